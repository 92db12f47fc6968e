import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readNote } from "#lib/notes/read-note.ts";
import type { Concept, Correction } from "#lib/schemas/quiz.ts";
import { costTable } from "./cost-table.ts";
import { type CountedCall, costOf } from "./count-calls.ts";
import { plant, readPlantedFile } from "./planted-file.ts";
import { proseShare } from "./prose-share.ts";
import { type CheckedNote, score } from "./score.ts";
import { scoreTable } from "./score-table.ts";

const concept = (start: number, end: number): Concept => ({
  ...{ id: `c${start}`, term: "T", definition: "", original: "" },
  ...{ span: { start, end }, codeSpan: null, code: null, codeLanguage: null },
  ...{ status: "verified", changeType: "major" },
});
const correction = (change: Partial<Correction>): Correction => ({
  ...{ id: "x", conceptId: null, term: "", type: "definition_fix", message: "", original: "" },
  ...{ fixed: "", span: null, patch: null, removedCode: null, basis: "model", evidence: null },
  ...{ status: "open", ...change },
});
/** A report made before sentences were checked: an entry for each concept. */
const byConcept = (spans: readonly [number, number][]): CheckedNote => ({
  concepts: spans.map(([start, end]) => concept(start, end)),
  corrections: spans.map(([start]) => correction({ conceptId: `c${start}` })),
});
const patched = (text: string, changes: readonly [string, string][]): CheckedNote => ({
  concepts: [],
  corrections: changes.map(([removed, inserted]) =>
    correction({ patch: { start: text.indexOf(removed), removed, inserted } }),
  ),
});

describe("the score", () => {
  const note = plant("n.md", "A queue is LIFO. A stack is FIFO. A heep is a tree.", [
    { type: "major", original: "FIFO", planted: "A queue is LIFO" },
    { type: "minor", original: "heap", planted: "heep" },
  ]);

  test("counts false alarms against precision and misses against recall", () => {
    const { types, misses } = score([{ planted: note, checked: byConcept([[17, 33]]) }]);
    expect(types.major).toEqual({ planted: 1, right: 0, reported: 1, hits: 0 });
    expect(types.minor).toMatchObject({ planted: 1, right: 1 });
    expect(misses).toHaveLength(2);
  });

  test("counts a minor defect as wrong when the student is shown it", () => {
    const checked = byConcept([
      [0, 16],
      [34, 51],
    ]);
    const { types } = score([{ planted: note, checked }]);
    expect(types.minor).toMatchObject({ planted: 1, right: 0 });
    expect(types.major).toEqual({ planted: 1, right: 1, reported: 2, hits: 1 });
  });

  test("is printed by type and overall, without a number where there is none", () => {
    const table = scoreTable(score([{ planted: note, checked: byConcept([[0, 16]]) }]));
    expect(table).toMatch(/major +1 +1 +1 +1\.00 +1\.00/);
    expect(table).toMatch(/minor +1 +1 +0 +- +1\.00/);
    expect(table).toMatch(/code_mismatch +0 +0 +0 +- +-/);
    expect(table).toMatch(/overall +2 +2 +1 +1\.00 +1\.00/);
  });
});

describe("a fault is met by its place in the note", () => {
  const text = "A queue is LIFO and slow. A stack is LIFO.\n\n```c\nint a;\n```\n";
  const note = plant("n.md", text, [
    { type: "major", original: "FIFO", planted: "queue is LIFO" },
    { type: "major", original: "fast", planted: "slow" },
    { type: "trap", original: "", planted: "A stack is LIFO." },
    { type: "code_mismatch", original: "push(a);", planted: "int a;" },
  ]);
  const scored = (checked: CheckedNote) => score([{ planted: note, checked }]);

  test("where no concept carries it, each of two in one sentence by itself", () => {
    const one = scored(patched(text, [["LIFO", "FIFO"]]));
    expect(one.types.major).toEqual({ planted: 2, right: 1, reported: 1, hits: 1 });
    expect(one.uncarried).toEqual({ planted: 3, right: 1 });
    const changes: [string, string][] = [
      ["LIFO", "FIFO"],
      ["slow", "fast"],
    ];
    expect(scored(patched(text, changes)).types.major).toMatchObject({ right: 2, hits: 2 });
  });

  test("a fault in a concept is no fault that none carries", () => {
    const { corrections } = patched(text, [["LIFO", "FIFO"]]);
    const { uncarried } = scored({ concepts: [concept(0, 25)], corrections });
    expect(uncarried).toEqual({ planted: 1, right: 0 });
  });

  test("words put in beside it meet it", () => {
    const start = text.indexOf(" and slow");
    const put = correction({ patch: { start, removed: "", inserted: " never" } });
    expect(scored({ concepts: [], corrections: [put] }).types.major.hits).toBe(1);
  });

  test("a trap that is reported is a false alarm with its text", () => {
    const start = text.lastIndexOf("LIFO");
    const alarm = correction({ patch: { start, removed: "LIFO", inserted: "FIFO" } });
    const { types, misses } = scored({ concepts: [], corrections: [alarm] });
    expect(types.trap).toMatchObject({ planted: 1, right: 0 });
    expect(types.major).toMatchObject({ reported: 1, hits: 0 });
    expect(misses).toContain("n.md: trap reported: A stack is LIFO.");
  });

  test("code without a concept is met by the code that was taken out", () => {
    const removed = correction({ type: "code_mismatch", removedCode: "int a;" });
    expect(scored({ concepts: [], corrections: [removed] }).types.code_mismatch).toMatchObject({
      right: 1,
      hits: 1,
    });
    const other = correction({ type: "code_mismatch", removedCode: "int b;" });
    expect(scored({ concepts: [], corrections: [other] }).types.code_mismatch).toMatchObject({
      right: 0,
      hits: 0,
    });
  });
});

describe("the share of prose that was checked", () => {
  const read = readNote(
    "# Heading\n\nOne is odd. Two is\neven.\n\n- an item\n\n| a | b |\n| - | - |\n| c | d |\n\n$$\nx = 1\n$$\n\n```c\nint a;\n```\n",
  );
  const all = read.sentences.map(({ text }) => text);

  test("counts sentences, items, rows and formulas, no headings and no code", () => {
    expect(all).toHaveLength(6);
    const { checked, missing } = proseShare(read, [all.join("\n")], []);
    expect(checked).toBe(all.join("").length);
    expect(missing).toEqual([]);
  });

  test("a sentence counts once, whatever its line breaks, and only when it was shown whole", () => {
    const shown = ["x One is odd. Two is even. y", "One is odd.", "an ite", "| a | b |"];
    expect(proseShare(read, shown, [])).toEqual({
      all: all.join("").length,
      checked: "One is odd.".length + "Two is\neven.".length + "| a | b |".length,
      missing: [3, 5, 6],
    });
  });

  test("what the program calls unchecked is not checked, though it was shown", () => {
    expect(proseShare(read, [all.join("\n")], [1]).missing).toEqual([1]);
  });
});

describe("what calls cost", () => {
  const call = (begun: number, ended: number, change: Partial<CountedCall> = {}): CountedCall => ({
    ...{ part: "check", task: "t", charactersIn: 10, charactersOut: 3, begun, ended },
    ...change,
  });

  test("waits are the longest chain: calls at the same time are waited for once", () => {
    expect(costOf([call(0, 3), call(1, 2), call(4, 6), call(5, 7)])).toEqual({
      ...{ calls: 4, charactersIn: 40, charactersOut: 12, waits: 2 },
    });
  });

  test("a call that was held back until another ended is waited for after it", () => {
    expect(costOf([call(0, 5), call(1, 3), call(4, 7), call(6, 8)]).waits).toBe(2);
    expect(costOf([call(0, 1), call(2, 3), call(4, 5)]).waits).toBe(3);
  });

  test("a call that was broken off holds nobody up", () => {
    expect(costOf([call(0, Number.POSITIVE_INFINITY), call(1, 2)]).waits).toBe(1);
    expect(costOf([]).waits).toBe(0);
  });

  const note = (checked: number, calls: readonly CountedCall[]) => ({
    ...{ name: `n${checked}`, quiz: { share: { all: 1000, checked, missing: [] }, calls } },
  });
  const cheap = [call(0, 1), call(2, 3, { part: "questions" })];
  const dear = [call(0, 1, { charactersIn: 30_001 }), ...cheap];

  test("the median is held against the goal, replacements apart", () => {
    const replaced = Array.from({ length: 9 }, (_, at) =>
      call(9 + 2 * at, 10 + 2 * at, { part: "replacements" }),
    );
    const table = costTable([note(1000, cheap), note(1000, [...cheap, ...replaced])]);
    expect(table).toContain("The goal is met.");
    expect(table).toMatch(/n1000 +- +9 +90 +27 +9/);
  });

  test("what misses the goal is named, and almost all is not all", () => {
    const table = costTable([note(1000, cheap), note(999, dear), note(999, dear)]);
    expect(table).toMatch(/median +99\.9 % +3 +30,021/);
    expect(table).toContain("The goal is missed: prose, charactersIn.");
    expect(costTable([note(999.9, cheap)])).toMatch(/n999\.9 +99\.9 %/);
    const one = costTable([note(1000, cheap), note(1000, cheap), note(999, cheap)]);
    expect(one).toContain("The goal is missed: prose.");
  });
});

describe("a note", () => {
  test("without the defect gets it", () => {
    const planted = plant("n.md", "A $& queue is FIFO.", [
      { type: "major", original: "FIFO", planted: "$& LIFO" },
    ]);
    expect(planted.text).toBe("A $& queue is $& LIFO.");
    expect(planted.items[0]?.places).toEqual([{ start: 14, end: 21 }]);
  });

  test("with neither text is named", () => {
    expect(() =>
      plant("n.md", "Nothing.", [{ type: "major", original: "FIFO", planted: "LIFO" }]),
    ).toThrow(/n\.md.*LIFO/);
  });
});

describe.each(["planted.json", "held-out.json"])("the notes of %s", (file) => {
  const path = fileURLToPath(new URL(`./notes/${file}`, import.meta.url));

  test("hold each planted text once, where the product reads prose or code", async () => {
    for (const { name, text, items } of await readPlantedFile(path)) {
      const { sentences, codeBlocks } = readNote(text);
      for (const { type, planted, places } of items) {
        const readable = type === "code_mismatch" ? codeBlocks : sentences;
        const holding = readable.filter(({ start, end }) =>
          places.some((place) => start <= place.start && place.end <= end),
        );
        expect([name, planted, places.length, holding.length]).toEqual([name, planted, 1, 1]);
      }
    }
  });

  test("have two faults in one sentence, and faults in a list and in a table", async () => {
    for (const { name, text, items } of await readPlantedFile(path)) {
      const faulty = readNote(text).sentences.map((sentence) => ({
        ...sentence,
        faults: items.filter(
          ({ type, places: [place] }) =>
            type === "major" && place && sentence.start <= place.start && place.end <= sentence.end,
        ).length,
      }));
      const roles = faulty.flatMap(({ role, faults }) => (faults > 0 ? [role] : []));
      expect([name, roles]).toEqual([name, expect.arrayContaining(["item", "row", "text"])]);
      expect([name, faulty.some(({ faults }) => faults > 1)]).toEqual([name, true]);
    }
  });
});
