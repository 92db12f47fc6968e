import { expect, test } from "vitest";
import { readHouse, walkFaults } from "./house.ts";
import { walks } from "./house-walks.ts";

const files = readHouse(".");

test.each(Object.entries(walks))(
  "%s goes by files that are there and import one another",
  (_, legs) => {
    expect(walkFaults(files, legs)).toEqual([]);
  },
);

test("a walk that is not true is told step by step", () => {
  const walk = `
lib/http/route.ts route
lib/http/gone.ts gone
lib/http/answer.ts answerGone
lib/http/answer.ts answerError
lib/quotes/place-quote.ts placeQuote`;
  expect(walkFaults(files, [{ by: "a request", files: walk }])).toEqual([
    "lib/http/gone.ts is not there",
    "lib/http/answer.ts does not export answerGone",
    "nothing before it imports placeQuote of lib/quotes/place-quote.ts",
  ]);
});
