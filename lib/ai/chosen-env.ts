import type { Env } from "../env.ts";
import type { ChosenModels } from "../schemas/model-settings.ts";
import {
  isHttpUrl,
  modelRoles,
  type Provider,
  providerAddress,
  providerFacts,
  providers,
  roleSetting,
} from "./model-setting.ts";
import { readPrices } from "./prices.ts";
import type { KeyBox } from "./seal-key.ts";
import type { SealedKey } from "./settings-store.ts";

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
