import { MemorySaver } from "@langchain/langgraph";
import { expect, test } from "vitest";
import type { QuizPorts } from "../ports.ts";
import { quizGraph } from "./graph.ts";

test("a run that an earlier version left before its concepts goes on with the check", async () => {
  const graph = quizGraph({} as QuizPorts, new MemorySaver());
  const config = { configurable: { thread_id: "thr_1" } };
  await graph.updateState(config, { cacheHit: false }, "look_up_cache");
  expect((await graph.getState(config)).next).toEqual(["fact_check"]);
  await graph.updateState(config, {}, "parse");
  expect((await graph.getState(config)).next).toEqual(["store"]);
});
