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

/** Half a letter at the end would make the whole no UTF-8. */
const endOfLetter = (bytes: Uint8Array): number => {
  let end = bytes.length;
  while (end > 0 && bytes.length - end < 4 && ((bytes[end - 1] ?? 0) & 0xc0) === 0x80) end -= 1;
  return (bytes[end - 1] ?? 0) >= 0xc0 ? end - 1 : bytes.length;
};
