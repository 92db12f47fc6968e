import type { Env } from "../env.ts";
import type { FoundServer } from "../schemas/model-settings.ts";
import { listModels } from "./list-models.ts";
import { type Provider, providerAddress } from "./model-setting.ts";

/** Programs that serve models on one's own computer, each at an address that it documents. */
const homeProviders = ["ollama", "lmstudio", "llamacpp"] as const satisfies readonly Provider[];

/** A server on this computer answers in some milliseconds; a port where nobody listens refuses at once. */
const withinMs = 1_500;

/** The model servers that answer on this computer. */
export const findServers = async (env: Env): Promise<FoundServer[]> => {
  const found = await Promise.all(
    homeProviders.map(async (provider): Promise<FoundServer[]> => {
      const address = providerAddress(env, provider) ?? "";
      const signal = AbortSignal.timeout(withinMs);
      const models = await listModels(env, provider, signal).catch(() => null);
      return models ? [{ provider, address, models }] : [];
    }),
  );
  return found.flat();
};
