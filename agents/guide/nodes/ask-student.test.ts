import { describe, expect, test } from "vitest";
import { type PutQuestion, readReply } from "./ask-student.ts";

const action: PutQuestion = {
  kind: "guide_action",
  choices: ["next", "skip", "show", "help", "cancel"],
};
const stopped: PutQuestion = { ...action, choices: ["force", "skip", "show", "help", "cancel"] };

describe("a reply", () => {
  test("is one of the question's choices, by its id", () => {
    expect(readReply(action, { type: "choice", choice: "skip" })).toEqual({
      ...{ type: "choice", choice: "skip", said: null },
    });
    expect(readReply(action, { type: "choice", choice: "force" })).toBe(null);
    expect(readReply(action, { type: "choice", choice: "yes" })).toBe(null);
  });

  test("may be a bare text: an id, a button's words in either language, or free words", () => {
    for (const said of ["skip", "Skip", "Пропустить", "let's skip it"]) {
      expect(readReply(action, said)).toEqual({ type: "choice", choice: "skip", said });
    }
    expect(readReply(action, { type: "text", text: "is it loud?" })).toEqual({
      ...{ type: "remark", said: "is it loud?" },
    });
  });

  test("that is an id nobody would say is no speech, however a client sends it", () => {
    const question: PutQuestion = { kind: "guide_steps", choices: ["step_by_step", "done"] };
    for (const value of ["step_by_step", { type: "text", text: "step_by_step" }]) {
      expect(readReply(question, value)).toEqual({
        ...{ type: "choice", choice: "step_by_step", said: null },
      });
    }
    expect(readReply(question, "step by step")).toMatchObject({ said: "step by step" });
  });

  test.each([
    ["guide_solved", "no", "It isn't solved after all"],
    ["guide_solved", "no", "Всё-таки не решена"],
    ["guide_left", "step_by_step", "Continue with step 2"],
    ["guide_left", "step_by_step", "продолжить с шага 2."],
    ["guide_enough", "step_by_step", "Go step by step"],
    ["guide_unsolved", "yes", "Искать другой ответ"],
    ["guide_declined", "try_anyway", "Всё равно попробовать"],
    ["guide_confirm", "no", "Нет, ещё не решена"],
    ["guide_action", "help", "Не получается"],
    ["guide_action", "cancel", "End the guide"],
  ] as const)("at %s is %s in its button's own words: %j", (kind, choice, said) => {
    expect(readReply({ kind, choices: [choice], step: 2 }, said)).toMatchObject({ choice });
  });

  test.each([
    ["guide_action", "next", "Done?"],
    ["guide_action", "next", "Готово?"],
    ["guide_solved", "no", "It isn’t solved after all?"],
    ["guide_confirm", "yes", "Да?"],
  ] as const)("at %s a question is not %s: %j", (kind, choice, said) => {
    expect(readReply({ kind, choices: [choice] }, said)).toMatchObject({ type: "remark" });
  });

  test("that names another step than the button is not that choice", () => {
    const question = { kind: "guide_left", choices: ["step_by_step"], step: 2 } as const;
    expect(readReply(question, "Continue with step 3")).toMatchObject({ type: "remark" });
  });

  test("that insists is heard only as such after a failed check", () => {
    expect(readReply(stopped, "go on anyway")).toMatchObject({ choice: "force" });
    expect(readReply(stopped, "next")).toMatchObject({ choice: "next" });
    expect(readReply(action, "go on anyway")).toMatchObject({ choice: "next" });
  });

  test.each([null, 7, [], {}, { type: "edit" }, { type: "jump", step: -1 }, "", "   "])(
    "%j is none",
    (value) => {
      expect(readReply(action, value)).toBe(null);
    },
  );

  test("that is too long is heard up to its limit", () => {
    const reply = readReply(action, "x ".repeat(5_000));
    expect(reply).toMatchObject({ type: "remark" });
  });
});
