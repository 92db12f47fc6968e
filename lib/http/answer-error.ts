import type { AppError } from "../errors.ts";
import { messagesIn } from "../i18n/catalogue.ts";
import type { ErrorBody } from "../schemas/error-body.ts";
import type { Language } from "../schemas/language.ts";
import { answer } from "./answer.ts";
import { apiHeaders } from "./security-headers.ts";

/** The answer to a failed request: the catalogue's sentence and never the error's own text. */
export const answerError = (error: AppError, locale: Language): Response => {
  const details = error.code === "internal" ? {} : error.details;
  const body: ErrorBody = {
    error: {
      code: error.code,
      message: messagesIn(locale).errors[error.code],
      ...(Object.keys(details).length > 0 ? { details } : {}),
    },
  };
  return answer(body, error.status, errorHeaders(error, locale));
};

/** The same for who asked for a page. */
export const answerErrorPage = (error: AppError, locale: Language): Response => {
  const sentence = messagesIn(locale).errors[error.code];
  const headers = { ...apiHeaders, ...errorHeaders(error, locale) };
  // A page of ours under a foreign name is what is to be prevented.
  const bare = error.code === "host_refused" || error.code === "origin_refused";
  const type = `text/${bare ? "plain" : "html"}; charset=utf-8`;
  return new Response(bare ? sentence : page(sentence, locale), {
    status: error.status,
    headers: { ...headers, "content-type": type },
  });
};

/** The catalogue's sentences hold no markup. */
const page = (sentence: string, locale: Language): string =>
  `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>Lectern</title><p>${sentence}</p><p><a href="/">Lectern</a></p></html>`;

const errorHeaders = (error: AppError, locale: Language): Record<string, string> => {
  const wait = error.retryAfterMs;
  const { allow } = error.details;
  return {
    "content-language": locale,
    ...(wait === null ? {} : { "retry-after": String(Math.ceil(wait / 1000)) }),
    ...(typeof allow === "string" ? { allow } : {}),
  };
};
