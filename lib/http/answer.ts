import { apiHeaders } from "./security-headers.ts";

/** A JSON answer. */
export const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { ...apiHeaders, ...headers } });

/** 202: what was asked is stored and will be done. */
export const accepted = (body: unknown) => answer(body, 202);

/** 204: done, and there is nothing to tell. */
export const done = () => new Response(null, { status: 204, headers: apiHeaders });

/** The tag of a revision. Weak: the same state may be written down in two languages. */
const revisionTag = (revision: number): string => `W/"${revision}"`;

const bare = (tag: string): string => tag.trim().replace(/^W\//, "");

/** Whether the client holds this state already (RFC 9110, weak comparison). */
const holds = (request: Request, tag: string): boolean =>
  (request.headers.get("if-none-match") ?? "")
    .split(",")
    .map(bare)
    .some((held) => held === "*" || held === bare(tag));

/**
 * Answers a conditional GET: 304 without a body when the client holds what `tag` names, and `load` is
 * not called then. The state may have changed since it was asked for, so `load` says its tag again.
 */
export const answerTagged = async (
  request: Request,
  tag: string,
  load: () => Promise<{ readonly tag: string; readonly body: unknown }>,
): Promise<Response> => {
  if (holds(request, tag)) {
    return new Response(null, { status: 304, headers: { ...apiHeaders, etag: tag } });
  }
  const loaded = await load();
  return answer(loaded.body, 200, { etag: loaded.tag });
};

/** The same for what has a revision. */
export const answerRevision = <T extends { readonly revision: number }>(
  request: Request,
  revision: number,
  load: () => Promise<T>,
): Promise<Response> =>
  answerTagged(request, revisionTag(revision), async () => {
    const body = await load();
    return { tag: revisionTag(body.revision), body };
  });

/** The same for what belongs to a thread and changes with it. */
export const answerThreadRevision = <T extends { readonly thread: { readonly revision: number } }>(
  request: Request,
  revision: number,
  load: () => Promise<T>,
): Promise<Response> =>
  answerTagged(request, revisionTag(revision), async () => {
    const body = await load();
    return { tag: revisionTag(body.thread.revision), body };
  });
