import { runtimeWithin } from "#agents/kept-runtime.ts";
import { createHandlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";

/** Less than the 5 s for which the supervisor waits: it shall hear what is wrong, not nothing. */
const longestBeginMs = 4_000;
const handlers = createHandlers(() => runtimeWithin(longestBeginMs));

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers({
  /** 200 while the server and its database answer and something can be saved; else 503, and what is wrong. */
  GET: async ({ services }) => {
    await services.health();
    return answer({ status: "ok" });
  },
});
