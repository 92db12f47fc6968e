import { z } from "zod";

/** Body of `POST /api/note-pages` and of `POST /api/library/{id}/pages`. */
export const notePageRequest = z.object({ address: z.string().max(4_000) });

/** What a file of notes was read as; a folder is a zip of several. */
const noteFormat = z.enum(["text", "html", "pdf", "docx", "pptx", "odf", "epub", "folder"]);

/** A chapter, slide or file of what was read, up to the next of any level. */
const notePart = z.object({
  /** "" where the file gives none. */
  title: z.string(),
  /** 1 for what stands above all others. */
  level: z.number().int().min(1).max(6),
  /** Page or slide on which it begins; null in formats without. */
  page: z.number().int().nullable(),
  words: z.number().int(),
  /** Markdown with its heading. All parts, one after the other, are the whole text. */
  text: z.string(),
});
export type NotePart = z.infer<typeof notePart>;

/** A file of notes as text. Nothing is kept of it on the server but the pictures that the text shows, for a day. */
export const noteFileView = z.object({
  fileName: z.string(),
  format: noteFormat,
  /** Pages, slides, chapters or files; null where there is no such count. */
  pages: z.number().int().nullable(),
  /** Pages that hold no text, such as scanned ones. */
  emptyPages: z.array(z.number().int()),
  /** Pictures, of which only the description is kept. */
  pictures: z.number().int(),
  /** Pictures that the text shows. */
  shown: z.number().int(),
  /** Characters that a reader of the file does not see: they are left out. */
  hidden: z.number().int(),
  /** Files of a folder that could not be read. */
  unread: z.array(z.string()),
  parts: z.array(notePart),
});
export type NoteFileView = z.infer<typeof noteFileView>;
