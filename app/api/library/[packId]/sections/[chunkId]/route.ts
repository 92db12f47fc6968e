import { runtime } from "#agents/runtime.ts";
import { renderManual } from "#components/guide/render-guide.ts";
import { answer } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";

/** A section of a manual, its text also as sanitised HTML in `html`. */
export const GET = route<"packId" | "chunkId">("read", async ({ params }) => {
  const { packId, chunkId } = params;
  const section = await (await runtime()).getSection(localOwner, packId, chunkId);
  return answer({ ...section, html: await renderManual(section.text) });
});

const refused = methodNotAllowed("GET, HEAD");

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT };
