/** Reads one file, a batch each time it is asked. `reader-process.ts` around it watches what that costs. */
import { parentPort, workerData } from "node:worker_threads";
import { toAppError } from "#lib/errors.ts";
import { readNote } from "./read-note.ts";
import { openSource } from "./read-source.ts";
import type { ReaderInput, ReaderProgress, ReaderReply, ReaderRequest } from "./start-reader.ts";

const say = (reply: ReaderReply | ReaderProgress) => parentPort?.postMessage(reply);

const failure = (thrown: unknown): ReaderReply => {
  const { code, message, details } = toAppError(thrown);
  return { is: "error", code: code === "internal" ? "source_file_broken" : code, message, details };
};

const onFile = (path: string) => say({ is: "file", path });

const readNotes = async (fileName: string, bytes: Uint8Array): Promise<void> =>
  say({ is: "note", ...(await readNote(fileName, bytes, onFile)) });

const fetchPictures = (addresses: readonly string[]) => {
  const { promise, resolve } = Promise.withResolvers<readonly (Uint8Array | null)[]>();
  parentPort?.once("message", (request: ReaderRequest) =>
    resolve(request.ask === "pictures" ? request.pictures : []),
  );
  say({ is: "wanted", addresses });
  return promise;
};

const readWeb = async (fileName: string, bytes: Uint8Array): Promise<void> => {
  const web = { address: given?.address ?? "", fetchPictures };
  say({ is: "note", ...(await readNote(fileName, bytes, onFile, web)) });
};

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
