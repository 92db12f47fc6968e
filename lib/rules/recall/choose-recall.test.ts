import { describe, expect, test } from "vitest";
import { readNote } from "#lib/notes/read-note.ts";
import { planSlots } from "#lib/questions/plan-slots.ts";
import { lighthouseNote } from "#lib/questions/testing/notes.ts";
import { defaultMix, type Question, type Span } from "#lib/schemas/quiz.ts";
import { type OfflineOrder, offlineCandidates } from "../offline-candidates.ts";
import { chooseRecall, type RecallOrder } from "./choose-recall.ts";
import type { RecallDraft } from "./recall-questions.ts";

const unchecked: OfflineOrder["material"]["check"] = { patches: [], doubts: [] };
const quizOf = async (
  text: string,
  more: Partial<OfflineOrder> = {},
  check = unchecked,
): Promise<Question[]> => {
  const slots = planSlots({
    beside: [],
    ...{ concepts: [], corrected: [], wanted: 5, mix: defaultMix, preferCode: false },
    ...{ allowOpen: false, kept: [], unlucky: [], leftOut: [] },
  });
  const candidates = await offlineCandidates("thr_1", {
    ...{ material: { read: readNote(text), concepts: [], check }, round: 0, wanted: 5, slots },
    ...{ ordinals: slots.map(({ slot }) => slot), earlier: [], ownEarlier: [] },
    ...{ kept: [], ...more },
  });
  return candidates.map(({ question }) => question);
};

describe("a note of prose without a model", () => {
  test("becomes questions to recall freely, whose key is the passage itself", async () => {
    const quiz = await quizOf(lighthouseNote);
    expect(quiz.map(({ type }) => type)).toEqual(Array(3).fill("free_recall"));
    for (const { answer, evidence, explanation } of quiz) {
      expect(lighthouseNote.slice(evidence.start, evidence.end)).toBe(evidence.quote);
      expect([answer, explanation]).toEqual([evidence.quote, ""]);
    }
  });

  test("asks for what was not asked before, and once more for all of it rather than for nothing", async () => {
    const [first, ...others] = await quizOf(lighthouseNote);
    if (!first) throw new Error("nothing to recall");
    expect(await quizOf(lighthouseNote, { earlier: [first] })).toHaveLength(2);
    expect(await quizOf(lighthouseNote, { earlier: [first, ...others] })).toHaveLength(3);
  });

  test("is recalled in the words that a judge has corrected", async () => {
    const start = lighthouseNote.indexOf("winter");
    const patches = [{ start, removed: "winter", inserted: "summer" }];
    const [question] = await quizOf(lighthouseNote, {}, { patches, doubts: [] });
    expect(question?.evidence.quote).toContain("during the summer storms");
  });

  test("does not ask in a replacement what the quiz has already", async () => {
    const kept = await quizOf(lighthouseNote);
    expect(await quizOf(lighthouseNote, { round: 1, kept, ownEarlier: kept })).toEqual([]);
  });
});

const order = { wanted: 2, taken: [], asked: [], doubts: [], again: false };
const text = "0123456789".repeat(4);
const draft = (start: number, kind: RecallDraft["kind"] = "prose"): RecallDraft => ({
  ...{ kind, prompt: `What stands at ${start}?`, heading: null },
  answer: { start, end: start + 5 },
});
const chosen = async (drafts: RecallDraft[], more: Partial<RecallOrder>): Promise<number[]> => {
  const quoteOf = ({ start, end }: Span) => text.slice(start, end);
  const found = await chooseRecall(drafts, quoteOf, { ...order, ...more });
  return found.map(({ answer }) => answer.start);
};

describe("passages to recall", () => {
  const sections = [0, 5, 10, 15, 20, 25, 30, 35].map((start) => draft(start));

  test("are spread over the note, in its order", async () => {
    expect(await chosen(sections, {})).toEqual([10, 30]);
  });

  test("that nothing else asks about come first, and paragraphs last", async () => {
    const taken = [10, 30].map((start) => ({ quote: "", start, end: start + 1 }));
    const drafts = [draft(10), draft(20, "paragraph"), draft(30)];
    expect(await chosen(drafts, { taken, wanted: 1 })).not.toEqual([20]);
    expect(await chosen([...drafts, draft(0)], { taken, wanted: 1 })).toEqual([0]);
    expect(await chosen(drafts, { taken, wanted: 9 })).toEqual([10, 20, 30]);
  });

  test("that another question asks for nearly whole are left out", async () => {
    const whole = [{ quote: "", start: 10, end: 14 }];
    expect(await chosen([draft(10), draft(20)], { taken: whole, wanted: 9 })).toEqual([20]);
    const definition = { ...draft(20), kind: "definition" as const };
    expect(await chosen([draft(10), definition as never, draft(20)], { wanted: 9 })).toEqual([
      10, 20,
    ]);
  });

  test("on which nothing may rest are left out", async () => {
    expect(await chosen([draft(0), draft(20)], { doubts: [{ start: 2, end: 3 }] })).toEqual([20]);
  });
});
