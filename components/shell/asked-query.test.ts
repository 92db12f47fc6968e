import { expect, test } from "vitest";
import { longestQuery } from "#lib/schemas/search.ts";
import { askedQuery, shownQuery } from "./asked-query.ts";

test("nothing is asked that the server refuses or no address can hold", () => {
  expect(askedQuery("one\u0000two\tthree\u007f")).toBe("one two three ");
  expect(askedQuery("x".repeat(5_000))).toHaveLength(longestQuery);
  const cut = askedQuery(`${"x".repeat(longestQuery - 1)}😀`);
  expect(cut).toHaveLength(longestQuery);
  expect(encodeURIComponent(cut)).toMatch(/%EF%BF%BD$/);
  expect(askedQuery("Что такое ёж?")).toBe("Что такое ёж?");
});

test("a long query is named by how it begins", () => {
  expect(shownQuery(" митохондрия ")).toBe("митохондрия");
  expect(shownQuery("x".repeat(200))).toBe(`${"x".repeat(59)}…`);
  expect(shownQuery("😀".repeat(200))).toBe(`${"😀".repeat(59)}…`);
});
