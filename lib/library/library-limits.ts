/** Largest file that can be imported: a manual of thousands of pages with its pictures. */
export const maxSourceBytes = 128 * 1024 * 1024;
/** Largest file of notes that is read: a book of some hundred pages with its pictures. */
export const maxNoteFileBytes = 64 * 1024 * 1024;
/** Largest file of cards that is read: a package of Anki with its pictures and sounds. */
export const maxCardFileBytes = 128 * 1024 * 1024;
/** Cards of one file. */
export const mostCardsOfFile = 50_000;
/** What a zip may unpack to, its text files together. */
export const maxUnpackedBytes = 512 * 1024 * 1024;
/** A page of text is never larger; a manual on one page may be. */
export const maxTextFileBytes = 48 * 1024 * 1024;
/** Names in a zip, its pictures included. */
export const maxZipEntries = 50_000;
/** Pieces of one import that can be searched. The search is measured up to 100,000 in a pack. */
export const maxSourceChunks = 200_000;
export const maxPacks = 100;
export const maxSourcesOfPack = 60;
/** Bad files of one import that are named; the rest are only many. */
export const maxBadFiles = 200;

/** What the process that reads one source may use. */
export interface ReaderLimits {
  /** Of the whole process, buffers included. */
  readonly memoryBytes: number;
  /** Of each garbage-collected heap, which is a part of it. */
  readonly heapMegabytes: number;
  /** Of the processor, for one file of a folder or one page of a PDF. */
  readonly secondsPerFile: number;
  /** Of the processor, for all of it. */
  readonly secondsInAll: number;
}

const megabyte = 1024 * 1024;
const readerSeconds = 60;
/** HTML of a thousand pages takes 3 s for each packed megabyte, on a machine that is not the fastest. */
const readerSecondsPerMegabyte = 20;
/** However large the file: one that needs more keeps others waiting for their turn. */
const mostReaderSeconds = 600;

const secondsInAll = (size: number): number =>
  Math.min(
    mostReaderSeconds,
    readerSeconds + Math.ceil((size / megabyte) * readerSecondsPerMegabyte),
  );

/** @param size of the source as it was uploaded, in bytes */
export const readerLimits = (size: number): ReaderLimits => ({
  memoryBytes: 512 * megabyte,
  heapMegabytes: 384,
  secondsPerFile: readerSeconds,
  secondsInAll: secondsInAll(size),
});

/** Of the processor, for the pictures of notes of this size: what is read is not lost for them. */
export const pictureSeconds = (size: number): number => secondsInAll(size) / 2;
