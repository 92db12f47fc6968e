import { describe, expect, test } from "vitest";
import type { Correction, NoteCheck, Passage, Question } from "#lib/schemas/quiz.ts";
import { noteAnchor, notePlaces } from "./note-places.ts";
import { isMistake, isPatched, type QuizSnapshot, quizView, speaksOfRows } from "./quiz-view.ts";

test("the verdict decides, not the score", () => {
  expect(isMistake({ correct: false })).toBe(true);
  expect(isMistake({ correct: true })).toBe(false);
  expect(isMistake({ correct: null })).toBe(false);
  expect(isMistake(null)).toBe(false);
});

const question = (
  id: string,
  start: number,
  end: number,
  more: Partial<Question> = {},
): Question => ({
  id,
  type: "open",
  stem: "Why?",
  options: null,
  answer: "So",
  accepted: [],
  explanation: "Because",
  conceptId: null,
  code: null,
  codeLanguage: null,
  difficulty: "easy",
  evidence: { quote: "x".repeat(end - start), start, end },
  ...more,
});

const correction = (id: string, more: Partial<Correction>): Correction => ({
  ...{ id, conceptId: null, term: "", type: "definition_fix", message: "", original: "a" },
  ...{ fixed: "b", span: null, patch: null, removedCode: null, basis: "model" },
  ...{ evidence: null, status: "open", ...more },
});

const check = (more: Partial<NoteCheck> = {}): NoteCheck => ({
  ...{ patches: [], unchecked: [], doubts: [], ...more },
});

const snapshot = (more: {
  noteCheck: NoteCheck | null;
  questions?: Question[];
  corrections?: Correction[];
  unchecked?: QuizSnapshot["unchecked"];
  complaints?: QuizSnapshot["complaints"];
  round?: number;
  attempts?: QuizSnapshot["attempts"];
  places?: QuizSnapshot["places"];
}): QuizSnapshot => ({
  thread: {
    ...{ id: "thr", title: "T", status: "done", errorCode: null, errorDetails: null, revision: 1 },
  },
  quiz: {
    ...{ status: "ready", factCheck: "partly", noteCheck: more.noteCheck, language: "en" },
    ...{ contentType: null, strategy: null, fromCache: false, shortfall: null },
    round: more.round ?? 1,
  },
  corrections: more.corrections ?? [],
  unchecked: more.unchecked ?? [],
  questions: more.questions ?? [],
  complaints: more.complaints ?? [],
  attempts: more.attempts ?? [],
  places: more.places ?? [],
});

const passage = (start: number, end: number): Passage => ({ quote: "q", start, end });

describe("a question is unchecked", () => {
  const questions = [
    question("touches", 10, 20),
    question("beside", 20, 30),
    question("of a concept", 40, 50, { conceptId: "c" }),
  ];
  const uncheckedOf = (view: ReturnType<typeof quizView>) =>
    view.questions.filter(({ unchecked }) => unchecked).map(({ id }) => id);

  test("when what it rests on touches a sentence that nobody could check", () => {
    const given = snapshot({ noteCheck: check(), questions, unchecked: [{ id: "c", term: "C" }] });
    const view = quizView(given, null, [passage(15, 20)]);
    expect(uncheckedOf(view)).toEqual(["touches"]);
    expect(view.uncheckedTerms).toEqual([]);
  });

  test("in an older quiz when its concept is, or when it has none", () => {
    const given = snapshot({ noteCheck: null, questions, unchecked: [{ id: "c", term: "C" }] });
    const view = quizView(given, null, []);
    expect(uncheckedOf(view)).toEqual(["touches", "beside", "of a concept"]);
    expect(view.uncheckedTerms).toEqual(["C"]);
    expect(view.uncheckedPassages).toEqual({ count: 0, first: [] });
  });
});

test("what stands between the places of a passage does not touch its question", () => {
  const places = [passage(10, 20), passage(40, 50)];
  const several = question("q1", 10, 50);
  const view = quizView(
    snapshot({
      noteCheck: check(),
      questions: [{ ...several, evidence: { ...several.evidence, places } }],
      corrections: [
        correction("between", { span: { start: 20, end: 40 } }),
        correction("second", { span: { start: 45, end: 60 } }),
      ],
    }),
    null,
    [passage(25, 35)],
  );
  expect(view.questions[0]).toMatchObject({ unchecked: false, correctionIds: ["second"] });
});

test("the first ten unchecked sentences are quoted and all are counted", () => {
  const sentences = Array.from({ length: 12 }, (_, place) => passage(place * 10, place * 10 + 5));
  const { uncheckedPassages } = quizView(snapshot({ noteCheck: check() }), null, sentences);
  expect(uncheckedPassages).toEqual({ count: 12, first: sentences.slice(0, 10) });
});

test("a correction stands beside the questions of its concept and of its sentence", () => {
  const view = quizView(
    snapshot({
      noteCheck: check(),
      questions: [question("q1", 10, 20), question("q2", 30, 40, { conceptId: "c" })],
      corrections: [
        correction("by place", { span: { start: 15, end: 25 } }),
        correction("by concept", { conceptId: "c" }),
        correction("elsewhere", { span: { start: 20, end: 30 } }),
        correction("of nothing", {}),
        correction("other words", {
          span: { start: 15, end: 25 },
          conceptId: "c",
          type: "wording",
        }),
      ],
    }),
    null,
    [],
  );
  expect(view.questions.map(({ correctionIds }) => correctionIds)).toEqual([
    ["by place"],
    ["by concept"],
  ]);
});

test("a passage whose words were corrected is told from one that the note has word for word", () => {
  const patch = { start: 14, removed: "a", inserted: "b" };
  const corrections = [
    correction("fixed", { span: { start: 10, end: 20 }, patch }),
    correction("code", { type: "code_mismatch", span: { start: 40, end: 50 } }),
  ];
  expect(isPatched(passage(5, 25), corrections)).toBe(true);
  expect(isPatched(passage(40, 50), corrections)).toBe(false);
  const apart = { ...passage(0, 30), places: [passage(0, 5), passage(25, 30)] };
  expect(isPatched(apart, corrections)).toBe(false);
});

test("why a question stays is told with its answer, also where it is asked again", () => {
  const evidence = passage(0, 10);
  const said = {
    ...{ kind: null, words: "No.", verdict: "rejected" as const, leftOut: false, alongWith: null },
    ...{ questionId: "a", reply: "The key is right.", quotes: [evidence] },
  };
  const answered = { questionId: "a", answer: "x", correct: false, score: 0, reason: null };
  const told = (round: number, attempts: QuizSnapshot["attempts"]) => {
    const questions = [question("a", 0, 10)];
    const quiz = snapshot({ noteCheck: check(), complaints: [said], questions, round, attempts });
    return quizView(quiz, null, []).complaints;
  };
  const first = { ...answered, round: 1 };
  expect(told(1, [first])).toMatchObject([{ reply: said.reply, quotes: [evidence] }]);
  expect(told(2, [first])).toMatchObject([{ words: "No.", verdict: "rejected", reply: null }]);
  expect(told(2, [first])).toMatchObject([{ quotes: [] }]);
  expect(told(2, [first, { ...answered, round: 2 }])).toMatchObject([{ reply: said.reply }]);
});

test("a late round asks what no round before it has right, however many there were", () => {
  const questions = [question("a", 0, 10), question("b", 10, 20), question("c", 20, 30)];
  const round = 100_000;
  const attempts = [
    ...[1, 2].map((one) => ({ ...given("a", one), correct: one === 2 })),
    ...[{ ...given("b", 1), correct: false }, given("c", round)],
  ];
  const { questions: shown } = quizView(
    ...([snapshot({ noteCheck: check(), questions, round, attempts }), null, []] as const),
  );
  expect(shown.map(({ id }) => id)).toEqual(["b", "c"]);
});

const given = (questionId: string, round: number) => ({
  ...{ questionId, round, answer: "x", correct: true, score: 1, reason: null },
});

describe("the places of the note", () => {
  const doubt = {
    span: { start: 60, end: 70 },
    ...{ quote: "d", reason: "r", by: "solver" as const },
  };
  const attempt = {
    questionId: "q1",
    round: 1,
    answer: "a",
    correct: false,
    score: 0,
    reason: null,
  };
  const places = (attempts: QuizSnapshot["attempts"]) => {
    const unchecked = [passage(80, 200)];
    const given = snapshot({
      noteCheck: check({ doubts: [doubt] }),
      questions: [question("q1", 10, 20), question("q2", 30, 40)],
      corrections: [
        correction("c1", { span: { start: 5, end: 25 } }),
        correction("c2", { span: { start: 5, end: 25 } }),
      ],
      attempts,
    });
    return notePlaces(quizView(given, null, unchecked), unchecked, 100);
  };

  test("are those that were corrected, doubted or not checked, inside the note and each once", () => {
    expect(places([])).toEqual([
      { kind: "correction", start: 5, end: 6 },
      { kind: "doubt", start: 60, end: 70 },
      { kind: "unchecked", start: 80, end: 100 },
    ]);
  });

  test("and the passage of a question, once it was answered", () => {
    expect(places([attempt]).filter(({ kind }) => kind === "passage")).toEqual([
      { kind: "passage", start: 10, end: 20 },
    ]);
  });

  test("are named by where they begin", () => {
    expect(noteAnchor({ start: 12, end: 20 })).toBe("at-12");
  });
});

describe("a row of a table", () => {
  const note =
    "| kept apart |\n\n> | Structure | Rule |\n> |:---|---|\n> | - | - |\n> | Queue | last in |\n\na | b";
  const headAt = (words: string): string | null | undefined => {
    const start = note.indexOf(words);
    const span = { start, end: start + words.length };
    const given = snapshot({
      noteCheck: check({ doubts: [{ span, quote: words, reason: "", by: "checker" }] }),
      corrections: [correction("c", { original: words, span })],
    });
    expect(speaksOfRows(given)).toBe(words.startsWith("|"));
    const { corrections, doubts } = quizView(given, null, [], note);
    expect(doubts[0]?.tableHead).toBe(corrections[0]?.tableHead);
    return corrections[0]?.tableHead;
  };

  test("is shown with the head of its table", () => {
    expect(headAt("| Queue | last in |")).toBe("| Structure | Rule |");
  });

  test.each(["| Structure | Rule |", "| kept apart |", "a | b"])("has none: %s", (words) => {
    expect(headAt(words)).toBeNull();
  });
});

test("a key, a correction and a doubt name the page on which they begin, and none where the student wrote it", () => {
  const place = { file: "waves.pdf", unit: "page", title: "Waves", length: 20 } as const;
  const view = quizView(
    snapshot({
      noteCheck: check({
        doubts: [{ span: { start: 2, end: 9 }, quote: "?", reason: "", by: "checker" }],
      }),
      corrections: [correction("c", { span: { start: 22, end: 30 } })],
      questions: [question("first", 5, 30), question("second", 25, 30), question("own", 50, 60)],
      attempts: ["first", "second", "own"].map((questionId) => ({
        ...{ questionId, round: 1, answer: "a", correct: true, score: 1, reason: null },
      })),
      places: [
        { ...place, start: 0, page: 12 },
        { ...place, start: 20, page: 13 },
      ],
    }),
    null,
    [],
  );
  expect(view.questions.map(({ key }) => key?.place)).toEqual([
    { file: "waves.pdf", unit: "page", title: "Waves", page: 12 },
    { file: "waves.pdf", unit: "page", title: "Waves", page: 13 },
    null,
  ]);
  expect(view.corrections[0]?.place?.page).toBe(13);
  expect(view.doubts[0]?.place?.page).toBe(12);
});
