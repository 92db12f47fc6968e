import { expect, test } from "vitest";
import { conceptStore } from "#db/queries/quizzes.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import type { Ask } from "#lib/ai/task.ts";
import { conceptsFromNumbers } from "#lib/concepts/concepts-from-numbers.ts";
import { type ReadNote, readNote } from "#lib/notes/read-note.ts";
import { statementLetters } from "#lib/questions/open-points.ts";
import type { Concept, QuestionType } from "#lib/schemas/quiz.ts";
import { generateQuestions } from "./nodes/generate-questions.ts";
import { proveAnswers } from "./nodes/prove-answers.ts";
import type { QuizStateValue } from "./state.ts";
import type { SolveQuestionInput } from "./tasks/solve-question.ts";
import type { WriteQuestionsInput } from "./tasks/write-questions.ts";
import { checkedNote, questionPorts } from "./testing/question-fixture.ts";

const { db } = testDatabase();

const sentencesOf = (about: number): string[] => [
  `A **term ${about}** is a part of the subject that a student must know, because what comes later in the note rests on it.`,
  `It differs from its neighbours in that it keeps its own order, which matters as soon as two of them meet in chapter ${about}, as there.`,
  `Where it is left out, the result depends on chance; that is why number ${about} is checked before anything else is done.`,
  `Whoever forgets this meets it again in chapter ${about}, where it costs more.`,
];
const snippetOf = (about: number): string =>
  `def part_${about}(items):
    kept = sorted(items, key=lambda item: item.number)
    for item in kept:
        if item.number == ${about}:
            return item
    raise LookupError("there is no part ${about}")`;
/** About 9 kB: sections of four sentences, and a snippet in every fifth. */
const text = Array.from({ length: 19 }, (_, about) =>
  [
    `## Part ${about}`,
    sentencesOf(about).join(" "),
    ...(about % 5 === 0 ? [`\`\`\`py\n${snippetOf(about)}\n\`\`\``] : []),
  ].join("\n\n"),
).join("\n\n");

/** What a capable model finds: three quarters of the prose say what some concept is. */
const conceptsOf = (read: ReadNote): Concept[] =>
  conceptsFromNumbers(
    read,
    Array.from({ length: 19 }, (_, about) => ({
      term: `term ${about}`,
      sentences: [1, 2, 3].map((number) => about * 4 + number),
      code: about % 5 === 0 ? about / 5 + 1 : null,
    })),
  ).map((concept) => ({ ...concept, status: "verified" }));

const answers: Readonly<Record<QuestionType, string>> = {
  multiple_choice: "It keeps the order of its items",
  true_false: "true",
  fill_in: "anything",
  open: "It keeps its own order, so that the result does not depend on chance.",
  ordering: "nothing that a model is asked",
  matching: "nothing that a model is asked",
  naming: "nothing that a model is asked",
  free_recall: "nothing that a model is asked",
};
const falsePoints: { readonly [type in QuestionType]?: readonly string[] } = {
  open: [
    "It keeps the order of its neighbours, so that the result does not depend on chance.",
    "It keeps its own order, so that the result depends on chance alone.",
    "It keeps no order, so that the result depends on chance.",
  ],
};
/** Replies of the length that a capable model writes. */
const replies: Readonly<Record<string, (input: unknown) => unknown>> = {
  "write-questions": (input) => {
    const { slots, concepts } = input as WriteQuestionsInput;
    const questions = slots.map(({ slot, type, conceptId }) => ({
      slot,
      stem: `${type === "fill_in" ? "It comes before ____ else. " : ""}What follows for the result when the part of the subject with the number ${slot} is left out?`,
      answer: answers[type],
      wrong:
        type === "multiple_choice"
          ? ["loses", "doubles", "hides"].map((verb) => `It ${verb} the order of its items`)
          : (falsePoints[type] ?? []),
      beside: type === "open" ? "It meets its neighbours in chapter 7." : "",
      accepted: [],
      explanation: "It keeps its own order, and without it the result depends on chance.",
      difficulty: null,
      evidence: concepts.find(({ id }) => id === conceptId)?.sentences.slice(1, 3) ?? [],
    }));
    return { questions };
  },
  "solve-question": (input) => {
    const { questions } = input as SolveQuestionInput;
    const solutions = questions.map(({ number, type, options, statements }) => ({
      ...{ number, reasoning: "Left out, the result depends on chance.", verdict: "answered" },
      ...{ falseSentence: null, same: null },
      answer:
        letterOf(options, answers.multiple_choice) ??
        letterOf(statements, answers.open) ??
        answers[type],
    }));
    return { solutions };
  },
};
const letterOf = (texts: readonly string[] | null, right: string) =>
  texts ? statementLetters[texts.indexOf(right)] : undefined;

const callsFor = async (mix: { multipleChoice: number; trueFalse: number; other: number }) => {
  const state: QuizStateValue = await checkedNote(db, { text, mix });
  await conceptStore(db).saveVerdict(state.ownerId, state.threadId, {
    ...{ concepts: conceptsOf(readNote(text)), corrections: [] },
    check: { patches: [], unchecked: [], doubts: [] },
    ...{ factCheck: "checked", fromCache: false },
  });
  const calls: { task: string; sent: string }[] = [];
  const ask: Ask = async (task, input) => {
    const { instructions, content } = task.prompt(input);
    calls.push({ task: task.name, sent: `${instructions}${content}` });
    const output = task.schema.parse(replies[task.name]?.(input));
    return { output, basis: "model", salvaged: false };
  };
  const ports = { ...questionPorts(db, "http://127.0.0.1:9/v1"), ask };
  const generated = { ...state, ...(await generateQuestions(ports)(state, {})) };
  await proveAnswers(ports)(generated, {});
  const proved = await ports.questions.byState(state.ownerId, state.threadId, "proved");
  return { calls, proved: proved.length };
};

test.each([
  ["the usual mix", { multipleChoice: 70, trueFalse: 20, other: 10 }],
  ["more free recall", { multipleChoice: 40, trueFalse: 20, other: 40 }],
])("a note of 9 kB, %s: one call to write, one to solve, 26,500 characters", async (_, mix) => {
  expect(text.length).toBeGreaterThan(8_500);
  const { calls, proved } = await callsFor(mix);
  expect(proved).toBe(19);
  expect(calls.map(({ task }) => task)).toEqual(["write-questions", "solve-question"]);
  expect(calls.reduce((sum, { sent }) => sum + sent.length, 0)).toBeLessThanOrEqual(26_500);
  for (const { task, sent } of calls.slice(0, 2))
    expect([
      task,
      sent.split(
        "neighbours in that it keeps its own order, which matters as soon as two of them meet in chapter 7,",
      ).length,
    ]).toEqual([task, expect.toBeOneOf([1, 2])]);
});
