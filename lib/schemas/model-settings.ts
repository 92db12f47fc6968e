import { z } from "zod";
import { providers } from "./model-providers.ts";

/** Everything a model can be chosen for. */
export const modelRole = z.enum(["writer", "judge", "vision", "embedding"]);
export type ModelRole = z.infer<typeof modelRole>;

/** What the settings page may know of the models: never a key or a base URL with credentials. */
export const modelStatus = z.object({
  /** No model writes and none checks facts: everything is done by rules. */
  offline: z.boolean(),
  roles: z.array(
    z.object({
      role: modelRole,
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

const modelProvider = z.enum(providers);

/** A model that a provider offers. What the provider does not say is null. */
const offeredModel = z.object({
  id: z.string(),
  name: z.string().nullable(),
  sees: z.boolean().nullable(),
  /** Makes vectors instead of words. */
  embeds: z.boolean().nullable(),
  /** US dollars per million tokens. */
  price: z.object({ input: z.number(), output: z.number() }).nullable(),
});
export type OfferedModel = Readonly<z.infer<typeof offeredModel>>;

/** Query of `GET /api/settings/models/offered`. */
export const offeredModelsQuery = z.object({ provider: z.string().default("") });

/** Answer to `GET /api/settings/models/offered`. */
export const offeredModels = z.object({ models: z.array(offeredModel) });

/** What runs take here, beside what they usually take, so that a page can tell while somebody types. */
export interface RunRates {
  readonly inputTimes: number;
  readonly outputTimes: number;
  /** Of the models that work in it, US dollars per million tokens; null when one is not known. */
  readonly prices: readonly { readonly input: number; readonly output: number }[] | null;
}

/** A model server that answers on this computer. */
const foundServer = z.object({
  provider: modelProvider,
  address: z.string(),
  models: z.array(offeredModel),
});
export type FoundServer = Readonly<z.infer<typeof foundServer>>;

/** Answer to `GET /api/settings/models/servers`. */
export const foundServers = z.object({ servers: z.array(foundServer) });

const usd = z.number().nonnegative().max(1_000_000);
const role = z.string().min(3).max(300).nullable().default(null);

/** How a test of a model ended. */
export const trial = z.object({
  works: z.boolean(),
  /** Whether it saw a picture; null where that was not tried. */
  sees: z.boolean().nullable(),
  /** Milliseconds until the answer. */
  ms: z.number().nullable(),
  /** Why not, by the code of the error; `message` are the provider's words. */
  code: z.string().nullable(),
  message: z.string().nullable(),
  at: z.iso.datetime(),
  /** True where a key was kept that could not be opened, so that the model was asked without it. */
  withoutKey: z.boolean().optional(),
});
export type ModelTrial = z.infer<typeof trial>;

/** What was chosen in the browser; what the environment says wins over it. Holds no key. */
export const chosenModels = z.object({
  /** `provider:model` of each role. */
  roles: z.object({ writer: role, judge: role, vision: role, embedding: role }).prefault({}),
  /** Addresses of servers, by provider. */
  addresses: z.record(z.string(), z.string()).default({}),
  /** US dollars per million tokens, by `provider:model`. */
  prices: z.record(z.string(), z.object({ input: usd, output: usd })).default({}),
  /** US dollars that one thread, and all threads of a month, may cost; null is no limit. */
  caps: z
    .object({ threadUsd: usd.nullable().default(null), monthUsd: usd.nullable().default(null) })
    .prefault({}),
  /** How the last test of each `provider:model` ended. */
  trials: z.record(z.string(), trial).default({}),
});
export type ChosenModels = z.infer<typeof chosenModels>;

const from = z.enum(["environment", "chosen", "default"]);

/** What the settings page knows: never a key, and no address with a user in it. */
export const modelSettingsView = z.object({
  /** Why nothing can be changed here, or null. */
  locked: z.enum(["not_local"]).nullable(),
  /** Whether a key can be stored: there is a secret to seal it with. */
  canKeepKeys: z.boolean(),
  providers: z.array(
    z.object({
      provider: modelProvider,
      address: z.string().nullable(),
      addressFrom: from.nullable(),
      addressFixed: z.boolean(),
      /** The settings of the environment for address and key. */
      addressSetting: z.string().nullable(),
      keySetting: z.string().nullable(),
      needsKey: z.boolean(),
      key: z.enum(["environment", "chosen", "unreadable", "missing", "none_needed"]),
      takesKey: z.boolean(),
    }),
  ),
  roles: z.array(
    z.object({
      role: modelRole,
      /** What is set, as it is written. */
      model: z.string().nullable(),
      from: from.nullable(),
      setting: z.string(),
      state: z.enum([
        "ready",
        "not_set",
        "falls_back_to_writer",
        "key_missing",
        "base_url_missing",
        "wrong",
      ]),
      /** The provider, and `provider:model`, where the name is understood. */
      provider: modelProvider.nullable(),
      id: z.string().nullable(),
    }),
  ),
  prices: z.record(z.string(), z.object({ input: z.number(), output: z.number(), from })),
  trials: z.record(z.string(), trial),
  caps: z.object({ threadUsd: z.number().nullable(), monthUsd: z.number().nullable() }),
  monthUsd: z.number(),
  /** A model that Ollama is fetching, or how its last fetch ended. */
  pull: z
    .object({
      model: z.string(),
      state: z.enum(["running", "done", "stopped", "failed"]),
      doneBytes: z.number(),
      totalBytes: z.number(),
      code: z.string().nullable(),
      message: z.string().nullable(),
    })
    .nullable(),
});
export type ModelSettingsView = z.infer<typeof modelSettingsView>;

const model = z.string().trim().min(3).max(300);

/** A header takes no other letters. */
const apiKey = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{1,4000}$/);

/** What the page may change, one thing at a time. */
export const settingsChange = z.union([
  z.object({ role: modelRole, model: model.nullable() }),
  z.object({ provider: z.string(), address: z.string().trim().max(2_000).nullable() }),
  // A key is entered for the address that the page shows; another tab may have changed it meanwhile.
  z.object({ provider: z.string(), key: apiKey, enteredFor: z.string() }),
  z.object({ provider: z.string(), key: z.null() }),
  z.object({ price: model, usd: z.object({ input: usd, output: usd }).nullable() }),
  z.object({ caps: z.object({ threadUsd: usd.nullable(), monthUsd: usd.nullable() }) }),
]);
export type SettingsChangeRequest = z.infer<typeof settingsChange>;

export const trialRequest = z.object({
  role: modelRole,
  model,
});
export const pullRequest = z.object({ model: z.string().trim().min(1).max(300) });
