import { expect, test } from "vitest";
import type { Question } from "#lib/schemas/quiz.ts";
import { quizQuestions, type ReadableThread, threadPassages } from "./thread-passages.ts";

const empty: ReadableThread = {
  ...{ kind: "study", titles: ["Title"], note: null, document: null },
  ...{ questions: [], guide: { answer: [], steps: [] }, messages: [] },
};

const placesOf = (thread: Partial<ReadableThread>) =>
  threadPassages({ ...empty, ...thread })
    .filter(({ part }) => part !== "title")
    .map(({ place, text }) => [place, text]);

test("a document is cut into its blocks, without signs of Markdown and links to the notes", () => {
  const document =
    "# A *head*\n\n- one **item** [[3]](#note-L3)\n- [two](https://a.b)\n\n```js\na_b();\n```\n";
  expect(placesOf({ document })).toEqual([
    ["#block-0", "A head"],
    ["#block-1", "one item\ntwo"],
    ["#block-2", "a_b();"],
  ]);
});

test("short paragraphs of a note are one passage with a place for each line; a heading begins another", () => {
  const note = "One.\n\nTwo.\n\n# Three\nFour.";
  expect(placesOf({ note })).toEqual([
    ["#note-L1,3", "One.\nTwo."],
    ["#note-L5,6", "Three ·\nFour."],
  ]);
  expect(placesOf({ note, kind: "quiz" })).toEqual([
    ["/note#at-0,6", "One.\nTwo."],
    ["/note#at-12,20", "Three ·\nFour."],
  ]);
});

test("a line of a note that reads is placed where its item or row begins, in whatever signs", () => {
  const note = "> - A\r\n>   - B\r\n\r\n| c |\r\n| - |\r\n| d |\r\n\r\n```\n  e\n```\n";
  const [[place, text] = []] = placesOf({ note, kind: "quiz" });
  expect(text?.split("\n")).toEqual(["A", "B", "c", "d", "  e"]);
  const at = ["- A", "- B", "| c", "| d", "e\n"].map((begin) => note.indexOf(begin));
  expect(place).toBe(`/note#at-${at.join()}`);
});

test("a long paragraph is cut between sentences, and no character in two", () => {
  const sentences = Array.from({ length: 40 }, (_, number) => `Sentence number ${number} is here.`);
  const cut = placesOf({ document: sentences.join(" ") });
  expect(cut.length).toBeGreaterThan(1);
  for (const [place, text] of cut) {
    expect(place).toBe("#block-0");
    expect(text).toMatch(/^Sentence .*here\.$/);
  }
  for (const [, text] of placesOf({ document: "😀".repeat(2_000) }))
    expect(text).toMatch(/^(?:😀)+$/u);
});

test("a question, an answer, a step and a message have names by which pages lead to them", () => {
  const found = placesOf({
    questions: [{ id: "qst_1", question: "Why?", answer: "So." }],
    guide: { answer: ["All of it."], steps: ["First.", "Second."] },
    messages: [{ id: "msg_1", text: "Shorter." }],
  });
  expect(found).toEqual([
    ["#question-qst_1", "Why?"],
    ["#question-qst_1", "So."],
    ["#answer", "All of it."],
    ["#step-0", "First."],
    ["#step-1", "Second."],
    ["#message-msg_1", "Shorter."],
  ]);
});

test("a topic that is the title is one title", () => {
  const titles = (given: string[]) => threadPassages({ ...empty, titles: given });
  expect(titles(["A", "A"])).toHaveLength(1);
  expect(titles(["A", "B"])).toMatchObject([{ ordinal: 0 }, { ordinal: 1, text: "B" }]);
});

const question = (id: string, change: Partial<Question> = {}): Question => ({
  ...{ id, type: "open", stem: `Stem ${id}`, options: null, answer: `Key ${id}`, accepted: [] },
  ...{ explanation: "", conceptId: null, code: null, codeLanguage: null, difficulty: "easy" },
  ...{ evidence: { quote: "", start: 0, end: 0 } },
  ...change,
});

const attempt = (questionId: string, round: number, correct: boolean | null) => ({
  ...{ questionId, round, answer: "own", correct, score: null, reason: null },
});

const answersOf = (
  quiz: { status: "ready" | "failed" | null; round: number },
  attempts: ReturnType<typeof attempt>[],
) =>
  quizQuestions({
    ...{ quiz, questions: [question("a"), question("b")], complaints: [], attempts },
  }).map(({ answer }) => answer);

test.each([
  ["a quiz that is being made has no questions", null, 1, [], []],
  ["none of a failed one", "failed", 1, [], []],
  ["no key before an answer", "ready", 1, [], [null, null]],
  ["the key of what was answered", "ready", 1, [attempt("a", 1, true)], ["Key a\n\nown", null]],
  ["also of what waits for its judge", "ready", 1, [attempt("b", 1, null)], [null, "Key b\n\nown"]],
  [
    "no key of what is asked again, that of what was right",
    ...["ready", 2, [attempt("a", 1, true), attempt("b", 1, false)], ["Key a", null]],
  ],
] as const)("%s", (_, status, round, attempts, expected) => {
  expect(answersOf({ status, round } as never, [...attempts] as never)).toEqual(expected);
});

test("a passage to recall is no answer of its own, and true or false is no word", () => {
  const quiz = { status: "ready", round: 1 } as const;
  const [recalled, judged] = quizQuestions({
    quiz,
    questions: [
      question("a", { type: "free_recall" }),
      question("b", { type: "true_false", answer: "true", explanation: "Because." }),
    ],
    complaints: [],
    attempts: [attempt("a", 1, true), attempt("b", 1, true)],
  });
  expect(recalled?.answer).toBe("own");
  expect(judged?.answer).toBe("Because.");
});

test("why a question stays is no answer to it where it is asked again", () => {
  const said = { kind: null, leftOut: false, quotes: [], alongWith: null };
  const [found] = quizQuestions({
    quiz: { status: "ready", round: 2 },
    questions: [question("a")],
    complaints: [{ ...said, questionId: "a", words: "No.", verdict: "rejected", reply: "Key a." }],
    attempts: [attempt("a", 1, false)],
  });
  expect(found?.answer).toBe("No.");
});

test("what a student said of a wrong question is read with it, and no key of one that was withdrawn unanswered", () => {
  const said = { kind: null, leftOut: false, quotes: [], alongWith: null };
  const found = quizQuestions({
    quiz: { status: "ready", round: 1 },
    questions: [question("a"), question("b")],
    complaints: [
      { ...said, questionId: "a", words: "No.", verdict: "rejected", reply: "But yes." },
      { ...said, questionId: "b", words: "", verdict: "upheld", reply: "Right." },
    ],
    attempts: [attempt("a", 1, false)],
  });
  expect(found.map(({ answer }) => answer)).toEqual(["Key a\n\nown\n\nNo.\n\nBut yes.", "Right."]);
});
