import { isDeepStrictEqual } from "node:util";
import { Annotation, Send } from "@langchain/langgraph";
import type { StudyNode, StudyNodeConfig, StudyStateValue } from "./state.ts";

/**
 * How the graph keeps its state: as one value. LangGraph stores every channel by itself, with its version in each
 * checkpoint and an index entry for each value: with a channel for each field a request for an edit wrote a fifth more.
 */
export const StudyChannel = Annotation.Root({
  study: Annotation<Partial<StudyStateValue>>({
    reducer: (state, change) => ({ ...state, ...change }),
    default: () => ({}),
  }),
});

type Kept = typeof StudyChannel.State;

/** The input names thread and owner, and the first node sets out the rest. */
const stateOf = ({ study }: Kept): StudyStateValue => study as StudyStateValue;

/** A node on the channel. Nothing is stored of one that changes nothing. */
export const onChannel =
  (node: StudyNode) =>
  async (kept: Kept, config: StudyNodeConfig): Promise<Partial<Kept>> => {
    const state = stateOf(kept);
    const returned = Object.entries(await node(state, config));
    const changes = returned.filter(
      ([key, value]) => !isDeepStrictEqual(value, state[key as keyof StudyStateValue]),
    );
    return changes.length === 0 ? {} : { study: Object.fromEntries(changes) };
  };

/** A way on from the channel; what is sent to a node is that node's state. */
export const fromChannel =
  <Node extends string>(
    route: (state: StudyStateValue) => Node | readonly Send<Node, StudyStateValue>[],
  ) =>
  (kept: Kept): Node | Send<Node, Kept>[] => {
    const next = route(stateOf(kept));
    return typeof next === "string"
      ? next
      : next.map(({ node, args }) => new Send(node, { study: args }));
  };
