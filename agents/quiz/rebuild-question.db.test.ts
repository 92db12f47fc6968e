import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { toQuestion } from "#db/queries/questions.ts";
import { questions } from "#db/schema/quiz.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import { parseFences } from "#lib/ai/fence.ts";
import type { QuizPorts } from "../ports.ts";
import { rebuildQuestion } from "./rebuild-question.ts";
import { solveQuestion } from "./tasks/solve-question.ts";
import {
  checkedNote,
  inputOf,
  makeQuestions,
  outputOf,
  questionPorts,
} from "./testing/question-fixture.ts";

const { db } = testDatabase();
let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterEach(() => server.reset());
afterAll(() => server.close());

const before = "A **mutex** is a lock that only the owner which acquired it may release.";
const after = "A **mutex** is a lock whose keeper alone opens the section again.";
const text = `# Threads

A **thread** is a unit of execution inside one program.

${before}

A **semaphore** is a counter with two atomic operations, wait and signal.

A **deadlock** is a state in which several parties wait for each other's resources forever.
`;
const now = `Written above.\n\n${text.replace(before, after)}`;

/** A finished quiz, and the order to make again what it asks about the sentence that was changed since. */
const ordered = async () => {
  const state = await checkedNote(db, { text, wanted: 4 });
  await makeQuestions(questionPorts(db, server.url), state);
  const { ownerId, threadId } = state;
  const rows = await db
    .select()
    .from(questions)
    .where(and(eq(questions.threadId, threadId), eq(questions.state, "kept")));
  const asked = rows.map(toQuestion);
  const former = asked.find(({ evidence }) => evidence.quote.includes(before));
  if (former === undefined) throw new Error("Nothing asks about the sentence");
  server.reset();
  const start = now.indexOf(after);
  return {
    ...{ ownerId, threadId, id: "qst_again", text: now, patches: [] },
    // Of one sentence alone the server's writer makes no four options.
    former: { ...former, type: "fill_in" as const, options: null },
    places: [{ start, end: start + after.length }],
    others: asked.filter(({ id }) => id !== former.id),
  };
};

/** Ports whose solver refutes so many questions before it agrees. */
const refuting = (times: number): QuizPorts => {
  const ports = questionPorts(db, server.url);
  let left = times;
  return {
    ...ports,
    ask: async (task, input, context) => {
      const answer = await ports.ask(task, input, context);
      if (task.name !== "solve-question" || left === 0) return answer;
      left -= 1;
      const { solutions } = outputOf(solveQuestion, answer);
      expect(inputOf(solveQuestion, input).questions).toHaveLength(1);
      for (const one of solutions) {
        Object.assign(one, { verdict: "not_in_material", reasoning: "It is not there." });
      }
      return answer;
    },
  };
};

const prompts = (task: string) =>
  server.log
    .filter((entry) => entry.task === task)
    .map(({ body }) => {
      const { messages } = body as { messages: { role: string; content: unknown }[] };
      return String(messages.find(({ role }) => role === "user")?.content);
    });

const again = (ports: QuizPorts, order: Awaited<ReturnType<typeof ordered>>) =>
  rebuildQuestion(ports)(order, AbortSignal.timeout(60_000));

test("a model writes the question anew of the changed sentence, and another reader solves it", async () => {
  const order = await ordered();
  const made = await again(questionPorts(db, server.url), order);
  expect(made).toMatchObject({
    ...{ id: "qst_again", type: order.former.type, proof: { by: "solver" } },
    evidence: { quote: after, ...order.places[0] },
  });
  expect(JSON.stringify(made)).not.toMatch(/acquired|release/);
  expect(order.others.map(({ stem }) => stem)).not.toContain(made?.stem);
  // One question is asked for and solved, and of nothing that says the former words.
  expect([prompts("write-questions").length, prompts("solve-question").length]).toEqual([1, 1]);
  for (const prompt of prompts("solve-question")) expect(prompt).not.toMatch(/acquired|release/);
});

test("what the solver refutes is written once more, otherwise", async () => {
  const made = await again(refuting(1), await ordered());
  const [first, second] = prompts("write-questions").map((prompt) =>
    parseFences(prompt)
      .find(({ label }) => label === "history")
      ?.text.split("\n"),
  );
  expect(prompts("write-questions")).toHaveLength(2);
  expect(second?.length).toBe((first?.length ?? 0) + 1);
  expect(made?.evidence.quote).toBe(after);
  expect(JSON.stringify(second)).not.toContain(JSON.stringify(made?.stem));
});

test("where it refutes that, too, nothing takes the question's place", async () => {
  expect(await again(refuting(2), await ordered())).toBeNull();
  expect(prompts("write-questions")).toHaveLength(2);
});
