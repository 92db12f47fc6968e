import { expect, test } from "vitest";
import { forecast } from "./forecast.ts";

test.each([
  ["all that is there", [2, 2, 3], [1, 1, 1], 20, 20, [3, 0, 1]],
  ["fresh ones day by day", [0, 0, 0, 0], [50, 50, 50, 50], 5, 20, [5, 20, 20, 5]],
  ["none where none are wanted", [1, 1], [9, 9], 0, 0, [1, 0]],
  ["those that come later", [0, 0, 0], [0, 30, 30], 20, 20, [0, 20, 10]],
])("%s", (_, until, untilFresh, today, perDay, days) => {
  expect(forecast({ until, untilFresh }, { today, perDay })).toEqual(days);
});
