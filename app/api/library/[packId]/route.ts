import { runtime } from "#agents/runtime.ts";
import { answer, answerRevision, done } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { readJson } from "#lib/http/read-json.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";
import { packDescription } from "#lib/schemas/library.ts";

/** One pack; 304 while its revision is the one that the client holds. */
export const GET = route<"packId">("read", async ({ request, params, locale }) => {
  const pack = await (await runtime()).getPack(localOwner, params.packId, locale);
  return answerRevision(request, pack.revision, async () => pack);
});

/** Describes the pack anew. */
export const PATCH = route<"packId">("write", async ({ request, params, locale }) => {
  const library = await runtime();
  await library.changePack(localOwner, params.packId, await readJson(request, packDescription));
  return answer(await library.getPack(localOwner, params.packId, locale));
});

/** Deletes the pack with its files; guides that used it keep their answers. */
export const DELETE = route<"packId">("write", async ({ params }) => {
  await (await runtime()).deletePack(localOwner, params.packId);
  return done();
});

const refused = methodNotAllowed("GET, HEAD, PATCH, DELETE");

export { refused as OPTIONS, refused as POST, refused as PUT };
