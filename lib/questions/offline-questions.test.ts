import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { conceptsFromNumbers } from "../concepts/concepts-from-numbers.ts";
import { noteWindows } from "../concepts/note-windows.ts";
import { offlineConcepts } from "../concepts/offline-concepts.ts";
import { readNote } from "../concepts/read-note.ts";
import { defaultMix, type Question } from "../schemas/quiz.ts";
import { findQuestionFault } from "./check-question.ts";
import { readKnowledge } from "./offline/solve-by-rules.ts";
import { offlineCandidates } from "./offline-candidates.ts";
import { offlineQuestions } from "./offline-questions.ts";
import { planSlots } from "./plan-slots.ts";
import { proveByRules } from "./prove-by-rules.ts";
import { longNote } from "./testing/long-note.ts";
import { cellNote, processesNote } from "./testing/notes.ts";

const read = (text: string) => {
  const note = readNote(text);
  const found = noteWindows(note).flatMap((window) => offlineConcepts(window, note.language));
  return { note, concepts: conceptsFromNumbers(note, found) };
};
const nothingBefore = { ownEarlier: [], kept: [] };
const makeQuiz = async (
  text: string,
  wanted: number,
  earlier: readonly Question[] = [],
): Promise<Question[]> => {
  const { note, concepts } = read(text);
  const slots = planSlots({
    concepts: concepts.map(({ id, code }) => ({ id, hasCode: code !== null, sentences: 1 })),
    corrected: [],
    wanted,
    mix: defaultMix,
    preferCode: false,
    allowOpen: false,
    kept: [],
    unlucky: [],
  });
  const candidates = await offlineCandidates("thr_1", {
    material: { read: note, concepts, check: { patches: [], doubts: [] } },
    round: 0,
    slots,
    ordinals: slots.map(({ slot }) => slot),
    earlier,
    ...nothingBefore,
  });
  return candidates.map(({ question }) => question);
};
const notes: [string, string][] = [
  ["10 concepts in English", processesNote],
  ["10 concepts in Russian", cellNote],
  ["200 concepts in English", longNote("en", 200)],
  ["200 concepts in Russian", longNote("ru", 200)],
];

describe.each(notes)("%s", (_, text) => {
  test("every possible question is well formed and quotes the note", () => {
    const { note, concepts } = read(text);
    for (const question of offlineQuestions(note, concepts, "seed")) {
      expect(findQuestionFault(question)).toBeNull();
      const { start, end, quote } = question.evidence;
      expect(text.slice(start, end)).toBe(quote);
      if (question.code !== null) expect(text).toContain(question.code);
    }
  });

  test("solved again without its key, each has exactly the answer of its key", () => {
    const { note, concepts } = read(text);
    const known = readKnowledge(note, concepts);
    const proofs = [...offlineQuestions(note, concepts, "seed")].map((draft) =>
      proveByRules({ ...draft, id: "q", difficulty: "easy" }, known),
    );
    const share = proofs.filter(({ proved }) => proved).length / proofs.length;
    expect(share).toBeGreaterThan(0.97);
  });

  test("yields a quiz of 20 about as planned, the same one each time", async () => {
    const quiz = await makeQuiz(text, 20);
    expect(quiz).toHaveLength(20);
    expect(await makeQuiz(text, 20)).toEqual(quiz);
    const choices = quiz.filter(({ type }) => type === "multiple_choice").length;
    expect(choices).toBeGreaterThanOrEqual(13);
    expect(choices).toBeLessThanOrEqual(15);
    expect(quiz.filter(({ type }) => type === "true_false")).toHaveLength(4);
    expect(quiz.some(({ type }) => type === "open")).toBe(false);
  });

  test("asks nothing that was asked before", async () => {
    const first = await makeQuiz(text, 15);
    const second = await makeQuiz(text, 15, first);
    const stems = new Set(first.map(({ stem }) => stem));
    expect(second.some(({ stem }) => stems.has(stem))).toBe(false);
  });

  test("right statements and wrong ones take turns; the right option has no place of its own", async () => {
    const quiz = await makeQuiz(text, 60);
    const truths = quiz.filter(({ type }) => type === "true_false").map(({ answer }) => answer);
    expect(new Set(truths)).toEqual(new Set(["true", "false"]));
    const places = quiz.flatMap(({ options, answer }) =>
      options ? [options.indexOf(answer)] : [],
    );
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
  });
});

test("200 concepts are asked about one by one", async () => {
  const quiz = await makeQuiz(longNote("en", 200), 100);
  expect(quiz).toHaveLength(100);
  expect(new Set(quiz.map(({ conceptId }) => conceptId)).size).toBeGreaterThan(90);
});

test("a definition that could fit two terms is no wrong option for either", () => {
  const text = `**Stack** is a structure with last in, first out order of items.

**Pile** is a structure with last in, first out order of elements.

**Queue** is a line in which items leave as they came.

**Tree** is a hierarchy of nodes with one root.

**Graph** is a set of vertices joined by edges.`;
  const { note, concepts } = read(text);
  for (const { stem, options } of offlineQuestions(note, concepts, "seed")) {
    if (stem.includes("“Stack”"))
      expect(options ?? []).not.toContain(expect.stringMatching(/of elements/));
    if (/last in, first out order of items/i.test(stem))
      expect(options ?? []).not.toContain("Pile");
  }
});

test("what the fact-check corrected is not asked as the note had it", () => {
  const { note, concepts } = read(processesNote);
  const [first, ...rest] = concepts;
  if (!first) throw new Error("no concept");
  const corrected = {
    ...first,
    definition: "A process is an instance of a program in execution by a computer.",
  };
  for (const { stem, options } of offlineQuestions(note, [corrected, ...rest], "seed")) {
    expect(`${stem} ${options?.join(" ")}`).not.toContain("at least one thread");
  }
});

test("any text at all leads to well-formed questions or none", () => {
  const line = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc.constantFrom(
      "- item",
      "1. step",
      "## Title",
      "A **term** is a word that says something.",
      "```js\nlet a = 1;\n```",
      "Термин — это слово, которое что-то значит.",
      "| a | b |",
      "$x^2$",
    ),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const text = lines.join("\n\n");
      const { note, concepts } = read(text);
      for (const question of offlineQuestions(note, concepts, "seed")) {
        expect(findQuestionFault(question)).toBeNull();
        expect(text.slice(question.evidence.start, question.evidence.end)).toBe(
          question.evidence.quote,
        );
      }
    }),
    { numRuns: 150 },
  );
});

test("a long note leaves other work its turns", async () => {
  const { note, concepts } = read(longNote("en", 200));
  let turns = 0;
  let ended = false;
  const others = () => {
    turns += 1;
    if (!ended) setImmediate(others);
  };
  setImmediate(others);
  // Every step seems to take longer than one may hold the event loop.
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => {
    now += 1_000;
    return now;
  });
  const slots = planSlots({
    concepts: concepts.map(({ id }) => ({ id, hasCode: false, sentences: 1 })),
    corrected: [],
    wanted: 100,
    mix: defaultMix,
    preferCode: false,
    allowOpen: false,
    kept: [],
    unlucky: [],
  });
  await offlineCandidates("thr_1", {
    material: { read: note, concepts, check: { patches: [], doubts: [] } },
    round: 0,
    slots,
    ordinals: slots.map(({ slot }) => slot),
    earlier: [],
    ...nothingBefore,
  });
  ended = true;
  clock.mockRestore();
  expect(turns).toBeGreaterThan(500);
});
