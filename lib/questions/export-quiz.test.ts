import fc from "fast-check";
import { parse } from "gift-pegjs";
import { describe, expect, test } from "vitest";
import type { Question } from "#lib/schemas/quiz.ts";
import { type ExportedQuiz, exportQuiz, keyOnPaper } from "./export-quiz.ts";

const question = (given: Partial<Question>): Question => ({
  ...{ id: "q", type: "open", stem: "Why?", options: null, answer: "Because.", accepted: [] },
  ...{ explanation: "", conceptId: null, code: null, codeLanguage: null, difficulty: "easy" },
  evidence: { quote: "It is so.", start: 0, end: 9 },
  ...given,
});

const quiz = (...questions: Question[]): ExportedQuiz => ({
  title: "Joins",
  language: "en",
  questions,
});

const choice = question({
  ...{ type: "multiple_choice", stem: "What does `{a: 1}` hold?" },
  options: ["`a = 1`", "nothing", "a # sign", "50 % ~ half"],
  ...{ answer: "`a = 1`", explanation: "It says so: a." },
});
const order = question({
  ...{ type: "ordering", stem: "Put in order", options: ["Third", "First", "Second"] },
  answer: "First\nSecond\nThird",
});
const pairs = question({
  ...{ type: "matching", stem: "What belongs together?" },
  options: ["Heap", "Stack", "Queue", "last in", "first in -> first out", "a tree"],
  answer: "a tree\nlast in\nfirst in -> first out",
});
const named = question({ type: "naming", stem: "Name two", answer: "Heap\nStack" });
const truth = question({ type: "true_false", stem: "True?", answer: "false" });
const gap = question({
  ...{ type: "fill_in", stem: "A ____ b", answer: "x=1", accepted: ["x = 1"] },
  ...{ code: "if (x) {\n  y\n}", codeLanguage: "js" },
});

describe("on paper", () => {
  test("options, steps and halves of pairs have letters, and the key names them", () => {
    expect(keyOnPaper(choice, "en")).toEqual(["A. `a = 1`"]);
    expect(keyOnPaper(order, "en")).toEqual(["B, C, A"]);
    expect(keyOnPaper(pairs, "en")).toEqual(["1 C, 2 A, 3 B"]);
    expect(keyOnPaper(truth, "ru")).toEqual(["Неверно"]);
    expect(keyOnPaper(named, "en")).toEqual(["Heap", "Stack"]);
  });

  test("two meanings that are the same keep a letter each", () => {
    const alike = question({
      type: "matching",
      options: ["a", "b", "same", "same"],
      answer: "same\nsame",
    });
    expect(keyOnPaper(alike, "en")).toEqual(["1 A, 2 B"]);
  });

  test("the questions tell no answer; what belongs to one stands under its number", () => {
    const paper = exportQuiz(quiz(gap, named), "questions");
    expect(paper).toBe(
      "# Joins\n\n1. A ____ b\n\n   ```js\n   if (x) {\n     y\n   }\n   ```\n\n2. Name two\n",
    );
    expect(exportQuiz(quiz(gap, named), "answers")).toBe(
      `${paper}\n## Answers\n\n1. x=1\n\n2. Heap  \n   Stack\n`,
    );
  });

  test("code that holds a fence is fenced by more", () => {
    const fenced = question({ code: "```\nx\n```" });
    expect(exportQuiz(quiz(fenced), "questions")).toContain(
      "   ````\n   ```\n   x\n   ```\n   ````",
    );
  });
});

describe("as a table", () => {
  test("quotes, commas and lines stay in their cells", () => {
    const table = exportQuiz(quiz(question({ stem: 'Say "a", b', answer: "one\ntwo" })), "csv");
    expect(table).toBe(
      '\uFEFFNo.,Type,Question,Code,Options,Answer,Why,In the note,Proof\r\n1,Open answer,"Say ""a"", b",,,"one\ntwo",,It is so.,\r\n',
    );
  });

  test("nothing of a note is run as a formula, and a number stays a number", () => {
    const table = exportQuiz(
      quiz(
        question({ stem: "=HYPERLINK(1)", answer: "-40" }),
        question({ stem: "@x", answer: "+a" }),
      ),
      "csv",
    );
    expect(table).toContain("1,Open answer,'=HYPERLINK(1),,,-40,");
    expect(table).toContain("2,Open answer,'@x,,,'+a,");
  });

  test("pairs and truths are said in words", () => {
    const table = exportQuiz(quiz(pairs, truth), "csv");
    expect(table).toContain("Heap — a tree\nStack — last in\nQueue — first in -> first out");
    expect(table).toContain("2,True or false,True?,,,False,");
  });
});

describe("for Moodle", () => {
  const read = (...questions: Question[]) => parse(exportQuiz(quiz(...questions), "gift"));

  test("each form is read as what it is", () => {
    const all = read(choice, order, pairs, named, truth, gap);
    expect(all.map(({ type }) => type)).toEqual([
      "MC",
      "Matching",
      "Matching",
      "Essay",
      "TF",
      "Short",
    ]);
    expect(all[0]).toMatchObject({
      stem: { format: "markdown", text: "What does `{a: 1}` hold?" },
      choices: [
        { isCorrect: true, text: { text: "`a = 1`" } },
        { isCorrect: false, text: { text: "nothing" } },
        { isCorrect: false, text: { text: "a # sign" } },
        { isCorrect: false, text: { text: "50 % ~ half" } },
      ],
      globalFeedback: { text: "It says so: a." },
    });
    expect(all[1]).toMatchObject({
      matchPairs: [
        { subquestion: { text: "1" }, subanswer: "First" },
        { subquestion: { text: "2" }, subanswer: "Second" },
        { subquestion: { text: "3" }, subanswer: "Third" },
      ],
    });
    expect(all[2]).toMatchObject({
      matchPairs: [{}, {}, { subquestion: { text: "Queue" }, subanswer: "first in → first out" }],
    });
    expect(all[3]).toMatchObject({ globalFeedback: { text: "Heap\nStack" } });
    expect(all[4]).toMatchObject({ isTrue: false });
    expect(all[5]).toMatchObject({
      stem: { text: "A ____ b\n\n```js\nif (x) {\n  y\n}\n```" },
      choices: [{ text: { text: "x=1" } }, { text: { text: "x = 1" } }],
    });
  });

  test("a gap whose key has an arrow is no pair", () => {
    const arrow = question({ type: "fill_in", answer: "p->x" });
    expect(read(arrow)).toMatchObject([{ type: "Essay", globalFeedback: { text: "p->x" } }]);
  });

  test("whatever signs a text holds, it comes back as it was", () => {
    const words = fc
      .string({ unit: fc.constantFrom(..."ab é\\~=#{}:[]%->/\"'`$&<") })
      .map((text) => `w${text}w`);
    fc.assert(
      fc.property(words, words, words, (stem, answer, wrong) => {
        fc.pre(answer !== wrong);
        // Moodle itself looks for wrong answers before arrows, this reader after them.
        fc.pre(!`${answer} ${wrong}`.includes("->"));
        const [made] = read(
          question({ type: "multiple_choice", stem, answer, options: [answer, wrong] }),
        );
        expect(made).toMatchObject({
          stem: { text: stem },
          choices: [{ text: { text: answer } }, { text: { text: wrong } }],
        });
      }),
    );
  });
});
