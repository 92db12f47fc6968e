import { expect, test } from "vitest";
import { decodeText, readTextFile } from "./read-note-file.ts";

const file = (name: string, parts: BlobPart[]) => new File(parts, name);
const limit = 1_000;

test.each(["note.md", "NOTE.TXT", "конспект.markdown"])(
  "%s is read as it was written",
  async (name) => {
    const text = "# Стек\r\n\tone `two` {{three}}\n";
    expect(await readTextFile(file(name, [text]), limit)).toBe(text);
  },
);

test.each(["note.pdf", "note.docx", "txt", "note.md.exe"])(
  "%s is for the server to read",
  async (name) => {
    expect(await readTextFile(file(name, ["text"]), limit)).toBeNull();
  },
);

test("a text far above a note's limit is cut into parts by the server", async () => {
  const large = file("a.txt", ["x".repeat(limit * 2 + 1)]);
  expect(await readTextFile(large, limit)).toBeNull();
});

test("an older Russian file in Windows-1251 is read", () => {
  expect(decodeText(new Uint8Array([0xd1, 0xf2, 0xe5, 0xea]))).toBe("Стек");
});

test("UTF-16 with its mark is read", () => {
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x21, 0x04]))).toBe("С");
  expect(decodeText(new Uint8Array([0xfe, 0xff, 0x04, 0x21]))).toBe("С");
});

test.each([
  ["a picture", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00]],
  ["bytes without sense", [0x80, 0x81, 0x8d, 0x8f, 0x90, 0x98, 0xc3]],
])("%s is no text", (_, bytes) => {
  expect(decodeText(new Uint8Array(bytes))).toBeNull();
});
