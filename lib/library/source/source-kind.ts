import { AppError } from "#lib/errors.ts";

/** As far as a page may name its own character set. */
const sampledBytes = 4_096;

const byteOrderMarks: readonly (readonly [string, readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

const decoder = (label: string, fatal: boolean): TextDecoder | null => {
  try {
    return new TextDecoder(label, { fatal });
  } catch {
    return null;
  }
};

const declared = (bytes: Uint8Array): string | null => {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, sampledBytes));
  const xml = /<\?xml[^<>]*\bencoding=["']([\w:-]+)/iu.exec(head)?.[1];
  return /<meta[^<>]*\bcharset\s*=\s*(?:["']\s*)?([\w:-]+)/iu.exec(head)?.[1] ?? xml ?? null;
};

/** Letters of Russian text in its old one-byte set stand almost only in the upper half. */
const looksCyrillic = (bytes: Uint8Array): boolean => {
  let letters = 0;
  let others = 0;
  for (const byte of bytes.subarray(0, 65_536)) {
    if (byte >= 0xc0) letters += 1;
    else if (byte >= 0x80) others += 1;
  }
  return letters > 20 && letters > others * 4;
};

/**
 * Text of a file in the character set that it names, by its first bytes or in its head; UTF-8 otherwise. NUL, which
 * no database keeps in a text, is U+FFFD, as Markdown and HTML have it.
 */
export const decodeText = (bytes: Uint8Array): string => decode(bytes).replaceAll("\0", "\uFFFD");

const decode = (bytes: Uint8Array): string => {
  const mark = byteOrderMarks.find(([, signs]) => signs.every((sign, at) => bytes[at] === sign));
  const named = mark?.[0] ?? declared(bytes);
  const utf8 = named === null || /^utf-?8$/iu.test(named);
  if (!utf8) {
    const text = decoder(named, false)?.decode(bytes);
    if (text !== undefined) return text;
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    if (mark) return new TextDecoder().decode(bytes);
    return new TextDecoder(looksCyrillic(bytes) ? "windows-1251" : "windows-1252").decode(bytes);
  }
};

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

/** Whether a file is a zip, whatever it holds. */
export const isZip = (bytes: Uint8Array): boolean =>
  startsWith(bytes, "PK\u0003\u0004") || startsWith(bytes, "PK\u0005\u0006");

/** What a file is, by its contents, and only where they do not tell by its name. Null for what can be none of a manual. */
export const sourceKind = (bytes: Uint8Array, name = ""): SourceKind | null => {
  if (isZip(bytes)) return "zip";
  const head = bytes.subarray(0, headBytes);
  if (Buffer.from(head.subarray(0, 1024)).includes("%PDF-")) return "pdf";
  if (bytes.length === 0 || isBinary(head)) return null;
  const text = decodeText(head.subarray(0, endOfLetter(head))).replace(/^\uFEFF/u, "");
  if (/^\s*[[{]\s*["{}[\]]/u.test(text)) return "json";
  return isHtml(text) || isNamedHtml(name, text) ? "html" : "markdown";
};

/** A document of an office program in a format that is no zip: Word and PowerPoint up to 2003, RTF, and locked ones. */
export const isOfficeFile = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.subarray(0, 8)).toString("latin1");
  return head.startsWith("\xD0\xCF\x11\xE0") || head.startsWith("{\\rtf");
};

/** What a locked document of Office names the stream that holds it, as UTF-16. */
const lockedStream = Buffer.from("EncryptedPackage", "utf16le");

/**
 * What a file that is to be read is.
 * @throws AppError source_office_file, source_encrypted, source_not_readable
 */
export const sourceKindOrThrow = (bytes: Uint8Array, name: string): SourceKind => {
  if (isOfficeFile(bytes)) {
    const isLocked = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(
      lockedStream,
    );
    throw new AppError(
      isLocked ? "source_encrypted" : "source_office_file",
      `${name} is a document of an office program`,
    );
  }
  const kind = sourceKind(bytes, name);
  if (kind !== null) return kind;
  throw new AppError("source_not_readable", `${name} is of no format that is read`);
};

/** Half a letter at the end would make the whole no UTF-8. */
const endOfLetter = (bytes: Uint8Array): number => {
  let end = bytes.length;
  while (end > 0 && bytes.length - end < 4 && ((bytes[end - 1] ?? 0) & 0xc0) === 0x80) end -= 1;
  return (bytes[end - 1] ?? 0) >= 0xc0 ? end - 1 : bytes.length;
};
