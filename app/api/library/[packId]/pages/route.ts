import { handlers } from "#app/handlers.ts";
import { accepted } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { notePageRequest } from "#lib/schemas/note-file.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"packId">({
  /** Fetches a page of the web and begins to import it: `{ id }`. Its address again replaces it when the import is done. */
  POST: async ({ request, params, services }) => {
    const { address } = await readJson(request, notePageRequest);
    return accepted(await services.library.write.importPage(params.packId, address));
  },
});
