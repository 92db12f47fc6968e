import type { ModelStatus } from "#lib/schemas/model-settings.ts";
import type { Env } from "../env.ts";
import { type ModelRole, modelRoles, modelSetting, roleSetting } from "./model-setting.ts";
import { type Prices, readPrices } from "./prices.ts";

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
