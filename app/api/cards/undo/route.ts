import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { undoReviewRequest } from "#lib/schemas/card.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers({
  /** Takes a review back. */
  POST: async ({ request, services, timeZone }) => {
    const undo = await readJson(request, undoReviewRequest);
    return answer(await services.cards.write.undoReview(timeZone, undo));
  },
});
