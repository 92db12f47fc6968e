/** How a provider is spoken to. */
export type ProviderApi = "openai" | "anthropic" | "google" | "ollama" | "compatible";

/** What is known of a provider before anything is asked of it. */
export interface ProviderFacts {
  /** What it calls itself; null where the catalogue says what it is. */
  readonly name: string | null;
  readonly api: ProviderApi;
  /** Where it answers when nothing else is set; null where that must be said. */
  readonly address: string | null;
  /** The setting with another address; null for services that have one address. */
  readonly addressSetting: string | null;
  /** The setting with its key; null where none is wanted. */
  readonly keySetting: string | null;
  readonly needsKey: boolean;
  /** Whether any of its models makes vectors. */
  readonly embeds: boolean;
}

const service = <Key extends string>(
  name: string,
  api: ProviderApi,
  address: string,
  keySetting: Key,
) => ({ name, api, address, keySetting, addressSetting: null, needsKey: true, embeds: true });

const atHome = <Address extends string>(
  name: string,
  api: ProviderApi,
  address: string,
  addressSetting: Address,
) => ({ name, api, address, addressSetting, keySetting: null, needsKey: false, embeds: true });

/**
 * Every provider, one entry each, in the order in which they are offered: its schema, its name, its settings of the
 * environment and how it is asked follow from it. Addresses and ports are those that each documents as its own.
 */
export const providerFacts = {
  openai: service("OpenAI", "openai", "https://api.openai.com/v1", "OPENAI_API_KEY"),
  anthropic: {
    ...service("Anthropic", "anthropic", "https://api.anthropic.com/v1", "ANTHROPIC_API_KEY"),
    embeds: false,
  },
  google: service(
    "Google",
    "google",
    "https://generativelanguage.googleapis.com/v1beta",
    "GOOGLE_GENERATIVE_AI_API_KEY",
  ),
  openrouter: service(
    "OpenRouter",
    "compatible",
    "https://openrouter.ai/api/v1",
    "OPENROUTER_API_KEY",
  ),
  ollama: atHome("Ollama", "ollama", "http://127.0.0.1:11434/v1", "OLLAMA_BASE_URL"),
  lmstudio: atHome("LM Studio", "compatible", "http://127.0.0.1:1234/v1", "LMSTUDIO_BASE_URL"),
  llamacpp: atHome("llama.cpp", "compatible", "http://127.0.0.1:8080/v1", "LLAMACPP_BASE_URL"),
  compatible: {
    name: null,
    api: "compatible",
    address: null,
    addressSetting: "COMPATIBLE_BASE_URL",
    keySetting: "COMPATIBLE_API_KEY",
    // Servers at home (vLLM) often want no key.
    needsKey: false,
    embeds: true,
  },
} as const satisfies Readonly<Record<string, ProviderFacts>>;

export type ModelProvider = keyof typeof providerFacts;
type Facts = (typeof providerFacts)[ModelProvider];
export type AddressSetting = NonNullable<Facts["addressSetting"]>;
export type KeySetting = NonNullable<Facts["keySetting"]>;

export const providers = Object.keys(providerFacts) as readonly ModelProvider[];

/** Those that take a key; the others are programs on one's own computer. */
export const keyProviders = providers.filter((one) => providerFacts[one].keySetting !== null);
export const homeProviders = providers.filter((one) => providerFacts[one].keySetting === null);

/** Offered first while none is connected. */
export const firstProvider = "openai" satisfies ModelProvider;
/** Fetches a model itself when it is asked to. */
export const pullProvider = "ollama" satisfies ModelProvider;

const settingsOf = <Name extends string>(name: (facts: Facts) => Name | null): readonly Name[] =>
  providers.flatMap((one) => name(providerFacts[one]) ?? []);
export const keySettings = settingsOf<KeySetting>(({ keySetting }) => keySetting);
export const addressSettings = settingsOf<AddressSetting>(({ addressSetting }) => addressSetting);

export interface ModelName {
  readonly provider: ModelProvider;
  readonly model: string;
}

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

export const providerOf = (value: string): ModelProvider | null =>
  parseModelName(value)?.provider ?? null;

export const modelId = ({ provider, model }: ModelName): string => `${provider}:${model}`;
