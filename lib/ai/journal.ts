import { sha256 } from "#lib/ids.ts";
import type { Prices, Usage } from "#lib/schemas/prices.ts";
import type { Clock } from "../clock.ts";
import { AppError, isDatabaseTrouble, toAppError } from "../errors.ts";
import { mayTake, type Reserve, type Settle, tokensOf } from "./budget.ts";
import { classifyError } from "./classify-error.ts";
import { costInUsd } from "./prices.ts";
import type { Redact } from "./redact.ts";
import { realSleep, type Sleep } from "./request-with-retries.ts";

/**
 * What makes two questions to a model the same: task, version, model and input. It does not depend
 * on the order in which the input's keys were written.
 */
export const journalKey = (
  task: { readonly name: string; readonly version: number },
  modelId: string,
  input: unknown,
): string => sha256(canonicalJson([task.name, task.version, modelId, input]));

/** The key of an answer that only one thread may use again; null stands for calls outside any. */
export const threadKey = (key: string, threadId: string | null): string =>
  sha256(canonicalJson([key, threadId]));

const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** A finished or failed call, as the journal keeps it. */
export interface ModelCall {
  readonly ownerId: string;
  readonly threadId: string | null;
  readonly key: string;
  readonly task: string;
  readonly taskVersion: number;
  /** `provider:model`. */
  readonly model: string;
  readonly status: "done" | "failed";
  readonly requests: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly usd: number | null;
  readonly ms: number;
  readonly answer: { output: unknown; salvaged: boolean } | null;
  readonly errorCode: string | null;
}

/** Where finished calls are kept, so that a repeated step is not paid again. */
export interface ModelJournal {
  /** The stored answer of a finished call of this owner, or null. */
  readonly find: (ownerId: string, key: string) => Promise<ModelCall["answer"]>;
  /** Stores a call. A second finished call with the same key changes nothing. */
  readonly record: (call: ModelCall) => Promise<void>;
}

/** Counts every request and its tokens, also those of a call that fails. */
export interface Meter {
  requests: number;
  inputTokens: number;
  outputTokens: number;
  /** False as soon as one request used tokens that nobody counted. */
  complete: boolean;
  /** About what requests took that nobody counted: broken off, or of a provider that does not say. */
  uncounted: Usage;
}

const sum = (one: Usage, other: Usage): Usage => ({
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
});

/** Characters of one request. */
export interface Told {
  readonly sent: number;
  readonly answered: number;
}

/** Adds what one request used. */
export const count = (meter: Meter, usage: Usage | "unknown", told: Told): void => {
  if (usage === "unknown") {
    meter.complete = false;
    meter.uncounted = sum(meter.uncounted, tokensOf(told.sent, told.answered));
    return;
  }
  meter.inputTokens += usage.inputTokens;
  meter.outputTokens += usage.outputTokens;
};

/** Holds what a request may still take, besides what the call took before it. @throws AppError budget_reached */
export type HoldMore = (told: Told) => Promise<void>;

export type CachedAnswer = NonNullable<ModelCall["answer"]>;

export interface CallRecorder {
  readonly journal: ModelJournal;
  readonly clock: Clock;
  readonly prices: Prices;
  readonly redact: Redact;
  /** Holds the money of a call; absent where nothing is capped. @throws AppError budget_reached */
  readonly reserve?: Reserve;
  /** Waits until the database is asked again; a test passes its own. */
  readonly sleep?: Sleep;
}

export type CallRecord = Pick<
  ModelCall,
  "ownerId" | "threadId" | "task" | "taskVersion" | "model"
> & {
  /** The journal's key, which says who may use the answer again; for a failed call it is null. */
  readonly keyOf: (answer: CachedAnswer | null) => string;
  /** Characters of the first request, for the caps. */
  readonly characters: number;
  /** Ends the wait for a database. */
  readonly signal: AbortSignal;
};

/** While the database is away a good answer is kept in hand so long, in ms, and tried again at every pause. */
const longestKeepMs = 10 * 60_000;
const databasePauseMs = 1_000;

/**
 * Does the work of a call and leaves one entry in the journal, whether it succeeds or fails.
 *
 * A good answer waits for a database that is away: given up it would be paid again.
 *
 * @throws AppError the failure of the work. A failure to record a good answer is thrown, too: what
 *   is not stored is not finished.
 */
export const recordCall = async (
  payer: CallRecorder,
  call: CallRecord,
  work: (meter: Meter, holdMore: HoldMore) => Promise<CachedAnswer>,
): Promise<CachedAnswer> => {
  const none = { inputTokens: 0, outputTokens: 0 };
  const meter: Meter = { requests: 0, ...none, complete: true, uncounted: none };
  const settles: Settle[] = [];
  let held: Usage = none;
  const holdMore: HoldMore = async ({ sent, answered }) => {
    const may = sum(sum(meter, meter.uncounted), mayTake(sent, answered));
    const usage = {
      inputTokens: Math.max(0, may.inputTokens - held.inputTokens),
      outputTokens: Math.max(0, may.outputTokens - held.outputTokens),
    };
    if (!payer.reserve || usage.inputTokens + usage.outputTokens === 0) return;
    settles.push(await payer.reserve({ ...call, usage }));
    held = sum(held, usage);
  };
  await holdMore({ sent: call.characters, answered: 0 });
  try {
    return await workAndRecord(payer, call, meter, () => work(meter, holdMore));
  } finally {
    // The call was made all the same; a hold that stays ends by itself.
    const ends = settles.map((settle, index) => settle(index === 0 ? meter.uncounted : none));
    await Promise.allSettled(ends);
  }
};

const workAndRecord = async (
  payer: CallRecorder,
  { keyOf, characters: _, signal, ...about }: CallRecord,
  meter: Meter,
  work: () => Promise<CachedAnswer>,
): Promise<CachedAnswer> => {
  const startedMs = payer.clock().getTime();
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
  let answer: CachedAnswer;
  try {
    answer = await work();
  } catch (thrown) {
    const { redact, clock } = payer;
    const error = classifyError(thrown, { modelId: about.model, redact, now: clock() });
    throw await withRecord(error, () =>
      record({ status: "failed", answer: null, errorCode: error.code }),
    );
  }
  await untilRecorded(payer, signal, () => record({ status: "done", answer, errorCode: null }));
  return answer;
};

const untilRecorded = async (
  { sleep = realSleep }: CallRecorder,
  signal: AbortSignal,
  record: () => Promise<void>,
): Promise<void> => {
  for (let keptMs = 0; ; keptMs += databasePauseMs) {
    try {
      return await record();
    } catch (thrown) {
      const error = toAppError(thrown);
      if (signal.aborted || keptMs >= longestKeepMs || !isDatabaseTrouble(error.code)) throw thrown;
      await sleep(databasePauseMs, signal);
    }
  }
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
