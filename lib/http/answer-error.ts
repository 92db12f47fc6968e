import { AppError } from "../errors.ts";
import { messagesIn } from "../i18n/catalogue.ts";
import type { ErrorBody } from "../schemas/error-body.ts";
import type { Language } from "../schemas/language.ts";
import { answer } from "./answer.ts";

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
  const wait = error.retryAfterMs;
  return answer(body, error.status, {
    "content-language": locale,
    ...(wait === null ? {} : { "retry-after": String(Math.ceil(wait / 1000)) }),
  });
};

/** Codes of Node, of the drivers and of Postgres that mean: no database at the moment. */
const databaseGone = /^(ECONN(REFUSED|RESET)|CONNECT(ION)?_\w+|57P0[123]|53300|08\w{3})$/;

/** Any thrown value as an `AppError`; a lost database is told apart, all else unknown is `internal`. */
export const requestError = (thrown: unknown): AppError => {
  if (thrown instanceof AppError) return thrown;
  for (let cause = thrown, depth = 0; cause instanceof Error && depth < 8; depth += 1) {
    if ("code" in cause && databaseGone.test(String(cause.code))) {
      return new AppError("database_unavailable", "No database.", { cause: thrown });
    }
    cause = cause.cause;
  }
  return new AppError("internal", "A request failed.", { cause: thrown });
};
