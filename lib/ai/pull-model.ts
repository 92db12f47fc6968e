import { z } from "zod";
import { readBody } from "#lib/bounded-body.ts";
import { pullProvider } from "#lib/schemas/model-providers.ts";
import { AppError } from "../errors.ts";
import { providerWords } from "./classify-error.ts";
import { guardedFetch } from "./guarded-fetch.ts";
import { parseJson } from "./list-models.ts";
import type { ModelConfig } from "./model-config.ts";
import { ollamaRoot } from "./model-setting.ts";
import { withoutUser } from "./models.ts";
import { createRedact } from "./redact.ts";

export interface PullProgress {
  readonly doneBytes: number;
  /** 0 while Ollama has not said how much there is. */
  readonly totalBytes: number;
}

const bytes = z.number().nonnegative().max(1e15);
const line = z.object({
  status: z.string().optional(),
  digest: z.string().optional(),
  total: bytes.optional(),
  completed: bytes.optional(),
  error: z.string().optional(),
});

/** Ollama says something several times a second, but checks a large file for minutes without a word. */
const longestSilenceMs = 600_000;
/** Ollama's lines have some 150 characters, and a model some ten layers. */
const longestLine = 100_000;
const mostLayers = 1_000;
const refusalLimit = { bytes: 100_000, code: "model_refused_request", toldBytes: 100_000 } as const;

/**
 * Has the Ollama of the settings fetch a model. A fetch that was stopped goes on where it was the next time, as Ollama
 * keeps the parts.
 * @throws AppError model_unavailable, model_timeout, model_refused_request with Ollama's words, address_refused; the
 *   signal's reason when it is aborted
 */
export const pullModel = async (
  config: ModelConfig,
  model: string,
  onProgress: (progress: PullProgress) => void,
  signal: AbortSignal,
  silenceMs = longestSilenceMs,
): Promise<void> => {
  const silence = new AbortController();
  const watchdog = setTimeout(() => silence.abort(), silenceMs);
  const ended = AbortSignal.any([signal, silence.signal]);
  try {
    await pull(config, model, onProgress, { signal: ended, alive: () => watchdog.refresh() });
  } catch (cause) {
    if (cause instanceof AppError || signal.aborted) throw cause;
    const [code, words] = silence.signal.aborted
      ? (["model_timeout", `no word from Ollama for ${silenceMs} ms`] as const)
      : (["model_unavailable", "Ollama cannot be reached"] as const);
    throw new AppError(code, words, { cause });
  } finally {
    clearTimeout(watchdog);
  }
};

const pull = async (
  config: ModelConfig,
  model: string,
  onProgress: (progress: PullProgress) => void,
  { signal, alive }: { signal: AbortSignal; alive: () => void },
): Promise<void> => {
  const { url, headers } = withoutUser(config.providers[pullProvider].address ?? "");
  const response = await guardedFetch(`${ollamaRoot(url)}/api/pull`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ model, stream: true }),
    signal,
  });
  const refuse = (said: string): never => {
    const words = providerWords(`Ollama: ${said}`, createRedact(config));
    throw new AppError("model_refused_request", words);
  };
  if (!response.ok || !response.body) {
    const said = new TextDecoder().decode(await readBody(response, refusalLimit));
    return refuse(`HTTP ${response.status} ${said}`);
  }
  const layers = new Map<string, { total: number; completed: number }>();
  let isThere = false;
  for await (const text of linesOf(response.body)) {
    alive();
    const said = line.safeParse(parseJson(text));
    if (!said.success) continue;
    const { status, digest, total = 0, completed = 0, error } = said.data;
    if (error) refuse(error);
    if (digest && layers.size < mostLayers) layers.set(digest, { total, completed });
    const all = [...layers.values()];
    onProgress({
      doneBytes: all.reduce((sum, layer) => sum + layer.completed, 0),
      totalBytes: all.reduce((sum, layer) => sum + layer.total, 0),
    });
    isThere ||= status === "success";
  }
  signal.throwIfAborted();
  if (!isThere) throw new AppError("model_unavailable", "Ollama ended before the model was there");
};

async function* linesOf(body: NonNullable<Response["body"]>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const part of body) {
    const lines = (rest + decoder.decode(part, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > longestLine) {
      throw new AppError("model_unavailable", "this is not how Ollama answers");
    }
    yield* lines;
  }
  if (rest !== "") yield rest;
}
