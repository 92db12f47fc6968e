import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { makePatch } from "#lib/quotes/make-patch.ts";
import { applyPatches, type Patch } from "#lib/quotes/patch.ts";
import {
  partText,
  presentPlace,
  type TakenPart,
  takenChanges,
  withDocumentChange,
} from "./document-part.ts";
import { composePatches } from "./typed-runs.ts";

const blocks = ["# Tides", "The moon pulls the sea.", "- ebb\n- flood", "Neap tides are weak."];
const text = blocks.join("\n\n");
const place = (words: string) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
};
const replaced = (words: string, by: string): Patch => {
  const { start, end } = place(words);
  return makePatch(text, start, end, by);
};
/** A text after edits, each against the text after those before it. */
const opened = (from: string, ...edits: Patch[][]) => ({
  revision: edits.length,
  text: edits.reduce((now, patches) => applyPatches(now, patches) ?? "", from),
  edits: edits.map((patches, at) => ({ number: at + 1, kind: "typed" as const, patches })),
});
/** The same by requests, none of which goes on with the one before. */
const asked = (document: ReturnType<typeof opened>) => ({
  ...document,
  edits: document.edits.map((edit) => ({ ...edit, kind: "edit" as const })),
});
/** What a part says after edits of the text. */
const carried = (words: string, ...edits: Patch[][]) => {
  const document = opened(text, ...edits);
  const span = presentPlace(document, 0, place(words));
  return span && document.text.slice(span.start, span.end);
};

describe("a part of a document", () => {
  const [, moon = "", list = "", neap = ""] = blocks;
  it.each([
    ["is changed within", moon, [replaced("moon", "sun")], "The sun pulls the sea."],
    ["goes on at its end", moon, [replaced("sea.", "sea. It is near.")], `${moon} It is near.`],
    [
      "gets another line of its list",
      list,
      [replaced(list, `${list}\n- slack`)],
      `${list}\n- slack`,
    ],
    [
      "begins with other words",
      moon,
      [replaced("The moon", "Our moon")],
      "Our moon pulls the sea.",
    ],
    ["is followed by a new block", moon, [replaced(moon, `${moon}\n\nAnother.`)], moon],
    ["stands behind a new block", moon, [replaced(moon, `Another.\n\n${moon}`)], moon],
    [
      "has others around it changed",
      list,
      [replaced("moon", "sun"), replaced("weak", "low")],
      list,
    ],
    ["is moved by a text that is made anew", neap, [replaced(text, `New.\n\n${text}`)], neap],
    ["is made anew", moon, [replaced(moon, "Gone by.")], "Gone by."],
    ["is deleted", moon, [replaced(`${moon}\n\n`, "")], null],
    ["is deleted with the one before it", list, [replaced(`${moon}\n\n${list}\n\n`, "")], null],
  ])("that %s", (_, words, patches, expected) => {
    expect(carried(words, patches)).toBe(expected);
  });

  it("is looked for among the lines of a change that reaches over its ends", () => {
    const around = replaced(`${moon}\n\n${list}`, `The sun pulls, too.\n\n${list}\n- slack`);
    const [first, last] = [carried(moon, [around]), carried(list, [around])];
    expect(first).toContain("sun");
    expect(first).not.toContain("flood");
    expect(last).toContain("slack");
    expect(last).not.toContain("sun");
  });

  const typed = (start: number, removed: string, inserted: string): Patch[] => [
    { start, removed, inserted },
  ];
  const [at, end] = [place(moon).start, place(moon).end];
  it.each([
    ["typed behind it in two saves", [typed(end, "", "\n"), typed(end + 1, "", "\nBuy milk.")]],
    ["typed before it in two saves", [typed(at, "", "Buy milk."), typed(at + 9, "", "\n\n")]],
  ])("is not the new block %s", (_, edits) => {
    expect(carried(moon, ...edits)).toBe(moon);
  });

  const gone = typed(at, `${moon}\n\n`, "");
  const back = typed(at, "", `${moon}\n\n`);
  it.each([
    ["and brought back at once", [gone, back]],
    [
      "and brought back after another edit",
      [gone, typed(2, "", "The "), typed(at + 4, "", `${moon}\n\n`)],
    ],
    ["and put elsewhere", [gone, typed(text.length - moon.length - 2, "", `\n\n${moon}`)]],
  ])("stands where it is when it was deleted %s", (_, edits) => {
    expect(carried(moon, ...edits)).toBe(moon);
    const { text: now, ...document } = asked(opened(text, ...edits));
    const span = presentPlace({ text: now, ...document }, 0, place(moon));
    expect(span && now.slice(span.start, span.end)).toBe(moon);
  });

  it("is none of its neighbours after it was deleted", () => {
    const other = { start: at, removed: "- ebb\n- flood", inserted: "Nothing else." };
    const document = asked(opened(text, gone, [other]));
    expect(presentPlace(document, 0, place(moon))).toBeNull();
  });

  it("is what was typed in its place", () => {
    expect(carried(moon, gone, typed(at, "", "The sun pulls the sea.\n\n"))).toContain("The sun");
  });

  it("is the same where typing was taken together since", () => {
    const edits = [typed(2, "", "On the "), typed(text.length + 7, "", " Very.")];
    const [now, then] = [opened(text, ...edits), opened(text, composePatches(edits))];
    expect(presentPlace(then, 0, place(moon))).toEqual(presentPlace(now, 0, place(moon)));
  });
});

const word = fc.constantFrom("ebb", "flood", "moon", "sea", "tide", "neap");
const block = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(" "));
const edit = fc.record({ at: fc.nat(20), kind: fc.constantFrom("word", "add", "delete"), block });

interface Block {
  readonly id: number;
  readonly text: string;
}
const joined = (own: readonly Block[]) => own.map((one) => one.text).join("\n\n");
const startOf = (own: readonly Block[], index: number) =>
  own.slice(0, index).reduce((sum, one) => sum + one.text.length + 2, 0);

/** Changes a block, adds one before it, or deletes it, unless it is the one that stays; null for nothing. */
const edited = (
  own: Block[],
  { at, kind, block: words }: { at: number; kind: string; block: string },
  stays: number,
): Patch | null => {
  const index = at % own.length;
  const [before, start, one] = [joined(own), startOf(own, index), own[index]];
  if (one === undefined) return null;
  if (kind === "word") {
    const now = { ...one, text: one.text.replace(/\w+\.$/, `${words}.`) };
    own[index] = now;
    return makePatch(before, start, start + one.text.length, now.text);
  }
  if (kind === "add") {
    own.splice(index, 0, { id: -1, text: `New ${words}.` });
    return { start, removed: "", inserted: `New ${words}.\n\n` };
  }
  if (one.id === stays || own.length === 1) return null;
  const from = index === own.length - 1 ? start - 2 : start;
  own.splice(index, 1);
  return { start: from, removed: before.slice(from, from + one.text.length + 2), inserted: "" };
};

test("whatever is edited elsewhere, a part goes its own way", () => {
  fc.assert(
    fc.property(
      fc.array(block, { minLength: 1, maxLength: 6 }),
      fc.nat(5),
      fc.array(edit, { maxLength: 12 }),
      (given, which, edits) => {
        // Each block has a name, so that equal ones are told apart.
        const own = given.map((one, at) => ({ id: at, text: `${at}: ${one}.` }));
        const chosen = which % own.length;
        const start = startOf(own, chosen);
        const part = { start, end: start + (own[chosen]?.text.length ?? 0) };
        const patches = edits.flatMap((one) => edited(own, one, chosen) ?? []);
        const former = joined(
          given.map((one, index) => ({ id: index, text: `${index}: ${one}.` })),
        );
        const document = opened(former, ...patches.map((patch) => [patch]));
        const said = own.find(({ id }) => id === chosen)?.text;
        for (const made of [document, asked(document)]) {
          const now = presentPlace(made, 0, part);
          expect(now && document.text.slice(now.start, now.end)).toBe(said);
        }
      },
    ),
  );
});

const none = { lost: [], returned: [] };

describe("a source that follows its document", () => {
  const before = "# Heart\n\nA vein leads back. It was found in 1768.\n\nAn artery leads away.\n";
  const after = before.replace("leads back", "returns blood");
  const followed = (text: string) => withDocumentChange(text, { before, after });
  it("says what the document says", () => {
    expect(followed(before)).toEqual({ text: after, ...none });
  });
  it("says nothing twice that both changed alike", () => {
    expect(followed(after)).toEqual({ text: after, ...none });
    const [was, now] = ["Veins do carry valves.", "Veins do not carry valves."];
    const own = `${now} One of mine.`;
    const made = withDocumentChange(own, { before: was, after: now });
    expect(made).toEqual({ text: own, ...none });
  });
  const ownWords = (text: string) =>
    text.replace("1768", "1628").replace("away.", "away. So I say.");
  it("keeps what was changed in it, also in the same line", () => {
    expect(followed(ownWords(before))).toEqual({ text: ownWords(after), ...none });
  });
  it("has the document's words where both changed the same, and all its own elsewhere", () => {
    const made = followed(ownWords(before).replace("leads back", "leads home"));
    expect(made.text).toBe(ownWords(after));
    expect(made.lost).toHaveLength(1);
    expect(made.lost[0]).toContain("home");
  });

  it("tells of a deletion of its own that is taken back", () => {
    const own = before.replace(" It was found in 1768.", "");
    const made = withDocumentChange(own, { before, after: before.replace("1768", "1769") });
    expect(made.text).toContain("1769");
    expect(made).toMatchObject({ lost: [] });
    expect(made.returned.join(" ")).toContain("found in 1768");
  });
  it("leaves out what either of them deleted", () => {
    const own = before.replace(" It was found in 1768.", "");
    const made = withDocumentChange(own, { before, after: before.replace(" in 1768", "") });
    expect(made).toEqual({ text: own, ...none });
  });
  it("keeps what both added at one place, and what was added beside a change", () => {
    const was = "Veins lead back.\n";
    const both = withDocumentChange("Veins lead back. Mine.\n", {
      ...{ before: was, after: "Veins lead back. Theirs.\n" },
    });
    expect(both.lost).toEqual([]);
    for (const part of ["Mine.", "Theirs."]) expect(both.text).toContain(part);
    const beside = withDocumentChange("Veins lead back home.\n", {
      ...{ before: was, after: "Veins carry back.\n" },
    });
    expect(beside).toEqual({ text: "Veins carry back home.\n", ...none });
  });
  it("never cuts a word", () => {
    const was = "The artery carries blood.\n";
    const made = withDocumentChange("The arteries carry blood.\n", {
      ...{ before: was, after: "The artillery carries blood.\n" },
    });
    expect(made.text).toBe("The artillery carries blood.\n");
    expect(made.lost).toEqual(["arteries carry"]);
  });

  const words = fc.array(word, { minLength: 1, maxLength: 12 }).map((some) => some.join(" "));
  test("whatever is changed in two places, it has both, and each once", () => {
    fc.assert(
      fc.property(words, words, words, words, (first, second, theirs, mine) => {
        const of = (head: string, tail: string) => `${head}\n\n# Between\n\n${tail}`;
        const [was, now] = [of(first, second), of(theirs, second)];
        const change = { before: was, after: now };
        expect(withDocumentChange(of(first, mine), change)).toEqual({
          ...{ text: of(theirs, mine), ...none },
        });
        expect(withDocumentChange(of(theirs, mine), change)).toEqual({
          ...{ text: of(theirs, mine), ...none },
        });
        expect(withDocumentChange(now, change).text).toBe(now);
        expect(withDocumentChange(was, change).text).toBe(now);
      }),
    );
  });

  const taken = (changed: Partial<TakenPart>): TakenPart => ({
    ...{ revision: 0, text: "The moon pulls the sea.", place: place("The moon pulls the sea.") },
    ...changed,
  });
  it.each([
    ["nothing where another part was changed", {}, [replaced("weak", "low")], undefined],
    ["the new words", {}, [replaced("moon", "sun")], "The sun pulls the sea."],
    ["that nothing is left", {}, [replaced("The moon pulls the sea.\n\n", "")], null],
    [
      "nothing where it says so already",
      { text: "The sun pulls the sea." },
      [replaced("moon", "sun")],
      undefined,
    ],
    ["all of it", { text, place: null }, [replaced("weak", "low")], text.replace("weak", "low")],
  ])("is told %s", (_, changed, patches, expected) => {
    const [found] = takenChanges(opened(text, patches), [taken(changed)]);
    if (expected === undefined) expect(found).toBeNull();
    else expect(found?.following?.text ?? null).toBe(expected);
  });
});

it("reads without its links to the notes", () => {
  expect(partText("One.[[3]](#note-L3) Two.", { start: 0, end: 24 })).toBe("One. Two.");
  expect(partText("One. [[3]](#note-L3)\n\nTwo.", null)).toBe("One.\n\nTwo.");
});
