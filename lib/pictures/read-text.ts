import sharp from "sharp";
import type { Block, Word } from "tesseract.js";
import { AppError } from "#lib/errors.ts";
import { oneAtATime } from "./encode-picture.ts";
import {
  fetchLanguageFiles,
  findLanguageFiles,
  type LanguageFolders,
  ownLanguageFolder,
  readingLanguages,
} from "./language-files.ts";
import { startTesseract, type TesseractThread } from "./tesseract-thread.ts";

/** A word that was read, its box in pixels of the picture. */
export interface RecognisedWord {
  readonly text: string;
  /** 0 to 100, as the reader says. */
  readonly confidence: number;
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

export interface RecognisedLine {
  readonly words: readonly RecognisedWord[];
  /** From the top of its tallest letters to the foot of its lowest, in pixels; much the same in one size of letters. */
  readonly height: number;
  /** True for the first line of a paragraph. */
  readonly opensParagraph: boolean;
}

/** What was read from a picture, in reading order. */
export interface RecognisedText {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly RecognisedLine[];
}

/** Below it letters of a page are so small that Tesseract guesses; it wants about 300 dots an inch. */
const smallEdge = 1_400;
const mostEnlarged = 2;

interface PreparedPicture {
  readonly bytes: Uint8Array;
  /** Of the picture that was given, in pixels. */
  readonly width: number;
  readonly height: number;
  /** How many pixels of the prepared picture one of the given has. */
  readonly scale: number;
}

/** A picture as Tesseract reads it best: grey, with the whole range from black to white, not too small. */
const prepareForReading = (bytes: Uint8Array): Promise<PreparedPicture> =>
  oneAtATime(async () => {
    const { width, height } = await sharp(bytes).metadata();
    const scale = Math.min(mostEnlarged, Math.max(1, smallEdge / Math.max(width, height)));
    const picture = sharp(bytes).flatten({ background: "white" }).greyscale().normalise();
    const sized = scale > 1 ? picture.resize({ width: Math.round(width * scale) }) : picture;
    const prepared = await sized.png({ compressionLevel: 1 }).toBuffer();
    return { bytes: prepared, width, height, scale };
  });

/** A picture that needs nothing. */
const asItIs = async (bytes: Uint8Array): Promise<PreparedPicture> => {
  const { width, height } = await sharp(bytes).metadata();
  return { bytes, width, height, scale: 1 };
};

/** Tesseract's tree of blocks, paragraphs and lines as lines in reading order. `scale` as in `prepareForReading`. */
const wordsOfBlocks = (blocks: readonly Block[], scale: number): RecognisedLine[] =>
  blocks
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ lines }) =>
      lines
        .map(({ words, rowAttributes }) => ({
          words: words.filter(({ text }) => text.trim() !== "").map((word) => wordOf(word, scale)),
          height: rowAttributes.rowHeight / scale,
        }))
        .filter(({ words }) => words.length > 0)
        .map((line, index) => ({ ...line, opensParagraph: index === 0 })),
    );

const wordOf = ({ text, confidence, bbox }: Word, scale: number): RecognisedWord => ({
  text: text.trim(),
  confidence,
  box: {
    x: Math.round(bbox.x0 / scale),
    y: Math.round(bbox.y0 / scale),
    width: Math.round((bbox.x1 - bbox.x0) / scale),
    height: Math.round((bbox.y1 - bbox.y0) / scale),
  },
});

/** Loading takes a second, keeping costs 200 MB. */
const idleMs = 60_000;
/** A page of handwriting takes some seconds; a picture of noise never ends. */
const longestReadMs = 120_000;
/** A machine without the files and without a network is not asked for them with every page. */
const failureHoldsMs = 60_000;

export interface PictureReader {
  /**
   * @throws AppError ocr_unavailable when the language files are not there and cannot be had, ocr_failed when this
   *   picture could not be read, stopped when the signal fired
   */
  readonly read: (
    picture: { readonly bytes: Uint8Array },
    signal?: AbortSignal,
  ) => Promise<RecognisedText>;
  /** Reads lines of clean print, black on white and 20 to 40 pixels high, as they are. @throws AppError as `read` */
  readonly readPrint: PictureReader["read"];
  readonly close: () => Promise<void>;
}

export interface ReaderOptions {
  readonly env: LanguageFolders;
  /** Where the language files are, and how missing ones are fetched. */
  readonly find?: typeof findLanguageFiles;
  readonly fetchFiles?: (folder: string) => Promise<void>;
  readonly start?: typeof startTesseract;
  readonly longestMs?: number;
}

/**
 * Reads the words of pictures with Tesseract, one picture at a time, in a thread that is kept for a while. A thread
 * that dies takes one picture with it, and no more.
 */
export const createTextReader = (options: ReaderOptions): PictureReader => {
  const { start = startTesseract, longestMs = longestReadMs } = options;
  const folder = createFolderFinder(options);
  let thread: TesseractThread | null = null;
  let idle: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const stop = async () => {
    clearTimeout(idle);
    const ending = thread;
    thread = null;
    await ending?.stop();
  };
  const running = async (files: string): Promise<TesseractThread> => {
    clearTimeout(idle);
    if (!thread?.alive()) thread = await start(readingLanguages, files).catch(failed);
    return thread;
  };
  const read = async (
    prepare: () => Promise<PreparedPicture>,
    signal: AbortSignal,
  ): Promise<RecognisedText> => {
    if (signal.aborted) throw stopped();
    const { bytes: prepared, scale, ...size } = await prepare().catch(failed);
    const reading = await running(await folder());
    const ends = AbortSignal.any([signal, AbortSignal.timeout(longestMs)]);
    const abort = () => void reading.stop();
    ends.addEventListener("abort", abort, { once: true });
    if (ends.aborted) abort();
    reading.hold(true);
    try {
      const blocks = await reading.recognise(prepared).catch(failed);
      return { ...size, lines: wordsOfBlocks(blocks, scale) };
    } finally {
      ends.removeEventListener("abort", abort);
      reading.hold(false);
      idle = setTimeout(() => void stop(), idleMs).unref();
    }
  };
  const inTurn = (
    prepare: () => Promise<PreparedPicture>,
    signal = new AbortController().signal,
  ) => {
    const result = queue.then(() => read(prepare, signal));
    queue = result.catch(() => undefined);
    return result.catch((error) => Promise.reject(signal.aborted ? stopped() : error));
  };
  return {
    read: ({ bytes }, signal) => inTurn(() => prepareForReading(bytes), signal),
    readPrint: ({ bytes }, signal) => inTurn(() => asItIs(bytes), signal),
    close: stop,
  };
};

const stopped = (): AppError => new AppError("stopped", "stopped while a picture was read");

const failed = (cause: unknown): never => {
  throw new AppError("ocr_failed", "Tesseract could not read a picture", { cause });
};

/** Finds the language files, or fetches them once for all who wait. */
const createFolderFinder = ({
  env,
  find = findLanguageFiles,
  fetchFiles = fetchLanguageFiles,
}: ReaderOptions): (() => Promise<string>) => {
  let fetching: Promise<void> | null = null;
  let failedAt: number | null = null;
  return async () => {
    const found = find(env);
    if (found !== null) return found;
    const own = ownLanguageFolder(env);
    if (failedAt !== null && performance.now() - failedAt > failureHoldsMs) {
      fetching = null;
      failedAt = null;
    }
    fetching ??= fetchFiles(own).catch((error) => {
      failedAt = performance.now();
      throw error;
    });
    await fetching;
    return own;
  };
};
