import { z } from "zod";

/** What the settings page may know of the models: never a key or a base URL with credentials. */
export const modelStatus = z.object({
  /** No model writes and none checks facts: everything is done by rules. */
  offline: z.boolean(),
  roles: z.array(
    z.object({
      role: z.enum(["writer", "judge", "vision", "embedding"]),
      /** The setting that names the model, for example `JUDGE_MODEL`. */
      setting: z.string(),
      provider: z.string().nullable(),
      model: z.string().nullable(),
      /** "ready", or what is missing. */
      state: z.enum([
        "ready",
        "not_set",
        "falls_back_to_writer",
        "key_missing",
        "base_url_missing",
        "wrong",
      ]),
      /** The setting that would complete it, for example `OPENAI_API_KEY`. */
      missing: z.string().nullable(),
      priced: z.boolean(),
    }),
  ),
});
export type ModelStatus = z.infer<typeof modelStatus>;
