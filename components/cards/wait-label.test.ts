import { expect, test } from "vitest";
import { waitLabel } from "./wait-label.ts";

const minute = 60_000;
const day = 86_400_000;

test.each([
  [minute, "1 min", "1 мин"],
  [10 * minute, "10 min", "10 мин"],
  [day, "1 day", "1 день"],
  [3 * day, "3 days", "3 дня"],
  [45 * day, "2 mths", "2 мес."],
  [500 * day, "1.4 yrs", "1,4 г."],
])("%i ms is said as people say it", (ms, en, ru) => {
  const plain = (text: string) => text.replaceAll("\u00A0", " ");
  expect([plain(waitLabel(ms, "en")), plain(waitLabel(ms, "ru"))]).toEqual([en, ru]);
});
