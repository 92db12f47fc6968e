import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { testDatabase } from "#db/testing/test-database.ts";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import { readEnv } from "#lib/env.ts";
import { costTable } from "./cost-table.ts";
import { type CountedCall, costOf } from "./count-calls.ts";
import { makeQuiz } from "./make-quiz.ts";
import { readPlantedFile } from "./planted-file.ts";
import { score } from "./score.ts";

const fixtures = fileURLToPath(new URL("./fixtures/planted.json", import.meta.url));
const ofNineKilobytes = fileURLToPath(new URL("./notes/planted.json", import.meta.url));
const { db } = testDatabase();
let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterEach(() => server.reset());
afterAll(() => server.close());

const env = () => readEnv({ MODEL: "compatible:test", COMPATIBLE_BASE_URL: server.url });
const madeOfFixtures = async () => {
  const notes = [];
  for (const planted of await readPlantedFile(fixtures)) {
    notes.push({ planted, checked: await makeQuiz(db, env(), planted.text) });
  }
  return notes;
};

test("the fixtures are measured by the product's own graph", async () => {
  const { types, misses } = score(await madeOfFixtures());
  expect(types).toEqual({
    major: { planted: 4, right: 3, reported: 3, hits: 3 },
    minor: { planted: 1, right: 1, reported: 0, hits: 0 },
    code_mismatch: { planted: 2, right: 2, reported: 2, hits: 2 },
    trap: { planted: 0, right: 0, reported: 0, hits: 0 },
  });
  // The test server knows nothing of spanning trees: a miss is named.
  expect(misses).toEqual(["algorithms.en.md: major missed: contains exactly one cycle"]);
});

test("every request is counted, with what was really sent and received", async () => {
  const [planted] = await readPlantedFile(fixtures);
  const { calls, failure } = await makeQuiz(db, env(), planted?.text ?? "");
  expect(failure).toBeNull();
  expect(calls.map(({ task }) => task)).toEqual(server.log.map(({ task }) => task));
  expect(sum(calls, "charactersIn")).toBe(sentCharacters(server.log.map(({ body }) => body)));
  expect(calls.every(({ charactersOut }) => charactersOut > 0)).toBe(true);
});

test("the check is counted apart from the questions, replacements apart from both", async () => {
  const [planted] = await readPlantedFile(fixtures);
  const { calls } = await makeQuiz(db, env(), planted?.text ?? "");
  const tasksOf = (part: CountedCall["part"]) =>
    new Set(calls.flatMap((call) => (call.part === part ? [call.task] : [])));
  expect(tasksOf("check")).toContain("read-window");
  expect(tasksOf("check")).not.toContain("write-questions");
  expect(tasksOf("questions")).toContain("write-questions");
  expect(tasksOf("questions")).not.toContain("read-window");
  // The test server gives one question of a batch a wrong key, which must be replaced.
  expect(tasksOf("replacements")).toContain("write-questions");
});

test("an answer that is asked for again counts as another call and another wait", async () => {
  const [planted] = await readPlantedFile(fixtures);
  const good = await makeQuiz(db, env(), planted?.text ?? "");
  server.control({ task: "read-window", mode: "wrong-schema", times: 1 });
  const again = await makeQuiz(db, env(), planted?.text ?? "");
  const [before, after] = [good, again].map(({ calls }) =>
    costOf(calls.filter(({ part, task }) => part === "check" && task !== "extract-concepts")),
  );
  expect(after?.calls).toBe((before?.calls ?? 0) + 1);
  expect(after?.waits).toBe((before?.waits ?? 0) + 1);
});

test("what the checker did not answer is not checked", async () => {
  const [planted] = await readPlantedFile(fixtures);
  const good = await makeQuiz(db, env(), planted?.text ?? "");
  expect(good.share.checked).toBeGreaterThan(0);
  server.control({ task: "read-window", mode: "prose" });
  server.control({ task: "check-facts", mode: "prose" });
  const { share } = await makeQuiz(db, env(), planted?.text ?? "");
  expect(share).toMatchObject({ checked: 0, all: good.share.all });
});

test("notes of 9 kB are checked whole, with no more calls and characters than the goal has", async () => {
  const notes = [];
  for (const { name, text } of await readPlantedFile(ofNineKilobytes)) {
    notes.push({ name, quiz: await makeQuiz(db, env(), text) });
  }
  expect(notes.map(({ quiz }) => quiz.share.missing)).toEqual(notes.map(() => []));
  // How long it is waited for says nothing with a server that answers at once.
  expect(costTable(notes)).not.toMatch(/goal is missed:.*(?:prose|calls|characters)/);
});

const sum = (calls: readonly CountedCall[], field: "charactersIn" | "charactersOut") =>
  calls.reduce((total, call) => total + call[field], 0);

const sentCharacters = (bodies: readonly unknown[]): number =>
  bodies.reduce<number>((total, body) => {
    const { messages } = body as { messages: { content: string | { text: string }[] }[] };
    const texts = messages.flatMap(({ content }) =>
      typeof content === "string" ? [content] : content.map(({ text }) => text),
    );
    return total + texts.join("").length;
  }, 0);
