import { handlers } from "#app/handlers.ts";
import { answer, answerRevision } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { packDescription } from "#lib/schemas/library.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers({
  /** All packs with their files and how far their imports are; 304 while nothing changed. */
  GET: async ({ request, locale, services }) => {
    const revision = await services.library.read.libraryRevision();
    return answerRevision(request, revision, () => services.library.read.getLibrary(locale));
  },

  /** Makes a pack for files to be imported into: `{ id }`. */
  POST: async ({ request, services }) => {
    const pack = await readJson(request, packDescription);
    return answer(await services.library.write.createPack(pack), 201);
  },
});
