import { expect, test } from "vitest";
import { checkedTags } from "./checked-tags.ts";

test("tags that somebody gives are kept once each, without what nobody sees", () => {
  const given = [" Linear  algebra\n", "linear_ALGEBRA", "x".repeat(60), "\u202e<i>\u202c", ""];
  expect(checkedTags(given)).toEqual(["Linear algebra", "x".repeat(60), "<i>"]);
});

test.each([
  ["card_tag_signs", ["a,b"]],
  ["card_tag_signs", ["a\nb"]],
  ["card_tag_signs", ["a\u2028b"]],
  ["card_tag_long", ["x".repeat(61)]],
  ["card_tag_long", ["x".repeat(10_240)]],
  ["card_tags_many", Array.from({ length: 21 }, (_, at) => `n${at}`)],
])("refuses with %s", (code, given) => {
  expect(() => checkedTags(given)).toThrowError(expect.objectContaining({ code }));
});
