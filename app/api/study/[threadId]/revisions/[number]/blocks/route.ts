import { runtime } from "#agents/runtime.ts";
import { renderBlock } from "#components/study/render-block.tsx";
import { createBlockMemory } from "#lib/blocks/block-memory.ts";
import { markBlocks } from "#lib/blocks/mark-blocks.ts";
import { answer } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { numberParam } from "#lib/http/number-param.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";

/** The document as it was at a revision, rendered: `{ revision, blocks: [{ id, start, end, heading, html }] }`. */
export const GET = route<"threadId" | "number">("read", async ({ params }) => {
  const revision = numberParam(params.number);
  const text = await (await runtime()).documentAt(localOwner, params.threadId, revision);
  const blocks = [];
  for (const block of markBlocks(await createBlockMemory()(text), [])) {
    const { id, start, end, heading } = block;
    blocks.push({ id, start, end, heading, html: await renderBlock(block) });
  }
  return answer({ revision, blocks });
});

const refused = methodNotAllowed("GET, HEAD");

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT };
