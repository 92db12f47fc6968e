import pMap from "p-map";
import type { AskContext } from "#lib/ai/task.ts";
import { type AppError, toAppError } from "#lib/errors.ts";
import type { GraphPorts } from "./ports.ts";

/** What the worker tells a node about the run it is part of. */
export interface NodeConfig {
  /** Fires when the student stops the thread or the process shuts down. */
  readonly signal?: AbortSignal | undefined;
  readonly configurable?: {
    /** True when the queue will not run a failed node again, so that it must do with what it has. */
    readonly lastTry?: boolean;
    /** True when the student put a new request to a stopped thread: the old one is over. */
    readonly newRequest?: boolean;
  };
}

/** Who asks: the student's thread, which can be stopped and is told of waits. */
export const askContext = (
  { reporter }: Pick<GraphPorts, "reporter">,
  { ownerId, threadId }: { readonly ownerId: string; readonly threadId: string },
  { signal }: Pick<NodeConfig, "signal">,
): AskContext => ({
  ownerId,
  threadId,
  signal,
  onWait: ({ until, because }) =>
    reporter.notice(threadId, { code: "model_wait", until: until.toISOString(), because }),
});

/** Questions put to a model at once by one node. */
const concurrency = 3;

/** What a failed question means for the others: ask them still, leave them unasked, or fail. */
export type AfterFailure = "go_on" | "skip_rest" | "throw";

export type Outcome<Output> =
  | { readonly ok: true; readonly output: Output }
  | { readonly ok: false; readonly error: AppError };

/**
 * Asks something about each item, a few at a time. All that was begun is waited for, so that a
 * finished answer gets into the journal and nothing works on behind a failed node.
 *
 * @param options.onStep after each answer, with the number of answers.
 * @returns an outcome for each item, in order; items left unasked carry the error of the first.
 */
export const askEach = async <Item, Output>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Output>,
  options: {
    readonly afterFailure: (error: AppError) => AfterFailure;
    readonly onStep: (done: number) => Promise<void>;
  },
): Promise<Outcome<Output>[]> => {
  let done = 0;
  const stops: { readonly error: AppError; readonly fails: boolean }[] = [];
  const askOne = async (item: Item): Promise<Outcome<Output>> => {
    const [stop] = stops;
    if (stop) return { ok: false, error: stop.error };
    try {
      const output = await ask(item);
      done += 1;
      await options.onStep(done);
      return { ok: true, output };
    } catch (thrown) {
      const error = toAppError(thrown);
      const then = options.afterFailure(error);
      if (then !== "go_on") stops.push({ error, fails: then === "throw" });
      return { ok: false, error };
    }
  };
  const outcomes = await pMap(items, askOne, { concurrency });
  const failure = stops.find(({ fails }) => fails);
  if (failure) throw failure.error;
  return outcomes;
};
