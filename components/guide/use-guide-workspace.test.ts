import { expect, test } from "vitest";
import { asksOtherwise, endingOf, guidePhase } from "./use-guide-workspace.ts";

const step = { text: "Click.", source: null };

const seen = (part: object) =>
  guidePhase({
    status: "running",
    stage: null,
    intent: "product",
    question: null,
    mode: "answer",
    full_answer: null,
    answered: null,
    current_step_index: null,
    steps: [],
    ...part,
  } as Parameters<typeof guidePhase>[0]);

const question = (kind: string) => ({
  status: "waiting",
  question: { interruptId: "i", kind, text: "?", choices: [], open: false, rests: false },
});

const rests = (kind: string) => ({ ...question(kind), status: "done" });

test.each([
  ["works before there is an answer", {}, "working"],
  ["is over after a question about something else", { status: "done", intent: "other" }, "other"],
  ["warns", question("guide_version"), "warning"],
  ["warns while a question about it is answered", { stage: "wait_for_version_choice" }, "warning"],
  [
    "asks whether it is solved while a question is answered",
    {
      ...{ stage: "final_confirmation", mode: "steps", steps: [step] },
      ...{ current_step_index: 1, full_answer: "Answer." },
    },
    "confirm",
  ],
  ["shows the answer while the next one is written", { full_answer: "Answer." }, "answer"],
  [
    "works on other words for a question that had no answer",
    { stage: "check_version", full_answer: "Nothing.", answered: false },
    "working",
  ],
  [
    "shows that there is no answer once it is known",
    { stage: "guide_nothing", full_answer: "Nothing.", answered: false },
    "answer",
  ],
  ["is at a step", { ...question("guide_action"), mode: "steps" }, "steps"],
  [
    "stays at the step while it is looked at",
    { mode: "steps", steps: [step], current_step_index: 0, full_answer: "Answer." },
    "steps",
  ],
  [
    "shows the answer when the steps are through and it works on",
    { mode: "steps", steps: [step], current_step_index: 1, full_answer: "Answer." },
    "answer",
  ],
  ["asks whether it is solved", { ...question("guide_confirm"), mode: "steps" }, "confirm"],
  ["reviews", { ...question("guide_review"), mode: "review" }, "review"],
  ["offers another answer", { ...question("guide_again"), mode: "review" }, "again"],
  [
    "ends with its answer when no steps were taken",
    { status: "done", full_answer: "A." },
    "answer",
  ],
  ["rests with its answer", rests("guide_enough"), "answer"],
  ["rests after its steps", { ...rests("guide_left"), mode: "steps" }, "done"],
  ["rests after the warning", rests("guide_declined"), "done"],
  [
    "stays ended while a question is answered",
    {
      ...{ stage: "guide_left", mode: "steps", steps: [step] },
      ...{ current_step_index: 0, full_answer: "Answer." },
    },
    "done",
  ],
  ["is done", { status: "done", full_answer: "Answer.", mode: "steps" }, "done"],
])("a guide %s", (_, part, phase) => {
  expect(seen(part)).toBe(phase);
});

test("where the manual was silent, other words are asked for in one place", () => {
  const view = { answered: false, stage: "guide_nothing", ...rests("guide_nothing") } as const;
  const silent = view as unknown as Parameters<typeof asksOtherwise>[0];
  expect(asksOtherwise(silent)).toBe(true);
  expect(asksOtherwise({ ...silent, question: null })).toBe(false);
  expect(asksOtherwise({ ...silent, answered: true })).toBe(false);
});

const anyStep = (state: "open" | "done") => ({ text: "Click.", source: null, state });

const ended = (part: object) =>
  endingOf({
    allowed: true,
    stage: "wait_user_action",
    mode: "steps",
    full_answer: "Answer.",
    current_step_index: 1,
    steps: [anyStep("done"), anyStep("done")],
    ...part,
  } as Parameters<typeof endingOf>[0]);

test.each([
  ["says so itself", { stage: "guide_no_other" }, "guide_no_other"],
  ["says so against how its steps stand", { stage: "guide_left" }, "guide_left"],
  ["with every step done", {}, "guide_solved"],
  ["at an open step", { steps: [anyStep("done"), anyStep("open")] }, "guide_left"],
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
