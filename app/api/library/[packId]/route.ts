import { handlers } from "#app/handlers.ts";
import { answer, answerRevision, done } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { packDescription } from "#lib/schemas/library.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"packId">({
  /** One pack; 304 while its revision is the one that the client holds. */
  GET: async ({ request, params, locale, services }) => {
    const pack = await services.library.read.getPack(params.packId, locale);
    return answerRevision(request, pack.revision, async () => pack);
  },

  /** Describes the pack anew. */
  PATCH: async ({ request, params, locale, services }) => {
    await services.library.write.changePack(
      params.packId,
      await readJson(request, packDescription),
    );
    return answer(await services.library.read.getPack(params.packId, locale));
  },

  /** Deletes the pack with its files; guides that used it keep their answers. */
  DELETE: async ({ params, services }) => {
    await services.library.write.deletePack(params.packId);
    return done();
  },
});
