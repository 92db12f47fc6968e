import { Annotation, END, interrupt, START, StateGraph } from "@langchain/langgraph";
import type { InvokeConfig, ThreadGraph } from "#agents/engine/run-job.ts";
import type { Reporter } from "../ports.ts";

const append = (before: string[], more: string[]): string[] => [...before, ...more];

const TestState = Annotation.Root({
  threadId: Annotation<string>,
  /** What the nodes did, in order. */
  trail: Annotation<string[]>({ reducer: append, default: () => [] }),
});

type Step = (node: {
  threadId: string;
  reporter: Reporter;
  signal: AbortSignal;
  lastTry: boolean;
}) => Promise<void>;

export interface TestSteps {
  readonly first?: Step;
  readonly second?: Step;
  /** Set to put a question between the second and the last node. */
  readonly question?: string;
  readonly last?: Step;
  /** Called with everything the nodes did when the last one ends. */
  readonly done?: (trail: readonly string[]) => void;
}

/** first → second → ask → last, with whatever the test wants to happen in them. */
export const testGraph = (steps: TestSteps): ThreadGraph => ({
  recursionLimit: 10,
  retriesUnusable: true,
  input: (run) => ({ threadId: run.threadId }),
  compile: (reporter, saver) => {
    const node =
      (name: "first" | "second" | "last") =>
      async (
        state: typeof TestState.State,
        {
          signal,
          configurable,
        }: { signal?: AbortSignal; configurable?: Partial<InvokeConfig["configurable"]> },
      ) => {
        await steps[name]?.({
          threadId: state.threadId,
          reporter,
          signal: signal ?? new AbortController().signal,
          lastTry: configurable?.lastTry ?? false,
        });
        if (name === "last") steps.done?.([...state.trail, name]);
        return { trail: [name] };
      };
    const ask = () => {
      if (steps.question === undefined) return {};
      const answer: unknown = interrupt({ kind: "choice", text: steps.question, choices: [] });
      return { trail: [`answer:${String(answer)}`] };
    };
    return new StateGraph(TestState)
      .addNode("first", node("first"))
      .addNode("second", node("second"))
      .addNode("ask", ask)
      .addNode("last", node("last"))
      .addEdge(START, "first")
      .addEdge("first", "second")
      .addEdge("second", "ask")
      .addEdge("ask", "last")
      .addEdge("last", END)
      .compile({ checkpointer: saver });
  },
});
