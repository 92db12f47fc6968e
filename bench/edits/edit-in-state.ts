import { Annotation, START, StateGraph } from "@langchain/langgraph";
import { PostgresSaver } from "@langchain/langgraph-checkpoint-postgres";
import { checkpointSchema } from "#db/client.ts";
import { newId } from "#lib/ids.ts";
import { costOfEach, type WayToEdit } from "./edit-order.ts";

const State = Annotation.Root({
  text: Annotation<string>,
  change: Annotation<{ readonly removed: string; readonly inserted: string }>,
});

/** For comparison: the text lives in the graph's state, in LangGraph's own tables, and each edit is a node that returns it changed. */
export const editInState: WayToEdit = async (place, order) => {
  const checkpointer = PostgresSaver.fromConnString(place.url, { schema: checkpointSchema });
  try {
    const graph = new StateGraph(State)
      .addNode("edit", ({ text, change }) => ({
        text: text.replace(change.removed, () => change.inserted),
      }))
      .addEdge(START, "edit")
      .compile({ checkpointer });
    const config = { configurable: { thread_id: newId("thr") }, durability: "sync" as const };
    const [first = { removed: "", inserted: "" }] = order.changes;
    await graph.invoke({ text: order.text, change: { ...first, inserted: first.removed } }, config);
    return await costOfEach(place, order, async (change) => {
      await graph.invoke({ change }, config);
    });
  } finally {
    await checkpointer.end();
  }
};
