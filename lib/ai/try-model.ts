import { createHash } from "node:crypto";
import sharp from "sharp";
import { z } from "zod";
import type { ModelRole, ModelTrial } from "#lib/schemas/model-settings.ts";
import { systemClock } from "../clock.ts";
import { type AppError, toAppError } from "../errors.ts";
import { newId } from "../ids.ts";
import { createAsk } from "./ask.ts";
import type { Reserve } from "./budget.ts";
import { createEmbedders } from "./embedders.ts";
import { fence } from "./fence.ts";
import type { ModelCall } from "./journal.ts";
import type { ModelConfig } from "./model-config.ts";
import { createModels } from "./models.ts";
import type { AskContext, PromptPicture, Role, Task } from "./task.ts";

export type Trial =
  | { readonly works: true; readonly call: ModelCall }
  | { readonly works: false; readonly error: AppError };

/** Who pays for a test; nobody counts the doctor's. */
interface TrialRecorder {
  readonly ownerId: string;
  readonly reserve: Reserve;
  /** Told of each call of it that was made. */
  readonly made: (call: ModelCall) => Promise<void>;
}

/** Settings of a question that is put outside of all work; no answer of it is used again. */
const trialOptions = (config: ModelConfig, payer: TrialRecorder | undefined) => ({
  models: createModels(config),
  journal: { find: async () => null, record: async (call: ModelCall) => payer?.made(call) },
  clock: systemClock,
  prices: config.prices,
  silenceMs: config.silenceMs,
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
  config: ModelConfig,
  role: Role | "embedding",
  word: string,
  more: Pick<AskContext, "onWait" | "signal">,
  payer?: TrialRecorder,
): Promise<Trial> => {
  const calls: ModelCall[] = [];
  const context: AskContext = { ownerId: payer?.ownerId ?? "doctor", threadId: null, ...more };
  const trial = trialOptions(config, payer);
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

const colours = { red: "#d01010", green: "#10a010", blue: "#1010d0" } as const;
export type Colour = keyof typeof colours;

/** The smallest question that shows whether a model sees pictures. */
const nameColour: Task<{ picture: PromptPicture; colour: Colour }, { colour: string }> = {
  name: "doctor-colour",
  version: 1,
  role: "vision",
  schema: z.object({ colour: z.enum(["red", "green", "blue", "none"]) }),
  prompt: ({ picture }) => ({
    instructions:
      'Say which colour fills the picture: red, green or blue. Say "none" when you see no picture.',
    content: "The picture is attached.",
    pictures: [picture],
  }),
  check: (output, { colour }) =>
    output.colour === colour ? null : `The picture is not filled with ${output.colour}.`,
  offline: "cannot",
};

/**
 * Shows the model of a role a picture of one colour.
 * @throws AppError when the model does not see it, does not answer, or is not configured; stopped by the signal
 */
export const seeColour = async (
  config: ModelConfig,
  role: Role,
  colour: Colour,
  signal?: AbortSignal,
  payer?: TrialRecorder,
): Promise<void> => {
  const bytes = await sharp({
    create: { width: 64, height: 64, channels: 3, background: colours[colour] },
  })
    .png()
    .toBuffer();
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const ask = createAsk(trialOptions(config, payer));
  const picture: PromptPicture = { sha256, mediaType: "image/png" };
  const context = {
    ...{ ownerId: payer?.ownerId ?? "doctor", threadId: null, signal },
    picture: async () => bytes,
  };
  await ask({ ...nameColour, role }, { picture, colour }, context);
};

const colourNames: readonly Colour[] = ["red", "green", "blue"];

const saysNothing = ({ code }: AppError) => code === "stopped" || code === "budget_reached";
/** Of the eyes: who is asked too often or too slowly may see all the same. */
const passes = ({ code }: AppError) => code === "model_rate_limited" || code === "model_timeout";
/** A reply's own words may be any length, and each change of the settings keeps them. */
const longestMessage = 300;

/**
 * Whether the model of a role answers, keeps to a schema and, where it writes, sees a picture. Two or three calls.
 * @throws AppError stopped when the signal fired; budget_reached, which says nothing of the model
 */
export const tryModel = async (
  config: ModelConfig,
  role: ModelRole,
  signal: AbortSignal,
  payer: TrialRecorder,
): Promise<ModelTrial> => {
  const at = new Date().toISOString();
  const trial = await tryRole(config, role, newId("word"), { signal }, payer);
  if (!trial.works) {
    if (saysNothing(trial.error)) throw trial.error;
    const { code } = trial.error;
    const words = trial.error.message.replace(/^doctor-[a-z]+: /, "");
    const message = words.slice(0, longestMessage).toWellFormed();
    return { works: false, sees: null, ms: null, code, message, at };
  }
  const worked = { works: true, ms: trial.call.ms, code: null, message: null, at };
  if (role === "embedding") return { ...worked, sees: null };
  const colour = colourNames[Math.floor(Math.random() * colourNames.length)] ?? "red";
  try {
    await seeColour(config, role, colour, signal, payer);
    return { ...worked, sees: true };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (signal.aborted || saysNothing(error)) throw error;
    return { ...worked, sees: passes(error) ? null : false };
  }
};
