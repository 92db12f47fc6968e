import { expect, it } from "vitest";
import { hasUnseenPicture } from "./has-unseen-picture.ts";

const shot = (id: string) => ({
  id,
  width: 10,
  height: 10,
  devicePixelRatio: 1,
  createdAt: "2026-01-01T00:00:00Z",
});

const step = (seen: { located?: string; checked?: string }) => ({
  ...{ text: "", source: null, requires_click: true, warning: null, state: "open" as const },
  ...{ box: null, drawn: false, screenshot_id: seen.located ?? null },
  check: seen.checked
    ? { done: "no" as const, explanation: "", screenshotId: seen.checked, basis: "rules" as const }
    : null,
});

it.each([
  ["no picture", [], {}, false],
  ["the first one", ["a"], {}, true],
  ["one that was looked at", ["a"], { located: "a" }, false],
  ["a newer one", ["a", "b"], { located: "a" }, true],
  ["one that was checked", ["a", "b"], { located: "a", checked: "b" }, false],
] as const)("%s", (_, ids, seen, waits) => {
  const view = { screenshots: ids.map(shot), steps: [step(seen)], current_step_index: 0 };
  expect(hasUnseenPicture(view)).toBe(waits);
  expect(hasUnseenPicture({ ...view, current_step_index: null })).toBe(false);
});
