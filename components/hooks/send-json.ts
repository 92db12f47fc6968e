import type { ErrorBody } from "#lib/schemas/thread.ts";

/** What came back: the answer, or a sentence for the student; null when the server did not answer. */
export type Sent<T> = { ok: true; value: T } | Refused;

interface Refused {
  readonly ok: false;
  readonly code: string;
  readonly message: string | null;
  /** Which photo of a form was refused, from 0; null when it was not a photo. */
  readonly photo: number | null;
}

/**
 * Asks our own API. Never throws: a refusal carries the server's sentence in the student's
 * language, and a server that does not answer is `unreachable` without one.
 */
export const sendJson = <T>(
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  url: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Sent<T>> =>
  send(url, {
    ...(signal && { signal }),
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });

/** The same with a form, which may hold files. */
export const sendForm = <T>(url: string, form: FormData): Promise<Sent<T>> =>
  send(url, { method: "POST", body: form });

/** The same with a file as it is, which may be larger than this page's memory. */
export const sendFile = <T>(url: string, file: File, signal: AbortSignal): Promise<Sent<T>> =>
  send(url, {
    ...{ method: "POST", body: file, signal },
    headers: { "content-type": "application/octet-stream" },
  });

const send = async <T>(url: string, request: RequestInit): Promise<Sent<T>> => {
  try {
    const response = await fetch(url, request);
    const text = await response.text();
    if (response.ok) return { ok: true, value: text === "" ? null : JSON.parse(text) };
    const refusal: ErrorBody = JSON.parse(text);
    const { code, message, details } = refusal.error;
    const photo = typeof details?.photo === "number" ? details.photo : null;
    return { ok: false, code, message, photo };
  } catch {
    return { ok: false, code: "unreachable", message: null, photo: null };
  }
};

/** What a conditional GET found: `value` is null when nothing changed since `etag`. */
export interface Changed<T> {
  readonly value: T | null;
  readonly etag: string | null;
}

/** The answers that asking again does not change: who asks may not see it, or it is not there any more. */
const closed: readonly number[] = [401, 403, 404];

/**
 * A conditional GET of our own API. Null when the server did not answer with what was asked for, or `signal` gave up.
 * @param onClosed is called where the server answered that this cannot be had
 */
export const getIfChanged = async <T>(
  url: string,
  etag: string | null,
  signal?: AbortSignal,
  onClosed?: () => void,
): Promise<Changed<T> | null> => {
  try {
    const response = await fetch(url, {
      headers: etag === null ? {} : { "if-none-match": etag },
      cache: "no-store",
      signal: signal ?? null,
    });
    if (response.status === 304) return { value: null, etag };
    if (closed.includes(response.status)) onClosed?.();
    if (!response.ok) return null;
    return { value: await response.json(), etag: response.headers.get("etag") };
  } catch {
    return null;
  }
};

/** A name for one change, so that it is made once however often it is sent. Works without a secure context, too. */
export const requestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
