import fc from "fast-check";
import { expect, test } from "vitest";
import { changedLines } from "#lib/subjects/source-history.ts";
import { guideNote } from "./export-guide.ts";
import { type KeptNote, stepsInNote } from "./steps-in-note.ts";

const steps = [
  "Press **Arm** ([Arming](#chunk-chk_1)).",
  "Choose the input of the track.",
  "Press Record.\n\nThen play.",
];

const step = (text: string) => ({
  ...{ text, source: null, unnamed: [], warning: null, state: "open" as const },
  ...{ box: null, drawn: false, check: null, requires_click: true, screenshot_id: null },
});

const noteOf = (texts: readonly string[], answer: string) =>
  guideNote(
    {
      ...{ task: "How do I record?", version: "12", edition: null, missing: null },
      pack: { id: "pak", product: "Live", title: "Live manual" },
      ...{ full_answer: answer, steps: texts.map(step), answer_basis: "model", sections: [] },
      thread: { title: "How do I record?", updatedAt: "2026-01-05T10:00:00.000Z" },
    },
    new Map(),
    "en",
  );

const saved = noteOf(steps, "Arm it first. Choose the input of the track.");

/** The note with other words in its list. */
const withList = (words: string, others: string) => {
  const list = saved.indexOf("## Steps");
  return saved.slice(0, list) + saved.slice(list).replace(words, others);
};

/** A note that said one text after the other. */
const kept = (...texts: [string, ...string[]]): KeptNote => ({
  text: texts.at(-1) ?? "",
  revision: texts.length - 1,
  edits: texts.slice(1).map((text, index) => ({
    ...{ revision: index + 1, at: "2026-01-05T10:00:00.000Z", cause: { by: "hand" } as const },
    patches: changedLines(texts[index] ?? "", text),
  })),
});

/** What became of each step, with the words that the note has of it. */
const told = (note: KeptNote, texts: readonly string[] = steps) =>
  stepsInNote(note, texts).map((state) => {
    if (state.kind === "gone") return "gone";
    expect(note.text.slice(state.start, state.end)).toBe(state.words);
    return `${state.kind}: ${state.words}`;
  });

const asTheyWere = [
  "there: Press **Arm** (Arming).",
  "there: Choose the input of the track.",
  "there: Press Record.\n   \n   Then play.",
];

test("each step stands in its item of the list, also where the answer says the same", () => {
  expect(told(kept(saved))).toEqual(asTheyWere);
  const list = saved.indexOf("## Steps");
  expect(
    stepsInNote(kept(saved), steps).every((one) => one.kind === "there" && one.start > list),
  ).toBe(true);
});

test("a step is found where edits moved it, and with the words that they gave it", () => {
  expect(told(kept(saved, `Written above.\n\n${saved}`))).toEqual(asTheyWere);
  const changed = withList("the input of", "the first input of");
  expect(told(kept(saved, changed, `More.\n\n${changed}`))).toEqual([
    asTheyWere[0],
    "changed: Choose the first input of the track.",
    asTheyWere[2],
  ]);
});

test("steps that change places are there, and no new wording of one another", () => {
  const [one = "", two = ""] = ["Open the menu.", "Open the browser."];
  const note = noteOf([one, two], "Open both.");
  const swapped = note
    .replace(`1. ${one}`, "1. x")
    .replace(`2. ${two}`, `2. ${one}`)
    .replace("1. x", `1. ${two}`);
  expect(told(kept(note, swapped), [one, two])).toEqual([`there: ${one}`, `there: ${two}`]);
  const [first, second, third] = [saved.indexOf("1. "), saved.indexOf("2. "), saved.indexOf("3. ")];
  const last = `${saved.slice(0, first) + saved.slice(second).trimEnd()}\n\n${saved.slice(first, second)}`;
  expect(third).toBeGreaterThan(second);
  expect(told(kept(saved, last))).toEqual(asTheyWere);
});

test("a step that was deleted is gone, and so is what another one took the place of", () => {
  const note = noteOf(steps, "Do it.");
  const [from, to] = [note.indexOf("2. "), note.indexOf("3. ")];
  const without = note.slice(0, from) + note.slice(to).replace("3. ", "2. ");
  expect(told(kept(note, without))).toEqual([asTheyWere[0], "gone", asTheyWere[2]]);
  const emptied = note.replace(`2. ${steps[1]}`, "2. ");
  expect(told(kept(note, emptied))).toEqual([asTheyWere[0], "gone", asTheyWere[2]]);
  expect(told(kept(note, "Something else."))).toEqual(["gone", "gone", "gone"]);
});

test("a step that is said twice stands twice", () => {
  const twice = ["Press OK.", "Type a name.", "Press OK."];
  const note = kept(noteOf(twice, "Do it."));
  const [one, , other] = stepsInNote(note, twice);
  expect(told(note, twice)).toEqual([
    "there: Press OK.",
    "there: Type a name.",
    "there: Press OK.",
  ]);
  expect(one).not.toEqual(other);
});

test("what a step says elsewhere, too, is not where it went when it was deleted", () => {
  const list = saved.indexOf("## Steps");
  const second = saved.indexOf("2. ", list);
  const without = saved.slice(0, second) + saved.slice(saved.indexOf("3. ", list));
  expect(told(kept(saved, without))[1]).toBe("gone");
  expect(told(kept(saved, saved.slice(0, list)))[1]).toBe("gone");
  const twice = ["Click OK.", "Wait.", "Click OK."];
  const note = noteOf(twice, "Do it.");
  const last = note.slice(0, note.indexOf("3. "));
  expect(told(kept(note, last), twice)).toEqual(["there: Click OK.", "there: Wait.", "gone"]);
  const rest = note.replace("1. Click OK.\n\n", "");
  expect(told(kept(note, rest), twice)).toEqual(["gone", "there: Wait.", "there: Click OK."]);
  const inOther = ["Press Record.", "Press Record. Then play.", "Stop."];
  const whole = noteOf(inOther, "Do it.");
  const later = whole.replace("1. Press Record.\n\n", "");
  expect(told(kept(whole, later), inOther)[0]).toBe("gone");
  const places = stepsInNote(kept(note, "x", note), twice).map(
    (one) => one.kind !== "gone" && one.start,
  );
  expect(new Set(places).size).toBe(3);
});

const tracks = [
  "Open the mixer window of the program.",
  "Choose the input of the track.",
  "Press the Record button in the bar.",
] as const;

/** A note whose answer says the steps in one paragraph, with and without it. */
const saidTwice = (texts: readonly string[]) => {
  const answer = texts.join(" ");
  const note = noteOf(texts, answer);
  return { note, without: note.replace(`${answer}\n\n`, "") };
};

/** The note with its steps in another order. */
const inOrderOf = (note: string, ...texts: readonly string[]) =>
  note.replace(/1\. [\s\S]*/, texts.map((one, at) => `${at + 1}. ${one}`).join("\n\n"));

test("steps that are put in another order are there also where the answer that said them was deleted", () => {
  for (const texts of [["Choose the input.", "Press Record.", "Stop."], tracks] as const) {
    const { note, without } = saidTwice(texts);
    const lastFirst = inOrderOf(without, texts[2], texts[0], texts[1]);
    const firstLast = inOrderOf(without, texts[1], texts[2], texts[0]);
    const there = texts.map((words) => `there: ${words}`);
    for (const moved of [lastFirst, firstLast]) {
      expect(told(kept(note, moved), texts)).toEqual(there);
      expect(told(kept(note, without, moved), texts)).toEqual(there);
    }
  }
});

test("a step that was moved stands in the list, and not in the answer that says it, too", () => {
  const { note } = saidTwice(tracks);
  const moved = inOrderOf(note, tracks[1], tracks[2], tracks[0]);
  const list = moved.indexOf("## Steps");
  const states = stepsInNote(kept(note, moved), tracks);
  expect(states.map((one) => one.kind !== "gone" && one.start)).toEqual(
    tracks.map((words) => moved.indexOf(words, list)),
  );
});

test("a step is no new wording of another whose words it has, wherever it stands", () => {
  const own = ["Press the Save button.", "Press the Open button."];
  const note = noteOf(own, "Do it.");
  const other = note.replace(`1. ${own[0]}`, `1. ${own[1]}`).replace(`2. ${own[1]}`, "2. Wait.");
  expect(told(kept(note, other), own)).toEqual(["gone", `there: ${own[1]}`]);
});

test("a step in the words of a longer one that was moved is not where that went", () => {
  const own = ["Press Record.", "Press Record. Then play.", "Stop the whole tape."];
  const note = noteOf(own, "Do it.");
  const moved = inOrderOf(note, "Stop the whole tape.", "Press Record. Then play.");
  expect(told(kept(note, moved), own)).toEqual([
    "gone",
    ...own.slice(1).map((one) => `there: ${one}`),
  ]);
});

test("what was written in a step's place is a new wording of it only with words of its own", () => {
  const own = ["Pick a folder.", "Choose Export."];
  const note = noteOf(own, "Do it.");
  const other = note
    .replace(`1. ${own[0]}`, "1. Read the whole chapter about colours first.")
    .replace(`2. ${own[1]}`, "2. In the menu, choose Export as PNG with all layers.");
  const [first, second] = told(kept(note, other), own);
  expect(first).toBe("gone");
  expect(second).toContain("changed: ");
});

test("a sentence of prose is found with its own line ends", () => {
  const prose = [
    "Choose **File** in the menu\nand select the folder.",
    "Then press the **Save** button\nof the window.",
  ];
  const note = `# Saving\n\n${prose.join(" ")}\n`;
  expect(told(kept(note), prose)).toEqual(prose.map((words) => `there: ${words}`));
});

test("without its history a note says where its words stand, and nothing of others", () => {
  const list = saved.slice(saved.indexOf("## Steps"));
  const changed = list.replace("the input of", "the first input of");
  expect(told({ text: changed, revision: 3, edits: [] })).toEqual([
    asTheyWere[0],
    "gone",
    asTheyWere[2],
  ]);
});

test("a guide may be saved as a text that a note came to have later", () => {
  const note = kept("Mine.", saved, withList("the input of", "an input of"));
  expect(told(note)[1]).toBe("changed: Choose an input of the track.");
});

test("whatever became of a note, no two different steps have one place", () => {
  const words = ["Press OK.", "Open it.", "Press.", "Choose the input of the track."];
  const line = fc.constantFrom(...words, "", "1. Press OK.", "2. Open it.", "Press OK. Open it.");
  const text = fc.array(line, { maxLength: 8 }).map((lines) => lines.join("\n\n"));
  const property = fc.property(
    fc.uniqueArray(fc.constantFrom(...words), { minLength: 1 }),
    fc.array(text, { maxLength: 3 }),
    (texts, later) => {
      const note = kept(noteOf(texts, "Do it."), ...later);
      const places = stepsInNote(note, texts).flatMap((one) =>
        one.kind === "there" ? [`${one.start} ${one.end}`] : [],
      );
      expect(new Set(places).size).toBe(places.length);
      told(note, texts);
    },
  );
  fc.assert(property);
});

test("whatever became of the answer and the order, every step that stands in the list is there", () => {
  const property = fc.property(
    fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
    fc.boolean(),
    fc.boolean(),
    (order, isDeleted, atOnce) => {
      const { note, without } = saidTwice(tracks);
      const first = isDeleted ? without : note;
      const moved = inOrderOf(first, ...order.map((at) => tracks[at] ?? ""));
      const list = moved.indexOf("## Steps");
      const states = stepsInNote(atOnce ? kept(note, moved) : kept(note, first, moved), tracks);
      expect(states.map((one) => one.kind === "there" && one.start)).toEqual(
        tracks.map((words) => moved.indexOf(words, list)),
      );
    },
  );
  fc.assert(property);
});
