import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { EmbeddingModel, LanguageModel } from "ai";
import { type ModelName, modelId, providerFacts } from "#lib/schemas/model-providers.ts";
import type { ModelRole } from "#lib/schemas/model-settings.ts";
import { AppError } from "../errors.ts";
import { guardedFetch, serviceFetch } from "./guarded-fetch.ts";
import { type ModelConfig, roleSetting } from "./model-config.ts";
import { modelSetting, ollamaRoot } from "./model-setting.ts";
import { createRedact, type Redact } from "./redact.ts";
import type { Role } from "./task.ts";

export interface Named<Model> {
  /** `provider:model`. */
  readonly id: string;
  readonly model: Model;
}

/** The configured models. */
export interface Models {
  /**
   * The model of a role, the writer's where the role has none of its own, or null when nothing is
   * configured.
   * @throws AppError model_not_configured when the setting is wrong or incomplete.
   */
  readonly language: (role: Role) => Named<LanguageModel> | null;
  /** @throws AppError model_not_configured when the setting is wrong or incomplete. */
  readonly embedding: () => Named<EmbeddingModel> | null;
  /** `provider:model` of a role as set, even when it cannot be used; "rules" when not set. */
  readonly idOf: (role: ModelRole) => string;
  readonly redact: Redact;
}

/** Builds the models that the settings name; nothing is asked of any provider yet. */
export const createModels = (config: ModelConfig): Models => {
  const effective = (role: ModelRole): ModelRole =>
    modelSetting(config, role).state === "falls_back_to_writer" ? "writer" : role;

  const build = <Model>(asked: ModelRole, make: (name: ModelName) => Model) => {
    const role = effective(asked);
    const setting = modelSetting(config, role);
    if (setting.state === "not_set" || setting.state === "falls_back_to_writer") return null;
    if (setting.state === "ready") return { id: modelId(setting), model: make(setting) };
    const missing = "missing" in setting ? setting.missing : roleSetting[role];
    throw new AppError(
      "model_not_configured",
      setting.state === "wrong"
        ? `${roleSetting[role]} must be provider:model, with a provider that can do this`
        : `${roleSetting[role]} needs ${missing}`,
      { details: { setting: roleSetting[role], missing } },
    );
  };

  return {
    language: (role) => build(role, (name) => provider(config, name).languageModel(name.model)),
    embedding: () => build("embedding", (name) => embeddingModel(config, name)),
    idOf: (role) => {
      const setting = modelSetting(config, effective(role));
      return "model" in setting
        ? modelId(setting)
        : (config.roles[effective(role)].model ?? "rules");
    },
    redact: createRedact(config),
  };
};

const provider = (config: ModelConfig, name: ModelName) => {
  const { key, address } = config.providers[name.provider];
  const apiKey = key ?? "";
  const { api } = providerFacts[name.provider];
  switch (api) {
    case "openai":
      return createOpenAI({ apiKey, fetch: serviceFetch });
    case "anthropic":
      return createAnthropic({ apiKey, fetch: serviceFetch });
    case "google":
      return createGoogle({ apiKey, fetch: serviceFetch });
    default:
      return compatible(name.provider, api === "ollama", address ?? "", apiKey);
  }
};

const embeddingModel = (config: ModelConfig, name: ModelName): EmbeddingModel =>
  provider(config, name).embeddingModel(name.model);

/**
 * A server with OpenAI's interface. fetch refuses a URL with a user in it, so that goes into a
 * header; without `supportsStructuredOutputs` the schema would be sent nowhere.
 */
const compatible = (name: string, isOllama: boolean, baseUrl: string, apiKey: string) => {
  const { url, headers } = withoutUser(baseUrl);
  return createOpenAICompatible({
    name,
    baseURL: isOllama ? `${ollamaRoot(url)}/v1` : url,
    includeUsage: true,
    supportsStructuredOutputs: true,
    fetch: guardedFetch,
    ...(apiKey ? { apiKey } : { headers }),
  });
};

/** An address as fetch takes it, and its user as a header. */
export const withoutUser = (address: string): { url: string; headers: Record<string, string> } => {
  const url = new URL(address);
  const user =
    url.username && `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = "";
  url.password = "";
  return { url: url.href, headers: user ? { Authorization: `Basic ${btoa(user)}` } : {} };
};
