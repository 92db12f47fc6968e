import type { ChosenModels, ModelProvider, ModelStatus } from "#lib/schemas/model-settings.ts";
import type { Env } from "../env.ts";
import { type Prices, readPrices } from "./prices.ts";
import type { KeyBox } from "./seal-key.ts";
import type { SealedKey } from "./settings-store.ts";
import type { Role } from "./task.ts";

/** What is known of a provider before anything is asked of it. */
interface ProviderFacts {
  /** Where it answers when nothing else is set; null where that must be said. */
  readonly address: string | null;
  /** The setting with another address; null for services that have one address. */
  readonly addressSetting: AddressSetting | null;
  /** The setting with its key; null where none is wanted. */
  readonly keySetting: KeySetting | null;
  readonly needsKey: boolean;
}

type AddressSetting =
  | "COMPATIBLE_BASE_URL"
  | "OLLAMA_BASE_URL"
  | "LMSTUDIO_BASE_URL"
  | "LLAMACPP_BASE_URL";
type KeySetting =
  | "OPENAI_API_KEY"
  | "ANTHROPIC_API_KEY"
  | "GOOGLE_GENERATIVE_AI_API_KEY"
  | "OPENROUTER_API_KEY"
  | "COMPATIBLE_API_KEY";

const service = (address: string, keySetting: KeySetting): ProviderFacts => ({
  ...{ address, addressSetting: null, keySetting, needsKey: true },
});
const atHome = (address: string, addressSetting: AddressSetting): ProviderFacts => ({
  ...{ address, addressSetting, keySetting: null, needsKey: false },
});

/** Addresses and ports are those that each provider documents as its own. */
export const providerFacts = {
  openai: service("https://api.openai.com/v1", "OPENAI_API_KEY"),
  anthropic: service("https://api.anthropic.com/v1", "ANTHROPIC_API_KEY"),
  google: service(
    "https://generativelanguage.googleapis.com/v1beta",
    "GOOGLE_GENERATIVE_AI_API_KEY",
  ),
  openrouter: service("https://openrouter.ai/api/v1", "OPENROUTER_API_KEY"),
  ollama: atHome("http://127.0.0.1:11434/v1", "OLLAMA_BASE_URL"),
  lmstudio: atHome("http://127.0.0.1:1234/v1", "LMSTUDIO_BASE_URL"),
  llamacpp: atHome("http://127.0.0.1:8080/v1", "LLAMACPP_BASE_URL"),
  compatible: {
    address: null,
    addressSetting: "COMPATIBLE_BASE_URL",
    keySetting: "COMPATIBLE_API_KEY",
    // Servers at home (vLLM) often want no key.
    needsKey: false,
  },
} as const satisfies Record<ModelProvider, ProviderFacts>;

export type Provider = ModelProvider;
export const providers = Object.keys(providerFacts) as readonly Provider[];

/** Everything a model can be configured for. */
export type ModelRole = Role | "embedding";
export const modelRoles = ["writer", "judge", "vision", "embedding"] as const;

/** The setting that names the model of each role. */
export const roleSetting = {
  writer: "MODEL",
  judge: "JUDGE_MODEL",
  vision: "VISION_MODEL",
  embedding: "EMBEDDING_MODEL",
} as const satisfies Record<ModelRole, keyof Env>;

export interface ModelName {
  readonly provider: Provider;
  readonly model: string;
}

/** What is set for a role, before any model is built. */
type ModelSetting =
  | { readonly state: "not_set" | "falls_back_to_writer" | "wrong" }
  | ({ readonly state: "ready" } & ModelName)
  | ({
      readonly state: "key_missing" | "base_url_missing";
      readonly missing: AddressSetting | KeySetting;
    } & ModelName);

/**
 * Splits `provider:model`. The model may hold colons itself, as in `ollama:qwen3:8b`.
 * @returns null when the provider is unknown or the model is empty.
 */
export const parseModelName = (value: string): ModelName | null => {
  const colon = value.indexOf(":");
  const provider = providers.find((known) => known === value.slice(0, colon).trim().toLowerCase());
  const model = value.slice(colon + 1).trim();
  return provider && model ? { provider, model } : null;
};

/** Where a provider answers, as it is set; null when that is not said. */
export const providerAddress = (env: Env, provider: Provider): string | null => {
  const { address, addressSetting }: ProviderFacts = providerFacts[provider];
  return (addressSetting && env[addressSetting]) ?? address;
};

/** Where the model of a role answers; null when none is set, or that is not said. */
export const modelAddress = (env: Env, role: keyof typeof roleSetting): string | null => {
  const name = parseModelName(env[roleSetting[role]] ?? "");
  return name && providerAddress(env, name.provider);
};

/** Ollama's own interface stands beside the one that is compatible with OpenAI's, `/v1`; people enter either. */
export const ollamaRoot = (address: string): string => address.replace(/(?:\/v1)?\/?$/, "");

/** The key that is set for a provider, or null. */
export const providerKey = (env: Env, provider: Provider): string | null => {
  const { keySetting }: ProviderFacts = providerFacts[provider];
  return (keySetting && env[keySetting]) ?? null;
};

/**
 * What the settings say about a role. Judge and vision fall back to the writer; embedding does not,
 * because a model that writes makes no vectors.
 */
export const modelSetting = (env: Env, role: ModelRole): ModelSetting => {
  const value = env[roleSetting[role]];
  if (!value) {
    const falls = (role === "judge" || role === "vision") && env.MODEL;
    return { state: falls ? "falls_back_to_writer" : "not_set" };
  }
  const name = parseModelName(value);
  if (!name || (name.provider === "anthropic" && role === "embedding")) return { state: "wrong" };
  return { ...name, ...completeness(env, name.provider) };
};

const completeness = (
  env: Env,
  provider: Provider,
):
  | { state: "ready" }
  | { state: "key_missing" | "base_url_missing"; missing: AddressSetting | KeySetting } => {
  const { addressSetting, keySetting, needsKey }: ProviderFacts = providerFacts[provider];
  const address = providerAddress(env, provider);
  if (addressSetting && !isHttpUrl(address)) {
    return { state: "base_url_missing", missing: addressSetting };
  }
  const lacksKey = needsKey && keySetting && !env[keySetting];
  return lacksKey ? { state: "key_missing", missing: keySetting } : { state: "ready" };
};

/** Whether it is an address that can be asked over HTTP. */
export const isHttpUrl = (value: string | null): boolean =>
  value !== null && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** What is configured for each role, without a key or a URL in it. Asks no provider. */
export const modelStatus = (env: Env): ModelStatus => {
  const prices = readPrices(env.MODEL_PRICES);
  return {
    // The judge falls back to the writer: where it has no model, nobody has one that reads.
    offline: modelSetting(env, "judge").state === "not_set",
    roles: modelRoles.map((role) => roleStatus(env, role, prices)),
  };
};

const roleStatus = (env: Env, role: ModelRole, prices: Prices): ModelStatus["roles"][number] => {
  const setting = modelSetting(env, role);
  const used = setting.state === "falls_back_to_writer" ? modelSetting(env, "writer") : setting;
  const name = "model" in used ? used : null;
  return {
    role,
    setting: roleSetting[role],
    provider: name?.provider ?? null,
    model: name?.model ?? null,
    state: setting.state,
    missing: "missing" in setting ? setting.missing : null,
    priced: name !== null && Object.hasOwn(prices, `${name.provider}:${name.model}`),
  };
};

/**
 * The environment, with what was chosen in the browser where it says nothing. A key counts only at the address that it
 * was entered for.
 * @param box null when there is no secret to open keys with
 */
export const chosenEnv = (
  env: Env,
  ownerId: string,
  { chosen, keys }: { chosen: ChosenModels; keys: readonly SealedKey[] },
  box: KeyBox | null,
): Env => {
  const merged: Env = { ...env };
  for (const role of modelRoles) merged[roleSetting[role]] ??= chosen.roles[role] ?? undefined;
  for (const provider of providers) {
    const { addressSetting, keySetting } = providerFacts[provider];
    // A key of the environment goes to no address that was entered here.
    const given = keySetting && env[keySetting];
    if (addressSetting && !given) merged[addressSetting] ??= chosen.addresses[provider];
    if (keySetting) merged[keySetting] ??= keyOf(merged, { ownerId, provider }, keys, box);
  }
  const prices = { ...chosen.prices, ...readPrices(env.MODEL_PRICES) };
  return { ...merged, MODEL_PRICES: JSON.stringify(prices) };
};

/** The address that a key is kept for: without what may be secret in one of the environment. */
export const keyAddress = (env: Env, provider: Provider): string | null => {
  const address = providerAddress(env, provider);
  if (address === null || !isHttpUrl(address)) return null;
  const { origin, pathname, username, password, search, hash } = new URL(address);
  return username || password || search || hash ? `${origin}${pathname}` : address;
};

const keyOf = (
  env: Env,
  { ownerId, provider }: { ownerId: string; provider: Provider },
  keys: readonly SealedKey[],
  box: KeyBox | null,
): string | undefined => {
  const address = keyAddress(env, provider);
  const found = keys.find((key) => key.provider === provider && key.address === address);
  return (
    (found && box?.open(found.sealed, { ownerId, provider, address: found.address })) || undefined
  );
};
