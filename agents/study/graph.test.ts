import { Annotation, MemorySaver, START, StateGraph } from "@langchain/langgraph";
import { expect, test } from "vitest";
import type { StudyPorts } from "../ports.ts";
import { studyGraph } from "./graph.ts";

/** Where a node led stood in the state once, in words of its own. */
test.each([
  ["await_notes", "read", "recognise_notes"],
  ["review_notes", "on", "synthesise"],
  ["await_questions", "questions", "propose_questions"],
  ["rest", "edit", "edit_material"],
] as const)("a run of an earlier version goes on after %s with %s", async (node, next, goal) => {
  const saver = new MemorySaver();
  const config = { configurable: { thread_id: "thr_1" } };
  const before = new StateGraph(
    Annotation.Root({ threadId: Annotation<string>, next: Annotation<string> }),
  )
    .addNode(node, () => ({ next }))
    .addNode(goal, () => ({}))
    .addEdge(START, node)
    .addConditionalEdges(node, () => goal, [goal])
    .compile({ checkpointer: saver, interruptBefore: [goal] });
  await before.invoke({ threadId: "thr_1" }, config);
  const state = await studyGraph({} as StudyPorts, saver).getState(config);
  expect(state.next).toEqual([goal]);
  expect(state.values).toEqual({ threadId: "thr_1", next });
});

test("what a node returns is checked against the state", async () => {
  const graph = studyGraph({} as StudyPorts, new MemorySaver());
  const config = { configurable: { thread_id: "thr_1" } };
  await expect(graph.updateState(config, { turn: "first" }, "prepare_input")).rejects.toThrow();
  await graph.updateState(config, { turn: 1 }, "prepare_input");
  expect((await graph.getState(config)).values).toEqual({ turn: 1 });
});
