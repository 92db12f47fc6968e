import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { inTime } from "#lib/testing/in-time.ts";
import { isOfficeFile, sourceKind } from "./source-kind.ts";

const kindOf = (text: string) => sourceKind(new TextEncoder().encode(text));

test.each([
  ["%PDF-1.7\n", "pdf"],
  ["\n<!DOCTYPE html><p>x", "html"],
  ['<?xml version="1.0"?>\n<!-- made -->\n<html>', "html"],
  ['[{"feature": 1}]', "json"],
  ["{}", "json"],
  ["[link](a.md) and text", "markdown"],
  ["# Привет", "markdown"],
  ["<div>a tag in Markdown</div>\n\n# Title", "markdown"],
] as const)("%j is %s", (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

test("what is no text is nothing, and half a letter at the end of the look is no fault", () => {
  expect(sourceKind(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0))).toBeNull();
  expect(sourceKind(new Uint8Array())).toBeNull();
  for (let before = 0; before < 4; before += 1) {
    expect(kindOf(`${"a".repeat(before)}${"ж€😀".repeat(8_000)}`)).toBe("markdown");
  }
});

test("a page that begins with its text is known by its name, Markdown with a tag is not taken for one", () => {
  const page = new TextEncoder().encode("<main><p>Turn the knob.</p></main>");
  expect(sourceKind(page, "knob.html")).toBe("html");
  expect(sourceKind(page, "knob.md")).toBe("markdown");
  expect(sourceKind(new TextEncoder().encode("# Knob"), "knob.html")).toBe("markdown");
});

test("a file may begin with as many comments as it likes, with a tag or without one behind them", () => {
  const comments = "<!-- a line of the licence -->\n".repeat(200);
  expect(inTime(() => kindOf(`${comments}# Title`))).toBe("markdown");
  expect(inTime(() => kindOf(`${comments}<html><p>x`))).toBe("html");
  expect(inTime(() => kindOf("<!--".repeat(4_000)))).toBe("markdown");
});

const zipOf = (...names: string[]) =>
  zipSync(Object.fromEntries(names.map((name) => [name, new TextEncoder().encode("<p>text</p>")])));
const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test.each([
  ["an old document of Word", bytesOf("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1")],
  ["rich text", bytesOf("{\\rtf1\\ansi Text}")],
])("%s is known", (_, bytes) => {
  expect(isOfficeFile(bytes)).toBe(true);
});

test.each([
  ["a folder of pages", zipOf("manual/index.html", "manual/word/document.html")],
  ["a document of Word today", zipOf("[Content_Types].xml", "word/document.xml")],
  ["a text", bytesOf("# Word\n\n[Content_Types].xml")],
  ["a PDF", bytesOf("%PDF-1.7\n")],
  ["nothing", new Uint8Array()],
])("%s is no document of an old office program", (_, bytes) => {
  expect(isOfficeFile(bytes)).toBe(false);
});
