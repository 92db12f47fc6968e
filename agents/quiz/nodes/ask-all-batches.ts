import { type AfterFailure, askEach, type NodeConfig } from "#agents/node.ts";
import type { QuizPorts } from "#agents/ports.ts";
import { type AppError, isDatabaseTrouble } from "#lib/errors.ts";

interface Work {
  readonly threadId: string;
  readonly stage: string;
  /** After round 0 there are questions already, and replacements can be done without. */
  readonly round: number;
}

/**
 * Asks something about each batch and shows the progress. A batch that fails fails the node, and
 * the queue runs it again. Only when the queue gives up, and the model's replies stay malformed, a
 * batch is left out: its questions are then missing, and the others are still a quiz.
 * @returns the batches that were left out
 * @throws AppError also when every batch of the first set was left out
 */
export const askAllBatches = async <Batch>(
  { reporter }: Pick<QuizPorts, "reporter">,
  { threadId, stage, round }: Work,
  config: NodeConfig,
  batches: readonly Batch[],
  ask: (batch: Batch) => Promise<void>,
): Promise<Batch[]> => {
  const lastTry = config.configurable?.lastTry ?? false;
  await reporter.stage(threadId, stage, batches.length);
  const outcomes = await askEach(batches, ask, {
    afterFailure: ({ code }) => (lastTry && code === "model_reply_invalid" ? "go_on" : "throw"),
    onStep: (done) => reporter.step(threadId, done, batches.length),
  });
  const failed = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.error]));
  if (failed[0] && failed.length === outcomes.length && round === 0) throw failed[0];
  return batches.filter((_, index) => outcomes[index]?.ok === false);
};

/**
 * Whether a failed question to a model that a quiz can do without means "without" or "not now". A reply that stays
 * malformed after the re-asks will not get better by asking once more; what may pass is tried again as long as the queue
 * does. Where no answer can be had at all, the other questions are not asked either. Faults of our own are never taken
 * for the model's.
 */
export const afterFailure = (
  { code, transient }: AppError,
  { configurable }: NodeConfig,
): AfterFailure => {
  if (code === "stopped" || code === "internal" || isDatabaseTrouble(code)) return "throw";
  if (code === "model_reply_invalid" || code === "model_context_exceeded") return "go_on";
  return !transient || configurable?.lastTry ? "skip_rest" : "throw";
};
