import {
  type AddressSetting,
  type KeySetting,
  type ModelName,
  type ModelProvider,
  modelId,
  parseModelName,
  providerFacts,
} from "#lib/schemas/model-providers.ts";
import type { ModelRole, ModelStatus } from "#lib/schemas/model-settings.ts";
import { isHttpUrl, type ModelConfig, modelRoles, roleSetting } from "./model-config.ts";

/** What is set for a role, before any model is built. */
type ModelSetting =
  | { readonly state: "not_set" | "falls_back_to_writer" | "wrong" }
  | ({ readonly state: "ready" } & ModelName)
  | ({
      readonly state: "key_missing" | "base_url_missing";
      readonly missing: AddressSetting | KeySetting;
    } & ModelName);

/** Ollama's own interface stands beside the one that is compatible with OpenAI's, `/v1`; people enter either. */
export const ollamaRoot = (address: string): string => address.replace(/(?:\/v1)?\/?$/, "");

/**
 * What the settings say about a role. Judge and vision fall back to the writer; embedding does not,
 * because a model that writes makes no vectors.
 */
export const modelSetting = (config: ModelConfig, role: ModelRole): ModelSetting => {
  const value = config.roles[role].model;
  if (!value) {
    const falls = (role === "judge" || role === "vision") && config.roles.writer.model;
    return { state: falls ? "falls_back_to_writer" : "not_set" };
  }
  const name = parseModelName(value);
  if (!name || !canBe(name, role)) return { state: "wrong" };
  return { ...name, ...completeness(config, name.provider) };
};

/** Whether the provider has models for a role. */
export const canBe = ({ provider }: ModelName, role: ModelRole): boolean =>
  role !== "embedding" || providerFacts[provider].embeds;

const completeness = (
  { providers }: ModelConfig,
  provider: ModelProvider,
):
  | { state: "ready" }
  | { state: "key_missing" | "base_url_missing"; missing: AddressSetting | KeySetting } => {
  const { addressSetting, keySetting, needsKey } = providerFacts[provider];
  const { address, key } = providers[provider];
  if (addressSetting && !isHttpUrl(address)) {
    return { state: "base_url_missing", missing: addressSetting };
  }
  const lacksKey = needsKey && keySetting && !key;
  return lacksKey ? { state: "key_missing", missing: keySetting } : { state: "ready" };
};

/** What is configured for each role, without a key or a URL in it. Asks no provider. */
export const modelStatus = (config: ModelConfig): ModelStatus => ({
  // The judge falls back to the writer: where it has no model, nobody has one that reads.
  offline: modelSetting(config, "judge").state === "not_set",
  roles: modelRoles.map((role) => roleStatus(config, role)),
});

const roleStatus = (config: ModelConfig, role: ModelRole): ModelStatus["roles"][number] => {
  const setting = modelSetting(config, role);
  const used = setting.state === "falls_back_to_writer" ? modelSetting(config, "writer") : setting;
  const name = "model" in used ? used : null;
  return {
    role,
    setting: roleSetting[role],
    provider: name?.provider ?? null,
    model: name?.model ?? null,
    state: setting.state,
    missing: "missing" in setting ? setting.missing : null,
    priced: name !== null && Object.hasOwn(config.prices, modelId(name)),
  };
};

/** Where the model of a role answers; null when none is set, or that is not said. */
export const modelAddress = ({ roles, providers }: ModelConfig, role: ModelRole): string | null => {
  const name = parseModelName(roles[role].model ?? "");
  return name && providers[name.provider].address;
};
