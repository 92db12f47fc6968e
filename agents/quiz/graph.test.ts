import { Annotation, END, MemorySaver, START, StateGraph } from "@langchain/langgraph";
import { expect, test } from "vitest";
import type { ConceptStore } from "#lib/concepts/concept-store.ts";
import type { QuestionStore } from "#lib/questions/question-store.ts";
import type { QuizPorts } from "../ports.ts";
import { quizGraph } from "./graph.ts";

const waysOf = async (node: string): Promise<string[]> => {
  const { edges } = await quizGraph({} as QuizPorts, new MemorySaver()).getGraphAsync();
  return edges.filter(({ source }) => source === node).map(({ target }) => target);
};

/** As ARCHITECTURE.md draws it, and `parse`, before which a run of an earlier version may stand. */
test.each([
  [START, ["analyse_content"]],
  ["analyse_content", ["look_up_cache"]],
  ["look_up_cache", ["fact_check", "find_evidence", "parse"]],
  ["fact_check", ["store"]],
  ["parse", ["store"]],
  ["store", ["find_evidence"]],
  ["find_evidence", ["generate_questions"]],
  ["generate_questions", ["prove_answers"]],
  ["prove_answers", ["remove_repeats"]],
  ["remove_repeats", ["generate_questions", "ready"]],
  ["ready", [END]],
])("the ways from %s", async (node, goals) => {
  expect((await waysOf(node)).sort()).toEqual(goals);
});

const config = { configurable: { thread_id: "thr_1" } };

const StateBefore = Annotation.Root({
  ...{ threadId: Annotation<string>, ownerId: Annotation<string>, wanted: Annotation<number> },
  ...{ cacheHit: Annotation<boolean>, complexity: Annotation<string> },
  ...{ round: Annotation<number>, missing: Annotation<number> },
});

/** A run of before, whose ways were told from facts in its state, and which kept more of them; it stands before a node. */
const leftBefore = (saver: MemorySaver, node: string, facts: typeof StateBefore.Update) =>
  new StateGraph(StateBefore)
    .addNode("way", () => facts)
    .addNode(node, () => ({}))
    .addEdge(START, "way")
    .addConditionalEdges("way", () => node, [node as typeof START])
    .compile({ checkpointer: saver, interruptBefore: [node as "way"] })
    .invoke({ threadId: "thr_1", ownerId: "own_1", complexity: "complex" }, config);

test.each([
  ["fact_check", { cacheHit: false }],
  ["parse", { cacheHit: false }],
  ["generate_questions", { cacheHit: true }],
  ["generate_questions", { cacheHit: false, missing: 2, round: 0, wanted: 3 }],
  ["ready", { cacheHit: false, missing: 2, round: 2, wanted: 3 }],
])("a run of an earlier version is left before %s with %o", async (node, facts) => {
  const saver = new MemorySaver();
  await leftBefore(saver, node, facts);
  const { next, values } = await quizGraph({} as QuizPorts, saver).getState(config);
  expect(next).toEqual([node]);
  const { cacheHit, ...kept } = facts;
  expect(values).toEqual({ threadId: "thr_1", ownerId: "own_1", ...kept });
});

test.each(["prove_answers", "remove_repeats", "ready"])(
  "a run of an earlier version goes on before %s to its end",
  async (node) => {
    const saver = new MemorySaver();
    await leftBefore(saver, node, { cacheHit: true, missing: 1, round: 1, wanted: 1 });
    const finished: unknown[] = [];
    const questions: Partial<QuestionStore> = {
      dropOutdated: async () => {},
      byState: async (_owner, _thread, state) =>
        state === "kept" ? [{ question: { id: "q1" } } as never] : [],
      finishQuiz: async (_owner, _thread, { status }) => void finished.push(status),
    };
    const concepts: Partial<ConceptStore> = {
      noteCheck: async () => ({ patches: [], unchecked: [], doubts: [] }),
    };
    const reporter = { stage: async () => {}, step: async () => {}, notice: async () => {} };
    const ports = { questions, concepts, reporter, modelIds: {} } as unknown as QuizPorts;
    await quizGraph(ports, saver).invoke(null, config);
    expect(finished).toEqual(["ready"]);
    expect((await quizGraph(ports, saver).getState(config)).next).toEqual([]);
  },
);
