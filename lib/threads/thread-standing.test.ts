import { expect, test } from "vitest";
import type { ThreadQuestion } from "#lib/schemas/thread.ts";
import { threadStanding } from "./thread-standing.ts";

const thread = {
  kind: "quiz",
  status: "done",
  stage: "ready",
  question: null,
  quiz: null,
} as const;
const fresh = { round: 1, asked: 10, begun: 0, graded: 0, total: 10, right: 0 };

test.each([
  [{}, "not_started", null],
  [{ begun: 1 }, "playing", { done: 0, total: 10 }],
  [{ begun: 3, graded: 3, right: 2 }, "playing", { done: 3, total: 10 }],
  [{ begun: 10, graded: 9, right: 8 }, "playing", { done: 9, total: 10 }],
  [{ begun: 10, graded: 10, right: 8 }, "played", { done: 8, total: 10 }],
  [{ round: 2, asked: 2, right: 8 }, "retrying", { done: 0, total: 2 }],
  [{ round: 2, asked: 2, begun: 2, graded: 2, right: 9 }, "played", { done: 9, total: 10 }],
  [{ asked: 0, total: 0 }, "done", null],
])("a quiz of which %j was answered is %s", (answered, state, count) => {
  expect(threadStanding({ ...thread, quiz: { ...fresh, ...answered } })).toEqual({ state, count });
});

test.each(["running", "failed", "stopped"] as const)("a quiz that is %s is no other", (status) => {
  expect(threadStanding({ ...thread, status, quiz: fresh }).state).toBe(status);
});

const asks = (kind: string): ThreadQuestion => ({
  ...{ interruptId: "i", kind, text: "?", choices: [], open: false, rests: false },
});

test.each([
  ["waiting", "guide_steps", "answered"],
  ["waiting", "guide_version", "waiting"],
  ["waiting", "guide_action", "in_steps"],
  ["waiting", "guide_confirm", "in_steps"],
  ["running", null, "running"],
  ["done", "guide_enough", "answered"],
  ["done", "guide_left", "left"],
  ["done", "guide_solved", "solved"],
  ["done", "guide_unsolved", "unsolved"],
  ["done", "guide_nothing", "unanswered"],
] as const)("a guide that is %s and asks %s is %s", (status, kind, state) => {
  const question = kind === null ? null : asks(kind);
  const guide = { ...thread, kind: "guide" as const, stage: "guide_steps", status, question };
  expect(threadStanding(guide)).toEqual({ state, count: null });
});

test("a document that may be edited asks for nothing, one with a question does", () => {
  const study = { ...thread, kind: "study" as const, status: "waiting" as const };
  expect(threadStanding({ ...study, question: asks("study_edit") }).state).toBe("draft");
  expect(threadStanding({ ...study, question: asks("study_choice") }).state).toBe("waiting");
});

test("a guide without steps has its answer, one about something else has none", () => {
  const guide = { ...thread, kind: "guide" as const };
  expect(threadStanding({ ...guide, stage: "wait_for_user_step_choice" }).state).toBe("answered");
  expect(threadStanding({ ...guide, stage: "detect_user_intent" }).state).toBe("unanswered");
});
