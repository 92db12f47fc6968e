import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import type { Reserve } from "./budget.ts";
import { classifyError } from "./classify-error.ts";
import type { ModelCall, ModelJournal } from "./journal.ts";
import { costInUsd, type Prices, type Usage } from "./prices.ts";
import type { Redact } from "./redact.ts";

/** Counts every request and its tokens, also those of a call that fails. */
export interface Meter {
  requests: number;
  inputTokens: number;
  outputTokens: number;
  /** False as soon as one request used tokens that nobody counted. */
  complete: boolean;
}

/** Adds what one request used. */
export const count = (meter: Meter, usage: Usage | "unknown"): void => {
  if (usage === "unknown") {
    meter.complete = false;
    return;
  }
  meter.inputTokens += usage.inputTokens;
  meter.outputTokens += usage.outputTokens;
};

/** Holds money for one more request of the same call. @throws AppError budget_reached */
export type HoldMore = () => Promise<void>;

export type KeptAnswer = NonNullable<ModelCall["answer"]>;

export interface Payer {
  readonly journal: ModelJournal;
  readonly clock: Clock;
  readonly prices: Prices;
  readonly redact: Redact;
  /** Holds the money of a call; absent where nothing is capped. @throws AppError budget_reached */
  readonly reserve?: Reserve;
}

export type PaidCall = Pick<
  ModelCall,
  "ownerId" | "threadId" | "task" | "taskVersion" | "model"
> & {
  /** The journal's key, which says who may use the answer again; for a failed call it is null. */
  readonly keyOf: (answer: KeptAnswer | null) => string;
  /** Characters that are sent, for the caps. */
  readonly characters: number;
};

/**
 * Does the work of a call and leaves one entry in the journal, whether it succeeds or fails.
 *
 * @throws AppError the failure of the work. A failure to record a good answer is thrown, too: what
 *   is not stored is not finished.
 */
export const payForCall = async (
  payer: Payer,
  call: PaidCall,
  work: (meter: Meter, holdMore: HoldMore) => Promise<KeptAnswer>,
): Promise<KeptAnswer> => {
  const held: (() => Promise<void>)[] = [];
  const holdMore = async () => {
    if (payer.reserve) held.push(await payer.reserve(call));
  };
  await holdMore();
  try {
    return await workAndRecord(payer, call, (meter) => work(meter, holdMore));
  } finally {
    await Promise.all(held.map((giveBack) => giveBack()));
  }
};

const workAndRecord = async (
  payer: Payer,
  { keyOf, characters: _, ...about }: PaidCall,
  work: (meter: Meter) => Promise<KeptAnswer>,
): Promise<KeptAnswer> => {
  const startedMs = payer.clock().getTime();
  const meter: Meter = { requests: 0, inputTokens: 0, outputTokens: 0, complete: true };
  const record = (end: Pick<ModelCall, "status" | "answer" | "errorCode">) =>
    payer.journal.record({
      ...about,
      key: keyOf(end.answer),
      requests: meter.requests,
      inputTokens: meter.inputTokens,
      outputTokens: meter.outputTokens,
      usd: meter.complete ? costInUsd(payer.prices, about.model, meter) : null,
      ms: payer.clock().getTime() - startedMs,
      ...end,
    });
  let answer: KeptAnswer;
  try {
    answer = await work(meter);
  } catch (thrown) {
    const { redact, clock } = payer;
    const error = classifyError(thrown, { modelId: about.model, redact, now: clock() });
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
