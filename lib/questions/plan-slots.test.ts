import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultMix } from "#lib/schemas/quiz.ts";
import { findShortfall, largestRemainder, planSlots, type SlotPlan } from "./plan-slots.ts";

const at = (ordinal: number, round = 0) => ({ ordinal, round });
const none = { kept: [], repeats: [], unproved: [], nothingNew: 0 };

test("a full quiz falls short of nothing, whatever was dropped on the way", () => {
  const made = { ...none, kept: [at(0), at(1, 1)], repeats: [at(1)] };
  expect(findShortfall(2, made)).toBeNull();
});

test("each missing question is counted once, by the last one written for its place", () => {
  const made = {
    nothingNew: 0,
    kept: [at(0)],
    repeats: [at(1), at(1, 1), at(2), at(3, 2)],
    unproved: [at(2, 1), at(3)],
  };
  expect(findShortfall(6, made)).toEqual({
    wanted: 6,
    delivered: 1,
    repeats: 2,
    unproved: 1,
    unwritten: 2,
  });
});

test("a quiz for which nothing was written lacks what was never written", () => {
  expect(findShortfall(3, none)).toMatchObject({ delivered: 0, repeats: 0, unwritten: 3 });
});

test("what the writer left out for a student who knows the note was asked before", () => {
  const made = { ...none, kept: [at(0)], nothingNew: 2 };
  expect(findShortfall(4, made)).toMatchObject({ repeats: 2, unwritten: 1 });
  expect(findShortfall(2, made)).toMatchObject({ repeats: 1, unwritten: 0 });
});

const plan = (change: Partial<SlotPlan>): SlotPlan => ({
  concepts: [],
  beside: [],
  corrected: [],
  wanted: 10,
  mix: defaultMix,
  preferCode: false,
  allowOpen: true,
  kept: [],
  unlucky: [],
  leftOut: [],
  ...change,
});
const concepts = (count: number, hasCode = false, sentences = 2) =>
  Array.from({ length: count }, (_, index) => ({ id: `c${index}`, hasCode, sentences, asked: 0 }));
const tally = <Key>(keys: readonly Key[]) =>
  keys.reduce((counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1), new Map<Key, number>());

describe("planSlots", () => {
  describe("a sentence that no concept carries", () => {
    const beside = [
      { number: 4, asked: 0 },
      { number: 9, asked: 0 },
    ];
    const subjects = (change: Partial<SlotPlan>) =>
      planSlots(plan({ beside, ...change })).map(
        ({ conceptId, sentences }) => conceptId ?? sentences.join(),
      );

    test("is planned when every concept was asked about, before one comes again", () => {
      expect(subjects({ concepts: concepts(3), wanted: 3 })).toEqual(["c0", "c1", "c2"]);
      const asked = concepts(3, false, 1).map((one) => ({ ...one, asked: 1 }));
      expect(subjects({ concepts: asked, wanted: 4 })).toEqual(["4", "9", "c0", "c1"]);
      expect(subjects({ concepts: concepts(1, false, 1), wanted: 4 })).toEqual([
        ...["c0", "4", "9", "c0"],
      ]);
    });

    test("is asked about least first, and not again when nothing was written for it", () => {
      const concept = concepts(1, false, 1).map((one) => ({ ...one, asked: 1 }));
      const known = beside.map((one) => ({ ...one, asked: one.number === 4 ? 1 : 0 }));
      expect(subjects({ concepts: concept, beside: known, wanted: 3 })).toEqual(["9", "c0", "4"]);
      expect(subjects({ concepts: concept, leftOut: ["sentences 9"], wanted: 2 })).toEqual([
        ...["4", "c0"],
      ]);
    });

    test("that was corrected is planned as such alone", () => {
      const corrected = [{ conceptId: null, sentences: [9], was: "wrong" }];
      expect(subjects({ concepts: concepts(1, false, 1), corrected, wanted: 3 })).toEqual([
        ...["9", "c0", "4"],
      ]);
    });

    test("bears neither an open nor a hard question", () => {
      const mix = { multipleChoice: 0, trueFalse: 0, other: 100 };
      const slots = planSlots(plan({ concepts: concepts(1), beside, wanted: 9, mix }));
      const own = slots.filter(({ sentences }) => sentences.length > 0);
      expect(own).toHaveLength(2);
      for (const { type, difficulty } of own)
        expect([type, difficulty]).not.toEqual(expect.arrayContaining(["open"]));
      expect(own.map(({ difficulty }) => difficulty)).not.toContain("hard");
    });
  });

  test("the default mix is 70/20/10", () => {
    const types = tally(planSlots(plan({ wanted: 20 })).map(({ type }) => type));
    expect(Object.fromEntries(types)).toEqual({
      multiple_choice: 14,
      true_false: 4,
      fill_in: 1,
      open: 1,
    });
  });

  test("another mix is followed", () => {
    const mix = { multipleChoice: 0, trueFalse: 100, other: 0 };
    expect(planSlots(plan({ mix })).every(({ type }) => type === "true_false")).toBe(true);
  });

  test("without a judge nothing is open", () => {
    const mix = { multipleChoice: 0, trueFalse: 0, other: 100 };
    const types = planSlots(plan({ mix, allowOpen: false })).map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(["fill_in"]));
  });

  test("as many slots as are missing, numbered from 0, evenly over the concepts", () => {
    fc.assert(
      fc.property(fc.nat(30), fc.integer({ min: 1, max: 100 }), (conceptCount, wanted) => {
        const slots = planSlots(plan({ concepts: concepts(conceptCount), wanted }));
        expect(slots.map(({ slot }) => slot)).toEqual(Array.from({ length: wanted }, (_, n) => n));
        if (conceptCount === 0) return;
        const uses = [...tally(slots.map(({ conceptId }) => conceptId)).values()];
        expect(
          Math.max(...uses) - (uses.length < conceptCount ? 0 : Math.min(...uses)),
        ).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("replacements are of the lost type and go to the concepts with the fewest questions", () => {
    const first = planSlots(plan({ concepts: concepts(10) }));
    const lost = first[3];
    const kept = first.filter((slot) => slot !== lost);
    const [replacement, ...more] = planSlots(plan({ concepts: concepts(10), kept }));
    expect(more).toEqual([]);
    expect(replacement).toMatchObject({ slot: 0, type: lost?.type, conceptId: lost?.conceptId });
  });

  test("a concept whose questions were dropped leaves its turn to another", () => {
    const first = planSlots(plan({ concepts: concepts(10) }));
    const kept = first.filter(({ conceptId }) => conceptId !== "c2");
    const conceptNext = (unlucky: string[]) =>
      planSlots(plan({ concepts: concepts(10), kept, unlucky }))[0]?.conceptId;
    expect(conceptNext([])).toBe("c2");
    expect(conceptNext(["c2"])).not.toBe("c2");
  });

  test("fewer questions than concepts are spread over the whole note", () => {
    const ids = planSlots(plan({ concepts: concepts(100), wanted: 4 })).map(
      ({ conceptId }) => conceptId,
    );
    expect(ids).toEqual(["c12", "c37", "c62", "c87"]);
  });

  test("code practice asks about the code wherever there is some", () => {
    const slots = planSlots(plan({ concepts: concepts(3, true), preferCode: true }));
    expect(slots.every((slot) => slot.useCode === (slot.type !== "true_false"))).toBe(true);
    expect(
      planSlots(plan({ concepts: concepts(3), preferCode: true })).some((slot) => slot.useCode),
    ).toBe(false);
  });
});

describe("what was asked before", () => {
  const asked = (times: readonly number[]) =>
    concepts(times.length).map((concept, index) => ({ ...concept, asked: times[index] ?? 0 }));
  const idsOf = (change: Partial<SlotPlan>) =>
    planSlots(plan(change)).map(({ conceptId }) => conceptId);

  test("what was asked least comes first, spread over the note", () => {
    const times = Array.from({ length: 27 }, (_, index) => (index < 8 ? 1 : 0));
    const ids = idsOf({ concepts: asked(times), wanted: 10 });
    expect(ids.every((id) => Number(id?.slice(1)) >= 8)).toBe(true);
    expect(new Set(ids).size).toBe(10);
    expect(ids).toContain("c26");
  });

  test("when all was asked, all has its turn again", () => {
    expect(tally(idsOf({ concepts: asked([1, 1, 2, 2]), wanted: 2 }))).toEqual(
      new Map([
        ["c0", 1],
        ["c1", 1],
      ]),
    );
  });

  test("a subject for which nothing was written is not planned again", () => {
    const corrected = [{ conceptId: null, sentences: [7], was: null }];
    const leftOut = ["c0", "c1", "sentences 7"];
    expect(idsOf({ concepts: concepts(3), corrected, leftOut, wanted: 3 })).toEqual([
      "c2",
      "c2",
      "c2",
    ]);
    expect(idsOf({ concepts: concepts(2), corrected, leftOut, wanted: 3 })).toEqual([]);
    expect(idsOf({ leftOut: ["", ""], wanted: 3 })).toEqual([null]);
  });
});

describe("kind and difficulty", () => {
  const slotsOf = (sentences: readonly number[], change: Partial<SlotPlan> = {}) =>
    planSlots(
      plan({
        concepts: sentences.map((count, at) => ({
          id: `c${at}`,
          hasCode: false,
          sentences: count,
          asked: 0,
        })),
        wanted: sentences.length,
        ...change,
      }),
    );
  const recall = { multipleChoice: 40, trueFalse: 20, other: 40 };

  test("what one sentence says is asked about neither openly nor hard; the mix stays", () => {
    const sentences = Array.from({ length: 20 }, (_, at) => (at % 5 === 0 ? 3 : 1));
    const slots = slotsOf(sentences, { mix: recall });
    for (const { conceptId, type, difficulty } of slots) {
      if (sentences[Number(conceptId?.slice(1))] !== 1) continue;
      expect([type, difficulty]).not.toEqual([expect.stringMatching("open"), expect.anything()]);
      expect(difficulty).not.toBe("hard");
    }
    expect(Object.fromEntries(tally(slots.map(({ type }) => type)))).toEqual({
      multiple_choice: 8,
      true_false: 4,
      fill_in: 4,
      open: 4,
    });
    expect(slots.filter(({ difficulty }) => difficulty === "hard").length).toBe(3);
  });

  test("where no concept bears an open question, it is a fill-in", () => {
    const slots = slotsOf(new Array<number>(20).fill(1), { mix: recall });
    expect(Object.fromEntries(tally(slots.map(({ type }) => type)))).toEqual({
      multiple_choice: 8,
      true_false: 4,
      fill_in: 8,
    });
    expect(slots.some(({ difficulty }) => difficulty === "hard")).toBe(false);
  });

  test("a concept of many sentences gets its second question before one of a single sentence", () => {
    const uses = tally(slotsOf([1, 4, 1, 4, 1], { wanted: 7 }).map(({ conceptId }) => conceptId));
    expect(Object.fromEntries(uses)).toEqual({ c0: 1, c1: 2, c2: 1, c3: 2, c4: 1 });
  });
});

describe("corrected sentences", () => {
  const corrected = [
    { conceptId: "c7", sentences: [31], was: null },
    { conceptId: null, sentences: [40], was: null },
  ];

  test("are asked about first, each once; then the others have their turn", () => {
    const slots = planSlots(plan({ concepts: concepts(10), corrected }));
    expect(slots.slice(0, 2)).toMatchObject(
      corrected.map((one, slot) => ({ ...one, slot, useCode: false })),
    );
    const rest = slots.slice(2);
    expect(rest.every(({ sentences }) => sentences.length === 0)).toBe(true);
    expect(rest.some(({ conceptId }) => conceptId === "c7")).toBe(false);
    expect(new Set(rest.map(({ conceptId }) => conceptId)).size).toBe(8);
  });

  test("are asked about in a quiz without concepts, too, and never beyond what is wanted", () => {
    const slots = planSlots(plan({ corrected, wanted: 1 }));
    expect(slots).toMatchObject([{ conceptId: "c7", sentences: [31], was: null }]);
    expect(planSlots(plan({ corrected, wanted: 5 })).map(({ sentences }) => sentences)).toEqual([
      [31],
      [40],
      [],
      [],
      [],
    ]);
  });

  test("take a place in the mix, but are not asked about openly", () => {
    const mix = { multipleChoice: 0, trueFalse: 0, other: 100 };
    const slots = planSlots(plan({ concepts: concepts(10), corrected, mix }));
    expect(slots.slice(0, 2).map(({ type }) => type)).toEqual(["fill_in", "fill_in"]);
    expect(slots.filter(({ type }) => type === "open")).toHaveLength(5);
  });
});

test("largest remainder always hands out the whole", () => {
  const weight = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(fc.nat(200), fc.array(weight, { minLength: 1, maxLength: 5 }), (total, weights) => {
      const parts = largestRemainder(total, weights);
      expect(parts.reduce((left, right) => left + right, 0)).toBe(total);
      expect(parts.every((part) => part >= 0)).toBe(true);
    }),
  );
});
