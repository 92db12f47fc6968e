import { runtime } from "#agents/runtime.ts";
import { accepted } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { readSource } from "#lib/http/read-source.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";

/** Takes a file and begins to import it: `{ id }`. One of the same name is replaced when the import is done. */
export const POST = route<"packId">("write", async ({ request, params, query, locale }) => {
  const library = await runtime();
  // Before a large body is read for nothing.
  await library.getPack(localOwner, params.packId, locale);
  const source = await readSource(request, query);
  return accepted(await library.importSource(localOwner, params.packId, source));
});

const refused = methodNotAllowed("POST");

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT };
