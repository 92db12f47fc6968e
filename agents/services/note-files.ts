import type { CardPictureStore } from "#lib/cards/card-store.ts";
import type { Clock } from "#lib/clock.ts";
import { AppError, type ErrorCode } from "#lib/errors.ts";
import { readerLimits } from "#lib/library/library-limits.ts";
import type {
  readCardsApart,
  readNoteApart,
  SourceFile,
} from "#lib/library/source/start-reader.ts";
import type { Log } from "#lib/log.ts";
import type { CardFileView } from "#lib/schemas/card-file.ts";
import type { NoteFileView } from "#lib/schemas/note-file.ts";
import { farPicturesMs, maxFarPictureBytes } from "#lib/schemas/source-limits.ts";
import { withoutPictures } from "#lib/text/card-pictures.ts";
import type { FetchedPage, FetchPage } from "#lib/web/fetch-page.ts";

/** Each takes up to 512 MB and a core. */
const atOnce = 2;
/** Whoever comes later waits longer than a person would. */
const mostWaiting = 20;
const retryAfterMs = 10_000;

/** Does so much at once, and lets the rest wait for their turn. @throws AppError note_files_busy */
const createTurns = () => {
  let reading = 0;
  const waiting: (() => void)[] = [];
  return async <Done>(work: () => Promise<Done>): Promise<Done> => {
    if (reading >= atOnce) {
      if (waiting.length >= mostWaiting) {
        throw new AppError("note_files_busy", `${waiting.length} files wait`, { retryAfterMs });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else reading += 1;
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody comes between.
      const next = waiting.shift();
      if (next) next();
      else reading -= 1;
    }
  };
};

/** As long as the name of a file may be. */
const longestPlace = 255;

/** What a page's place is called: its address, of one that is too long as much as leads somewhere. */
export const placeOf = (address: string): string => {
  const { href, origin, pathname } = new URL(address);
  return [href, origin + pathname].find((one) => one.length <= longestPlace) ?? origin;
};

/** What a page is read as where its bytes do not tell. */
const nameOf = ({ address, mediaType }: FetchedPage): string =>
  /html/u.test(mediaType) ? "page.html" : new URL(address).pathname.split("/").at(-1) || "page";

export const noText = (cause?: unknown) =>
  new AppError("page_no_text", "The page has no text", { cause });

/** A page without words needs more than reading: its own sentence says what. */
const ofPage = (thrown: unknown): unknown =>
  thrown instanceof AppError && thrown.code === "note_file_no_text" ? noText(thrown) : thrown;

/** What stops a reader and what to do about it differ between a manual and what a student brings: these have sentences of their own. */
const ownCodes: Partial<Record<ErrorCode, ErrorCode>> = {
  source_pdf_scanned: "note_file_scanned",
  source_no_text: "note_file_no_text",
  source_too_long: "note_file_too_long",
  source_reader_ended: "file_reading_ended",
};

/** Says of a student's file what the readers, which manuals share, say of any. */
const inOwnWords = async <Read>(reading: Promise<Read>): Promise<Read> => {
  try {
    return await reading;
  } catch (thrown) {
    const code = thrown instanceof AppError ? ownCodes[thrown.code] : undefined;
    if (!(thrown instanceof AppError) || code === undefined) throw thrown;
    throw new AppError(code, thrown.message, { cause: thrown, details: thrown.details });
  }
};

/** Fetches so many pages at once, for whoever asks, and lets the rest wait for their turn. */
export const fetchInTurn = (fetchPage: FetchPage): FetchPage => {
  const inTurn = createTurns();
  return (...asked) => inTurn(() => fetchPage(...asked));
};

/** Whether an address has a usual port or is at the page's own server: a page may not have others tried out. */
const isUsual = (address: string, page: string): boolean =>
  URL.canParse(address) &&
  (new URL(address).port === "" || new URL(address).origin === new URL(page).origin);

/** Fetches pictures one after the other, as far as there is room and time for all of them. */
const pictureFetch =
  (fetchPage: FetchPage, page: string) =>
  async (addresses: readonly string[]): Promise<(Uint8Array | null)[]> => {
    const fetched: (Uint8Array | null)[] = [];
    const signal = AbortSignal.timeout(farPicturesMs);
    const late = new Promise<null>((resolve) => {
      signal.addEventListener("abort", () => resolve(null), { once: true });
    });
    let room = maxFarPictureBytes;
    for (const address of addresses) {
      // One that is not to be had, or lies at a private address, keeps no text from being read.
      const bytes =
        signal.aborted || room <= 0 || !isUsual(address, page)
          ? null
          : await Promise.race([
              fetchPage(address, { signal, bytes: room }).then(
                (one) => one.bytes,
                () => null,
              ),
              // A fetch that still waits for its turn hears no signal.
              late,
            ]);
      room -= bytes?.byteLength ?? 0;
      fetched.push(bytes);
    }
    return fetched;
  };

/** A text without its pictures, where there is no room for more of them. */
const inWords = ({ pictures, shown, parts, ...note }: NoteFileView): NoteFileView => ({
  ...note,
  ...{ pictures: pictures + shown, shown: 0 },
  parts: parts.map((part) => ({ ...part, text: withoutPictures(part.text) })),
});

/** Files of notes and of cards, and pages of the web, as text. Nothing of them is kept but pictures that a text shows. */
export const noteReads = (options: {
  readonly read: typeof readNoteApart;
  readonly readCards: typeof readCardsApart;
  readonly fetchPage: FetchPage;
  readonly pictures: Pick<CardPictureStore, "keep">;
  readonly clock: Clock;
  readonly log: Pick<Log, "warn">;
}) => {
  const inTurn = createTurns();
  /** Keeps the pictures for the note that is to be made of the text; what no note takes is deleted a day later. */
  const keep = async (
    ownerId: string,
    { note, pictures, ended }: Awaited<ReturnType<typeof readNoteApart>>,
  ): Promise<NoteFileView> => {
    if (ended !== null) {
      options.log.warn({ error: ended, pictures: note.pictures }, "reader ended among pictures");
    }
    if (pictures.length === 0) return note;
    try {
      await options.pictures.keep(ownerId, pictures, options.clock());
      return note;
    } catch (thrown) {
      if (thrown instanceof AppError && thrown.code === "card_pictures_full") return inWords(note);
      throw thrown;
    }
  };
  return {
    /**
     * Reads a file of notes, when its turn comes.
     * @throws AppError note_files_busy, note_file_*, file_reading_ended, and what `readNoteApart` throws besides
     */
    readNoteFile: async (ownerId: string, file: SourceFile): Promise<NoteFileView> =>
      keep(ownerId, await inOwnWords(inTurn(() => options.read(file)))),

    /**
     * Reads a file of cards, when its turn comes.
     * @throws AppError note_files_busy, file_reading_ended, and what `readCardsApart` throws besides
     */
    readCardFile: (_ownerId: string, file: SourceFile): Promise<CardFileView> =>
      inOwnWords(inTurn(() => options.readCards(file))),

    /**
     * Fetches a page of the web and reads it, of whatever format it is.
     * @throws AppError as `readNoteFile`, page_no_text, and what `FetchPage` throws
     */
    readNotePage: async (ownerId: string, address: string): Promise<NoteFileView> => {
      const page = await options.fetchPage(address);
      const { bytes } = page;
      if (bytes.length === 0) throw noText();
      const file = { fileName: nameOf(page), size: bytes.length, bytes: [bytes] };
      try {
        const web = {
          address: page.address,
          fetchPictures: pictureFetch(options.fetchPage, page.address),
        };
        const limits = readerLimits(file.size);
        const read = await inOwnWords(inTurn(() => options.read(file, limits, web)));
        return { ...(await keep(ownerId, read)), fileName: placeOf(page.address) };
      } catch (thrown) {
        throw ofPage(thrown);
      }
    },
  };
};
