import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { applyPatches } from "#lib/quotes/patch.ts";
import type { TextSpan } from "#lib/text/text-span.ts";
import { QUOTE_LIMIT } from "../quotes/place-quote.ts";
import { failureDetail } from "./failure-sentence.ts";
import { type ProposedEdit, placeEdits } from "./place-edits.ts";
import { englishDocument } from "./testing/documents.ts";

const proposed = (
  oldText: string,
  newText: string,
  context: Partial<ProposedEdit> = {},
): ProposedEdit => ({ oldText, newText, before: null, after: null, reason: "why", ...context });

const spanOf = (document: string, part: string): TextSpan => {
  const start = document.indexOf(part);
  return { start, end: start + part.length };
};

/** The text after the edits, or why they were not made. */
const edited = (
  document: string,
  edits: readonly ProposedEdit[],
  selection: TextSpan | null = null,
): string => {
  const placed = placeEdits(document, edits, selection);
  if (placed.kind === "unsure") return "ambiguous";
  if (placed.kind === "failed") return placed.failures.map(({ kind }) => kind).join(", ");
  return (
    applyPatches(
      document,
      placed.edits.flatMap(({ patches }) => patches),
    ) ?? "no fit"
  );
};

const loss = "While it trains, the **loss** decreases with every step that it takes.\n";
const contrary = "the loss increases with every step that it takes";
const text = "A **stack** grows. Stacked plates fall. Any stack grows again, by 100.\n";

describe("one edit", () => {
  it.each<[string, ProposedEdit, string]>([
    [
      "keeps emphasis that the quote lacks",
      proposed("A stack grows.", "A stack shrinks."),
      "A **stack** shrinks. Stacked",
    ],
    [
      "is told apart by what stands before",
      proposed("grows", "shrinks", { before: "A **stack** " }),
      "A **stack** shrinks. Stacked",
    ],
    ["or after", proposed("grows", "shrinks", { after: " again" }), "Any stack shrinks again"],
    ["deletes with its space", proposed("Stacked plates fall.", ""), "grows. Any stack"],
    [
      "keeps a word whose end it quotes",
      proposed("ed plates fall", "ed plates break"),
      "Stacked plates break.",
    ],
  ])("%s", (_what, edit, expected) => {
    expect(edited(text, [edit])).toContain(expected);
  });

  it.each<[string, ProposedEdit, string]>([
    ["of words that stand twice", proposed("stack", "queue"), "ambiguous"],
    ["of a part of a word", proposed("plate", "dish"), "absent"],
    ["of a part of a number", proposed("10", "20"), "absent"],
    ["of words that are not there", proposed("A queue is a list of waiting people", "x"), "absent"],
    ["that changes nothing", proposed("A stack grows.", "A stack grows."), "unchanged"],
    ["with an endless quote", proposed("a".repeat(QUOTE_LIMIT + 1), "x"), "quote_too_long"],
    ["that breaks a formula", proposed("fall", "fall $x"), "breaks"],
  ])("%s is not made", (_what, edit, expected) => {
    expect(edited(text, [edit])).toBe(expected);
  });

  it("names the whole words when only a part of one was quoted", () => {
    const placed = placeEdits(text, [proposed("plate", "dish")], null);
    expect(placed).toMatchObject({ failures: [{ nearest: [{ text: "plates" }] }] });
  });

  it("means the capital word when the small one is only in longer words", () => {
    expect(edited("Stack first. Then stacked and stacks.", [proposed("stack", "Queue")])).toBe(
      "Queue first. Then stacked and stacks.",
    );
  });
});

describe("a new text with the mark of a line", () => {
  const chapters = "# Search\n\nSearch is slow.\n\n- Search\n\n## Search in a tree\n";

  it.each([
    ["a heading", "# Sorting", chapters.replace("# Search\n", "# Sorting\n")],
    ["an item", "- Sorting", chapters.replace("- Search", "- Sorting")],
    ["neither", "Sorting", "ambiguous"],
  ])("takes the place of the one that is %s", (_what, newText, expected) => {
    expect(edited(chapters, [proposed("Search", newText)])).toBe(expected);
  });
});

describe("a line's mark that quote and new text put before a plain sentence", () => {
  const plain =
    "# Calls\n\nThe stack grows with each call. It is freed again.\n\n- A frame is small.\n";

  it.each([
    ["## The stack grows with each call.", "## The stack grows with every call.", "each", "every"],
    ["1. It is freed again.", "1. It is freed later.", "again", "later"],
    ["1. A frame is small.", "1. A frame is tiny.", "small", "tiny"],
  ])("is of no matter: %j", (oldText, newText, from, to) => {
    expect(edited(plain, [proposed(oldText, newText)])).toBe(plain.replace(from, to));
  });

  it.each([
    ["## The stack grows", "## The heap grows"],
    ["## The stack grows with a call.", "## The stack grows with every call."],
    ["## It is freed again.", "It is freed later."],
    ["1. It is freed again.", "1. It is freed.\n2. Later."],
  ])("but not of a name, another sentence or a list: %j", (oldText, newText) => {
    expect(edited(plain, [proposed(oldText, newText)])).toBe("absent");
  });
});

it("says what stands there and what would be stored when an edit would not be what was written", () => {
  const placed = placeEdits(loss, [proposed(contrary, `${contrary}, slowly`)], null);
  const failures = placed.kind === "failed" ? placed.failures : [];
  expect(failures).toMatchObject([
    { kind: "differs", passage: "the **loss** decreases with every step that it takes" },
  ]);
  expect(failureDetail(loss, failures)).toContain(
    '"the **loss** decreases with every step that it takes"',
  );
});

it("names the edits that would fit beside those that do not", () => {
  const placed = placeEdits(
    loss,
    [proposed("While it trains", "In training"), proposed(contrary, `${contrary}, slowly`)],
    null,
  );
  if (placed.kind !== "failed") throw new Error(placed.kind);
  expect(placed.fitting.map(({ index }) => index)).toEqual([0]);
  const detail = failureDetail(loss, placed.failures, placed.fitting);
  expect(detail).toMatch(/^Edit 2, oldText .*other words or signs/m);
  expect(detail).toContain('Edit 1, oldText "While it trains": fits, newText "In training"');
});

describe("with a selection", () => {
  it("the quote is looked for inside it first", () => {
    const selection = spanOf(text, "Any stack grows again");
    expect(edited(text, [proposed("grows", "shrinks")], selection)).toContain(
      "stack shrinks again",
    );
  });

  it("and in the whole text when it is not in it", () => {
    const selection = spanOf(text, "Any stack grows again");
    expect(edited(text, [proposed("plates fall", "plates break")], selection)).toContain(
      "plates break",
    );
  });

  it("two places inside it are ambiguous, wherever else it stands", () => {
    const twice = "one two. one two. one two.";
    const placed = placeEdits(twice, [proposed("two", "2")], { start: 0, end: 17 });
    expect(placed.kind === "unsure" && placed.places.map(({ span }) => span.start)).toEqual([
      4, 13,
    ]);
  });
});

describe("several edits", () => {
  it("are made together", () => {
    expect(edited(text, [proposed("Stacked", "Piled"), proposed("by 100", "by 200")])).toBe(
      text.replace("Stacked", "Piled").replace("100", "200"),
    );
  });

  it("or not at all", () => {
    expect(edited(text, [proposed("Stacked", "Piled"), proposed("not there, surely", "x")])).toBe(
      "absent",
    );
    expect(edited(text, [proposed("plates fall", "plates"), proposed("fall", "break")])).toBe(
      "overlap",
    );
  });

  it("with one whose place is not sure wait for it", () => {
    const placed = placeEdits(
      text,
      [proposed("Stacked", "Piled"), proposed("stack", "queue")],
      null,
    );
    expect(placed).toMatchObject({
      kind: "unsure",
      quote: "stack",
      others: [{ oldText: "Stacked" }],
    });
  });

  it("may need each other to be well-formed", () => {
    const open = proposed("by 100.", "by 100.\n\n```\ncode");
    const close = proposed("A **stack**", "```\n\nA **stack**");
    expect(edited(text, [open])).toBe("breaks");
    expect(edited(`${text}\nend`, [close, proposed("end", "end\n\n```")])).not.toBe("breaks");
  });
});

test("whatever whole line is quoted, in the document or cut out of it, is changed there and nowhere else", () => {
  const lines = englishDocument.split("\n").filter((line) => /^[A-Z].{20,}/.test(line));
  fc.assert(
    fc.property(
      fc.constantFrom(...lines),
      fc.stringMatching(/^[a-z]{3,8}( [a-z]{3,8}){0,3}$/),
      (line, words) => {
        const result = edited(englishDocument, [proposed(line, `${line} Also ${words}.`)]);
        expect(result).toBe(englishDocument.replace(line, () => `${line} Also ${words}.`));
      },
    ),
  );
});
