import { expect, test } from "vitest";
import type { Embedder } from "#lib/ai/task.ts";
import { followEmbedder } from "./follow-embedder.ts";

const context = { ownerId: "own", threadId: null };

/** An embedder as each setup of models makes one, and a loop that tells what becomes of it. */
const setUp = async () => {
  let now: Embedder | null = null;
  let looked = 0;
  const loops: { readonly embedder: Embedder; state: "made" | "running" | "stopped" }[] = [];
  const following = followEmbedder({
    current: async () => {
      looked += 1;
      return now;
    },
    loopOf: (embedder) => {
      const loop: (typeof loops)[number] = { embedder, state: "made" };
      loops.push(loop);
      return {
        start: () => {
          loop.state = "running";
        },
        stop: async () => {
          loop.state = "stopped";
        },
      };
    },
    log: { warn: () => {} },
    everyMs: 1,
  });
  const choose = async (embedder: Embedder | null) => {
    now = embedder;
    const before = looked;
    await expect.poll(() => looked).toBeGreaterThan(before + 2);
  };
  return { ...following, choose, loops, states: () => loops.map(({ state }) => state) };
};

const made = (modelId: string, address: string, first: number): Embedder => ({
  ...{ modelId, address },
  embed: async (texts) => texts.map(() => [first]),
});

test("another price or key of the same model breaks nothing off, and holds for the next request", async () => {
  const { choose, loops, states, stop } = await setUp();
  await choose(made("openai:small", "https://one.example", 1));
  await choose(made("openai:small", "https://one.example", 2));
  expect(states()).toEqual(["running"]);
  expect(await loops[0]?.embedder.embed(["a"], context)).toEqual([[2]]);
  await stop();
  expect(states()).toEqual(["stopped"]);
});

test("another model, another address and none each end what was followed", async () => {
  const { choose, states, stop } = await setUp();
  await choose(made("openai:small", "https://one.example", 1));
  await choose(made("openai:large", "https://one.example", 1));
  await choose(made("openai:large", "https://two.example", 1));
  expect(states()).toEqual(["stopped", "stopped", "running"]);
  await choose(null);
  expect(states()).toEqual(["stopped", "stopped", "stopped"]);
  await choose(made("openai:large", "https://two.example", 1));
  expect(states().at(-1)).toBe("running");
  await stop();
});
