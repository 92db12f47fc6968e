import type { Env } from "../env.ts";
import type { Role } from "./task.ts";

export const providers = ["openai", "anthropic", "google", "ollama", "compatible"] as const;
export type Provider = (typeof providers)[number];

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
      readonly missing: keyof Env;
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
): { state: "ready" } | { state: "key_missing" | "base_url_missing"; missing: keyof Env } => {
  const address = requiredAddress[provider];
  if (address && !isHttpUrl(env[address])) return { state: "base_url_missing", missing: address };
  const key = requiredKey[provider];
  return key && !env[key] ? { state: "key_missing", missing: key } : { state: "ready" };
};

const requiredAddress: Readonly<
  Partial<Record<Provider, "COMPATIBLE_BASE_URL" | "OLLAMA_BASE_URL">>
> = { compatible: "COMPATIBLE_BASE_URL", ollama: "OLLAMA_BASE_URL" };

const isHttpUrl = (value: string | undefined): boolean =>
  value !== undefined && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** Servers at home (Ollama, vLLM) often want no key, so only the three services require one. */
const requiredKey: Readonly<Partial<Record<Provider, keyof Env>>> = {
  openai: "OPENAI_API_KEY",
  anthropic: "ANTHROPIC_API_KEY",
  google: "GOOGLE_GENERATIVE_AI_API_KEY",
};
