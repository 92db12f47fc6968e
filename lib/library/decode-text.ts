/** As far as a page may name its own character set. */
const headBytes = 4_096;

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
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, headBytes));
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
