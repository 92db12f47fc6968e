import { expect, test } from "vitest";
import { readNote } from "#lib/notes/read-note.ts";
import { overlap } from "#lib/text/text-span.ts";
import { toQuestion } from "./offline-candidates.ts";
import { questionAgain } from "./question-again.ts";
import { offlineQuestions } from "./questions/offline-questions.ts";

const list = (queue: string): string => `# Waiting lines

- **Stack**: a collection in which the element added last leaves first
- **Queue**: a collection in which ${queue}
- **Deque**: a collection that grows and shrinks at both of its ends
- **Heap**: a complete tree whose smallest element stands at the root
`;

const before = readNote(list("the element added last leaves first, as at the canteen"));
const note = readNote(list("the element added first leaves first, as at the canteen"));
const changed = { start: note.text.indexOf("**Queue**"), end: note.text.indexOf("- **Deque**") };
const formers = [...offlineQuestions(before, [], "seed")]
  .map((draft) => toQuestion(draft, "old"))
  .filter(({ evidence }) => evidence.quote.includes("Queue"));
const again = (former: (typeof formers)[number], others: typeof formers = []) =>
  questionAgain(note, { id: "new", places: [changed], former, others, ran: [] });

test.each(formers.map((one) => [one.type, one.stem, one] as const))(
  "%s, %s: the place is asked about again in the same way, by the new words",
  async (type, _stem, former) => {
    const question = await again(former);
    expect(question).toMatchObject({ id: "new", type, proof: { by: "note" } });
    expect(overlap(question?.evidence ?? { start: 0, end: 0 }, changed)).toBe(true);
    expect(JSON.stringify(question)).toContain("the element added first");
  },
);

test("what the quiz asks elsewhere is not asked a second time", async () => {
  const [former] = formers;
  const first = former && (await again(former));
  const second = former && first && (await again(former, [first]));
  expect(second?.stem).not.toBe(first?.stem);
  expect(overlap(second?.evidence ?? { start: 0, end: 0 }, changed)).toBe(true);
});
