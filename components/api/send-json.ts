import type { ErrorBody } from "#lib/schemas/error-body.ts";

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
