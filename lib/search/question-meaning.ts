import type { AskContext, Embedder } from "../ai/task.ts";
import { toAppError } from "../errors.ts";
import type { Log } from "../log.ts";

/** A student waits for the search; words alone find most of it. */
const longestMs = 10_000;

/** A question as an embedding model sees it. */
export interface QuestionMeaning {
  readonly modelId: string;
  readonly vector: readonly number[];
}

export type FindMeaning = (
  question: string,
  context: AskContext,
) => Promise<QuestionMeaning | null>;

/** Asks the embedding model for a question's vector; null when it does not answer in time. @throws AppError stopped */
export const createFindMeaning =
  (embedder: Embedder, log: Pick<Log, "warn">): FindMeaning =>
  async (question, context) => {
    const late = AbortSignal.timeout(longestMs);
    const signal = context.signal ? AbortSignal.any([context.signal, late]) : late;
    try {
      const [vector] = await embedder.embed([question], { ...context, signal });
      return vector ? { modelId: embedder.modelId, vector } : null;
    } catch (thrown) {
      const error = toAppError(thrown);
      if (context.signal?.aborted) throw error;
      log.warn({ error, threadId: context.threadId }, "searched by words only");
      return null;
    }
  };
