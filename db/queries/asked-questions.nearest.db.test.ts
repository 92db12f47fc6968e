import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#lib/ids.ts";
import { questions, questionVectors } from "../schema/quiz.ts";
import { threads } from "../schema/threads.ts";
import { testDatabaseUrl } from "../testing/test-database-url.ts";
import { questionStore } from "./questions.ts";
import { subjectForNew } from "./subjects.ts";

/** More than are compared at once with so many candidates. */
const stored = 700;
const candidates = 20;
const dimensions = 64;
const threshold = 0.9;
const modelId = "m1";

const client = postgres(testDatabaseUrl(), { max: 1, fetch_types: false, onnotice: () => {} });
afterAll(() => client.end());
let logged: { query: string; params: unknown[] }[] = [];
const logger = { logQuery: (query: string, params: unknown[]) => logged.push({ query, params }) };
const db = drizzle(client, { logger });
const ownerId = newId("own");

/** Of length 1, and far from that of every other number. */
const vectorOf = (number: number): number[] => {
  const vector = Array.from({ length: dimensions }, () => 0);
  vector[number % dimensions] = 1;
  vector[Math.floor(number / dimensions) + 20] =
    (vector[Math.floor(number / dimensions) + 20] ?? 0) + 1;
  vector[(number * 7 + 3) % dimensions] = -1;
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
};

const quizWith = async (
  state: "kept" | "proved",
  numbers: readonly number[],
  type: "true_false" | "open" = "true_false",
) => {
  const threadId = newId("thr");
  const subjectId = await subjectForNew(db, ownerId);
  await db
    .insert(threads)
    .values({ id: threadId, ownerId, subjectId, kind: "quiz", title: "A quiz", status: "running" });
  const rows = numbers.map((number, ordinal) => ({
    ...{ id: newId("qst"), ownerId, threadId, ordinal, round: 0, type },
    ...{ stem: newId("stem"), answer: "true", accepted: [], explanation: "" },
    ...{
      difficulty: "easy" as const,
      evidence: { quote: `${number}`, start: number, end: number + 1 },
      state,
    },
    embedding: vectorOf(number),
  }));
  await db.insert(questions).values(rows);
  return { threadId, rows };
};

const all = Array.from({ length: stored }, (_, number) => number);
let ids: string[] = [];
beforeAll(async () => {
  const { rows } = await quizWith("kept", all);
  ids = rows.map(({ id }) => id);
  await db
    .insert(questionVectors)
    .values(rows.map(({ id, embedding }) => ({ questionId: id, modelId, ownerId, embedding })));
});

const keep = async (numbers: readonly number[]) => {
  const { threadId, rows } = await quizWith("proved", numbers);
  const proved = rows.map(({ id, embedding }) => ({
    questionId: id,
    vectors: [{ modelId, embedding }],
  }));
  logged = [];
  return questionStore(db).keepNewQuestions(ownerId, threadId, proved, threshold, null);
};

interface PlanNode {
  readonly "Relation Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const plansOf = async (statements: typeof logged): Promise<PlanNode[][]> => {
  const plans: PlanNode[][] = [];
  for (const { query, params } of statements) {
    const [row] = await client.unsafe(`explain (analyze, format json) ${query}`, params as never[]);
    plans.push(nodesOf(row?.["QUERY PLAN"][0].Plan));
  }
  return plans;
};

const comparing = () =>
  logged.filter(({ query }) => query.includes("<#>") || query.includes("<=>"));

test("whatever the database knows of its tables, each vector is read once for all candidates, some at a time", async () => {
  // Other directions than all stored ones.
  await keep(Array.from({ length: candidates }, (_, index) => stored + index));
  const plans = await plansOf(comparing());
  const reads = plans.flat().filter((node) => node["Relation Name"] === "question_vectors");
  const rowsRead = reads.map((node) => node["Actual Rows"] * node["Actual Loops"]);
  expect(reads.length).toBeGreaterThan(0);
  for (const node of plans.flat()) {
    expect(node["Actual Rows"] * node["Actual Loops"]).toBeLessThanOrEqual(5_000);
  }
  expect(Math.max(...reads.map((node) => node["Actual Loops"]))).toBe(1);
  expect(rowsRead.length).toBeGreaterThan(stored / 250);
});

test("what is compared before the owner's lock is not compared again under it", async () => {
  await keep([stored + 100]);
  const lock = logged.findIndex(({ query }) => query.includes("pg_advisory_xact_lock"));
  const isCompared = ({ query }: { query: string }) => query.includes("<#>");
  expect(logged.slice(0, lock).some(isCompared)).toBe(true);
  const underLock = await plansOf(logged.slice(lock).filter(isCompared));
  const reads = underLock.flat().filter((node) => node["Relation Name"] === "question_vectors");
  expect(reads).toHaveLength(1);
  expect(reads[0]?.["Actual Rows"]).toBeLessThan(2);
});

test("the judge is asked before the owner's lock, and about the nearest of many", async () => {
  const { rows: earlier } = await quizWith("kept", [stored + 200], "open");
  const [near] = earlier;
  if (!near) throw new Error("expected a question");
  const { id: questionId, embedding } = near;
  await db.insert(questionVectors).values({ questionId, modelId, ownerId, embedding });
  const { threadId, rows } = await quizWith("proved", [stored + 201], "open");
  const toRight = vectorOf(stored + 300).map((value, at) => (embedding[at] ?? 0) + 0.8 * value);
  const proved = rows.map(({ id }) => ({
    questionId: id,
    vectors: [{ modelId, embedding: toRight }],
  }));
  logged = [];
  let asked: string[] = [];
  await questionStore(db).keepNewQuestions(ownerId, threadId, proved, threshold, async (pairs) => {
    asked = pairs.map(({ otherId }) => otherId);
    expect(logged.some(({ query }) => query.includes("pg_advisory_xact_lock"))).toBe(false);
    return pairs;
  });
  expect(asked).toEqual([questionId]);
  const [row] = await db
    .select()
    .from(questions)
    .where(eq(questions.id, rows[0]?.id ?? ""));
  expect(row).toMatchObject({ state: "repeat", stateReason: questionId });
});

test("a repeat is found wherever its question is stored", async () => {
  const numbers = [0, 249, 250, 251, 499, 500, stored - 1];
  expect(await keep(numbers)).toEqual({ kept: 0, repeats: numbers.length });
  const rows = await db.select().from(questions);
  const repeats = rows.filter((row) => row.ownerId === ownerId && row.state === "repeat");
  const named = new Set(repeats.map((row) => row.stateReason));
  expect(numbers.every((number) => named.has(ids[number] ?? ""))).toBe(true);
});
