import type { ArtifactFile } from "#lib/artifacts/artifact-files.ts";
import type { CardFile } from "#lib/cards/files/exported-card.ts";
import { AppError } from "#lib/errors.ts";
import { messagesIn } from "#lib/i18n/catalogue.ts";
import { errorSentence, translator } from "#lib/i18n/translator.ts";
import { sha256 } from "#lib/ids.ts";
import {
  type ExportedQuiz,
  exportQuiz,
  quizFiles,
  quizFileTypes,
} from "#lib/questions/export-quiz.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { ErrorBody } from "#lib/schemas/thread.ts";

/** Headers of every answer of the API: data for our own pages, kept by nobody and shown by nobody. */
const apiHeaders: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** Headers of every page beside its content security policy. */
export const pageHeaders: Readonly<Record<string, string>> = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

/**
 * What a page may load and run: only scripts that carry this request's nonce and what they load.
 * Inline styles stay allowed, since formulas and coloured code are set with them.
 * `development` adds what React's debugging needs.
 */
export const contentSecurityPolicy = (nonce: string, development: boolean): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

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

/** The same for what has no revision of its own: its tag is the hash of what it says. */
export const answerHashed = (request: Request, body: unknown): Promise<Response> => {
  const tag = `W/"${sha256(JSON.stringify(body))}"`;
  return answerTagged(request, tag, async () => ({ tag, body }));
};

/** The answer to a failed request: a sentence of the catalogue and never the error's own text. */
export const answerError = (error: AppError, locale: Language): Response => {
  const details = error.code === "internal" ? {} : error.details;
  const body: ErrorBody = {
    error: {
      code: error.code,
      message: errorSentence(locale, error.code, details),
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

/** Longest name of a file, in characters: all systems take it, whatever the script. */
const maxName = 80;

/** Signs that some system takes for a path, a drive or a command. */
const refused = /[\\/:*?"<>|\p{C}]+/gu;

/** A title as the name of a file, without its ending. */
export const fileName = (title: string): string => {
  const plain = title.toWellFormed().replaceAll(refused, " ").replaceAll(/\s+/g, " ");
  const cut = [...plain].slice(0, maxName).join("");
  return cut.replace(/^[\s.]+/, "").replace(/(?<![\s.])[\s.]+$/, "") || "study";
};

/** What old clients see: plain letters, the others as `_`. */
const plainName = (name: string): string => name.replaceAll(/[^\w .()-]/g, "_");

/** The name by RFC 8187. */
const encodedName = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** An answer that is saved under this name and never shown as a page. */
export const attachment = (
  body: string | Uint8Array<ArrayBuffer>,
  { name, type }: { readonly name: string; readonly type: string },
): Response =>
  new Response(body, {
    headers: {
      ...apiHeaders,
      "content-type": type,
      "content-disposition": `attachment; filename="${plainName(name)}"; filename*=UTF-8''${encodedName(name)}`,
    },
  });

const markdown = "text/markdown; charset=utf-8";

const typeOf = (path: string): string =>
  path.endsWith(".json") ? "application/json; charset=utf-8" : markdown;

/**
 * One of the files, to be saved under the thread's title and its own name.
 * @throws AppError not_found
 */
export const artifactAnswer = (
  title: string,
  files: readonly ArtifactFile[],
  path: string,
): Response => {
  const file = files.find((candidate) => candidate.path === path);
  if (!file) throw new AppError("not_found", "The thread has no such file.");
  const name = `${fileName(title)} - ${path.split("/").at(-1) ?? path}`;
  return attachment(file.text, { name, type: typeOf(path) });
};

/** A file for a person, under the thread's title; of what is not the document itself the name tells that. */
export const downloadAnswer = (
  title: string,
  name: string,
  text: string,
  locale: Language,
): Response => {
  const t = translator(locale, "workspace");
  const parts: Readonly<Record<string, string>> = {
    notes: t("exports.names.notes"),
    questions: t("exports.names.questions"),
  };
  const saved = [fileName(title), parts[name]].filter((part) => part !== undefined).join(" - ");
  return attachment(text, { name: `${saved}.md`, type: markdown });
};

/** A file of a quiz, under its title. @throws AppError not_found for a file that there is none of */
export const quizAnswer = (quiz: ExportedQuiz, name: string, locale: Language): Response => {
  const file = quizFiles.find((known) => known === name);
  if (file === undefined) throw new AppError("not_found", `A quiz has no file ${name}`);
  const t = translator(locale, "quizFiles");
  const part = file === "questions" || file === "answers" ? t(`names.${file}`) : null;
  const saved = [fileName(quiz.title), part].filter((one) => one !== null).join(" - ");
  const { ending, type } = quizFileTypes[file];
  return attachment(exportQuiz(quiz, file), { name: saved + ending, type });
};

/** Cards to be saved, under the name of their subject. */
export const cardsAnswer = ({ bytes, format, name }: CardFile, locale: Language): Response => {
  const saved = fileName(name ?? translator(locale, "cardFiles")("name"));
  const type = format === "csv" ? "text/csv; charset=utf-8" : "application/octet-stream";
  return attachment(bytes, { name: `${saved}.${format}`, type });
};

/**
 * A picture for our own pages. What a browser is told of it leaves nothing to guess: opened as a page of its own, it
 * may run and load nothing. The bytes of an id never change, so that they may be kept; by this browser alone.
 */
export const pictureAnswer = (picture: {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}): Response =>
  new Response(Uint8Array.from(picture.bytes), {
    headers: {
      ...apiHeaders,
      "cache-control": "private, max-age=31536000, immutable",
      "content-disposition": "inline",
      "content-length": String(picture.bytes.byteLength),
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "content-type": picture.mediaType,
    },
  });

interface DocumentState {
  readonly revision: number;
  readonly status: "editing" | "completed";
}

/** The tag of a document: its revision, and whether its editing was declared finished. */
export const documentTag = ({ revision, status }: DocumentState): string =>
  status === "completed" ? `"${revision}-completed"` : `"${revision}"`;

/** Snake case, because existing clients speak it. Every edit raises the revision by one, so it counts them. */
export const documentBody = ({
  text,
  revision,
  status,
}: DocumentState & { readonly text: string }) => ({
  document: text,
  edit_count: revision,
  status,
  revision,
});
