import { expect, it } from "vitest";
import { hasUnseenPicture } from "./halted-note.tsx";

const shot = (id: string) => ({
  id,
  width: 10,
  height: 10,
  devicePixelRatio: 1,
  createdAt: "2026-01-01T00:00:00Z",
});

const step = (seen: { located?: string; checked?: string; click?: boolean }) => ({
  ...{ text: "", source: null, unnamed: [], warning: null, state: "open" as const },
  requires_click: seen.click ?? true,
  ...{ box: null, drawn: false, screenshot_id: seen.located ?? null },
  check: seen.checked
    ? { done: "no" as const, explanation: "", screenshotId: seen.checked, basis: "rules" as const }
    : null,
});

it.each([
  ["no picture", [], {}, false, false],
  ["the first one", ["a"], {}, true, true],
  ["one that was looked at", ["a"], { located: "a" }, true, false],
  ["a newer one", ["a", "b"], { located: "a" }, true, true],
  ["one that was checked", ["a", "b"], { located: "a", checked: "b" }, true, false],
  ["one of the step before, which needs none", ["a"], { click: false }, false, false],
  ["a newer one for a step that needs none", ["a", "b"], { click: false }, true, true],
  ["one seen before the student drew on an older one", ["a", "b"], { located: "a" }, false, false],
] as const)("%s", (_, ids, seen, comes, waits) => {
  const view = {
    ...{ screenshots: ids.map(shot), steps: [step(seen)], current_step_index: 0 },
    ...{ mode: "steps" as const, stage: "wait_user_action", picture_waits: comes },
  };
  expect(hasUnseenPicture(view)).toBe(waits);
  expect(hasUnseenPicture({ ...view, current_step_index: null })).toBe(false);
  expect(hasUnseenPicture({ ...view, stage: "final_confirmation" })).toBe(false);
  expect(hasUnseenPicture({ ...view, mode: "review" })).toBe(false);
});
