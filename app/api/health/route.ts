import { runtimeWithin } from "#agents/runtime.ts";
import { answer } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { route } from "#lib/http/route.ts";

/** Less than the 5 s for which the supervisor waits: it shall hear what is wrong, not nothing. */
const longestBeginMs = 4_000;

/** 200 while the server and its database answer and something can be saved; else 503, and what is wrong. */
export const GET = route("read", async () => {
  await (await runtimeWithin(longestBeginMs)).health();
  return answer({ status: "ok" });
});

const refused = methodNotAllowed("GET, HEAD");

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT };
