import { describe, expect, test } from "vitest";
import { readNote } from "../concepts/read-note.ts";
import type { Concept } from "../schemas/quiz.ts";
import type { Slot } from "./plan-slots.ts";
import { type QuestionReply, questionFromReply } from "./question-from-reply.ts";

const text = "A mutex is a lock. Only its owner may release it. A queue keeps order.";
const note = readNote(text);
const code = 'lock(&m);\n\tx{{1}} = "\\n";\n';
const concept: Concept = {
  id: "con_1",
  term: "mutex",
  definition: "A mutex is a lock.",
  original: "A mutex is a lock.",
  span: { start: 0, end: 18 },
  codeSpan: { start: 0, end: 1 },
  code,
  codeLanguage: "c",
  status: "verified",
  changeType: "none",
};
const slot: Slot = {
  slot: 0,
  conceptId: "con_1",
  type: "multiple_choice",
  difficulty: "hard",
  useCode: true,
};
const reply: QuestionReply = {
  stem: " What does this code do? ",
  options: ["It locks", "It waits", "It prints", "It ends"],
  answer: "It locks",
  accepted: [],
  explanation: "lock() takes the mutex.",
  evidence: [1, 2],
};
const make = (change: Partial<QuestionReply>, to: Partial<Slot> = {}) =>
  questionFromReply(
    { ...reply, ...change },
    { id: "qst_1", slot: { ...slot, ...to }, concept, note: text, sentences: note.sentences },
  );

describe("questionFromReply", () => {
  test("takes code and passage from the note, byte for byte", () => {
    expect(make({})).toMatchObject({
      id: "qst_1",
      stem: "What does this code do?",
      code,
      codeLanguage: "c",
      conceptId: "con_1",
      difficulty: "hard",
      evidence: { quote: "A mutex is a lock. Only its owner may release it.", start: 0, end: 49 },
    });
  });

  test("shows code only where the slot asks about it", () => {
    expect(make({}, { useCode: false })?.code).toBeNull();
  });

  test("the place of the right option does not depend on where the model put it", () => {
    const turned = { options: ["It ends", "It prints", "It waits", "It locks"] };
    expect(make(turned)?.options).toEqual(make({})?.options);
  });

  test.each<[string, Partial<QuestionReply>]>([
    ["three options", { options: ["It locks", "It waits", "It prints"] }],
    ["no options", { options: null }],
    ["an answer that is no option", { answer: "B" }],
    ["no evidence", { evidence: [] }],
    ["evidence that was not shown", { evidence: [1, 99] }],
    ["no explanation", { explanation: " " }],
  ])("%s: the question is dropped, not mended", (_, change) => {
    expect(make(change)).toBeNull();
  });

  test("a passage is one run of sentences", () => {
    expect(make({ evidence: [3, 1] })?.evidence.quote).toBe("A mutex is a lock.");
  });
});
