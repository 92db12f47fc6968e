import { describe, expect, test } from "vitest";
import { readNote } from "#lib/notes/read-note.ts";
import { noteReport } from "./note-report.ts";
import type { Fault } from "./place-fault.ts";
import { rememberedReadings, sentenceKeys, sentenceVerdicts } from "./sentence-verdicts.ts";
import type { WindowReading } from "./settle-faults.ts";

const text = `# Lists

A queue is LIFO. A stack is LIFO. A heap is a list.

\`\`\`py
q.popleft()
\`\`\`

Its top is the smallest. It is a tree. It is full.
`;
const note = readNote(text);
const fault = (sentence: number, wrong: string, right: string, more = {}): Fault => ({
  ...{ sentence, kind: "fact", wrong, right, why: "No.", changeType: "major" },
  ...{ basis: null, code: null, ...more },
});
const reading = (...faults: Fault[]): WindowReading => ({
  sentences: note.sentences.map(({ number }) => number),
  faults,
});
const keysOf = (of: string, means = "judge") => sentenceKeys(readNote(of), means);

describe("the key of a sentence", () => {
  test("is the same as long as the sentence and what stands beside it are", () => {
    const before = keysOf(text);
    const after = keysOf(`${text.replace("It is full.", "It is empty.")}\nMore.`);
    const changed = before.flatMap((key, index) => (key === after[index] ? [] : [index + 1]));
    expect(changed).toEqual([5, 6]);
  });

  test.each([
    ["the heading above", text.replace("# Lists", "# Trees"), [1, 2, 3, 4, 5, 6]],
    ["the code beside it", text.replace("popleft", "pop"), [3, 4]],
  ])("is another with %s", (_, other, changed) => {
    const [before, after] = [keysOf(text), keysOf(other)];
    expect(before.flatMap((key, index) => (key === after[index] ? [] : [index + 1]))).toEqual(
      changed,
    );
  });

  test("is another for another judge", () => {
    expect(keysOf(text).some((key, index) => key === keysOf(text, "other")[index])).toBe(false);
  });
});

describe("what is remembered of a note", () => {
  const faults = [
    fault(1, "LIFO", "FIFO", { basis: 2 }),
    fault(3, "", "", { kind: "code_mismatch", code: 1 }),
  ];

  test("gives the same report in a note that holds the sentences elsewhere", () => {
    const known = new Map(sentenceVerdicts(note, [reading(...faults)], []));
    const more = readNote(`# Lists\n\nOne more. Another.\n\n${text.replace("# Lists\n\n", "")}`);
    const verdicts = [null, null, ...note.sentences.map(({ number }) => known.get(number) ?? null)];
    const { readings, doubts } = rememberedReadings(more, verdicts);
    expect(doubts).toEqual([]);
    const { corrections, check } = noteReport(more, [], readings, []);
    expect(check.unchecked).toEqual([1, 2]);
    expect(corrections).toMatchObject([
      { original: "A queue is LIFO.", basis: "note", fixed: "A queue is FIFO." },
      { type: "code_mismatch", removedCode: "q.popleft()" },
    ]);
  });

  test("is a doubt where the check came to none, and nothing where it had no answer", () => {
    const torn = [reading(fault(1, "LIFO", "FIFO")), reading(fault(1, "LIFO", "a ring"))];
    const answered = sentenceVerdicts(note, torn, [{ sentences: [1], faults: [] }]);
    expect(answered[0]).toEqual([1, { faults: [], doubt: { reason: "No.", by: "checker" } }]);
    const { doubts } = rememberedReadings(note, [answered[0]?.[1] ?? null]);
    expect(doubts).toEqual([
      {
        ...{ span: { start: 9, end: 25 }, quote: "A queue is LIFO." },
        ...{ reason: "No.", by: "checker" },
      },
    ]);
    expect(sentenceVerdicts(note, torn, []).map(([number]) => number)).toEqual([2, 3, 4, 5, 6]);
    expect(sentenceVerdicts(note, [{ sentences: [1, 2], faults: null }], [])).toEqual([]);
  });
});
