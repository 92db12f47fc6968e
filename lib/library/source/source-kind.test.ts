import { expect, test } from "vitest";
import { inTime } from "../../testing/in-time.ts";
import { sourceKind } from "./source-kind.ts";

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
