import type { AskContext, Embedder } from "../ai/task.ts";
import { type Clock, systemClock } from "../clock.ts";
import { AppError, type ErrorCode, toAppError } from "../errors.ts";
import type { Log } from "../log.ts";

/** A student waits for the search; words alone find most of it. */
const longestMs = 10_000;
/** A provider that failed is not waited for again so soon: a guide searches several times for an answer. */
const restMs = 60_000;
/**
 * What the next question would meet, too, and might wait for. Other failures come at once, and one question may be
 * their cause: too long for the model, or refused by it, or answered by what is no vector.
 */
const ofProvider: ReadonlySet<ErrorCode> = new Set([
  "model_unavailable",
  "model_timeout",
  "model_rate_limited",
  "model_refused_key",
  "model_not_configured",
]);

/** A question as an embedding model sees it. */
export interface QuestionMeaning {
  readonly modelId: string;
  readonly vector: readonly number[];
}

export type FindMeaning = (
  question: string,
  context: AskContext,
) => Promise<QuestionMeaning | null>;

export interface MeaningOptions {
  readonly embedder: Embedder;
  readonly log: Pick<Log, "warn">;
  readonly clock?: Clock;
  /** Milliseconds after which words must do. */
  readonly withinMs?: number;
}

/**
 * Asks the embedding model for a question's vector; null when it does not give one in time, and for a minute after the
 * provider failed, whatever is asked. @throws AppError stopped
 */
export const createFindMeaning = (options: MeaningOptions): FindMeaning => {
  const { embedder, log, clock = systemClock, withinMs = longestMs } = options;
  let restsUntilMs = Number.NEGATIVE_INFINITY;
  const doWithWords = (error: AppError, threadId: string | null): void => {
    if (ofProvider.has(error.code)) restsUntilMs = clock().getTime() + restMs;
    log.warn({ error, threadId }, "searched by words only");
  };
  return async (question, { ownerId, threadId, signal: stop }) => {
    if (clock().getTime() < restsUntilMs) return null;
    const late = AbortSignal.timeout(withinMs);
    const signal = stop ? AbortSignal.any([stop, late]) : late;
    try {
      // Nobody is told of waits: this one ends before it is worth a word.
      const [vector] = await embedder.embed([question], { ownerId, threadId, signal });
      return vector ? { modelId: embedder.modelId, vector } : null;
    } catch (thrown) {
      if (stop?.aborted) throw toAppError(thrown);
      const error = late.aborted
        ? new AppError("model_timeout", `no vector of a question after ${withinMs} ms`)
        : toAppError(thrown);
      doWithWords(error, threadId);
      return null;
    }
  };
};
