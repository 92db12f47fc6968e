import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Mode } from "#e2e/model-server/behaviour.ts";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import { readModelConfig } from "#lib/ai/model-config.ts";
import { createEmbedders } from "../ai/embedders.ts";
import { createModels } from "../ai/models.ts";
import { createMemoryJournal } from "../ai/testing/memory-journal.ts";
import { readEnv } from "../env.ts";
import { AppError } from "../errors.ts";
import { createFindMeaning } from "./question-meaning.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const setUp = ({ withinMs = 10_000, journal = createMemoryJournal() } = {}) => {
  const env = readEnv({ EMBEDDING_MODEL: "compatible:v", COMPATIBLE_BASE_URL: server.url });
  const [, embedder] = createEmbedders({
    ...{ models: createModels(readModelConfig(env)), journal, prices: {} },
    ...{ clock: () => new Date(), silenceMs: 60_000, sleep: async () => undefined },
  });
  if (!embedder) throw new Error("expected the model's embedder");
  const causes: string[] = [];
  const warn = ({ error }: { error: unknown }) => {
    causes.push(error instanceof AppError ? error.code : String(error));
  };
  const clock = { nowMs: 0 };
  const find = createFindMeaning({
    ...{ embedder, log: { warn }, clock: () => new Date(clock.nowMs) },
    withinMs,
  });
  const ask = (question: string, signal?: AbortSignal) =>
    find(question, { ownerId: "owner", threadId: "thread", signal });
  return { ask, causes, clock };
};

test("the same question is paid once", async () => {
  const { ask } = setUp();
  expect((await ask("How do I record?"))?.vector).toHaveLength(1024);
  await ask("How do I record?");
  expect(server.log).toHaveLength(1);
});

test.each<[Mode, string]>([
  ["401", "model_refused_key"],
  ["429", "model_rate_limited"],
  ["500", "model_unavailable"],
  ["disconnect", "model_unavailable"],
])(
  "%s leaves the words, with %s in the log, and the provider in peace for a minute",
  async (mode, code) => {
    server.control({ mode });
    const { ask, causes, clock } = setUp();
    expect(await ask("first")).toBe(null);
    const asked = server.log.length;
    server.control({ mode: "good" });
    clock.nowMs = 59_999;
    expect(await ask("second")).toBe(null);
    expect(server.log).toHaveLength(asked);
    expect(causes).toEqual([code]);
    clock.nowMs = 60_000;
    expect(await ask("third")).not.toBe(null);
  },
);

test.each<[Mode, string]>([
  ["400", "model_refused_request"],
  ["404", "model_refused_request"],
  ["context", "model_context_exceeded"],
  ["html", "model_reply_invalid"],
])(
  "%s leaves the words, with %s in the log, and the next question is asked",
  async (mode, code) => {
    server.control({ mode, times: 1 });
    const { ask, causes } = setUp();
    expect(await ask("first")).toBe(null);
    expect(causes).toEqual([code]);
    expect(await ask("second")).not.toBe(null);
  },
);

test("a failure of the journal is not the provider's", async () => {
  let isBroken = true;
  const journal = createMemoryJournal();
  const find: typeof journal.find = async (...asked) => {
    if (isBroken) throw new Error("disk full");
    return journal.find(...asked);
  };
  const { ask } = setUp({ journal: { ...journal, find } });
  expect(await ask("first")).toBe(null);
  isBroken = false;
  expect(await ask("first")).not.toBe(null);
});

test("silence leaves the words, with its name in the log", async () => {
  server.control({ mode: "hang" });
  const { ask, causes } = setUp({ withinMs: 50 });
  expect(await ask("anything")).toBe(null);
  expect(causes).toEqual(["model_timeout"]);
});

test("who stops is not answered with words", async () => {
  server.control({ mode: "hang" });
  const { ask, causes } = setUp();
  const stop = AbortSignal.abort();
  await expect(ask("anything", stop)).rejects.toMatchObject({ code: "stopped" });
  expect(causes).toEqual([]);
});
