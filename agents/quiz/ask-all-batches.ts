import { askEach } from "../node.ts";
import type { QuizPorts } from "../ports.ts";
import type { QuizNodeConfig } from "./state.ts";

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
  config: QuizNodeConfig,
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
