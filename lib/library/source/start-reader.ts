import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { bareEnvironment } from "#lib/env.ts";
import { AppError, type ErrorCode, type ErrorDetails, toAppError } from "#lib/errors.ts";
import { type ReaderLimits, readerLimits } from "#lib/library/library-limits.ts";
import type { KeptPicture } from "#lib/pictures/encode-picture.ts";
import { endOf } from "#lib/process-end.ts";
import type { CardFileView } from "#lib/schemas/card-file.ts";
import type { PackDescription, SourceFormat } from "#lib/schemas/library.ts";
import type { NoteFileView } from "#lib/schemas/note-file.ts";
import { type NoteReading, type NoteText, type WebOrigin, withKeptPictures } from "./read-note.ts";
import type { ImportPlace, OpenSource, SourceBatch } from "./read-source.ts";

/** What the reading process is given when it starts; the bytes come by its standard input. */
export interface ReaderInput {
  readonly fileName: string;
  /** In bytes. */
  readonly size: number;
  readonly limits: ReaderLimits;
  /** What it is read as: chunks of a manual, batch by batch; a student's notes, what the web answered or cards, whole. */
  readonly as: "manual" | "note" | "web" | "cards";
  /** Of what the web answered: where it was found. */
  readonly address?: string;
}

/** What the reading process is asked: to begin at a place, then for one batch after the other. */
export type ReaderRequest =
  | { readonly ask: "begin"; readonly from: ImportPlace }
  | { readonly ask: "next" }
  | { readonly ask: "pictures"; readonly pictures: readonly (Uint8Array | null)[] };

export type ReaderReply =
  | {
      readonly is: "open";
      readonly format: SourceFormat;
      readonly total: number;
      readonly description: PackDescription | null;
    }
  | { readonly is: "batch"; readonly batch: SourceBatch }
  | { readonly is: "wanted"; readonly addresses: readonly string[] }
  /** Before anything is done with pictures, and each of them. */
  | ({ readonly is: "text" } & NoteText)
  | { readonly is: "picture"; readonly name: string; readonly picture: KeptPicture }
  /** With the hashes of the pictures that it shows. */
  | { readonly is: "note"; readonly note: NoteFileView; readonly shown: readonly string[] }
  | { readonly is: "cards"; readonly cards: CardFileView }
  | { readonly is: "end" }
  | {
      readonly is: "error";
      readonly code: ErrorCode;
      readonly message: string;
      readonly details: ErrorDetails;
    };

/** Said before each file of a folder and each page of a PDF, so that the one that is too much can be named. */
export interface ReaderProgress {
  readonly is: "file";
  readonly path: string;
}

/** Longer than the longest file takes on a busy machine: a reader that is silent for so long waits for nothing. */
const longestSilenceMs = 900_000;

/** What Node ends with when its heap is full. */
const aborted = 134;

/** Of a file in a folder, in characters. */
const longestName = 500;

/** Errors that are of the file that was read just then. */
const atLimit: ReadonlySet<ErrorCode> = new Set([
  "source_too_heavy",
  "source_too_slow",
  "source_reader_ended",
]);

/** A file that is to be read. */
export interface SourceFile {
  readonly fileName: string;
  /** In bytes. */
  readonly size: number;
  /** In pieces, so that a large file is never whole in this process. */
  readonly bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** A file that is being read in a process of its own. */
export interface SourceReader {
  /** Of the process. */
  readonly pid: number | undefined;
  /** @throws AppError as `openSource`, source_too_heavy, source_too_slow, source_reader_ended */
  readonly open: () => Promise<Omit<OpenSource, "batches">>;
  /** @throws AppError source_too_heavy, source_too_slow, source_reader_ended */
  readonly batches: (from: ImportPlace) => AsyncGenerator<SourceBatch>;
  readonly stop: () => Promise<void>;
}

/** A bundler must not take the process's file apart: it is found beside this one when it is needed. */
const processFile = ["reader", "process.ts"].join("-");

const spawnReader = (heapMegabytes: number) => {
  const entry = fileURLToPath(new URL(processFile, import.meta.url));
  return spawn(process.execPath, [`--max-old-space-size=${heapMegabytes}`, entry], {
    // A hostile file that breaks out of the reader finds no keys there.
    env: bareEnvironment(),
    stdio: ["pipe", "ignore", "inherit", "ipc"],
    serialization: "advanced",
  });
};

const failure = (thrown: unknown): ReaderReply => {
  const { code, message, details } = toAppError(thrown);
  return { is: "error", code, message, details };
};

const endedEarly = (code: number | null, signal: string | null): AppError =>
  new AppError(
    signal === "SIGABRT" || code === aborted ? "source_too_heavy" : "source_reader_ended",
    `The reading process ended (${signal ?? code})`,
  );

/** Sends the file's bytes. That the reader ends meanwhile is told by its end. @throws what reading the bytes throws */
const feed = async (bytes: SourceFile["bytes"], input: Writable): Promise<void> => {
  input.on("error", () => {});
  for await (const piece of bytes) {
    if (input.destroyed) return;
    await new Promise<unknown>((resolve) => input.write(piece, resolve));
  }
  input.end();
};

/** Starts to read a file of a manual. */
export const startReader = (file: SourceFile, limits = readerLimits(file.size)): SourceReader => {
  const { pid, ask, received, stop } = startProcess(file, limits, "manual");
  return {
    pid,
    stop,
    open: async () => {
      const given = await received();
      if (given.is !== "open") throw new Error("The reading process does not begin with its file");
      const { is: _is, ...found } = given;
      return found;
    },
    batches: async function* (from) {
      ask({ ask: "begin", from });
      for (let given = await received(); given.is === "batch"; given = await received()) {
        yield given.batch;
        ask({ ask: "next" });
      }
    },
  };
};

/** What a process of its own read of a file of notes. */
interface NoteReadApart extends NoteReading {
  /** Why it ended among the pictures, when it did: the text then has those that were done. */
  readonly ended: AppError | null;
}

/**
 * Reads a file of notes in a process of its own, which ends with it. Once the text is whole it is not lost: whatever happens to
 * the process among the pictures costs those that are left.
 * @param web where it was fetched, when it is from the web; the process itself asks nobody for pictures
 * @throws AppError as `readNote`, source_too_heavy, source_too_slow, source_reader_ended
 */
export const readNoteApart = async (
  file: SourceFile,
  limits = readerLimits(file.size),
  web: WebOrigin | null = null,
): Promise<NoteReadApart> => {
  const { received, ask, stop } = startProcess(
    file,
    limits,
    web === null ? "note" : "web",
    web?.address,
  );
  const told = toldOfNote();
  try {
    for (let given = await received(); ; given = await received()) {
      if (given.is === "wanted" && web !== null) {
        ask({ ask: "pictures", pictures: await web.fetchPictures(given.addresses) });
        continue;
      }
      const whole = told.take(given);
      if (whole !== null) return { ...whole, ended: null };
    }
  } catch (thrown) {
    const soFar = thrown instanceof AppError ? told.soFar() : null;
    // Photos alone: that there is no text would hide why none of them was done.
    if (soFar === null) throw thrown;
    return { ...soFar, ended: toAppError(thrown) };
  } finally {
    await stop();
  }
};

/** What a reading process tells of a file of notes, put together. */
const toldOfNote = () => {
  let text: NoteText | null = null;
  const kept = new Map<string, KeptPicture>();
  return {
    /** @returns the notes when they are whole */
    take: (given: ReaderReply): NoteReading | null => {
      if (given.is === "text") text = given;
      else if (given.is === "picture") kept.set(given.name, given.picture);
      else if (given.is === "note") {
        const bySha256 = new Map([...kept.values()].map((picture) => [picture.sha256, picture]));
        const pictures = given.shown.flatMap((sha256) => bySha256.get(sha256) ?? []);
        return { note: given.note, pictures };
      } else throw new Error("The reading process does not answer with the notes");
      return null;
    },
    /** The text with the pictures that were done; null before the text is whole, and where nothing would be left of it. */
    soFar: (): NoteReading | null => {
      if (text === null) return null;
      try {
        return withKeptPictures(text, kept);
      } catch (thrown) {
        if (thrown instanceof AppError && thrown.code === "source_no_text") return null;
        throw thrown;
      }
    },
  };
};

/**
 * Reads a file of cards in a process of its own, which ends with it.
 * @throws AppError as `readCards`, source_too_heavy, source_too_slow, source_reader_ended
 */
export const readCardsApart = async (
  file: SourceFile,
  limits = readerLimits(file.size),
): Promise<CardFileView> => {
  const { received, stop } = startProcess(file, limits, "cards");
  try {
    const given = await received();
    if (given.is !== "cards") throw new Error("The reading process does not answer with cards");
    return given.cards;
  } finally {
    await stop();
  }
};

const startProcess = (
  { fileName, size, bytes }: SourceFile,
  limits: ReaderLimits,
  as: ReaderInput["as"],
  address?: string,
) => {
  const child = spawnReader(limits.heapMegabytes);
  /** What is being read. */
  let file = fileName;
  let reply: ((given: ReaderReply) => void) | null = null;
  const waiting: ReaderReply[] = [];
  const take = (given: ReaderReply): void => {
    if (reply) reply(given);
    else waiting.push(given);
    reply = null;
  };
  child.on("message", (given: ReaderReply | ReaderProgress) => {
    if (given.is === "file") file = given.path.slice(0, longestName);
    else take(given);
  });
  // What it said last may be read after its end, but not after its channel's.
  Promise.all([once(child, "exit"), once(child, "disconnect")])
    .then(([[code, signal]]) => take(failure(endedEarly(code, signal))))
    .catch((error) => take(failure(error)));
  const input: ReaderInput = { fileName, size, limits, as, ...(address && { address }) };
  child.send(input, () => {});
  if (child.stdin) feed(bytes, child.stdin).catch((error) => take(failure(error)));
  const receive = async (): Promise<ReaderReply> => {
    const given = waiting.shift();
    if (given) return given;
    const { promise, resolve } = Promise.withResolvers<ReaderReply>();
    reply = resolve;
    const silent = new AppError("source_too_slow", "The reading process is silent");
    const timer = setTimeout(() => take(failure(silent)), longestSilenceMs);
    return promise.finally(() => clearTimeout(timer));
  };
  const received = async (): Promise<Exclude<ReaderReply, { is: "error" }>> => {
    const given = await receive();
    if (given.is !== "error") return given;
    const named = atLimit.has(given.code) ? { ...given.details, file } : given.details;
    throw new AppError(given.code, given.message, { details: named });
  };
  const ask = (request: ReaderRequest) => child.send(request, () => {});
  return {
    ...{ pid: child.pid, ask, received },
    stop: async () => {
      if (child.pid === undefined) return;
      const ended = endOf(child);
      child.kill("SIGKILL");
      await ended;
    },
  };
};
