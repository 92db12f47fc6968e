import { describe, expect, test } from "vitest";
import { conceptStore } from "#db/queries/quizzes.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import type { Concept, NoteCheck, Span } from "#lib/schemas/quiz.ts";
import { type QuizMaterial, readMaterial, shownMaterial } from "./nodes/quiz-material.ts";
import { newQuiz } from "./testing/concept-fixture.ts";

const { db } = testDatabase();
const concepts = conceptStore(db);
const text = "A queue is LIFO. It is old.\n\nA stack is a pile. A heap is a tree.";
const spanOf = (passage: string): Span => {
  const start = text.indexOf(passage);
  return { start, end: start + passage.length };
};
const concept = (id: string, passage: string, definition = passage): Concept => ({
  ...{ id, term: id, definition, original: passage, span: spanOf(passage) },
  ...{ codeSpan: null, code: null, codeLanguage: null, status: "verified", changeType: "none" },
});
const stored = async (check: NoteCheck | null) => {
  const quiz = { ...(await newQuiz(db, text)), strategy: "standard" as const };
  await concepts.saveVerdict(quiz.ownerId, quiz.threadId, {
    concepts: [
      concept("queue", "A queue is LIFO. It is old.", "A queue is FIFO. It is old."),
      concept("heap", "A heap is a tree."),
    ],
    corrections: [],
    check,
    factCheck: "checked",
    fromCache: false,
  });
  return readMaterial({ concepts }, quiz);
};

test("questions are made of corrected sentences, and of none that is in doubt", async () => {
  const doubt = (quote: string) => ({
    ...{ span: spanOf(quote), quote, reason: "Two answers.", by: "checker" as const },
  });
  const material = await stored({
    patches: [{ start: text.indexOf("LIFO"), removed: "LIFO", inserted: "FIFO" }],
    unchecked: [3],
    doubts: [doubt("It is old."), doubt("A heap is a tree.")],
  });
  const { sentences, items } = material.read;
  expect(sentences.map((sentence) => sentence.text)).toEqual([
    "A queue is FIFO.",
    "A stack is a pile.",
  ]);
  expect(sentences.map(({ start, end }) => text.slice(start, end))).toEqual([
    "A queue is LIFO.",
    "A stack is a pile.",
  ]);
  expect(items).toEqual(sentences);
  expect(material.concepts.map(({ id }) => id)).toEqual(["queue"]);
  expect(material.check.unchecked).toEqual([3]);
});

test("code that the check left out is in no passage of a question", async () => {
  const fenced = (code: string) => `\n\n~~~\n${code}\n~~~\n\n`;
  const withCode = `${text}${fenced("first")}One more.${fenced("second")}`;
  const quiz = { ...(await newQuiz(db, withCode)), strategy: "standard" as const };
  const { ownerId, threadId } = quiz;
  await concepts.saveVerdict(ownerId, threadId, {
    concepts: [],
    corrections: [
      {
        ...{ id: "s4-1", conceptId: null, term: "", type: "code_mismatch", message: "No." },
        ...{
          original: "",
          fixed: "",
          span: null,
          patch: null,
          removedCode: "first",
          basis: "model",
          evidence: null,
          status: "open",
        },
      },
    ],
    check: { patches: [], unchecked: [], doubts: [] },
    ...{ factCheck: "checked", fromCache: false },
  });
  const { read } = await readMaterial({ concepts }, quiz);
  expect(read.codeBlocks.map(({ code }) => code)).toEqual(["second"]);
});

test("a quiz of before, of whose sentences nothing is known, is read as its note stands", async () => {
  const material = await stored(null);
  expect(material.read.sentences.map((sentence) => sentence.text).join(" ")).toBe(
    text.replace("\n\n", " "),
  );
  expect(material.concepts).toHaveLength(2);
  expect(material.check).toEqual({ patches: [], unchecked: [1, 2, 3, 4], doubts: [] });
});

describe("what prompts show of a concept", () => {
  const shownOf = (material: QuizMaterial) =>
    shownMaterial(material, material.concepts, material.read.sentences, new Set()).concepts;

  test("its sentences by their numbers, and no word of them again, corrected or not", async () => {
    const patches = [{ start: text.indexOf("LIFO"), removed: "LIFO", inserted: "FIFO" }];
    const material = await stored({ patches, unchecked: [], doubts: [] });
    expect(shownOf(material)).toMatchObject([
      { id: "queue", sentences: [1, 2], definition: null },
      { id: "heap", sentences: [4], definition: null },
    ]);
  });

  test("a sentence in doubt neither by its number nor in a definition", async () => {
    const patches = [{ start: text.indexOf("LIFO"), removed: "LIFO", inserted: "FIFO" }];
    const span = spanOf("It is old.");
    const doubts = [{ span, quote: "It is old.", reason: "It is not.", by: "solver" as const }];
    const [queue] = shownOf(await stored({ patches, unchecked: [], doubts }));
    expect(queue).toMatchObject({ id: "queue", sentences: [1], definition: null });
  });

  test("the numbers before the items of a list are no words of a definition", async () => {
    const material = await stored({ patches: [], unchecked: [], doubts: [] });
    const listed = {
      ...concept("both", "A queue is LIFO. It is old.\n\nA stack is a pile."),
      definition: "A queue is LIFO.\n\n1. It is old.\n2. A stack is a pile.",
    };
    const shown = shownMaterial(material, [listed], material.read.sentences, new Set());
    expect(shown.concepts).toMatchObject([{ sentences: [1, 2, 3], definition: null }]);
  });

  test("a definition that a check rewrote, which the sentences do not say", async () => {
    const [queue] = shownOf(await stored({ patches: [], unchecked: [], doubts: [] }));
    expect(queue).toMatchObject({ sentences: [2], definition: "A queue is FIFO. It is old." });
  });

  test("of two sentences apart, those two and not what stands between", async () => {
    const material = await stored({ patches: [], unchecked: [], doubts: [] });
    const apart = {
      ...concept("both", "A queue is LIFO. It is old.\n\nA stack is a pile."),
      definition: "A queue is LIFO.\n\nA stack is a pile.",
    };
    const { concepts: shown } = shownMaterial(
      material,
      [apart],
      material.read.sentences,
      new Set(),
    );
    expect(shown).toMatchObject([{ sentences: [1, 3], definition: null }]);
  });
});
