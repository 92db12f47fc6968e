import {
  APICallError,
  InvalidResponseDataError,
  JSONParseError,
  StreamProviderError,
  TypeValidationError,
} from "ai";
import { AppError, type ErrorCode } from "../errors.ts";
import type { Redact } from "./redact.ts";

/**
 * The wait a provider asks for, in milliseconds: `retry-after-ms`, or `retry-after` as seconds or
 * as a date. Null when it says nothing that can be understood.
 */
const retryAfterMs = (
  headers: Readonly<Record<string, string>> | undefined,
  now: Date,
): number | null => {
  const precise = Number.parseFloat(headers?.["retry-after-ms"] ?? "");
  if (precise >= 0) return precise;
  const value = headers?.["retry-after"]?.trim() ?? "";
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime());
};

/** What is left of a provider's message in ours; the rest would be a page of a proxy. */
const messageLimit = 300;

/** Nothing below 500 that is not in this table is worth asking again. */
const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  401: "model_refused_key",
  403: "model_refused_key",
  408: "model_unavailable",
  409: "model_unavailable",
  413: "model_context_exceeded",
  425: "model_unavailable",
  429: "model_rate_limited",
};

/**
 * A provider's words as they may be stored, shown and printed: without a configured secret, which is looked for before
 * the text is cut, and without what moves a terminal's cursor or turns the direction of a text.
 */
export const providerWords = (text: string, redact: Redact): string =>
  redact(text)
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, " ")
    .slice(0, messageLimit)
    .toWellFormed();

interface Facts {
  readonly status: number | undefined;
  readonly message: string;
  readonly providerCode: string;
  readonly headers?: Record<string, string> | undefined;
}

/**
 * Any failure of a request to a model as an `AppError`. The provider's error is not kept as the
 * cause: it carries the URL and the whole request, which belong in no log.
 *
 * @param modelId `provider:model`, for the message.
 */
export const classifyError = (
  error: unknown,
  about: { modelId: string; redact: Redact; now: Date },
): AppError => {
  if (error instanceof AppError) return error;
  const facts = factsOf(error);
  const code = codeOf(error, facts);
  const status = facts.status === undefined ? "" : ` (HTTP ${facts.status})`;
  const message = `${about.modelId}${status}: ${providerWords(facts.message, about.redact)}`;
  return new AppError(code, message, {
    details: { model: about.modelId, status: facts.status ?? null },
    retryAfterMs: retryAfterMs(facts.headers, about.now),
  });
};

const codeOf = (error: unknown, facts: Facts): ErrorCode => {
  if (isNetworkFailure(error, facts)) return "model_unavailable";
  if (isMalformed(error, facts)) return "model_reply_invalid";
  if (facts.status === undefined) return codeWithoutStatus(facts);
  // No credit is reported as 429, but no wait brings money.
  if (facts.providerCode === "insufficient_quota") return "model_refused_request";
  if (facts.status >= 500) return "model_unavailable";
  if (isContextExceeded(facts)) return "model_context_exceeded";
  return codeOfStatus[facts.status] ?? "model_refused_request";
};

/** An error inside a stream may come without a status; a broken connection always does. */
const codeWithoutStatus = (facts: Facts): ErrorCode => {
  if (isContextExceeded(facts)) return "model_context_exceeded";
  return /rate_limit/.test(facts.providerCode) ? "model_rate_limited" : "model_unavailable";
};

/** A 2xx answer that is not in the provider's own format, such as a proxy's page. */
const isMalformed = (error: unknown, facts: Facts): boolean =>
  JSONParseError.isInstance(error) ||
  TypeValidationError.isInstance(error) ||
  InvalidResponseDataError.isInstance(error) ||
  (facts.status !== undefined && facts.status < 300);

/** A connection that broke before or in the middle of a good answer. */
const isNetworkFailure = (error: unknown, { status }: Facts): boolean =>
  APICallError.isInstance(error) && error.isRetryable && (status === undefined || status < 300);

/**
 * Only OpenAI has a code for it; the others send a plain 400, so that their wording is the only
 * sign there is. A miss costs a less exact sentence, nothing more.
 */
const isContextExceeded = ({ providerCode, message }: Facts): boolean =>
  providerCode === "context_length_exceeded" ||
  /(context|prompt|input).{0,40}(length|too long|token).{0,80}(max|limit|exceed)|maximum context|prompt is too long/i.test(
    message,
  );

const factsOf = (error: unknown): Facts => {
  if (APICallError.isInstance(error)) {
    return {
      status: error.statusCode,
      message: error.message,
      providerCode: codeIn(error.data),
      headers: error.responseHeaders,
    };
  }
  if (StreamProviderError.isInstance(error)) {
    const providerCode = String(error.code ?? error.type ?? "");
    return { status: error.statusCode, message: error.message, providerCode };
  }
  const message = error instanceof Error ? error.message : "unknown failure";
  return { status: undefined, message, providerCode: codeIn(error) };
};

/** `error.code` or `error.type` of the body most providers send. */
const codeIn = (data: unknown): string => {
  if (typeof data !== "object" || data === null) return "";
  if ("error" in data) return codeIn(data.error);
  if ("code" in data && typeof data.code === "string") return data.code;
  return "type" in data && typeof data.type === "string" ? data.type : "";
};
