import { runtime } from "#agents/runtime.ts";
import { answer, answerRevision } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { readJson } from "#lib/http/read-json.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";
import { packDescription } from "#lib/schemas/library.ts";

/** All packs with their files and how far their imports are; 304 while nothing changed. */
export const GET = route("read", async ({ request, locale }) => {
  const library = await runtime();
  const revision = await library.libraryRevision(localOwner);
  return answerRevision(request, revision, () => library.getLibrary(localOwner, locale));
});

/** Makes a pack for files to be imported into: `{ id }`. */
export const POST = route("write", async ({ request }) => {
  const pack = await readJson(request, packDescription);
  return answer(await (await runtime()).createPack(localOwner, pack), 201);
});

const refused = methodNotAllowed("GET, HEAD, POST");

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as PUT };
