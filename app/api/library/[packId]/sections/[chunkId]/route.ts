import { handlers } from "#app/handlers.ts";
import { renderManual } from "#components/guide/render-guide.ts";
import { answer } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"packId" | "chunkId">({
  /** A section of a manual, its text also as sanitised HTML in `html`. */
  GET: async ({ params, services }) => {
    const { packId, chunkId } = params;
    const section = await services.library.read.getSection(packId, chunkId);
    return answer({ ...section, html: await renderManual(section.text) });
  },
});
