/** Reads one file, a batch each time it is asked. `reader-process.ts` around it watches what that costs. */
import { parentPort, workerData } from "node:worker_threads";
import { toAppError } from "#lib/errors.ts";
import type { KeptPicture } from "#lib/pictures/encode-picture.ts";
import { type NoteText, readNote, type WebOrigin } from "./read-note.ts";
import { openSource } from "./read-source.ts";
import type { ReaderInput, ReaderProgress, ReaderReply, ReaderRequest } from "./start-reader.ts";

const say = (reply: ReaderReply | ReaderProgress) => parentPort?.postMessage(reply);

const failure = (thrown: unknown): ReaderReply => {
  const { code, message, details } = toAppError(thrown);
  return { is: "error", code: code === "internal" ? "source_file_broken" : code, message, details };
};

const onFile = (path: string) => say({ is: "file", path });

/** The text goes before its pictures, which may end this process, and each of them goes once. */
const readNotes = async (
  fileName: string,
  bytes: Uint8Array,
  web: WebOrigin | null = null,
): Promise<void> => {
  const hooks = {
    onPart: onFile,
    onText: (text: NoteText) => say({ is: "text", ...text }),
    onPicture: (name: string, picture: KeptPicture) => say({ is: "picture", name, picture }),
  };
  const { note, pictures } = await readNote(fileName, bytes, hooks, web);
  say({ is: "note", note, shown: pictures.map(({ sha256 }) => sha256) });
};

const fetchPictures = (addresses: readonly string[]) => {
  const { promise, resolve } = Promise.withResolvers<readonly (Uint8Array | null)[]>();
  parentPort?.once("message", (request: ReaderRequest) =>
    resolve(request.ask === "pictures" ? request.pictures : []),
  );
  say({ is: "wanted", addresses });
  return promise;
};

const readWeb = (fileName: string, bytes: Uint8Array): Promise<void> =>
  readNotes(fileName, bytes, { address: given?.address ?? "", fetchPictures });

const readCardFile = async (fileName: string, bytes: Uint8Array): Promise<void> => {
  // Loaded for cards alone, as nothing else needs a database.
  const { readCards } = await import("#lib/library/cards/read-cards.ts");
  say({ is: "cards", cards: await readCards(fileName, bytes, () => onFile(fileName)) });
};

const readManual = async (fileName: string, bytes: Uint8Array): Promise<void> => {
  const { batches, ...found } = await openSource(fileName, bytes, onFile);
  let open: ReturnType<typeof batches> | null = null;
  parentPort?.on("message", async (request: ReaderRequest) => {
    try {
      if (request.ask === "begin") open = batches(request.from);
      const next = await open?.next();
      say(next && !next.done ? { is: "batch", batch: next.value } : { is: "end" });
    } catch (error) {
      say(failure(error));
    }
  });
  say({ is: "open", ...found });
};

const given: (Pick<ReaderInput, "fileName" | "as" | "address"> & { bytes: Uint8Array }) | null =
  workerData;
if (given !== null) {
  const reads = { note: readNotes, web: readWeb, cards: readCardFile, manual: readManual };
  reads[given.as](given.fileName, given.bytes).catch((error) => say(failure(error)));
}
