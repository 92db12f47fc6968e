import type { LookupAddress, lookup } from "node:dns";
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { Readable } from "node:stream";
import { AppError } from "./errors.ts";

export type Send = (url: URL, init: RequestInit) => Promise<Response>;

/** Refuses what an address must not be, by what it throws. */
export type JudgeAddress = (address: string, host: string) => void;

/** What a judge throws of any of these; null where they may all be asked. */
const refusalOf = (judge: JudgeAddress, host: string, found: readonly LookupAddress[]) => {
  try {
    for (const { address } of found) judge(address, host);
    return null;
  } catch (refused) {
    return refused as Error;
  }
};

/** Looks a name up for the connection that is about to be made: what it stands for then is what counts. */
const judgedLookup =
  (resolve: typeof lookup, judge: JudgeAddress): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new Error(`${host} has no address`), []);
      const refused = refusalOf(judge, host, found);
      if (refused) done(refused, []);
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };

/** Statuses whose answers have no body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

const asResponse = (answer: IncomingMessage): Response => {
  const { statusCode: status = 502, statusMessage = "" } = answer;
  const headers = new Headers();
  for (const [name, values] of Object.entries(answer.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  if (bodiless.has(status)) answer.resume();
  const body = bodiless.has(status) ? null : (Readable.toWeb(answer) as ReadableStream);
  return new Response(body, { status, statusText: statusMessage, headers });
};

/**
 * Asks over a connection to the very address that was judged: a name that stands for another one a moment later leads
 * nowhere else. An address that is written out is looked up by nobody, so who calls judges it. Redirects are not followed.
 *
 * Node's own client, as `fetch` takes no lookup. Each request has a connection of its own, which nothing else opened.
 */
export const sendPinned = (resolve: typeof lookup, judge: JudgeAddress): Send => {
  const [agent, secureAgent] = [new HttpAgent(), new HttpsAgent()];
  const judged = judgedLookup(resolve, judge);
  return (url, { method = "GET", headers, body, signal }) =>
    new Promise((take, fail) => {
      if (body != null && typeof body !== "string") throw new TypeError("a body that is no text");
      const isSecure = url.protocol === "https:";
      const asked = (isSecure ? requestHttps : requestHttp)(
        url,
        {
          ...{ method, lookup: judged, agent: isSecure ? secureAgent : agent },
          headers: Object.fromEntries(new Headers(headers)),
          ...(signal && { signal }),
        },
        (answer) => {
          try {
            take(asResponse(answer));
          } catch (cause) {
            // A status beyond 599, or a reason with control characters: what is thrown here would end the process.
            answer.destroy();
            failWith(cause);
          }
        },
      );
      const failWith = (cause: unknown) => {
        if (cause instanceof AppError) fail(cause);
        // As `fetch` does: the providers' packages tell by these whether a request may be repeated.
        else fail(signal?.aborted ? signal.reason : new TypeError("fetch failed", { cause }));
      };
      asked.on("error", failWith);
      // Without this the answer 101 is waited for without end.
      asked.on("upgrade", (_answer, socket) => {
        socket.destroy();
        failWith(new Error("the server changes the protocol"));
      });
      asked.end(body ?? undefined);
    });
};
