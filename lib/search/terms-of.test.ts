import { expect, test } from "vitest";
import { findTerms, termsOf } from "./terms-of.ts";

const same = [
  ["deleting", "deletes"],
  ["selection", "selected"],
  ["blur", "blurry"],
  ["удаление", "удалить"],
  ["слоями", "слой"],
  ["превращение", "превратить"],
  ["Ёлка", "елка"],
  ["папка", "папок"],
  ["ссылка", "ссылок"],
  ["список", "списка"],
  ["человек", "человека"],
] as const;

test.each(same)("%s and %s are one term", (one, other) => {
  expect(termsOf(one)).toEqual(termsOf(other));
});

test.each([
  ["layer", "layout"],
  ["слой", "слово"],
  ["внутри", "внутренняя"],
  ["table", "tablet"],
] as const)("%s and %s are two terms", (one, other) => {
  expect(termsOf(one)).not.toEqual(termsOf(other));
});

test("a name of several parts is found by its parts and by itself", () => {
  expect(termsOf("max_connections")).toEqual([...termsOf("max connections"), "max_connections"]);
  expect(termsOf("MaxForLive")).toEqual(termsOf("max for live"));
});

test("data that nobody asks for are no terms, and signs neither", () => {
  expect(termsOf(`${"x".repeat(80)} … — ()`)).toEqual([]);
});

test("terms that are sought are found as among all terms", () => {
  const text =
    "Max_connections: delete LayerGroups, слои и папки; deleted layers and ссылок много.";
  const sought = new Set(termsOf("deletion layer connections папка ссылка волна max_connections"));
  expect(findTerms(sought)(text)).toEqual(termsOf(text).filter((term) => sought.has(term)));
});
