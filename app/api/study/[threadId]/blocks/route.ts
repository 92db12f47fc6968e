import { handlers } from "#app/handlers.ts";
import { notePictures } from "#app/shown-pictures.ts";
import { renderBlock } from "#components/study/document/render-block.tsx";
import { answer } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { blocksRequest } from "#lib/schemas/study.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">(
  {
    /** Blocks as sanitised HTML: `{ blocks: [{ id, html }] }`; an id that is not in the thread any more is left out. */
    POST: async ({ request, params, locale, services }) => {
      const { ids } = await readJson(request, blocksRequest);
      const found = await services.study.read.studyBlocks(params.threadId, ids);
      const pictures = await services.cards.read.picturesOfThread(params.threadId);
      const shown = notePictures(pictures, locale);
      const blocks: { id: string; html: string }[] = [];
      for (const block of found) {
        blocks.push({ id: block.id, html: await renderBlock(block, shown) });
      }
      return answer({ blocks });
    },
  },
  { POST: "read" },
);
