import { MemorySaver, START, StateGraph, StateSchema } from "@langchain/langgraph";
import { expect, test } from "vitest";
import { z } from "zod";
import type { QuizPorts } from "../ports.ts";
import { quizGraph } from "./graph.ts";
import { QuizState } from "./state.ts";

test("a run that an earlier version left before its concepts goes on with the check", async () => {
  const graph = quizGraph({} as QuizPorts, new MemorySaver());
  const config = { configurable: { thread_id: "thr_1" } };
  await graph.updateState(config, { cacheHit: false }, "look_up_cache");
  expect((await graph.getState(config)).next).toEqual(["fact_check"]);
  await graph.updateState(config, {}, "parse");
  expect((await graph.getState(config)).next).toEqual(["store"]);
});

test("a run of a version that kept more facts goes on where it stood", async () => {
  const saver = new MemorySaver();
  const config = { configurable: { thread_id: "thr_1" } };
  const before = new StateSchema({ ...QuizState.fields, complexity: z.string() });
  const graph = new StateGraph(before)
    .addNode("look_up_cache", () => ({}))
    .addNode("fact_check", () => ({}))
    .addEdge(START, "look_up_cache")
    .addEdge("look_up_cache", "fact_check")
    .compile({ checkpointer: saver, interruptBefore: ["fact_check"] });
  await graph.invoke({ threadId: "thr_1", cacheHit: false, complexity: "complex" }, config);
  const state = await quizGraph({} as QuizPorts, saver).getState(config);
  expect(state.next).toEqual(["fact_check"]);
  expect(state.values).toEqual({ threadId: "thr_1", cacheHit: false });
});
