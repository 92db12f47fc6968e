import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { notePageRequest } from "#lib/schemas/note-file.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers(
  {
    /** Fetches a page of the web and reads it into parts of Markdown. Nothing of it is kept but its pictures, for a day. */
    POST: async ({ request, services }) => {
      const { address } = await readJson(request, notePageRequest);
      return answer(await services.threads.write.readNotePage(address));
    },
  },
  { POST: "create" },
);
