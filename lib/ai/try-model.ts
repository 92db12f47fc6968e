import type { Env } from "../env.ts";
import { toAppError } from "../errors.ts";
import { newId } from "../ids.ts";
import type { ModelTrial } from "../schemas/model-settings.ts";
import type { ModelRole } from "./model-setting.ts";
import { type Colour, seeColour } from "./see-colour.ts";
import { tryRole } from "./try-role.ts";

const colours: readonly Colour[] = ["red", "green", "blue"];

/**
 * Whether the model of a role answers, keeps to a schema and, where it writes, sees a picture. Two or three calls.
 * @throws AppError stopped when the signal fired
 */
export const tryModel = async (
  env: Env,
  role: ModelRole,
  signal: AbortSignal,
): Promise<ModelTrial> => {
  const at = new Date().toISOString();
  const trial = await tryRole(env, role, newId("word"), { signal });
  if (!trial.works) {
    if (trial.error.code === "stopped") throw trial.error;
    const { code, message } = trial.error;
    return { works: false, sees: null, ms: null, code, message, at };
  }
  const worked = { works: true, ms: trial.call.ms, code: null, message: null, at };
  if (role === "embedding") return { ...worked, sees: null };
  const colour = colours[Math.floor(Math.random() * colours.length)] ?? "red";
  try {
    await seeColour(env, role, colour, signal);
    return { ...worked, sees: true };
  } catch (error) {
    if (signal.aborted) throw toAppError(error);
    return { ...worked, sees: false, message: toAppError(error).message };
  }
};
