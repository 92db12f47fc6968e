import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Mode } from "#e2e/model-server/behaviour.ts";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import { readModelConfig } from "#lib/ai/model-config.ts";
import { readEnv } from "../env.ts";
import { createEmbedders } from "./embedders.ts";
import { createModels } from "./models.ts";
import { createMemoryJournal } from "./testing/memory-journal.ts";

/** A busy machine takes its time. */
const patient = { timeout: 20_000 };

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const modelId = "compatible:vectors";
const context = { ownerId: "owner", threadId: "thread" };

const setUp = (settings: Record<string, string> = {}, silenceMs = 5_000) => {
  const env = readEnv({ EMBEDDING_MODEL: modelId, COMPATIBLE_BASE_URL: server.url, ...settings });
  const journal = createMemoryJournal();
  const [words, model] = createEmbedders({
    models: createModels(readModelConfig(env)),
    journal,
    clock: () => new Date(),
    prices: { [modelId]: { input: 4, output: 0 } },
    silenceMs,
    sleep: async () => undefined,
  });
  const embed = (texts: string[], signal?: AbortSignal) => {
    if (!model) throw new Error("expected the model's embedder");
    return model.embed(texts, { ...context, signal });
  };
  return { words, model, journal, embed };
};

test("without a model there are words only", () => {
  const { words, model } = setUp({ EMBEDDING_MODEL: "" });
  expect(words?.modelId).toBe("hash-words-v1");
  expect(model).toBeUndefined();
});

test("vectors come for each text, in order, and are recorded with their price", async () => {
  const { model, embed, journal } = setUp();
  expect(model?.modelId).toBe(modelId);
  const [stack, queue] = await embed(["a stack", "a queue"]);
  expect(stack).toHaveLength(1024);
  expect(await embed(["a queue"])).toEqual([queue]);
  expect(journal.calls).toHaveLength(2);
  const [call] = journal.calls;
  expect(call).toMatchObject({ task: "embed-texts", model: modelId, status: "done", requests: 1 });
  expect(call?.usd).toBeCloseTo(((call?.inputTokens ?? Number.NaN) * 4) / 1_000_000, 12);
});

test("stored vectors are the same to the last bit and not paid again", async () => {
  const { embed } = setUp();
  const first = await embed(["a stack", "стек"]);
  expect(await embed(["a stack", "стек"])).toEqual(first);
  expect(server.log).toHaveLength(1);
});

test("many texts go in batches of 96", async () => {
  const { embed } = setUp();
  const texts = Array.from({ length: 200 }, (_, index) => `text ${index}`);
  expect(await embed(texts)).toHaveLength(200);
  expect(server.log).toHaveLength(3);
});

test("no texts cost nothing", async () => {
  const { embed } = setUp();
  expect(await embed([])).toEqual([]);
  expect(server.log).toHaveLength(0);
});

test.each<[Mode, string, number]>([
  ["401", "model_refused_key", 1],
  ["429", "model_rate_limited", 3],
  ["500", "model_unavailable", 3],
  ["html", "model_reply_invalid", 1],
])("%s becomes %s after %d requests", async (mode, code, requests) => {
  server.control({ mode });
  const { embed, journal } = setUp();
  await expect(embed(["a"])).rejects.toMatchObject({ code });
  expect(server.log).toHaveLength(requests);
  expect(journal.calls).toMatchObject([{ status: "failed", requests, errorCode: code }]);
});

test.each<[string, readonly (readonly unknown[])[]]>([
  ["too few", [[1, 2]]],
  [
    "too many",
    [
      [1, 2],
      [1, 2],
      [1, 2],
    ],
  ],
  [
    "none of one of them",
    [
      [1, 2],
      [0, 0],
    ],
  ],
  [
    "of two lengths",
    [
      [1, 2],
      [1, 2, 3],
    ],
  ],
  ["empty ones", [[], []]],
  [
    "no numbers",
    [
      [1, null],
      [1, 2],
    ],
  ],
])("vectors that do not fit the texts are refused and not kept: %s", async (_, vectors) => {
  server.script({ task: "embeddings", replies: [vectors] });
  const { embed, journal } = setUp();
  await expect(embed(["a", "b"])).rejects.toMatchObject({ code: "model_reply_invalid" });
  expect(journal.calls).toMatchObject([{ status: "failed" }]);
  expect(await embed(["a", "b"])).toHaveLength(2);
});

test("a vector is kept as its direction, whatever its length", async () => {
  const vectors = [
    [3e200, 4e200],
    [3e-300, 4e-300],
  ];
  server.script({ task: "embeddings", replies: [vectors] });
  const { embed } = setUp();
  for (const [x, y] of await embed(["large", "small"])) {
    expect(x).toBeCloseTo(0.6, 6);
    expect(y).toBeCloseTo(0.8, 6);
  }
});

test("silence is given up", async () => {
  server.control({ mode: "hang" });
  const { embed } = setUp({}, 50);
  await expect(embed(["a"])).rejects.toMatchObject({ code: "model_timeout" });
});

test("stopping ends a request long before its silence would", async () => {
  server.control({ mode: "hang" });
  const { embed } = setUp();
  const stop = new AbortController();
  const asked = embed(["a"], stop.signal);
  await vi.waitFor(() => expect(server.log).toHaveLength(1), patient);
  stop.abort();
  await expect(asked).rejects.toMatchObject({ code: "stopped" });
});

test("half a configuration fails when it is used", async () => {
  const { embed } = setUp({ COMPATIBLE_BASE_URL: "" });
  await expect(embed(["a"])).rejects.toMatchObject({ code: "model_not_configured" });
});
