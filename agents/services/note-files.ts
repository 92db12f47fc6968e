import { AppError } from "#lib/errors.ts";
import type { SourceFile } from "#lib/library/source/start-reader.ts";
import type { NoteFileView } from "#lib/schemas/note-file.ts";

/** Each takes up to 512 MB and a core. */
const atOnce = 2;
/** Whoever comes later waits longer than a person would. */
const mostWaiting = 20;
const retryAfterMs = 10_000;

/** Files of notes as text. Nothing of them is kept. */
export const noteFileReads = (read: (file: SourceFile) => Promise<NoteFileView>) => {
  let reading = 0;
  const waiting: (() => void)[] = [];
  return {
    /**
     * Reads a file of notes, when its turn comes.
     * @throws AppError note_files_busy, and what `readNoteApart` throws
     */
    readNoteFile: async (_ownerId: string, file: SourceFile): Promise<NoteFileView> => {
      if (reading >= atOnce) {
        if (waiting.length >= mostWaiting) {
          throw new AppError("note_files_busy", `${waiting.length} files wait`, { retryAfterMs });
        }
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else reading += 1;
      try {
        return await read(file);
      } finally {
        // The place is handed on, so that nobody comes between.
        const next = waiting.shift();
        if (next) next();
        else reading -= 1;
      }
    },
  };
};
