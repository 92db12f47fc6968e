import { handlers } from "#app/handlers.ts";
import { notePictures } from "#app/shown-pictures.ts";
import { renderBlock } from "#components/study/document/render-block.tsx";
import { createBlockMemory, markBlocks } from "#lib/blocks/block-memory.ts";
import { answer } from "#lib/http/answer.ts";
import { numberParam } from "#lib/http/read-body.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId" | "number">({
  /** The document as it was at a revision, rendered: `{ revision, blocks: [{ id, start, end, heading, html }] }`. */
  GET: async ({ params, locale, services }) => {
    const revision = numberParam(params.number);
    const text = await services.study.read.documentAt(params.threadId, revision);
    const pictures = await services.cards.read.picturesOfThread(params.threadId);
    const shown = notePictures(pictures, locale);
    const blocks = [];
    for (const block of markBlocks(await createBlockMemory()(text), [])) {
      const { id, start, end, heading, anchors } = block;
      blocks.push({ id, start, end, heading, anchors, html: await renderBlock(block, shown) });
    }
    return answer({ revision, blocks });
  },
});
