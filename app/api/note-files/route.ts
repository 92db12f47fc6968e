import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { noteFileOf } from "#lib/http/read-uploads.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers({
  /** Reads a file of notes, of any format, into parts of Markdown. Nothing of it is kept but its pictures, for a day. */
  POST: async ({ request, query, services }) =>
    answer(await services.threads.read.readNoteFile(noteFileOf(request, query))),
});
