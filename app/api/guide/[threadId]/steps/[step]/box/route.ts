import { handlers } from "#app/handlers.ts";
import { done } from "#lib/http/answer.ts";
import { numberParam, readJson } from "#lib/http/read-body.ts";
import { drawnBox } from "#lib/schemas/guide.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId" | "step">({
  /** Keeps the box that the student drew for a step, from 0; `null` takes it away. */
  PUT: async ({ request, params, services }) => {
    const step = numberParam(params.step);
    const drawn = await readJson(request, drawnBox);
    await services.guide.write.drawBox(params.threadId, step, drawn);
    return done();
  },
});
