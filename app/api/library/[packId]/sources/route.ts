import { handlers } from "#app/handlers.ts";
import { accepted } from "#lib/http/answer.ts";
import { readSource } from "#lib/http/read-uploads.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"packId">({
  /** Takes a file and begins to import it: `{ id }`. One of the same name is replaced when the import is done. */
  POST: async ({ request, params, query, locale, services }) => {
    // Before a large body is read for nothing.
    await services.library.read.getPack(params.packId, locale);
    const source = await readSource(request, query);
    return accepted(await services.library.write.importSource(params.packId, source));
  },
});
