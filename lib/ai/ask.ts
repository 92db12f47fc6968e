import { setTimeout as delay } from "node:timers/promises";
import type { LanguageModel } from "ai";
import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import { classifyError } from "./classify-error.ts";
import { holdDialogue } from "./hold-dialogue.ts";
import type { ModelCall, ModelJournal } from "./journal.ts";
import { journalKey } from "./journal-key.ts";
import type { Models, Named } from "./models.ts";
import { costInUsd, type Prices } from "./prices.ts";
import type { Sleep } from "./request-with-retries.ts";
import { createSharedCalls, type SharedControl } from "./shared-calls.ts";
import type { Answer, Ask, AskContext, Task } from "./task.ts";

export interface AskOptions {
  readonly models: Pick<Models, "language" | "redact">;
  readonly journal: ModelJournal;
  readonly clock: Clock;
  readonly prices: Prices;
  /** Milliseconds without a word from the model after which a request is given up. */
  readonly silenceMs: number;
  /** Waits between tries; a test passes its own. */
  readonly sleep?: Sleep;
}

type KeptAnswer = NonNullable<ModelCall["answer"]>;

/**
 * Makes the one function that puts tasks to models. A stored answer costs nothing; the same
 * question asked twice at once is asked once; every other call leaves one entry in the journal,
 * whether it succeeds or fails.
 */
export const createAsk = (options: AskOptions): Ask => {
  const join = createSharedCalls<KeptAnswer>();
  return async (task, input, context) => {
    const named = options.models.language(task.role);
    if (!named) return answerOffline(task, input);
    const key = journalKey(task, named.id, input);
    const kept = await join(`${context.ownerId} ${key}`, context, async (control) => {
      const stored = await options.journal.find(context.ownerId, key);
      const fits = stored !== null && task.schema.safeParse(stored.output).success;
      return fits ? stored : pay(options, { task, input, named, key, context, control });
    });
    return answerOf(task, kept);
  };
};

const answerOffline = <Input, Output>(task: Task<Input, Output>, input: Input): Answer<Output> => {
  if (task.offline !== "cannot") {
    return { output: task.offline(input), basis: "rules", salvaged: false };
  }
  throw new AppError("model_not_configured", `${task.name} needs a model, and none is configured`, {
    details: { role: task.role },
  });
};

const answerOf = <Input, Output>(task: Task<Input, Output>, kept: KeptAnswer): Answer<Output> => ({
  output: task.schema.parse(kept.output),
  basis: "model",
  salvaged: kept.salvaged,
});

interface Question<Input, Output> {
  readonly task: Task<Input, Output>;
  readonly input: Input;
  readonly named: Named<LanguageModel>;
  readonly key: string;
  readonly context: AskContext;
  readonly control: SharedControl;
}

/** Asks the model and writes the call into the journal, good or bad. */
const pay = async <Input, Output>(
  options: AskOptions,
  question: Question<Input, Output>,
): Promise<KeptAnswer> => {
  const { task, named, context } = question;
  const startedMs = options.clock().getTime();
  const meter = { requests: 0, inputTokens: 0, outputTokens: 0 };
  const record = (end: Pick<ModelCall, "status" | "answer" | "errorCode">) =>
    options.journal.record({
      ownerId: context.ownerId,
      threadId: context.threadId,
      key: question.key,
      task: task.name,
      taskVersion: task.version,
      model: named.id,
      ...meter,
      usd: costInUsd(options.prices, named.id, meter),
      ms: options.clock().getTime() - startedMs,
      ...end,
    });
  const answer = await holdDialogue({ ...question, ...settings(options), meter }).catch(
    async (thrown: unknown) => {
      const about = { modelId: named.id, redact: options.models.redact, now: options.clock() };
      const error = classifyError(thrown, about);
      await record({ status: "failed", answer: null, errorCode: error.code });
      throw error;
    },
  );
  await record({ status: "done", answer, errorCode: null });
  return answer;
};

const settings = (options: AskOptions) => ({
  redact: options.models.redact,
  clock: options.clock,
  silenceMs: options.silenceMs,
  sleep: options.sleep ?? realSleep,
});

const realSleep: Sleep = async (ms, signal) => {
  try {
    await delay(ms, undefined, { signal });
  } catch (cause) {
    throw new AppError("stopped", "stopped while waiting to ask again", { cause });
  }
};
