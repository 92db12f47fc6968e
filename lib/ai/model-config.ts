import { createHash } from "node:crypto";
import {
  type ModelProvider,
  type ProviderFacts,
  providerFacts,
  providers,
} from "#lib/schemas/model-providers.ts";
import type { ChosenModels } from "#lib/schemas/model-settings.ts";
import { type ModelRole, modelRole } from "#lib/schemas/model-settings.ts";
import type { Prices } from "#lib/schemas/prices.ts";
import type { Env } from "../env.ts";
import { readPrices } from "./prices.ts";
import type { KeyBox } from "./seal-key.ts";
import type { SealedKey } from "./settings-store.ts";

type Place = "environment" | "chosen";

interface ProviderConfig {
  /** Where it answers; null where that is not said. */
  readonly address: string | null;
  readonly addressFrom: Place | "default";
  readonly key: string | null;
  /** Null where there is no key, or none that can be opened. */
  readonly keyFrom: Place | null;
}

interface RoleConfig {
  /** `provider:model` as it was written, right or wrong; null where nothing is set. */
  readonly model: string | null;
  readonly from: Place | null;
}

/** All that is set of models for an owner at one revision of their settings: a value, alike where it says the same. */
export interface ModelConfig {
  readonly roles: Readonly<Record<ModelRole, RoleConfig>>;
  readonly providers: Readonly<Record<ModelProvider, ProviderConfig>>;
  /** US dollars per million tokens, by `provider:model`; those of the environment win. */
  readonly prices: Prices;
  readonly pricesFromEnvironment: readonly string[];
  /** Milliseconds without a word from a model after which a call is given up. */
  readonly silenceMs: number;
}

/** The setting that names the model of each role. */
export const roleSetting = {
  writer: "MODEL",
  judge: "JUDGE_MODEL",
  vision: "VISION_MODEL",
  embedding: "EMBEDDING_MODEL",
} as const satisfies Record<ModelRole, keyof Env>;

export const modelRoles = modelRole.options;

const ofEach = <Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Readonly<Record<Name, Value>> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;

/** What the environment says of models; the one place that reads it. @throws Error that says what is wrong with it */
export const readModelConfig = (env: Env): ModelConfig => {
  const prices = readPrices(env.MODEL_PRICES);
  return {
    roles: ofEach(modelRoles, (role) => {
      const model = env[roleSetting[role]] ?? null;
      return { model, from: model === null ? null : "environment" };
    }),
    providers: ofEach(providers, (provider): ProviderConfig => {
      const { address, addressSetting, keySetting } = providerFacts[provider];
      const set = addressSetting && env[addressSetting];
      const key = (keySetting && env[keySetting]) ?? null;
      return {
        ...{ address: set ?? address, addressFrom: set ? "environment" : "default" },
        ...{ key, keyFrom: key === null ? null : "environment" },
      };
    }),
    ...{ prices, pricesFromEnvironment: Object.keys(prices) },
    silenceMs: env.MODEL_TIMEOUT_SECONDS * 1_000,
  };
};

/**
 * What the environment says, and where it says nothing, what was chosen in the browser. A key counts only at the address
 * that it was entered for.
 * @param box null when there is no secret to open keys with
 */
export const chosenConfig = (
  base: ModelConfig,
  ownerId: string,
  { chosen, keys }: { readonly chosen: ChosenModels; readonly keys: readonly SealedKey[] },
  box: KeyBox | null,
): ModelConfig => ({
  ...base,
  roles: ofEach(modelRoles, (role): RoleConfig => {
    if (base.roles[role].model !== null) return base.roles[role];
    const model = chosen.roles[role];
    return { model, from: model === null ? null : "chosen" };
  }),
  providers: ofEach(providers, (provider): ProviderConfig => {
    const { addressSetting, keySetting }: ProviderFacts = providerFacts[provider];
    const set = base.providers[provider];
    const entered = chosen.addresses[provider];
    // A key of the environment goes to no address that was entered here.
    const mayMove = addressSetting !== null && set.addressFrom === "default" && set.key === null;
    const at: ProviderConfig =
      mayMove && entered !== undefined ? { ...set, address: entered, addressFrom: "chosen" } : set;
    if (keySetting === null || set.key !== null) return at;
    const key = openedKey(at.address, { ownerId, provider }, keys, box);
    return { ...at, key, keyFrom: key === null ? null : "chosen" };
  }),
  prices: { ...chosen.prices, ...base.prices },
});

/** The same value has the same one. It holds keys, and is no more to be told than they are. */
export const configHash = (config: ModelConfig): string =>
  createHash("sha256").update(JSON.stringify(config)).digest("hex");

/** Whether it is an address that can be asked over HTTP. */
export const isHttpUrl = (value: string | null): boolean =>
  value !== null && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** The address that a key is kept for: without what may be secret in one of the environment. */
export const keyAddress = (address: string | null): string | null => {
  if (address === null || !isHttpUrl(address)) return null;
  const { origin, pathname, username, password, search, hash } = new URL(address);
  return username || password || search || hash ? `${origin}${pathname}` : address;
};

const openedKey = (
  address: string | null,
  { ownerId, provider }: { readonly ownerId: string; readonly provider: ModelProvider },
  keys: readonly SealedKey[],
  box: KeyBox | null,
): string | null => {
  const at = keyAddress(address);
  const found = keys.find((key) => key.provider === provider && key.address === at);
  return (found && box?.open(found.sealed, { ownerId, provider, address: found.address })) || null;
};
