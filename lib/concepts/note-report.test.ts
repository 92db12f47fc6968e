import { describe, expect, it, test } from "vitest";
import { readNote } from "#lib/notes/read-note.ts";
import { applyPatches } from "#lib/quotes/patch.ts";
import type { NumberedConcept } from "./concepts-from-numbers.ts";
import { noteReport, openSentences, patchedNote, patchedPassage } from "./note-report.ts";
import type { Fault } from "./place-fault.ts";
import type { WindowReading } from "./settle-faults.ts";

const text = `# Linear structures

**Queue** is a list whose elements leave in the order in which they came.

\`\`\`cpp
std::map<int, int> m = {{1, 2}}; // "\\\\" 🙂
\`\`\`

It is LIFO. A line of people is one.

## Others

A stack is FIFO and has two ends. The order of a stack is LIFO.

- A heep is a tree.
`;
const note = readNote(text);
const all = note.sentences.map(({ number }) => number);
const queue: NumberedConcept = { term: "Queue", sentences: [1, 2], code: 1 };
const stack: NumberedConcept = { term: "Stack", sentences: [4], code: null };

const fault = (
  sentence: number,
  wrong: string,
  right: string,
  rest: Partial<Fault> = {},
): Fault => ({
  ...{ sentence, kind: "fact", wrong, right, why: "Because.", changeType: "major" },
  ...{ basis: null, code: null, ...rest },
});
const mismatch = (sentence: number, code: number): Fault =>
  fault(sentence, "", "", { kind: "code_mismatch", code });
const said = (...faults: Fault[]): WindowReading => ({ sentences: all, faults });
const report = (faults: Fault[], found: NumberedConcept[] = [queue, stack]) =>
  noteReport(note, found, [said(...faults)], []);
const patched = ({ check }: { check: { patches: Parameters<typeof applyPatches>[1] } }) =>
  applyPatches(text, check.patches);

test("a note without faults is verified as it stands, and nothing is reported", () => {
  const { concepts, corrections, check, minor } = report([]);
  expect(concepts).toMatchObject([
    { id: "c1", status: "verified", changeType: "none" },
    { id: "c2", status: "verified", changeType: "none" },
  ]);
  expect([corrections, check, minor]).toEqual([[], { patches: [], unchecked: [], doubts: [] }, []]);
});

describe("a correction", () => {
  it("is made in a sentence that no concept carries, under the heading above it", () => {
    const { corrections, check } = report([fault(3, "people", "customers")]);
    expect(corrections).toEqual([
      {
        id: "s3-1",
        conceptId: null,
        term: "Linear structures",
        type: "definition_fix",
        message: "Because.",
        original: "A line of people is one.",
        fixed: "A line of customers is one.",
        span: { start: text.indexOf("A line"), end: text.indexOf("A line") + 24 },
        patch: { start: text.indexOf("people"), removed: "people", inserted: "customers" },
        removedCode: null,
        basis: "model",
        evidence: null,
        status: "open",
      },
    ]);
    expect(check.patches).toEqual([corrections[0]?.patch]);
  });

  it("gets into a definition that goes on behind its code", () => {
    const { concepts, corrections } = report([fault(2, "LIFO", "FIFO")]);
    expect(concepts[0]).toMatchObject({
      original:
        "**Queue** is a list whose elements leave in the order in which they came.\n\nIt is LIFO.",
      definition:
        "**Queue** is a list whose elements leave in the order in which they came.\n\nIt is FIFO.",
      code: 'std::map<int, int> m = {{1, 2}}; // "\\\\" 🙂',
      changeType: "major",
      status: "verified",
    });
    expect(corrections).toMatchObject([{ conceptId: "c1", term: "Queue" }]);
  });

  it("stands beside another one of the same sentence, each with its own change", () => {
    const found = report([
      fault(4, "has two ends", "has one end", { why: "One end." }),
      fault(4, "FIFO", "LIFO"),
    ]);
    const fixed = "A stack is LIFO and has one end.";
    expect(found.corrections).toMatchObject([
      { id: "s4-1", fixed, patch: { removed: "FIFO", inserted: "LIFO" }, message: "Because." },
      {
        id: "s4-2",
        fixed,
        patch: { removed: "two ends", inserted: "one end" },
        message: "One end.",
      },
    ]);
    expect(patched(found)).toBe(text.replace("A stack is FIFO and has two ends.", fixed));
    expect(found.concepts[1]?.definition).toBe(fixed);
  });

  it("has the note's own sentence for a proof, unless that is wrong itself", () => {
    const basis = { basis: 5 };
    expect(report([fault(4, "FIFO", "LIFO", basis)]).corrections).toMatchObject([
      { basis: "note", evidence: { quote: "The order of a stack is LIFO.", place: "Others" } },
    ]);
    const both = report([fault(4, "FIFO", "LIFO", basis), fault(5, "a stack", "a pile")]);
    expect(both.corrections[0]).toMatchObject({ basis: "model", evidence: null });
    expect(report([fault(4, "FIFO", "LIFO", { basis: 99 })]).corrections).toMatchObject([
      { basis: "model" },
    ]);
  });

  test.each([
    ["a sentence about something else", fault(4, "FIFO", "LIFO", { basis: 1 }), "model"],
    ["the faulty sentence itself", fault(4, "FIFO", "LIFO", { basis: 4 }), "model"],
    ["one that says it in other words", fault(4, "FIFO", "a pile", { basis: 5 }), "note"],
    ["what no word proves alone", fault(4, "is FIFO", "is not FIFO", { basis: 5 }), "note"],
    ["one that says it in another form", fault(4, "FIFO", "ordered LIFO", { basis: 5 }), "note"],
    ["code that does not fit", { ...mismatch(2, 1), basis: 5 }, "model"],
  ])("has the note for its ground where that speaks of the same: %s", (_what, one, basis) => {
    expect(report([one]).corrections).toMatchObject([{ basis }]);
  });

  it("has no sentence with other numbers for the proof of a number", () => {
    const numbers = readNote("A byte has 7 bits. A word has 16 bits. Each byte has eight bits.");
    const groundOf = (basis: number) =>
      noteReport(
        numbers,
        [],
        [{ sentences: [1, 2, 3], faults: [fault(1, "7", "8", { basis })] }],
        [],
      ).corrections[0]?.basis;
    expect([groundOf(2), groundOf(3)]).toEqual(["model", "note"]);
  });

  it("has a row of a table for its proof, below its head", () => {
    const table = "| Code points | Bytes |\n| --- | --- |\n| U+0080 to U+07FF | 2 |";
    const note = readNote(`Cyrillic letters need three bytes each.\n\n${table}\n`);
    const row = note.sentences.findIndex(({ text }) => text.includes("07FF")) + 1;
    const faults = [fault(1, "three", "two", { basis: row })];
    const [found] = noteReport(note, [], [{ sentences: [1, 2, 3], faults }], []).corrections;
    expect(found?.evidence?.quote).toBe(
      "| Code points | Bytes |\n|---|---|\n| U+0080 to U+07FF | 2 |",
    );
  });

  it("comes in the note's order, and says something where the checker gave no reason", () => {
    const { corrections } = report([
      fault(6, "tree", "pile"),
      fault(2, "LIFO", "FIFO", { why: " " }),
    ]);
    expect(corrections.map(({ id }) => id)).toEqual(["s2-1", "s6-2"]);
    expect(corrections[0]?.message).toMatch(/corrected/);
  });

  it("is none when it changes nothing, and one when it is said twice", () => {
    expect(report([fault(2, "LIFO", "LIFO")]).corrections).toEqual([]);
    const twice = report([fault(2, "LIFO", "FIFO"), fault(2, "It is LIFO.", "It is FIFO.")]);
    expect(twice.corrections).toHaveLength(1);
  });

  it("is shown when the checker did not say how grave it is", () => {
    expect(report([fault(6, "heep", "heap", { changeType: null })]).corrections).toHaveLength(1);
  });
});

describe("a minor change", () => {
  it("is made without a word when it is a slip of the pen", () => {
    const found = report(
      [fault(6, "heep", "heap", { changeType: "minor" })],
      [{ term: "Heap", sentences: [6], code: null }],
    );
    expect(found.corrections).toEqual([]);
    expect(found.minor).toEqual([{ sentence: 6, before: "heep", after: "heap" }]);
    expect(found.concepts).toMatchObject([
      { definition: "A heap is a tree.", changeType: "minor" },
    ]);
  });

  it("is shown as other words, and not as a correction, when it changes more", () => {
    const { corrections } = report([
      fault(4, "has two ends", "possesses two ends", { changeType: "minor" }),
      fault(4, "FIFO", "LIFO"),
      fault(3, "A line of people", "A queue of persons", { changeType: "minor", why: "" }),
    ]);
    expect(corrections.map(({ type, patch }) => [type, patch?.inserted])).toEqual([
      ["wording", expect.stringContaining("queue of persons")],
      ["definition_fix", "LIFO"],
      ["wording", expect.stringContaining("possesses")],
    ]);
    expect(corrections[0]?.message).toMatch(/Nothing was wrong/);
  });

  it("is shown when it changes more", () => {
    const found = report([fault(4, "FIFO", "LIFO", { changeType: "minor" })]);
    expect(found.corrections).toHaveLength(1);
    expect(found.concepts[1]).toMatchObject({ changeType: "major" });
  });

  it("is shown when another reading of the same change calls it major", () => {
    const minor = fault(6, "heep", "heap", { changeType: "minor" });
    const readings = [said(minor), said({ ...minor, changeType: "major" })];
    expect(noteReport(note, [], readings, []).corrections).toHaveLength(1);
  });
});

describe("code that does not fit", () => {
  it("is taken from its concept and reported byte for byte, once", () => {
    const { concepts, corrections, check } = report([mismatch(1, 1), mismatch(2, 1)]);
    expect(concepts[0]).toMatchObject({ code: null, status: "verified", changeType: "none" });
    expect(concepts[0]?.definition).toBe(concepts[0]?.original);
    expect(corrections).toMatchObject([
      {
        ...{ type: "code_mismatch", conceptId: "c1", term: "Queue", patch: null },
        removedCode: 'std::map<int, int> m = {{1, 2}}; // "\\\\" 🙂',
      },
    ]);
    expect(check.patches).toEqual([]);
  });

  it("is reported where no concept has it", () => {
    expect(report([mismatch(1, 1)], [stack]).corrections).toMatchObject([
      { type: "code_mismatch", conceptId: null, term: "Linear structures" },
    ]);
  });

  it("does not touch a correction of the same sentence", () => {
    const { corrections } = report([mismatch(2, 1), fault(2, "LIFO", "FIFO")]);
    expect(corrections.map(({ type }) => type)).toEqual(["definition_fix", "code_mismatch"]);
    expect(corrections[1]).toMatchObject({ original: "It is LIFO.", fixed: "It is LIFO." });
  });

  it("is where the report leads to, and not the sentence, which is right", () => {
    const [removed] = report([mismatch(1, 1)]).corrections;
    expect(text.slice(removed?.span?.start, removed?.span?.end)).toBe(removed?.removedCode);
  });
});

describe("a window that could not be checked", () => {
  it("leaves its sentences and what rests on them unchecked, and no others", () => {
    const readings = [
      { sentences: [1, 2, 3], faults: null },
      { sentences: [4, 5, 6], faults: [fault(4, "FIFO", "LIFO")] },
    ];
    const { concepts, check, corrections } = noteReport(note, [queue, stack], readings, []);
    expect(check.unchecked).toEqual([1, 2, 3]);
    expect(concepts.map(({ status, changeType }) => [status, changeType])).toEqual([
      ["unchecked", null],
      ["verified", "major"],
    ]);
    expect(corrections).toHaveLength(1);
  });

  it("does not count for the sentences that another one holds, too", () => {
    const readings = [
      { sentences: [1, 2, 3], faults: null },
      { sentences: [3, 4, 5, 6], faults: [] },
    ];
    expect(noteReport(note, [], readings, []).check.unchecked).toEqual([1, 2]);
  });
});

describe("answers that contradict each other", () => {
  const lifo = fault(2, "LIFO", "FIFO");
  const other = fault(2, "It is LIFO", "It is a list");
  const second = (...faults: Fault[]): WindowReading => ({ sentences: [2], faults });
  const doubt = {
    span: { start: text.indexOf("It is LIFO."), end: text.indexOf("It is LIFO.") + 11 },
    quote: "It is LIFO.",
    reason: "Because.",
    by: "checker",
  };

  test.each([
    ["two changes of the same words", [said(lifo, other)]],
    ["two windows with other changes", [said(lifo), said(other)]],
    ["one window with a change, one without", [said(lifo), said()]],
    ["one window with more changes", [said(lifo), said(lifo, fault(2, "It", "This"))]],
  ])("are asked about again: %s", (_what, readings) => {
    expect(openSentences(note, readings)).toEqual([{ number: 2, problem: null }]);
    const unasked = noteReport(note, [queue], readings, []);
    expect(unasked.check).toEqual({ patches: [], unchecked: [], doubts: [doubt] });
    expect(unasked.corrections).toEqual([]);
  });

  it("are none when windows say the same", () => {
    expect(openSentences(note, [said(lifo), said({ ...lifo, why: "It is a queue." })])).toEqual([]);
  });

  it("are settled by the second answer", () => {
    const found = noteReport(note, [queue], [said(lifo, other)], [second(lifo)]);
    expect(found.check.doubts).toEqual([]);
    expect(found.corrections).toMatchObject([{ fixed: "It is FIFO." }]);
  });

  test.each([
    ["another reading held right", [said(lifo), said()]],
    ["one reading blamed twice", [said(lifo, other)]],
  ])("are settled by a second answer that withdraws what %s", (_what, readings) => {
    const found = noteReport(note, [queue], readings, [second()]);
    expect(found.check).toEqual({ patches: [], unchecked: [], doubts: [] });
    expect(found.concepts[0]?.status).toBe("verified");
  });

  it("leave a doubt where two readings blamed what the second answer holds right", () => {
    const found = noteReport(note, [queue], [said(lifo), said(other)], [second()]);
    expect(found.check.doubts).toEqual([doubt]);
  });

  test.each([
    ["contradicts itself again", [second(lifo, other)]],
    ["names words that do not stand there", [second(fault(2, "nothing", "x"))]],
    ["could not be had", [{ sentences: [2], faults: null }]],
    ["is about other sentences", [{ sentences: [5], faults: [] }]],
  ])("leave the sentence in doubt when the second answer %s", (_what, again) => {
    const found = noteReport(note, [queue], [said(lifo, other)], again);
    expect(found.check.doubts).toEqual([doubt]);
    expect(found.concepts[0]).toMatchObject({
      status: "unchecked",
      definition: "**Queue** is a list whose elements leave in the order in which they came.",
    });
  });
});

describe("the same in other pieces", () => {
  const small = [
    fault(4, "FIFO", "LIFO", { changeType: "minor" }),
    fault(4, "two ends", "one end", { changeType: "minor" }),
  ];
  const large = fault(4, "FIFO and has two ends", "LIFO and has one end", { why: "Both." });

  test.each([
    ["in one answer", [said(...small, large)]],
    ["in one answer, the larger one first", [said(large, ...small)]],
    ["in two answers", [said(...small), said(large)]],
    ["in two answers, the larger one first", [said(large), said(...small)]],
  ])("is no contradiction, and as grave as the gravest: %s", (_how, readings) => {
    expect(openSentences(note, readings)).toEqual([]);
    const { corrections } = noteReport(note, [], readings, []);
    expect(new Set(corrections.map(({ fixed }) => fixed))).toEqual(
      new Set(["A stack is LIFO and has one end."]),
    );
    expect(corrections[0]?.message).toBe("Both.");
  });

  it("is one when the larger one says more", () => {
    const more = fault(4, "FIFO and has two ends", "LIFO and has no end");
    expect(openSentences(note, [said(...small, more)])).toMatchObject([{ number: 4 }]);
  });
});

describe("a fault with the number of another sentence", () => {
  const good = fault(2, "LIFO", "FIFO");
  const fixed = "A stack is FIFO and has one end.";

  it("is placed where its words stand, and leaves the others as they were said", () => {
    const readings = [said(good, fault(3, "and has two ends", "and has one end"))];
    expect(openSentences(note, readings)).toEqual([]);
    const { corrections, check } = noteReport(note, [], readings, []);
    expect(corrections.map((one) => one.fixed)).toEqual(["It is FIFO.", fixed]);
    expect([check.doubts, check.unchecked]).toEqual([[], []]);
  });

  test.each([
    ["its words are few", fault(6, "FIFO", "LIFO"), [4, 6]],
    ["it is far away", fault(1, "and has two ends", "and has one end"), [1]],
    ["its words stand in several", fault(6, "a stack", "a pile"), [4, 5, 6]],
    ["its words stand nowhere", fault(6, "no such words here", "x"), [6]],
  ])("is asked about alone where it is not sure: %s", (_why, wrong, open) => {
    const readings = [said(good, wrong)];
    const asked = openSentences(note, readings);
    expect(asked.map(({ number }) => number)).toEqual(open);
    expect(asked.at(-1)?.problem).toContain("do not stand in it");
    const found = noteReport(note, [], readings, []);
    expect(found.corrections).toMatchObject([{ fixed: "It is FIFO." }]);
    expect(found.check.doubts).toHaveLength(open.length);
    expect(found.check.unchecked).toEqual([]);
  });

  it("is settled by the second answer, and leaves no doubt where its words only stood", () => {
    const wrong = fault(6, "FIFO", "LIFO");
    const again = { sentences: [4, 6], shown: { sentences: all, codes: [1] } };
    const second = [{ ...again, faults: [fault(6, "heep", "heap"), fault(1, "list", "row")] }];
    const { check, corrections } = noteReport(note, [], [said(good, wrong)], second);
    expect(check.doubts).toEqual([]);
    expect(corrections.map(({ id }) => id)).toEqual(["s2-1", "s6-2"]);
    const silent = noteReport(note, [], [said(good, wrong)], [{ ...again, faults: [] }]);
    expect(silent.check.doubts).toEqual([]);
  });

  it("that was not shown is placed by its words, or leaves what nobody speaks of unchecked", () => {
    const placed = noteReport(note, [], [said(good, fault(99, "two ends", "one end"))], []);
    expect(placed.corrections.map((one) => one.fixed)).toEqual(["It is FIFO.", fixed]);
    const several = [said(good, fault(99, "a stack", "a pile"))];
    expect(openSentences(note, several).map(({ number }) => number)).toEqual([4, 5]);
    expect(noteReport(note, [], several, []).check.doubts).toHaveLength(2);
    const silent = { sentences: [4, 5], faults: [] };
    expect(noteReport(note, [], several, [silent]).check.doubts).toEqual([]);
    const lost = noteReport(note, [], [said(good, fault(99, "no such words", "x"))], []);
    expect(lost.corrections).toMatchObject([{ fixed: "It is FIFO." }]);
    expect(lost.check).toMatchObject({ unchecked: [1, 3, 4, 5, 6], doubts: [] });
  });
});

test("code that was not shown is taken from nobody", () => {
  const shown = { sentences: all, codes: [] };
  const readings = [{ ...said(mismatch(1, 1)), shown }];
  expect(openSentences(note, readings)).toEqual([
    { number: 1, problem: "there is no code 1 here" },
  ]);
  expect(openSentences(note, [said(fault(1, "", "", { kind: "code_mismatch" }))])).toEqual([
    { number: 1, problem: "name the code that does not fit" },
  ]);
  expect(noteReport(note, [queue], readings, []).corrections).toEqual([]);
});

test.each([
  ["contradictory answers", [said(fault(2, "LIFO", "FIFO", { why: "" })), said()], /contradictory/],
  [
    "words that do not stand there",
    [said(fault(4, "four", "one", { why: " " }))],
    /not say clearly/,
  ],
  [
    "code that was not named",
    [said(fault(1, "", "", { kind: "code_mismatch", why: "" }))],
    /clearly/,
  ],
])("a doubt without a reason says what is so: %s", (_what, readings, words) => {
  const { doubts } = noteReport(note, [], readings, []).check;
  expect(doubts.map(({ reason }) => reason)).toEqual([expect.stringMatching(words)]);
});

test("a fault whose words do not stand in its sentence leaves that sentence in doubt", () => {
  const { check, corrections, concepts } = report([fault(4, "four ends", "one end")]);
  expect(check.doubts).toMatchObject([{ quote: "A stack is FIFO and has two ends." }]);
  expect(corrections).toEqual([]);
  // Nothing certain is left of the concept.
  expect(concepts.map(({ id }) => id)).toEqual(["c1"]);
});

describe("a patched note", () => {
  const text =
    "# Lists\n\nA queue is LIFO. It has a top.\n\n```py\nq = 1\n```\n\n- A stack is FIFO.\n";
  const patch = (removed: string, inserted: string) => ({
    start: text.indexOf(removed),
    removed,
    inserted,
  });

  test("the sentences of a corrected note have the right words at the note's own places", () => {
    const read = readNote(text);
    const patched = patchedNote(read, [
      patch("LIFO", "FIFO, $& too"),
      patch("a top", "two ends"),
      patch("A stack", "The stack"),
    ]);
    expect(patched.sentences.map((sentence) => sentence.text)).toEqual([
      "A queue is FIFO, $& too.",
      "It has two ends.",
      "The stack is FIFO.",
    ]);
    expect(patched.sentences.map(({ start, end }) => text.slice(start, end))).toEqual(
      read.sentences.map((sentence) => sentence.text),
    );
    expect(patched.items.filter(({ kind }) => kind === "sentence")).toEqual(patched.sentences);
    expect([patched.text, patched.codeBlocks]).toEqual([text, read.codeBlocks]);
  });

  test("a passage of several sentences is corrected as one, and patches that do not fit change nothing", () => {
    const [first, second] = readNote(text).sentences;
    const span = { start: first?.start ?? 0, end: second?.end ?? 0 };
    expect(patchedPassage(text, span, [patch("LIFO", "FIFO"), patch("a top", "two ends")])).toBe(
      "A queue is FIFO. It has two ends.",
    );
    const stale = { start: text.indexOf("LIFO"), removed: "FIFO", inserted: "x" };
    expect(patchedNote(readNote(text), [stale]).sentences).toEqual(readNote(text).sentences);
  });
});
