import type { Env } from "../env.ts";
import type { ModelProvider } from "../schemas/model-settings.ts";
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
export type ModelSetting =
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
