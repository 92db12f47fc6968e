import { expect, test } from "vitest";
import type { LocatedControl } from "#lib/schemas/located-control.ts";
import { missingReason } from "./screen-area.tsx";

const frame = { width: 100, height: 100, devicePixelRatio: 1 };
const nowhere: LocatedControl = {
  ...{ frame, found: false, box: null, confidence: 0, candidates: [], label: "Export" },
};
const there: LocatedControl = {
  ...{ ...nowhere, found: true },
  box: { x: 0, y: 0, width: 0.1, height: 0.1 },
};
const check = {
  ...{ done: "unknown" as const, explanation: "", screenshotId: "shot_1", basis: "rules" as const },
};

test.each([
  ["a place that was found", { box: there, drawn: false }, null],
  ["a place that was not found", { box: nowhere, drawn: false }, "notFound"],
  ["a place that may have gone by being used", { box: nowhere, drawn: false, check }, null],
  [
    "a place where nothing is to be done any more",
    { box: nowhere, drawn: false, check: { ...check, done: "already" } },
    null,
  ],
  ["a box that was taken away", { box: nowhere, drawn: true }, "removed"],
  ["a picture that could not be read", { box: null, drawn: false }, "unread"],
] as const)("%s", (_, step, reason) => {
  expect(missingReason({ check: null, ...step, screenshot_id: "shot_1" }, "shot_1")).toBe(reason);
  expect(missingReason({ check: null, ...step, screenshot_id: "shot_1" }, "shot_2")).toBeNull();
});
