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
  sentences: [],
};
const reply: QuestionReply = {
  stem: " What does this code do? ",
  answer: "It locks",
  wrong: ["It waits", "It prints", "It ends"],
  accepted: [],
  explanation: "lock() takes the mutex.",
  evidence: [1, 2],
};
const make = (change: Partial<QuestionReply>, to: Partial<Slot> = {}) =>
  questionFromReply(
    { ...reply, ...change },
    { id: "qst_1", slot: { ...slot, ...to }, concept, note, shown: new Set([1, 2, 3]) },
  );
const made = (...of: Parameters<typeof make>) => {
  const question = make(...of);
  if ("refused" in question) throw new Error(question.refused);
  return question;
};

describe("questionFromReply", () => {
  test("takes code and passage from the note, byte for byte", () => {
    expect(made({})).toMatchObject({
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
    expect(made({}, { useCode: false }).code).toBeNull();
  });

  test("the place of the right option does not depend on where the model put it", () => {
    const turned = { wrong: ["It ends", "It prints", "It waits"] };
    expect(made(turned).options).toEqual(made({}).options);
  });

  test("a model that gives the right option among the others, too, is understood", () => {
    const all = { wrong: ["It ends", "It locks", "It waits", "It prints"] };
    expect(made(all).options).toEqual(made({}).options);
    expect(made({ ...all, answer: "B" })).toMatchObject({ answer: "It locks" });
  });

  test.each<[string, RegExp, Partial<QuestionReply>]>([
    ["three options", /four options/, { wrong: ["It waits", "It prints"] }],
    ["no options", /four options/, { wrong: [] }],
    ["two options alike", /same/, { wrong: ["It locks", "It waits", "It prints"] }],
    [
      "an answer that is none of four",
      /none of the four options/,
      { answer: "It sleeps", wrong: ["It locks", "It waits", "It prints", "It ends"] },
    ],
    ["no evidence", /no sentence/, { evidence: [] }],
    ["evidence that was not shown", /no sentence/, { evidence: [1, 99] }],
    ["no explanation", /explanation is empty/, { explanation: " " }],
  ])("%s: the question is refused with the reason, not mended", (_, reason, change) => {
    expect(make(change)).toEqual({ refused: expect.stringMatching(reason) });
  });

  test("a question that does not rest on the corrected sentence of its slot is refused", () => {
    expect(make({}, { sentences: [3] })).toEqual({ refused: expect.stringContaining("3") });
    expect(made({ evidence: [2, 3] }, { sentences: [3] })).toMatchObject({ id: "qst_1" });
  });

  test("labels before the options are taken off, and a letter is the option it names", () => {
    const wrong = ["A) It locks", "B) It waits", "C) It prints", "D) It ends"];
    expect(made({ wrong, answer: "B" })).toMatchObject({ answer: "It waits" });
    expect(made({ wrong, answer: "B) It waits" }).options).toEqual(made({}).options);
    const [right = "", ...others] = wrong;
    expect(made({ answer: right, wrong: others })).toMatchObject({ answer: "It locks" });
    expect(made({ answer: right, wrong: others }).options).toEqual(made({}).options);
  });

  test("a passage may hold several places", () => {
    expect(made({ evidence: [3, 1] }).evidence).toMatchObject({
      quote: "A mutex is a lock.\n\nA queue keeps order.",
      places: [{ quote: "A mutex is a lock." }, { quote: "A queue keeps order." }],
    });
  });
});
