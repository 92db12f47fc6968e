import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AskContext, Embedder } from "#lib/ai/task.ts";
import type { ChunkVectorStore, EmbeddingClaim } from "#lib/library/library-store.ts";
import { createEmbeddingLoop } from "./embedding-loop.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const held: EmbeddingClaim = {
  ...{ ownerId: "own", packId: "pack", sourceId: "source", generation: 1 },
  ...{ claimedBy: "worker", modelId: "", begun: false },
};

/** One file of two chunks, asked for one after the other, and a model that tells what it is asked. */
const setUp = () => {
  const made = (modelId: string, address: string, first: number): Embedder => ({
    ...{ modelId, address },
    embed: (texts, context) => asked(texts, context, first),
  });
  let asked = async (texts: readonly string[], _context: AskContext, first: number) =>
    texts.map(() => [first]);
  const saved: number[] = [];
  let left = ["one", "two"];
  let now: Embedder | null = made("openai:small", "https://one.example", 1);
  let released = 0;
  const store: ChunkVectorStore = {
    waiting: async () => [{ ownerId: "own", revision: 0, models: [null] }],
    claim: async (_owner, _worker, modelId) => (left.length === 0 ? null : { ...held, modelId }),
    renew: async () => true,
    next: async () => left.slice(0, 1).map((chunkId) => ({ chunkId, text: chunkId })),
    save: async (_claim, [chunk]) => {
      saved.push(chunk?.vector[0] ?? 0);
      left = left.slice(1);
      return true;
    },
    finish: async () => true,
    fail: async () => true,
    release: async () => {
      released += 1;
      left = [];
      return true;
    },
  };
  const loop = createEmbeddingLoop({
    ...{ store, identity: "worker", isDead: () => false },
    embedderOf: async () => now,
    log: { warn: () => {}, info: () => {} },
  });
  return {
    ...{ loop, saved, made },
    choose: (embedder: Embedder | null) => {
      now = embedder;
    },
    whenAsked: (next: typeof asked) => {
      asked = next;
    },
    released: () => released,
  };
};

test("another price or key of the same model breaks nothing off, and holds for the next request", async () => {
  const { loop, saved, made, choose, whenAsked, released } = setUp();
  whenAsked(async (texts, _context, first) => {
    choose(made("openai:small", "https://one.example", 2));
    await vi.advanceTimersByTimeAsync(6_000);
    return texts.map(() => [first]);
  });
  await loop.once();
  expect(saved).toEqual([1, 2]);
  expect(released()).toBe(0);
});

test.each([
  ["another model", ["openai:large", "https://one.example"]],
  ["another address", ["openai:small", "https://two.example"]],
  ["none", null],
] as const)("%s ends what is under way", async (_, next) => {
  const { loop, saved, made, choose, whenAsked, released } = setUp();
  whenAsked(async (_texts, { signal }) => {
    choose(next && made(next[0], next[1], 2));
    await vi.advanceTimersByTimeAsync(6_000);
    signal?.throwIfAborted();
    return [[1]];
  });
  await loop.once();
  expect(saved).toEqual([]);
  expect(released()).toBe(1);
});
