import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import { classifyError } from "./classify-error.ts";
import type { ModelCall, ModelJournal } from "./journal.ts";
import { costInUsd, type Prices } from "./prices.ts";
import type { Redact } from "./redact.ts";

/** Counts every request and its tokens, also those of a call that fails. */
export interface Meter {
  requests: number;
  inputTokens: number;
  outputTokens: number;
}

export type KeptAnswer = NonNullable<ModelCall["answer"]>;

export interface Payer {
  readonly journal: ModelJournal;
  readonly clock: Clock;
  readonly prices: Prices;
  readonly redact: Redact;
}

/**
 * Does the work of a call and leaves one entry in the journal, whether it succeeds or fails.
 *
 * @throws AppError the failure of the work. A failure to record a good answer is thrown, too: what
 *   is not stored is not finished.
 */
export const payForCall = async (
  payer: Payer,
  call: Pick<ModelCall, "ownerId" | "threadId" | "key" | "task" | "taskVersion" | "model">,
  work: (meter: Meter) => Promise<KeptAnswer>,
): Promise<KeptAnswer> => {
  const startedMs = payer.clock().getTime();
  const meter: Meter = { requests: 0, inputTokens: 0, outputTokens: 0 };
  const record = (end: Pick<ModelCall, "status" | "answer" | "errorCode">) =>
    payer.journal.record({
      ...call,
      ...meter,
      usd: costInUsd(payer.prices, call.model, meter),
      ms: payer.clock().getTime() - startedMs,
      ...end,
    });
  let answer: KeptAnswer;
  try {
    answer = await work(meter);
  } catch (thrown) {
    const about = { modelId: call.model, redact: payer.redact, now: payer.clock() };
    const error = classifyError(thrown, about);
    throw await withRecord(error, () =>
      record({ status: "failed", answer: null, errorCode: error.code }),
    );
  }
  await record({ status: "done", answer, errorCode: null });
  return answer;
};

/** The failure of the call matters more than a failure to write it down, which becomes its cause. */
const withRecord = async (error: AppError, record: () => Promise<void>): Promise<AppError> => {
  try {
    await record();
    return error;
  } catch (cause) {
    const { details, retryAfterMs } = error;
    return new AppError(error.code, error.message, { cause, details, retryAfterMs });
  }
};
