import type { Env } from "../env.ts";
import { toAppError } from "../errors.ts";
import { newId } from "../ids.ts";
import type { ModelTrial } from "../schemas/model-settings.ts";
import type { ModelRole } from "./model-setting.ts";
import { type Colour, seeColour } from "./see-colour.ts";
import { tryRole } from "./try-role.ts";

const colours: readonly Colour[] = ["red", "green", "blue"];

/** Whether the model of a role answers, keeps to a schema and, where it writes, sees a picture. Two or three calls. */
export const tryModel = async (env: Env, role: ModelRole): Promise<ModelTrial> => {
  const at = new Date().toISOString();
  const trial = await tryRole(env, role, newId("word"), () => {});
  if (!trial.works) {
    const { code, message } = trial.error;
    return { works: false, sees: null, ms: null, code, message, at };
  }
  const worked = { works: true, ms: trial.call.ms, code: null, message: null, at };
  if (role === "embedding") return { ...worked, sees: null };
  const colour = colours[Math.floor(Math.random() * colours.length)] ?? "red";
  try {
    await seeColour(env, role, colour);
    return { ...worked, sees: true };
  } catch (error) {
    return { ...worked, sees: false, message: toAppError(error).message };
  }
};
