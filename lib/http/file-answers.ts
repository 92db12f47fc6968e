import type { ArtifactFile } from "#lib/artifacts/artifact-files.ts";
import { AppError } from "#lib/errors.ts";
import { translator } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";
import { apiHeaders } from "./answer.ts";

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
  const t = translator(locale, "desk");
  const parts: Readonly<Record<string, string>> = {
    notes: t("exports.names.notes"),
    questions: t("exports.names.questions"),
  };
  const saved = [fileName(title), parts[name]].filter((part) => part !== undefined).join(" - ");
  return attachment(text, { name: `${saved}.md`, type: markdown });
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
