import { runtime } from "#agents/runtime.ts";
import { renderBlock } from "#components/study/render-block.tsx";
import { answer } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { readJson } from "#lib/http/read-json.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";
import { blocksRequest } from "#lib/schemas/study-requests.ts";

/** Blocks as sanitised HTML: `{ blocks: [{ id, html }] }`; an id that is not in the thread any more is left out. */
export const POST = route<"threadId">("read", async ({ request, params }) => {
  const { ids } = await readJson(request, blocksRequest);
  const found = await (await runtime()).studyBlocks(localOwner, params.threadId, ids);
  const blocks: { id: string; html: string }[] = [];
  for (const block of found) blocks.push({ id: block.id, html: await renderBlock(block) });
  return answer({ blocks });
});

const refused = methodNotAllowed("POST");

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT };
