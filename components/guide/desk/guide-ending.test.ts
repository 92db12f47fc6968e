import { expect, test } from "vitest";
import { endingOf } from "./guide-ending.ts";

const step = (state: "open" | "done") => ({ text: "Click.", source: null, state });

const ended = (part: object) =>
  endingOf({
    allowed: true,
    stage: "wait_user_action",
    mode: "steps",
    full_answer: "Answer.",
    current_step_index: 1,
    steps: [step("done"), step("done")],
    ...part,
  } as Parameters<typeof endingOf>[0]);

test.each([
  ["says so itself", { stage: "guide_no_other" }, "guide_no_other"],
  ["says so against how its steps stand", { stage: "guide_left" }, "guide_left"],
  ["with every step done", {}, "guide_solved"],
  ["at an open step", { steps: [step("done"), step("open")] }, "guide_left"],
  ["in the review", { mode: "review" }, "guide_unsolved"],
  ["with its answer", { mode: "answer", current_step_index: null }, "guide_enough"],
  [
    "at the warning",
    { mode: "answer", allowed: false, full_answer: null, steps: [], current_step_index: null },
    "guide_declined",
  ],
])("a guide that ended %s", (_, part, ending) => {
  expect(ended(part)).toBe(ending);
});
