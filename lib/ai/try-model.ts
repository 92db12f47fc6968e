import type { Env } from "../env.ts";
import { type AppError, toAppError } from "../errors.ts";
import { newId } from "../ids.ts";
import type { ModelTrial } from "../schemas/model-settings.ts";
import type { ModelRole } from "./model-setting.ts";
import { type Colour, seeColour } from "./see-colour.ts";
import { type TrialRecorder, tryRole } from "./try-role.ts";

const colours: readonly Colour[] = ["red", "green", "blue"];

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
  env: Env,
  role: ModelRole,
  signal: AbortSignal,
  payer: TrialRecorder,
): Promise<ModelTrial> => {
  const at = new Date().toISOString();
  const trial = await tryRole(env, role, newId("word"), { signal }, payer);
  if (!trial.works) {
    if (saysNothing(trial.error)) throw trial.error;
    const { code } = trial.error;
    const words = trial.error.message.replace(/^doctor-[a-z]+: /, "");
    const message = words.slice(0, longestMessage).toWellFormed();
    return { works: false, sees: null, ms: null, code, message, at };
  }
  const worked = { works: true, ms: trial.call.ms, code: null, message: null, at };
  if (role === "embedding") return { ...worked, sees: null };
  const colour = colours[Math.floor(Math.random() * colours.length)] ?? "red";
  try {
    await seeColour(env, role, colour, signal, payer);
    return { ...worked, sees: true };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (signal.aborted || saysNothing(error)) throw error;
    return { ...worked, sees: passes(error) ? null : false };
  }
};
