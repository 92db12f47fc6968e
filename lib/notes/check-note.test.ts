import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { maxNoteBytes } from "#lib/schemas/thread-requests.ts";
import { checkNote, decodeNote } from "./check-note.ts";

const refused = (code: string) => expect.objectContaining({ code });

test.each(["", " ", "\n\t\r\n", "\u00a0\u3000", "\ufeff", "\u200b\u200d \u2060"])(
  "%j is an empty note",
  (text) => {
    expect(() => checkNote(text)).toThrowError(refused("note_empty"));
  },
);

test("a note of exactly the limit is taken, and one byte more is not", () => {
  const largest = "ж".repeat(maxNoteBytes / 2);
  expect(() => checkNote(largest)).not.toThrow();
  expect(() => checkNote(`${largest}a`)).toThrowError(refused("note_too_large"));
});

test("the promise of 200 kB is kept five times over", () => {
  expect(maxNoteBytes).toBeGreaterThanOrEqual(200_000);
});

test("what the database cannot store is refused before it is tried", () => {
  expect(() => checkNote("a\0b")).toThrowError(refused("note_not_text"));
});

const utf8 = (text: string) => new TextEncoder().encode(text);

const utf16 = (text: string, littleEndian: boolean): Uint8Array => {
  const bytes = new Uint8Array(text.length * 2 + 2);
  const view = new DataView(bytes.buffer);
  [0xfeff, ...text.split("").map((char) => char.charCodeAt(0))].forEach((code, index) => {
    view.setUint16(index * 2, code, littleEndian);
  });
  return bytes;
};

/** Russian text in an old one-byte encoding, by turning the decoder's own table round. */
const oneByte = (text: string, encoding: string): Uint8Array => {
  const table = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, n) => n));
  return Uint8Array.from(text, (char) => table.indexOf(char));
};

const russian = `Конспект: рекурсия

Рекурсия — это «вызов функции» из неё самой. Базовый случай № 1 останавливает её.
Функция fact(n) возвращает 1 при n = 0, иначе n * fact(n - 1).`;

const latin1 = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

test.each([
  ["UTF-8", utf8(russian)],
  ["UTF-8 with a byte order mark", utf8(`\ufeff${russian}`)],
  ["UTF-16, little end first", utf16(russian, true)],
  ["UTF-16, big end first", utf16(russian, false)],
  ["windows-1251", oneByte(russian, "windows-1251")],
])("a Russian note in %s comes out as it was written", (_, bytes) => {
  expect(decodeNote(bytes)).toBe(russian);
});

test("line ends, tabs and signs beyond the basic plane are kept", () => {
  const text = "a\r\n\tb\f 𝒙 🎓\r\n";
  expect(decodeNote(utf8(text))).toBe(text);
  expect(decodeNote(utf16(text, true))).toBe(text);
});

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13];

test.each([
  ["a picture", Uint8Array.from(png)],
  ["a PDF that is all letters", utf8("%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj")],
  ["a PostScript file", utf8("%!PS-Adobe-3.0\n%%Title: notes")],
  ["a rich text file", utf8("{\\rtf1\\ansi A note about recursion.}")],
  ["a Word file or an archive", utf8("PK\u0003\u0004word/document.xml and so on")],
  ["a text with a NUL", utf8("A note\0 with a hole")],
  ["UTF-16 without its mark", utf16("A note about recursion", true).slice(2)],
  ["half of UTF-16", utf16("A note", true).slice(0, -1)],
  ["bytes without meaning", Uint8Array.from({ length: 4096 }, (_, n) => (n * 89 + 7) % 256)],
  ["control characters", utf8("\u0001\u0002\u0003 note \u0004\u0005")],
  ["KOI8-R", oneByte(russian.replaceAll(/[«»—№]/g, "-"), "koi8-r")],
  ["French in Latin-1", latin1("Le café est fermé, à bientôt. La fenêtre était déjà cassée.")],
  ["German in Latin-1", latin1("Die Übung über Bäume: Schlüssel, Größe, Äste.")],
  ["UTF-8 with a broken character", Uint8Array.from([...utf8(russian), 0xd0])],
  ["this machine's own program", readFileSync(process.execPath).subarray(0, 100_000)],
])("%s is refused, not shown as nonsense", (_, bytes) => {
  expect(() => decodeNote(new Uint8Array(bytes))).toThrowError(
    expect.objectContaining({ code: "note_not_text" }),
  );
});

test("a saved terminal session is text, though it has a few colour codes", () => {
  const session = `${"$ ls -la and what came of it\n".repeat(100)}\u001b[0m`;
  expect(decodeNote(utf8(session))).toBe(session);
});
