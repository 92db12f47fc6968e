import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import {
  checkedNote,
  makeQuestions,
  questionPorts,
} from "#agents/quiz/testing/question-fixture.ts";
import { questions } from "#db/schema/quiz.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { createRunCode } from "#lib/running/run-code.ts";
import { keyTable, recomputeKeys } from "./recompute-keys.ts";

vi.setConfig({ testTimeout: 300_000 });

const { db } = testDatabase();
const runCode = createRunCode({
  ...{ programMs: 20_000, startMs: 240_000, inAllMs: 280_000, memoryBytes: 2 ** 28 },
});

const note = `# Storage

- **Stack** — a list in which the last element put in is the first one taken out.
- **Queue** — a list in which the first element put in is the first one taken out.
- **Heap** — a tree in which no child is smaller than the one above it.
- **Graph** — a set of points and of the lines that connect them.

\`\`\`js
console.log([10, 9, 1].sort().join());
\`\`\`
`;

test("every key is proved once more, and one that was falsified is found; nothing is written", async () => {
  const state = await checkedNote(db, { text: note });
  await makeQuestions({ ...questionPorts(db, null), runCode }, state);
  const own = async () =>
    (await recomputeKeys(db, runCode)).filter(({ threadId }) => threadId === state.threadId);
  const before = await own();
  expect(new Set(before.map(({ stored, result }) => `${stored} ${result}`))).toEqual(
    new Set(["run same", "note same"]),
  );
  const [ran] = before.filter(({ isRun }) => isRun);
  expect(ran?.question.answer).toBe("1,10,9");
  const row = eq(questions.id, ran?.question.id ?? "");
  await db.update(questions).set({ answer: "1,9,10" }).where(row);
  const after = await own();
  expect(after.filter(({ result }) => result === "other")).toMatchObject([
    { stored: "run", isRun: true, reason: "1,10,9", question: { answer: "1,9,10" } },
  ]);
  await db
    .update(questions)
    .set({ answer: "1,10,9", proof: { by: "solver" } })
    .where(row);
  expect(keyTable(await own())).toContain("| solver | 1 | 1 | 0 | 0 |");
});
