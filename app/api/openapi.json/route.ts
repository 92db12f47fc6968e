import { createHandlers } from "#app/handlers.ts";
import { answerTagged } from "#lib/http/answer.ts";
import { apiDescription } from "#lib/http/openapi/api-description.ts";

/** It tells nothing of anybody, so that it is there without a database, too. */
const handlers = createHandlers(async () => null);

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers({
  /** The whole API as OpenAPI 3.1; 304 while it is the one that the client holds. */
  GET: async ({ request }) => {
    const { tag, body } = apiDescription();
    return answerTagged(request, tag, async () => ({ tag, body }));
  },
});
