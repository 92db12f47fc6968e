import { z } from "zod";
import { systemClock } from "../clock.ts";
import type { Env } from "../env.ts";
import { type AppError, toAppError } from "../errors.ts";
import { createAsk } from "./ask.ts";
import type { Reserve } from "./budget.ts";
import { createEmbedders } from "./embedders.ts";
import { fence } from "./fence.ts";
import type { ModelCall } from "./journal.ts";
import { createModels } from "./models.ts";
import { readPrices } from "./prices.ts";
import type { AskContext, Role, Task } from "./task.ts";

export type Trial =
  | { readonly works: true; readonly call: ModelCall }
  | { readonly works: false; readonly error: AppError };

/** Who pays for a test; nobody counts the doctor's. */
export interface TrialRecorder {
  readonly ownerId: string;
  readonly reserve: Reserve;
  /** Told of each call of it that was made. */
  readonly made: (call: ModelCall) => Promise<void>;
}

/** Settings of a question that is put outside of all work; no answer of it is used again. */
export const trialOptions = (env: Env, payer: TrialRecorder | undefined) => ({
  models: createModels(env),
  journal: { find: async () => null, record: async (call: ModelCall) => payer?.made(call) },
  clock: systemClock,
  prices: readPrices(env.MODEL_PRICES),
  silenceMs: env.MODEL_TIMEOUT_SECONDS * 1_000,
  ...(payer && { reserve: payer.reserve }),
});

/** The smallest question that shows whether a model reads its material and keeps to a schema. */
const repeatWord: Task<{ word: string }, { word: string }> = {
  name: "doctor-check",
  version: 1,
  role: "writer",
  schema: z.object({ word: z.string() }),
  prompt: ({ word }) => ({
    instructions: "Answer with the word that the text holds, and nothing else.",
    content: fence("text", word),
  }),
  check: (output, { word }) =>
    output.word.trim() === word ? null : `The text holds another word than ${output.word}.`,
  offline: "cannot",
};

/**
 * Puts one small question to the model of a role, as the product would.
 *
 * @param word what the model must repeat; another one each time, so that no answer is an old one.
 * @param more `onWait` is called before a wait that the provider asked for, `signal` ends the question.
 */
export const tryRole = async (
  env: Env,
  role: Role | "embedding",
  word: string,
  more: Pick<AskContext, "onWait" | "signal">,
  payer?: TrialRecorder,
): Promise<Trial> => {
  const calls: ModelCall[] = [];
  const context: AskContext = { ownerId: payer?.ownerId ?? "doctor", threadId: null, ...more };
  const trial = trialOptions(env, payer);
  const record = async (call: ModelCall) => {
    calls.push(call);
    await trial.journal.record(call);
  };
  const options = { ...trial, journal: { ...trial.journal, record } };
  try {
    if (role === "embedding") await createEmbedders(options).at(-1)?.embed([word], context);
    else await createAsk(options)({ ...repeatWord, role }, { word }, context);
    const [call] = calls;
    if (!call) throw new Error(`nothing was asked of the ${role}`);
    return { works: true, call };
  } catch (error) {
    return { works: false, error: toAppError(error) };
  }
};
