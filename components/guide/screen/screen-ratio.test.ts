import { expect, test } from "vitest";
import { capturedRatio, pageRatio } from "./screen-ratio.ts";

const page = { screenWidth: 1_920, devicePixelRatio: 1.1 };

test.each([
  ["what the browser tells of the surface", { screenPixelRatio: 2 }, 800, 2],
  ["the whole screen's pixels", { displaySurface: "monitor" }, 3_840, 2],
  ["the page's own for a window", { displaySurface: "window" }, 3_840, 1.1],
  ["the page's own when the browser tells nonsense", { screenPixelRatio: 0 }, 800, 1.1],
])("the ratio of a picture is %s", (_, surface, width, ratio) => {
  expect(capturedRatio(surface, width, page)).toBe(ratio);
});

test("a page without a ratio has one pixel for one", () => {
  expect(pageRatio(Number.NaN)).toBe(1);
  expect(pageRatio(0)).toBe(1);
});
