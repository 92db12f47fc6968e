import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { makePatch } from "#lib/quotes/make-patch.ts";
import { applyPatches, type Patch } from "#lib/quotes/patch.ts";
import { type CarriedEdit, editsWanted, type KeptPassage, passageStates } from "./kept-passages.ts";

/** A document that was edited: each change puts a text in the place of another. */
const edited = (first: string, changes: readonly (readonly [old: string, young: string])[]) => {
  let text = first;
  const edits = changes.map(([old, young], at): CarriedEdit => {
    const start = text.indexOf(old);
    const patches = [makePatch(text, start, start + old.length, young)];
    text = applyPatches(text, patches) ?? "";
    return { number: at + 1, kind: "edit", batchId: null, target: null, patches };
  });
  return { document: { text, revision: edits.length }, edits };
};

const kept = (text: string, words: string, nth = 0): KeptPassage => {
  let start = text.indexOf(words);
  for (let at = 0; at < nth; at += 1) start = text.indexOf(words, start + 1);
  return { text: words, start, revision: 0 };
};

const stateOf = (
  { document, edits }: ReturnType<typeof edited>,
  passage: KeptPassage,
  withHistory = true,
) => passageStates(document, [passage], withHistory ? edits : [])[0];

const tides = `# Tides

- **Neap**: the weakest tide of a month [[2]](#note-L2)
- **Spring**: the strongest tide of a month

A bore runs up a river. See below. It is loud. See below.
`;

describe("words of a document", () => {
  it.each([
    ["an edit before them", [["# Tides", "# Tides and their names\n\nA word first."]]],
    ["an edit behind them", [["It is loud.", "It is not quiet."]]],
    ["a link to the notes beside them", [[" of a month [[2]](#note-L2)", " of a month"]]],
    [
      "a sentence right behind them",
      [["weakest tide of a month", "weakest tide of a month, and more"]],
    ],
  ] as const)("are found again after %s", (_, changes) => {
    const words = "**Neap**: the weakest tide";
    const after = edited(tides, changes);
    const state = stateOf(after, kept(tides, words));
    expect(state).toMatchObject({ kind: "there", words });
    expect(state?.kind === "there" && after.document.text.slice(state.start, state.end)).toBe(
      words,
    );
  });

  it("are there again when one edit brings them back with their neighbour", () => {
    const items = [
      "**Neap**: the weakest tide of a month",
      "**Spring**: the strongest tide of a month",
    ];
    const both = tides.slice(tides.indexOf("weakest"), tides.indexOf("strongest") + 9);
    const after = edited(tides, [
      [both, "least"],
      ["It is loud.", "It is quiet."],
      ["least", both],
    ]);
    for (const words of items) {
      const start = after.document.text.indexOf(words);
      const state = stateOf(after, kept(tides, words));
      expect(state).toMatchObject({ kind: "there", start, words });
    }
  });

  it("are changed, and not those of another place, where one edit wrote over more than them", () => {
    const text = "- Neap: a weak tide\n- Other: x\n\n## Summary\n\n- Neap: a weak tide\n";
    const after = edited(text, [
      ["- Neap: a weak tide\n- Other: x", "- Neap: a small ebb\n- Other: y"],
    ]);
    expect(stateOf(after, kept(text, "- Neap: a weak tide"))).toMatchObject({
      ...{ kind: "changed", start: 0 },
    });
  });

  it("are found with a link that came into them, and without one that went", () => {
    const linked = "A bore [[7]](#note-L7) runs up a river.";
    const after = edited(tides, [["A bore runs up a river.", linked]]);
    expect(stateOf(after, kept(tides, "A bore runs up a river."))).toMatchObject({
      ...{ kind: "there", words: linked },
    });
    const back = edited(after.document.text, [[linked, "A bore runs up a river."]]);
    expect(stateOf(back, kept(after.document.text, linked))).toMatchObject({
      ...{ kind: "there", words: "A bore runs up a river." },
    });
  });

  it("that stand twice are those that they were", () => {
    const second = kept(tides, "See below.", 1);
    const early = `${"One more sentence. ".repeat(20)}\n\n# Tides`;
    const after = edited(tides, [["# Tides", early]]);
    const state = stateOf(after, second);
    expect(state).toMatchObject({ start: second.start + early.length - "# Tides".length });
    // Without the history the nearest ones are.
    expect(stateOf(after, second, false)).toMatchObject({
      start: after.document.text.indexOf("See below."),
    });
  });

  it("are said with what they were changed into, also where an end of them was", () => {
    const words = "the weakest tide of a month";
    const inside = edited(tides, [["weakest tide", "smallest tide"]]);
    expect(stateOf(inside, kept(tides, words))).toMatchObject({
      ...{ kind: "changed", words: "the smallest tide of a month" },
    });
    const over = edited(tides, [
      ["of a month [[2]](#note-L2)\n- **Spring**", "in a month\n- **King**"],
    ]);
    expect(stateOf(over, kept(tides, words))).toMatchObject({ kind: "changed" });
    const whole = edited(tides, [[words, "a small tide"]]);
    expect(stateOf(whole, kept(tides, words))).toMatchObject({
      ...{ kind: "changed", words: "a small tide" },
    });
    expect(stateOf(inside, kept(tides, words), false)).toEqual({ kind: "gone" });
  });

  it("are there again when the edit is undone", () => {
    const words = "the weakest tide of a month";
    const after = edited(tides, [
      ["weakest tide", "smallest tide"],
      ["smallest tide", "weakest tide"],
    ]);
    expect(stateOf(after, kept(tides, words))).toMatchObject({ kind: "there", words });
  });

  it("are gone when they were deleted, or the document was written anew", () => {
    const words = "A bore runs up a river.";
    expect(stateOf(edited(tides, [[words, ""]]), kept(tides, words))).toEqual({ kind: "gone" });
    const anew = edited(tides, [[tides, "Nothing of it is left. ".repeat(100)]]);
    expect(stateOf(anew, kept(tides, words))).toEqual({ kind: "gone" });
    expect(stateOf(edited(tides, []), { ...kept(tides, words), text: "" })).toEqual({
      kind: "gone",
    });
  });

  it("that moved elsewhere are there", () => {
    const words = "A bore runs up a river.";
    const after = edited(tides, [
      [`${words} `, ""],
      ["# Tides", `# Tides\n\n${words}`],
    ]);
    expect(stateOf(after, kept(tides, words))).toMatchObject({ kind: "there", start: 9 });
  });

  it("are no part of other words", () => {
    const text = "Catalogue. A cat.";
    expect(stateOf(edited(text, []), { text: "cat", start: 0, revision: 0 })).toMatchObject({
      start: text.indexOf("cat."),
    });
  });

  it.each([-5, 2 ** 31 - 1])("are found from an offset of %d", (start) => {
    const words = "A bore runs up a river.";
    const passage = { text: words, start, revision: 0 };
    expect(stateOf(edited(tides, [["# Tides", "# Sea"]]), passage)).toMatchObject({ words });
    expect(stateOf(edited(tides, []), passage)).toMatchObject({ words });
  });
});

it("wants the edits since the oldest of them", () => {
  const once = kept(tides, "A bore runs up a river.");
  const newer = { ...once, revision: 4 };
  expect(editsWanted({ revision: 5 }, [newer, once, { ...once, revision: 5 }])).toBe(0);
  expect(editsWanted({ revision: 4 }, [newer])).toBeNull();
  expect(editsWanted({ revision: 4 }, [])).toBeNull();
});

it("that were changed are so, also where the same words stand elsewhere", () => {
  const words = "See below.";
  const after = edited(tides, [[`loud. ${words}`, "loud. See above."]]);
  expect(stateOf(after, kept(tides, words, 1))).toMatchObject({
    ...{ kind: "changed", words: "See above." },
  });
});

it("is told in a time that grows with the document alone, also where all was changed", () => {
  const took = (count: number) => {
    const lines = Array.from({ length: count }, (_, at) => `- Term ${at}: what is said of it here`);
    const text = lines.join("\n");
    const passages = lines.map((line) => ({ text: line, start: text.indexOf(line), revision: 0 }));
    const edits = Array.from({ length: count }, (_, at): CarriedEdit => {
      const start = at * 3;
      const patches = [{ start, removed: "", inserted: "new" }];
      return { number: at + 1, kind: "edit", batchId: null, target: null, patches };
    });
    const document = { text: "new".repeat(count) + text, revision: count };
    const begun = performance.now();
    const states = passageStates(document, passages, edits);
    expect(states.every(({ kind }) => kind !== "gone")).toBe(true);
    return performance.now() - begun;
  };
  took(300);
  expect(took(1_000)).toBeLessThan(2_000);
});

test("whatever is edited elsewhere, a sentence is found where it stands", () => {
  const sentence = fc.constantFrom(
    ...[
      "A tide rises.",
      "A tide falls.",
      "The moon pulls.",
      "Ёлка — дерево.",
      "🙂 emoji.",
      "$E=mc^2$.",
    ],
  );
  const change = fc.record({
    at: fc.nat(),
    kind: fc.constantFrom("insert", "delete", "replace"),
    words: sentence,
  });
  fc.assert(
    fc.property(
      fc.array(sentence, { minLength: 1, maxLength: 8 }),
      fc.nat(),
      fc.array(change, { maxLength: 8 }),
      (given, which, changes) => {
        const parts = given.map((words) => ({ words, own: false }));
        const own = { words: given[which % given.length] ?? "", own: true };
        parts[which % given.length] = own;
        const textOf = () => parts.map(({ words }) => words).join("\n");
        const startOf = () => {
          const before = parts.slice(0, parts.indexOf(own));
          return before.reduce((sum, { words }) => sum + words.length + 1, 0);
        };
        const passage = { text: own.words, start: startOf(), revision: 0 };
        const edits = changes.map(({ at, kind, words }, number): CarriedEdit => {
          const before = textOf();
          const place = at % parts.length;
          const start = parts.slice(0, place).reduce((sum, one) => sum + one.words.length + 1, 0);
          const old = parts[place]?.words ?? "";
          const isOwn = parts[place]?.own === true;
          let patch: Patch;
          if (kind === "insert" || isOwn) {
            parts.splice(place, 0, { words, own: false });
            patch = makePatch(before, start, start, `${words}\n`);
          } else if (kind === "delete") {
            parts.splice(place, 1);
            const from = Math.min(start, before.length - old.length - 1);
            patch = makePatch(before, from, from + old.length + 1, "");
            if (from !== start) patch = makePatch(before, start - 1, start + old.length, "");
          } else {
            parts[place] = { words, own: false };
            patch = makePatch(before, start, start + old.length, words);
          }
          return {
            ...{ number: number + 1, kind: "edit", batchId: null, target: null },
            patches: [patch],
          };
        });
        const document = { text: textOf(), revision: edits.length };
        const [state] = passageStates(document, [passage], edits);
        expect(state).toMatchObject({ kind: "there", start: startOf(), words: own.words });
      },
    ),
    { numRuns: 1_000 },
  );
});

it("finds 100 sentences of a document of 1 MB in a moment, with links and without", () => {
  const lines = Array.from(
    { length: 14_000 },
    (_, at) => `- **Term ${at}**: what is said of the term of number ${at} [[${at}]](#note-L${at})`,
  );
  const text = lines.join("\n").slice(0, 1_000_000);
  const passages = Array.from({ length: 100 }, (_, at) => {
    const words = `**Term ${at * 120}**: what is said of the term of number ${at * 120}`;
    return { text: `- ${words}`, start: text.indexOf(words) - 2, revision: 0 };
  });
  const linked = passages.map((one) => ({
    ...one,
    text: one.text.replace("what", "[[1]](#note-L1) what"),
  }));
  const begun = performance.now();
  const document = { text: `A line first.\n${text}`, revision: 1 };
  const states = passageStates(document, [...passages, ...linked], []);
  const took = performance.now() - begun;
  expect(states.every(({ kind }) => kind === "there")).toBe(true);
  expect(took).toBeLessThan(1_000);
});
