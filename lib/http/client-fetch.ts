import type { ZodType } from "zod";
import { AppError, type ErrorCode, errorStatus } from "../errors.ts";
import { errorBody } from "../schemas/error-body.ts";

/** What a request of a page needs to tell. `body` is sent as JSON, a `FormData` as a form. */
export interface ClientRequest {
  readonly method?: "GET" | "POST" | "PATCH" | "DELETE";
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** What a conditional request brings back; `null` data: the client holds the newest already. */
export interface Polled<T> {
  readonly data: T | null;
  readonly tag: string | null;
}

/**
 * Asks our own API from the browser.
 * @returns the answer in the shape of its schema.
 * @throws AppError whose `message` is the server's sentence for the student, in their language;
 *   server_unreachable with an empty message when no answer came. An abort is thrown as it is.
 */
export const clientFetch = async <T>(
  path: string,
  schema: ZodType<T>,
  request: ClientRequest = {},
): Promise<T> => parseAnswer(await send(path, request), schema);

/** Like `clientFetch`, for a request whose answer has no body (204). */
export const clientSend = async (path: string, request: ClientRequest): Promise<void> => {
  await send(path, request);
};

/** A conditional GET: `tag` is the one that came with the last answer. */
export const clientPoll = async <T>(
  path: string,
  schema: ZodType<T>,
  tag: string | null,
  signal?: AbortSignal,
): Promise<Polled<T>> => {
  const headers: Record<string, string> = tag === null ? {} : { "if-none-match": tag };
  const response = await send(path, signal ? { signal } : {}, headers);
  if (response.status === 304) return { data: null, tag };
  return { data: await parseAnswer(response, schema), tag: response.headers.get("etag") };
};

const send = async (
  path: string,
  { method = "GET", body, signal }: ClientRequest,
  headers: Record<string, string> = {},
): Promise<Response> => {
  const json = body !== undefined && !(body instanceof FormData);
  const response = await fetch(path, {
    method,
    cache: "no-store",
    headers: { ...headers, ...(json ? { "content-type": "application/json" } : {}) },
    body: body instanceof FormData ? body : json ? JSON.stringify(body) : null,
    signal: signal ?? null,
  }).catch(unreachable);
  if (response.ok || response.status === 304) return response;
  throw await readError(response);
};

const unreachable = (cause: unknown): never => {
  if (cause instanceof Error && cause.name === "AbortError") throw cause;
  throw new AppError("server_unreachable", "", { cause });
};

const parseAnswer = async <T>(response: Response, schema: ZodType<T>): Promise<T> => {
  const parsed = schema.safeParse(await response.json().catch(unreachable));
  if (parsed.success) return parsed.data;
  throw new AppError("internal", "", { cause: parsed.error });
};

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code);

const readError = async (response: Response): Promise<AppError> => {
  const parsed = errorBody.safeParse(await response.json().catch(() => null));
  // Something between us and the server answered, such as a proxy that lost it.
  if (!parsed.success) return new AppError("server_unreachable", "");
  const { code, message, details = {} } = parsed.data.error;
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return new AppError(isErrorCode(code) ? code : "internal", message, {
    details,
    retryAfterMs: Number.isFinite(seconds) ? seconds * 1000 : null,
  });
};
