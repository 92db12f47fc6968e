import type { ErrorBody } from "#lib/schemas/thread.ts";
import type { useTexts } from "../ui/texts.tsx";

/** What came back: the answer, or a sentence for the student; null when Lectern itself did not answer. */
export type Sent<T> = { ok: true; value: T } | Refused;

export interface Refused {
  readonly ok: false;
  readonly code: string;
  readonly message: string | null;
  /** Which photo of a form was refused, from 0; null when it was not a photo. */
  readonly photo: number | null;
  /** Seconds until the database is started again; null when it runs. */
  readonly nextTrySeconds: number | null;
}

/**
 * Why asking again does not help: a login before the server has ended, it may not be had, or it is not there (any more).
 */
export type Denial = "signed_out" | "refused" | "gone";

const denials: Readonly<Record<number, Denial>> = {
  401: "signed_out",
  403: "refused",
  404: "gone",
};

const denialOf = ({ code }: Pick<Refused, "code">): Denial | undefined =>
  Object.values(denials).find((one) => one === code);

/** Whether asking again will never help. */
export const isDenied = (refused: Pick<Refused, "code">): boolean =>
  refused.code === "not_found" || denialOf(refused) !== undefined;

/** Why something was not done, as a sentence: the server's own, or what can be told from how something before it answered. */
export const refusalText = (
  t: ReturnType<typeof useTexts>,
  refused: Pick<Refused, "code" | "message">,
): string => {
  if (refused.message !== null) return refused.message;
  const denial = denialOf(refused);
  return denial === undefined ? t("shell.unreachable") : t(`shell.denied.${denial}`);
};

/**
 * Asks our own API. Never throws: a refusal carries the server's sentence in the student's
 * language. What is no answer of Lectern, as of a proxy with a login before it, has a `Denial` for a code where its
 * status says so, and else is `unreachable`.
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
  const refused = { ok: false, message: null, photo: null, nextTrySeconds: null } as const;
  try {
    const response = await fetch(url, request);
    const text = await response.text();
    if (response.ok) return { ok: true, value: text === "" ? null : JSON.parse(text) };
    const refusal = readRefusal(text);
    if (refusal === null) return { ...refused, code: denials[response.status] ?? "unreachable" };
    const { code, message, details } = refusal.error;
    const photo = typeof details?.photo === "number" ? details.photo : null;
    const { nextTrySeconds } = details ?? {};
    return {
      ...{ ok: false, code, message, photo },
      nextTrySeconds: typeof nextTrySeconds === "number" ? nextTrySeconds : null,
    };
  } catch {
    return { ...refused, code: "unreachable" };
  }
};

/** An error of our own API; null when something else answered. */
const readRefusal = (text: string): ErrorBody | null => {
  try {
    const body: Partial<ErrorBody> | null = JSON.parse(text);
    const { code, message } = body?.error ?? {};
    return typeof code === "string" && typeof message === "string" ? (body as ErrorBody) : null;
  } catch {
    return null;
  }
};

/** What a conditional GET found: `value` is null when nothing changed since `etag`. */
export interface Changed<T> {
  readonly value: T | null;
  readonly etag: string | null;
}

/**
 * A conditional GET of our own API. Null when the server did not answer with what was asked for, or `signal` gave up.
 * @param onDenied is called where the server answered that this cannot be had
 */
export const getIfChanged = async <T>(
  url: string,
  etag: string | null,
  signal?: AbortSignal,
  onDenied?: (why: Denial) => void,
): Promise<Changed<T> | null> => {
  try {
    const response = await fetch(url, {
      headers: etag === null ? {} : { "if-none-match": etag },
      cache: "no-store",
      signal: signal ?? null,
    });
    if (response.status === 304) return { value: null, etag };
    const denial = denials[response.status];
    if (denial) onDenied?.(denial);
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
