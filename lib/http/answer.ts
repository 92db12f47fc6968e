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

/** Whether the client holds this revision already (RFC 9110, weak comparison). */
const holds = (request: Request, revision: number): boolean =>
  (request.headers.get("if-none-match") ?? "")
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .some((tag) => tag === "*" || tag === `"${revision}"`);

/**
 * Answers a conditional GET: 304 without a body when the client holds the revision, and `load` is
 * not called then.
 */
export const answerRevision = async <T extends { readonly revision: number }>(
  request: Request,
  revision: number,
  load: () => Promise<T>,
): Promise<Response> => {
  if (holds(request, revision)) {
    return new Response(null, {
      status: 304,
      headers: { ...apiHeaders, etag: revisionTag(revision) },
    });
  }
  const body = await load();
  // The revision may have risen since it was asked for, and the tag must be that of the body.
  return answer(body, 200, { etag: revisionTag(body.revision) });
};
