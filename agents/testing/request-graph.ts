import { Annotation, interrupt, START, StateGraph } from "@langchain/langgraph";
import type { InvokeConfig, ThreadGraph } from "#agents/engine/run-job.ts";

const append = (before: string[], more: string[]): string[] => [...before, ...more];

const RequestState = Annotation.Root({
  threadId: Annotation<string>,
  /** What is being done; null when there is nothing. */
  request: Annotation<string | null>,
  /** What was done or given up, in order. */
  trail: Annotation<string[]>({ reducer: append, default: () => [] }),
});

export interface RequestSteps {
  /** Does what was asked for; "start" is what a thread begins with. */
  readonly work?: (node: { request: string; signal: AbortSignal }) => Promise<void>;
  /** Called with everything that was done whenever the thread comes to its question. */
  readonly asked?: (trail: readonly string[]) => void;
  /** What the question is; open by default. */
  readonly question?: { readonly open?: boolean; readonly rests?: boolean };
  /** Requests after which a question is put that only the student can answer. */
  readonly doubts?: readonly string[];
}

/** work → ask → work …: one request after another, as the edit agent does them. */
export const requestGraph = (steps: RequestSteps): ThreadGraph => ({
  recursionLimit: 20,
  retriesUnusable: true,
  input: (run) => ({ threadId: run.threadId, request: "start" }),
  compile: (_, saver) => {
    const work = async (
      { request }: typeof RequestState.State,
      {
        signal = new AbortController().signal,
        configurable,
      }: { signal?: AbortSignal; configurable?: Partial<InvokeConfig["configurable"]> },
    ) => {
      if (request === null) return {};
      if (configurable?.newRequest) return { request: null, trail: [`not ${request}`] };
      await steps.work?.({ request, signal });
      return { trail: [request] };
    };
    const ask = ({ request, trail }: typeof RequestState.State) => {
      steps.asked?.(trail);
      const doubtful = request !== null && steps.doubts?.includes(request);
      const question = doubtful ? { open: false } : { open: true, ...steps.question };
      const reply: unknown = interrupt({ kind: "next", text: "Next?", choices: [], ...question });
      return { request: String(reply) };
    };
    return new StateGraph(RequestState)
      .addNode("work", work)
      .addNode("ask", ask)
      .addEdge(START, "work")
      .addEdge("work", "ask")
      .addEdge("ask", "work")
      .compile({ checkpointer: saver });
  },
});
