import { expect, test } from "vitest";
import { attachment, fileName } from "./answer.ts";

test.each([
  ["Kinetic energy", "Kinetic energy"],
  ["../../etc/passwd", "etc passwd"],
  ["C:\\a|b?c*", "C a b c"],
  ["Что такое энергия?", "Что такое энергия"],
  ["a\nb\u0000c\u202ed", "a b c d"],
  ["...", "study"],
  ["", "study"],
  ["\ud800", "�"],
  ["😀".repeat(90), "😀".repeat(80)],
])("the title %j is saved as %j", (title, name) => {
  expect(fileName(title)).toBe(name);
});

test("the name travels in every script, and old clients get letters", () => {
  const response = attachment("x", { name: 'Энергия (1) "a".md', type: "text/markdown" });
  expect(response.headers.get("content-disposition")).toBe(
    `attachment; filename="_______ (1) _a_.md"; filename*=UTF-8''%D0%AD%D0%BD%D0%B5%D1%80%D0%B3%D0%B8%D1%8F%20%281%29%20%22a%22.md`,
  );
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
});
