import { AppError } from "#lib/errors.ts";
import { decodeText } from "../decode-text.ts";

export type SourceKind = "zip" | "pdf" | "json" | "html" | "markdown";

/** As much of a text is looked at. */
const headBytes = 16_384;

const startsWith = (bytes: Uint8Array, signs: string): boolean =>
  [...signs].every((sign, index) => bytes[index] === sign.charCodeAt(0));

/** Bytes that no text has, in any character set. */
const isBinary = (head: Uint8Array): boolean => {
  const wide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  return !wide && head.some((byte) => byte < 9 || (byte > 13 && byte < 27) || byte === 0x7f);
};

const htmlStart = /^<(?:!doctype\s+html|html|head|body)\b/iu;
const htmlParts = /<(?:html|head|body|title|h[1-6]|div|article|section|main)\b[^<>]*>/giu;

const isHtml = (head: string): boolean =>
  htmlStart.test(afterComments(head)) ||
  (head.trimStart().startsWith("<") && (head.match(htmlParts)?.length ?? 0) >= 3);

/** What follows the declaration and the comments of a beginning; nothing of it when the last of them does not end. */
const afterComments = (head: string): string => {
  let rest = head
    .trimStart()
    .replace(/^<\?xml[^>]*\?>/iu, "")
    .trimStart();
  while (rest.startsWith("<!--")) {
    const end = rest.indexOf("-->", 4);
    if (end < 0) return "";
    rest = rest.slice(end + 3).trimStart();
  }
  return rest;
};

/** A page whose beginning does not tell it from Markdown with a tag or two: its name decides. */
const isNamedHtml = (name: string, head: string): boolean =>
  /\.x?html?$/iu.test(name) && /<\/?[a-z][^<>]*>/iu.test(head);

/** What a file is, by its contents, and only where they do not tell by its name. Null for what can be none of a manual. */
export const sourceKind = (bytes: Uint8Array, name = ""): SourceKind | null => {
  if (startsWith(bytes, "PK\u0003\u0004") || startsWith(bytes, "PK\u0005\u0006")) return "zip";
  const head = bytes.subarray(0, headBytes);
  if (Buffer.from(head.subarray(0, 1024)).includes("%PDF-")) return "pdf";
  if (bytes.length === 0 || isBinary(head)) return null;
  const text = decodeText(head.subarray(0, endOfLetter(head))).replace(/^\uFEFF/u, "");
  if (/^\s*[[{]\s*["{}[\]]/u.test(text)) return "json";
  return isHtml(text) || isNamedHtml(name, text) ? "html" : "markdown";
};

/** The name with which a zip begins that an office program saved. */
const officeEntry = /^(?:\[Content_Types\]\.xml|_rels\/|docProps\/|word\/|xl\/|ppt\/)/u;
const openDocument = /^mimetypeapplication\/vnd\.(?:oasis\.opendocument|sun\.xml)/u;
/** Where the name of a zip's first file stands. */
const nameAt = 30;

/** Whether a file is a document of an office program, such as Word: a zip or a text to look at, and none of either. */
export const isOfficeFile = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.subarray(0, nameAt + 200)).toString("latin1");
  if (head.startsWith("\xD0\xCF\x11\xE0") || head.startsWith("{\\rtf")) return true;
  const first = head.slice(nameAt);
  return head.startsWith("PK\u0003\u0004") && (officeEntry.test(first) || openDocument.test(first));
};

/**
 * What a file that is to be imported is.
 * @throws AppError source_office_file, source_not_readable
 */
export const sourceKindOrThrow = (bytes: Uint8Array, name: string): SourceKind => {
  if (isOfficeFile(bytes)) {
    throw new AppError("source_office_file", `${name} is a document of an office program`);
  }
  const kind = sourceKind(bytes, name);
  if (kind !== null) return kind;
  throw new AppError("source_not_readable", `${name} is no text, PDF or zip`);
};

/** Half a letter at the end would make the whole no UTF-8. */
const endOfLetter = (bytes: Uint8Array): number => {
  let end = bytes.length;
  while (end > 0 && bytes.length - end < 4 && ((bytes[end - 1] ?? 0) & 0xc0) === 0x80) end -= 1;
  return (bytes[end - 1] ?? 0) >= 0xc0 ? end - 1 : bytes.length;
};
