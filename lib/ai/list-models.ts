import { z } from "zod";
import { readBody } from "#lib/bounded-body.ts";
import {
  homeProviders,
  type ModelProvider,
  type ProviderApi,
  providerFacts,
} from "#lib/schemas/model-providers.ts";
import type { FoundServer, OfferedModel } from "#lib/schemas/model-settings.ts";
import { AppError } from "../errors.ts";
import { providerWords } from "./classify-error.ts";
import { guardedFetch, serviceFetch } from "./guarded-fetch.ts";
import type { ModelConfig } from "./model-config.ts";
import { ollamaRoot } from "./model-setting.ts";
import { withoutUser } from "./models.ts";
import { createRedact } from "./redact.ts";

const withinMs = 15_000;
/** Models of Ollama that are asked what they can do. */
const mostShown = 60;
/** Ten times OpenRouter's list of some 400 models, with all that it says of them. */
const answerLimit = {
  bytes: 10_000_000,
  code: "model_list_unreadable",
  toldBytes: 10_000_000,
} as const;
/** More than anybody looks through; the name of another can be typed. */
const mostModels = 2_000;

interface Call {
  readonly send: typeof fetch;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly signal: AbortSignal;
}

const codeOfStatus = (status: number) => {
  if (status === 401 || status === 403) return "model_refused_key";
  if (status === 429) return "model_rate_limited";
  return status >= 500 ? "model_unavailable" : "model_list_unreadable";
};

/** @throws AppError as `codeOfStatus`, model_unavailable, model_list_unreadable when the answer is of another shape */
const ask = async <Shape>(
  call: Call,
  path: string,
  shape: z.ZodType<Shape>,
  body?: unknown,
): Promise<Shape> => {
  const { url, headers, signal } = call;
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const { ok, status, text } = await textOf(call.send, `${url.replace(/\/$/, "")}${path}`, {
    ...init,
    headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    signal: AbortSignal.any([signal, AbortSignal.timeout(withinMs)]),
  }).catch((cause: unknown) => {
    if (cause instanceof AppError || signal.aborted) throw cause;
    throw new AppError("model_unavailable", "the provider cannot be reached", { cause });
  });
  if (!ok) throw new AppError(codeOfStatus(status), `HTTP ${status}: ${text}`);
  const parsed = shape.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new AppError("model_list_unreadable", `no list of models: ${text}`);
};

const textOf = async (send: typeof fetch, url: string, init: RequestInit) => {
  const response = await send(url, init);
  const text = new TextDecoder().decode(await readBody(response, answerLimit));
  return { ok: response.ok, status: response.status, text };
};

/** Undefined for what is no JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** OpenRouter tells prices in dollars per token, as text; an empty one is not known, and not nothing. */
const perMillion = z
  .union([z.number(), z.string().trim().min(1).transform(Number)])
  .pipe(z.number().nonnegative().max(1))
  .transform((usd) => usd * 1_000_000);
const openAiList = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      name: z.string().nullish().catch(null),
      architecture: z
        .object({ input_modalities: z.array(z.string()) })
        .nullish()
        .catch(null),
      pricing: z.object({ prompt: perMillion, completion: perMillion }).nullish().catch(null),
    }),
  ),
});

const embeddingName = /embed|(^|[/-])bge|minilm|(^|[/-])e5-/i;

const openAi = async (call: Call): Promise<OfferedModel[]> => {
  const { data } = await ask(call, "/models", openAiList);
  return data.map(({ id, name, architecture, pricing }) => ({
    ...{ id, name: name ?? null },
    sees: architecture ? architecture.input_modalities.includes("image") : null,
    embeds: embeddingName.test(id) || null,
    price: pricing ? { input: pricing.prompt, output: pricing.completion } : null,
  }));
};

const anthropicList = z.object({
  data: z.array(z.object({ id: z.string(), display_name: z.string().nullish() })),
});
const anthropic = async (call: Call): Promise<OfferedModel[]> => {
  const { data } = await ask(call, "/models?limit=1000", anthropicList);
  return data.map(({ id, display_name }) => ({
    ...{ id, name: display_name ?? null, sees: null, embeds: false, price: null },
  }));
};

const googleList = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      displayName: z.string().nullish(),
      supportedGenerationMethods: z.array(z.string()).default([]),
    }),
  ),
});
const google = async (call: Call): Promise<OfferedModel[]> => {
  const { models } = await ask(call, "/models?pageSize=1000", googleList);
  return models.flatMap(({ name, displayName, supportedGenerationMethods: can }) => {
    const embeds = can.includes("embedContent");
    if (!embeds && !can.includes("generateContent")) return [];
    const id = name.replace(/^models\//, "");
    return [{ id, name: displayName ?? null, sees: null, embeds, price: null }];
  });
};

const ollamaList = z.object({ models: z.array(z.object({ name: z.string() })) });
const ollamaModel = z.object({ capabilities: z.array(z.string()).optional() });
const ollama = async (call: Call): Promise<OfferedModel[]> => {
  const own = { ...call, url: ollamaRoot(call.url) };
  const { models } = await ask(own, "/api/tags", ollamaList);
  return Promise.all(
    models.map(async ({ name }, index) => {
      const shown =
        index < mostShown
          ? await ask(own, "/api/show", ollamaModel, { model: name }).catch(() => null)
          : null;
      const can = shown?.capabilities;
      return {
        ...{ id: name, name: null, price: { input: 0, output: 0 } },
        sees: can ? can.includes("vision") : null,
        embeds: can ? can.includes("embedding") : embeddingName.test(name) || null,
      };
    }),
  );
};

/**
 * The models that a provider offers with the key that is set, by its own list; by name.
 * @throws AppError model_not_configured, model_refused_key, model_rate_limited, model_unavailable, model_list_unreadable,
 *   address_refused
 */
export const listModels = async (
  config: ModelConfig,
  provider: ModelProvider,
  signal: AbortSignal,
): Promise<OfferedModel[]> => {
  const { address, key } = config.providers[provider];
  const { api, addressSetting } = providerFacts[provider];
  if (address === null) throw new AppError("model_not_configured", `${provider} has no address`);
  const { url, headers } = withoutUser(address);
  try {
    const found = await listings[api]({
      send: addressSetting === null ? serviceFetch : guardedFetch,
      url,
      headers: { ...headers, ...keyHeader(api, key) },
      signal,
    });
    const inOrder = new Intl.Collator("en").compare;
    return found
      .filter(({ id }) => isPlainName(id))
      .map((one) => ({
        ...one,
        name: one.name !== null && isPlainName(one.name) ? one.name : null,
      }))
      .sort((left, right) => inOrder(left.id, right.id))
      .slice(0, mostModels);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Providers like to quote the key that they refuse.
    const words = providerWords(error.message, createRedact(config));
    throw new AppError(error.code, words, { details: { provider } });
  }
};

/** What can be chosen, and shows as what it is: no longer than a setting, without characters that nobody sees. */
const isPlainName = (name: string): boolean =>
  name !== "" && name.length <= 280 && name.isWellFormed() && !/[\p{Cc}\p{Cf}]/u.test(name);

const listings: Readonly<Record<ProviderApi, (call: Call) => Promise<OfferedModel[]>>> = {
  ...{ openai: openAi, compatible: openAi },
  ...{ anthropic, google, ollama },
};

const keyHeader = (api: ProviderApi, key: string | null): Record<string, string> => {
  if (api === "anthropic") return { "x-api-key": key ?? "", "anthropic-version": "2023-06-01" };
  if (key === null) return {};
  return api === "google" ? { "x-goog-api-key": key } : { authorization: `Bearer ${key}` };
};

/** A server on this computer answers in some milliseconds; a port where nobody listens refuses at once. */
const homeWithinMs = 1_500;

/** The model servers that answer on this computer. */
export const findServers = async (config: ModelConfig): Promise<FoundServer[]> => {
  const found = await Promise.all(
    homeProviders.map(async (provider): Promise<FoundServer[]> => {
      const address = config.providers[provider].address ?? "";
      const signal = AbortSignal.timeout(homeWithinMs);
      const models = await listModels(config, provider, signal).catch(() => null);
      return models ? [{ provider, address, models }] : [];
    }),
  );
  return found.flat();
};
