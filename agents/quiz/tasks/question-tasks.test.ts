import { describe, expect, test } from "vitest";
import { z } from "zod";
import { conceptsIn, questionsIn, slotsIn } from "#e2e/model-server/quiz-material.ts";
import { parseFences } from "#lib/ai/fence.ts";
import { readReply } from "#lib/ai/read-reply.ts";
import type { Slot } from "#lib/questions/plan-slots.ts";
import { gradeOpenAnswer, scoreOf } from "./grade-open-answer.ts";
import type { ConceptMaterial } from "./material-blocks.ts";
import { solveQuestion } from "./solve-question.ts";
import { type WriteQuestionsInput, writeQuestions } from "./write-questions.ts";

const concept = (id: string, change: Partial<ConceptMaterial> = {}): ConceptMaterial => ({
  id,
  term: `Term ${id}`,
  status: "verified",
  sentences: [1],
  definition: null,
  code: null,
  codeLanguage: null,
  ...change,
});
const base = { language: "en" as const, sentences: [{ number: 1, text: "It is so." }] };
const history = [{ stem: "What was asked?", answer: "This <b>one</b>\nof two lines" }];
const order: WriteQuestionsInput = {
  ...{ ...base, concepts: [], round: 0, slots: [], history: [], refused: [] },
};
const prompts = (concepts: WriteQuestionsInput["concepts"]) => [
  writeQuestions.prompt({ ...order, concepts }),
  solveQuestion.prompt({ ...base, concepts, questions: [], earlier: [] }),
];
const fencesIn = (content: string) => ({ fences: parseFences(content) });
const linesIn = (content: string, label: string): unknown[] =>
  (parseFences(content).find((fence) => fence.label === label)?.text ?? "")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

describe.each([
  ["the writer", 0],
  ["the solver", 1],
])("%s", (_, index) => {
  const promptOf = (...concepts: ConceptMaterial[]) => {
    const prompt = prompts(concepts)[index];
    return { instructions: prompt?.instructions ?? "", content: prompt?.content ?? "" };
  };
  const rewritten = concept("c1", { definition: "It is otherwise." });
  const open = concept("c2", { status: "unchecked" });

  test("is told of each concept whether it was checked", () => {
    const { content } = promptOf(rewritten, open);
    expect(conceptsIn(fencesIn(content))).toEqual([
      {
        ...{ id: "c1", term: "Term c1", sentences: [1] },
        definition: "It is otherwise.",
      },
      { id: "c2", term: "Term c2", status: "unchecked", sentences: [1] },
    ]);
  });

  test("is told what to trust only where there is a choice", () => {
    expect(promptOf(rewritten).instructions).toContain("has been checked and wins");
    expect(promptOf(rewritten).instructions).not.toContain("Nobody has checked");
    expect(promptOf(concept("c1")).instructions).not.toMatch(/been checked|has checked/);
    expect(promptOf(open).instructions).toContain("Nobody has checked");
    expect(promptOf().instructions).not.toMatch(/been checked|has checked/);
    const { instructions } = promptOf(rewritten, open);
    expect(instructions).toMatch(/has been checked and wins.*Nobody has checked/);
  });

  test("reads every sentence once, and a snippet that concepts share once", () => {
    const code = { code: "x = {{1}};", codeLanguage: "c" };
    const { content } = promptOf(concept("c1", code), concept("c2", code), concept("c3"));
    expect(content.split("It is so.")).toHaveLength(2);
    expect(parseFences(content).filter(({ label }) => label === "code")).toEqual([
      { label: "code", attributes: { concepts: "c1 c2", language: "c" }, text: "x = {{1}};" },
    ]);
  });
});

test("the writer is shown the history, question and answer, one to a line", () => {
  const { content } = writeQuestions.prompt({ ...order, history });
  expect(linesIn(content, "history")).toEqual(history);
});

test("what is asked for again is not to be what the cut reply has already", () => {
  const slot: Slot = {
    ...{ slot: 1, type: "true_false", difficulty: "easy", conceptId: null, useCode: false },
    ...{ sentences: [1], was: null },
  };
  const written = { slot: 0, stem: "Is it so?", answer: "true", evidence: [1] };
  const prompt = writeQuestions.list?.promptFor(
    { ...order, history, slots: [slot] },
    [1],
    [written],
  );
  expect(linesIn(prompt?.content ?? "", "history")).toEqual([
    ...history,
    { stem: "Is it so?", answer: "true" },
  ]);
});

test("the writer is told why a question was refused", () => {
  const refused = [{ slot: 2, stem: "What?", reason: "Two options say the same." }];
  const { content } = writeQuestions.prompt({ ...order, refused });
  expect(linesIn(content, "refused")).toEqual(refused);
  expect(linesIn(writeQuestions.prompt(order).content, "refused")).toEqual([]);
});

test("a slot says what it asks about, and nothing else", () => {
  const slot = { type: "fill_in", difficulty: "easy" } as const;
  const free = { type: "multiple_choice", difficulty: "medium" } as const;
  const slots = [
    { ...slot, slot: 0, conceptId: null, useCode: false, sentences: [7], was: "only by 1" },
    { ...slot, slot: 1, conceptId: "c1", useCode: true, sentences: [], was: null },
    { ...free, slot: 2, conceptId: null, useCode: false, sentences: [], was: null },
  ];
  const { content } = writeQuestions.prompt({ ...order, slots });
  expect(parseFences(content).find(({ label }) => label === "slots")?.text).toBe(
    [
      '0: sentences 7, fill_in, easy, was "only by 1"',
      "1: c1, fill_in, easy, with code",
      "2: anything",
    ].join("\n"),
  );
  expect(slotsIn(fencesIn(content))).toMatchObject(
    slots.map(({ slot: number, conceptId, useCode, sentences }) => ({
      ...{ slot: number, conceptId, useCode, sentences },
    })),
  );
});

test("the solver gets the options by their letters, and no line of theirs passes for another", () => {
  const stem = "?\n2: Why?";
  const options = ["a", "b\nC: c", "`f()`", "f\u2028D: g"];
  const question = {
    number: 1,
    type: "multiple_choice" as const,
    stem,
    options,
    statements: null,
    codeOf: "c1",
  };
  const questions = [{ ...question, near: [], sentences: [1] }];
  const { content } = solveQuestion.prompt({ ...base, concepts: [], questions, earlier: [] });
  expect(content).not.toContain("\u2028");
  expect(questionsIn(fencesIn(content))).toEqual([
    {
      ...{ number: 1, type: "multiple_choice", stem, codeOf: "c1" },
      lettered: { A: "a", B: "b\nC: c", C: "`f()`", D: "f\u2028D: g" },
    },
  ]);
});

describe("questions that may ask the same", () => {
  const asked = (number: number, near: number[]) => ({
    ...{
      number,
      type: "open" as const,
      stem: `Why ${number}?`,
      options: null,
      statements: null,
      codeOf: null,
      near,
    },
    sentences: [number],
  });
  const earlier = [{ number: 3, question: "Why not?", answer: "So.", code: null }];
  const input = { ...base, concepts: [], questions: [asked(1, []), asked(2, [1, 3])], earlier };
  const shape = (some: typeof input) =>
    JSON.stringify(z.toJSONSchema(solveQuestion.asked?.(some) ?? z.never()));

  test("are shown to the solver by their numbers, earlier ones with their keys", () => {
    const { instructions, content } = solveQuestion.prompt(input);
    expect(questionsIn(fencesIn(content))).toMatchObject([{ number: 1 }, { near: [1, 3] }]);
    expect(linesIn(content, "earlier")).toEqual([
      { number: 3, question: "Why not?", answer: "So." },
    ]);
    expect(instructions).toContain('"near"');
    expect(shape(input)).toContain('"same"');
  });

  test("are not spoken of where there are none", () => {
    const plain = { ...input, questions: [asked(1, [])], earlier: [] };
    expect(solveQuestion.prompt(plain).instructions).not.toMatch(/near|same/);
    expect(shape(plain)).not.toContain('"same"');
  });

  test("are shown without a key when only one of them is asked for again", () => {
    const content = solveQuestion.list?.promptFor(input, [2], []).content ?? "";
    expect(questionsIn(fencesIn(content))).toMatchObject([{ number: 2, near: [1, 3] }]);
    expect(linesIn(content, "earlier")).toEqual([
      { number: 1, question: "Why 1?" },
      { number: 3, question: "Why not?", answer: "So." },
    ]);
  });

  test("what is asked for again is shown with its own sentences alone", () => {
    const sentences = [1, 2, 3, 9].map((number) => ({ number, text: `Sentence ${number}.` }));
    const solving = solveQuestion.list?.promptFor({ ...input, sentences }, [2], []).content ?? "";
    expect(parseFences(solving)[0]?.text).toBe("2: Sentence 2.");
    const slot = { type: "open", difficulty: "easy", useCode: false, was: null } as const;
    const slots: Slot[] = [
      { ...slot, slot: 0, conceptId: "c1", sentences: [] },
      { ...slot, slot: 1, conceptId: null, sentences: [9] },
    ];
    const writing = { ...order, sentences, concepts: [concept("c1")], slots };
    const shown = (some: readonly number[]) =>
      parseFences(writeQuestions.list?.promptFor(writing, some, []).content ?? "")[0]?.text;
    expect(shown([0])).toBe("1: Sentence 1.\n2: Sentence 2.\n3: Sentence 3.");
    expect(shown([1])).toBe("9: Sentence 9.");
  });

  test("are not compared where the answer says nothing of them", () => {
    const solution = {
      number: 1,
      reasoning: "",
      verdict: "answered",
      answer: "a",
      falseSentence: null,
    };
    const text = JSON.stringify({ solutions: [solution, { ...solution, number: 2, same: [1] }] });
    expect(readReply(solveQuestion, input, { text, finished: true })).toMatchObject({
      output: { solutions: [{ same: null }, { same: [1] }] },
    });
  });
});

test("an open question is solved by its statements where there are some, else in words", () => {
  const question = { number: 1, type: "open" as const, stem: "Why?", options: null, codeOf: null };
  const asked = { ...question, near: [], sentences: [1] };
  const input = (...statements: (readonly string[] | null)[]) => ({
    ...{ ...base, concepts: [], earlier: [] },
    questions: statements.map((some, at) => ({ ...asked, number: at + 1, statements: some })),
  });
  const { content, instructions } = solveQuestion.prompt(input(["It locks.", "So.\n2: Why?"]));
  expect(questionsIn(fencesIn(content))).toEqual([
    {
      number: 1,
      type: "open",
      stem: "Why?",
      lettered: { A: "It locks.", B: "So.\n2: Why?" },
    },
  ]);
  expect(instructions).toContain("open with letters");
  expect(instructions).not.toContain("two sentences");
  const both = solveQuestion.prompt(input(["It locks.", "So."], null)).instructions;
  expect(both).toContain("open with letters");
  expect(both).toContain("two sentences");
  expect(solveQuestion.prompt(input(null)).instructions).not.toContain("open with letters");
});

test("the writer is told of the types that are planned, and asked for their fields alone", () => {
  const slotOf = (type: "open" | "multiple_choice" | "true_false"): Slot => ({
    ...{ slot: 0, type, difficulty: "easy", conceptId: null, useCode: false, sentences: [] },
    was: null,
  });
  const fields = (type: "open" | "multiple_choice" | "true_false") => {
    const input = { ...order, slots: [slotOf(type)] };
    const asked = JSON.stringify(z.toJSONSchema(writeQuestions.asked?.(input) ?? z.never()));
    return ["wrong", "beside", "accepted"].filter((field) => asked.includes(`"${field}"`));
  };
  expect([fields("true_false"), fields("open"), fields("multiple_choice")]).toEqual([
    [],
    ["wrong", "beside"],
    ["wrong"],
  ]);
  const { instructions } = writeQuestions.prompt({ ...order, slots: [slotOf("open")] });
  expect(instructions).toContain("- open:");
  expect(instructions).not.toMatch(/- (?:multiple_choice|true_false|fill_in):/);
});

describe("grading", () => {
  const answer = (number: number) => ({
    ...{ number, stem: "Why?", code: null, key: "a lock", passage: "It locks.", answer: "lock" },
  });
  const input = { language: "en" as const, answers: [answer(1), answer(2)] };

  test("all answers go into one prompt, each with its number", () => {
    const { content } = gradeOpenAnswer.prompt(input);
    expect(parseFences(content).map(({ label, attributes }) => [label, attributes.number])).toEqual(
      ["1", "2"].flatMap((number) =>
        ["question", "key", "passage", "answer"].map((label) => [label, number]),
      ),
    );
  });

  test("an answer without a grade is asked for alone", () => {
    expect(gradeOpenAnswer.list?.wanted(input)).toEqual([1, 2]);
    const { content } = gradeOpenAnswer.list?.promptFor(input, [2], []) ?? { content: "" };
    expect(new Set(parseFences(content).map(({ attributes }) => attributes.number))).toEqual(
      new Set(["2"]),
    );
  });

  test.each([
    [4, 2, 0.5],
    [2, 3, 1],
    [2, -1, 0],
    [0, 0, 0],
  ])("of %s points %s made are worth %s", (points, made, score) => {
    expect(scoreOf({ points, made })).toBe(score);
  });

  test("without a model the key's words are counted, for each answer", async () => {
    if (gradeOpenAnswer.offline === "cannot") throw new Error("rules can grade");
    const { grades } = await gradeOpenAnswer.offline(input);
    expect(grades).toMatchObject([
      { number: 1, points: 1, made: 1 },
      { number: 2, points: 1, made: 1 },
    ]);
  });
});
