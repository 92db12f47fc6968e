import { deflateRawSync } from "node:zlib";
import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { AppError } from "#lib/errors.ts";
import { readZip } from "./folder.ts";

const encode = (text: string) => new TextEncoder().encode(text);
const text = encode("Words of a page. ".repeat(100));

/** The place of the directory's only entry. */
const entryAt = (zip: Uint8Array) => Buffer.from(zip).indexOf("PK\u0001\u0002");

/** The zip with the bytes of its directory's entry changed. */
const changed = (zip: Uint8Array, change: (entry: DataView) => void): Uint8Array => {
  const copy = zip.slice();
  change(new DataView(copy.buffer, entryAt(copy)));
  return copy;
};

const codeOf = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  return "none";
};

const readAll = (zip: Uint8Array) => readZip(zip).map((entry) => entry.read());

test("files come out as they went in, packed or not", () => {
  const zip = zipSync({
    "a/b.html": text,
    "c.md": [text, { level: 0 }],
    "empty/": new Uint8Array(),
  });
  expect(readZip(zip).map(({ path, size }) => [path, size])).toEqual([
    ["a/b.html", text.length],
    ["c.md", text.length],
  ]);
  for (const bytes of readAll(zip)) expect(Buffer.from(bytes).equals(Buffer.from(text))).toBe(true);
});

test("names that lead out of the zip refuse it whole", () => {
  for (const name of ["../a.html", "/etc/a.html", "b/../../a.html", "C:\\a.html", "..\\a.html"]) {
    expect(codeOf(() => readZip(zipSync({ "good.html": text, [name]: text })))).toBe(
      "source_zip_unsafe",
    );
  }
});

test("a locked zip, a link and an unknown way of packing are told apart", () => {
  const zip = zipSync({ "a.html": text });
  const locked = changed(zip, (entry) => entry.setUint16(8, entry.getUint16(8, true) | 1, true));
  expect(codeOf(() => readZip(locked))).toBe("source_zip_encrypted");
  const link = changed(zip, (entry) => entry.setUint32(38, 0o120777 << 16, true));
  expect(codeOf(() => readZip(link))).toBe("source_zip_unsafe");
  const strange = changed(zip, (entry) => entry.setUint16(10, 93, true));
  expect(codeOf(() => readAll(strange))).toBe("source_zip_broken");
});

test("a bomb is refused, one that lies about its size, too", () => {
  const zeros = new Uint8Array(20 * 1024 * 1024);
  const bomb = zipSync({ "a.html": zeros });
  expect(codeOf(() => readAll(bomb))).toBe("source_zip_bomb");
  const lying = changed(bomb, (entry) => entry.setUint32(24, 1000, true));
  expect(deflateRawSync(zeros).length).toBeLessThan(100_000);
  expect(codeOf(() => readAll(lying))).toBe("source_zip_bomb");
});

test("a zip that is cut off anywhere is broken and nothing worse", () => {
  const zip = zipSync({ "a.html": text, "b.html": text });
  for (let length = 0; length < zip.length; length += 1) {
    expect(codeOf(() => readAll(zip.slice(0, length)))).toBe("source_zip_broken");
  }
});

test("any damaged byte ends in an answer or a refusal", () => {
  const zip = zipSync({ "a.html": text });
  for (let at = 0; at < zip.length; at += 1) {
    const copy = zip.slice();
    copy[at] = (copy[at] ?? 0) ^ 0xff;
    expect(codeOf(() => readAll(copy))).toMatch(/^(?:none|source_zip_\w+)$/u);
  }
});
