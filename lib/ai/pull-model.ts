import { createInterface } from "node:readline/promises";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadable } from "node:stream/web";
import { z } from "zod";
import { AppError } from "../errors.ts";
import { guardedFetch } from "./guarded-fetch.ts";
import { ollamaRoot } from "./list-models.ts";
import { withoutUser } from "./models.ts";

export interface PullProgress {
  readonly doneBytes: number;
  /** 0 while Ollama has not said how much there is. */
  readonly totalBytes: number;
}

const line = z.object({
  status: z.string().optional(),
  digest: z.string().optional(),
  total: z.number().nonnegative().optional(),
  completed: z.number().nonnegative().optional(),
  error: z.string().optional(),
});

/**
 * Has Ollama fetch a model. A fetch that was stopped goes on where it was the next time, as Ollama keeps the parts.
 * @param address Ollama's address, with or without `/v1`
 * @throws AppError model_unavailable, model_refused_request with Ollama's words; the signal's reason when it is aborted
 */
export const pullModel = async (
  address: string,
  model: string,
  onProgress: (progress: PullProgress) => void,
  signal: AbortSignal,
): Promise<void> => {
  const { url, headers } = withoutUser(ollamaRoot(address));
  const response = await guardedFetch(`${url.replace(/\/$/, "")}/api/pull`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ model, stream: true }),
    signal,
  }).catch((cause: unknown) => {
    if (cause instanceof AppError || signal.aborted) throw cause;
    throw new AppError("model_unavailable", "Ollama cannot be reached", { cause });
  });
  if (!response.ok || !response.body) {
    const said = (await response.text()).slice(0, 300);
    throw new AppError("model_refused_request", `Ollama: HTTP ${response.status} ${said}`);
  }
  const layers = new Map<string, { total: number; completed: number }>();
  const lines = createInterface({ input: Readable.fromWeb(response.body as NodeReadable) });
  let ended = false;
  for await (const text of lines) {
    const said = line.safeParse(parseJson(text));
    if (!said.success) continue;
    const { status, digest, total = 0, completed = 0, error } = said.data;
    if (error) throw new AppError("model_refused_request", `Ollama: ${error.slice(0, 300)}`);
    if (digest) layers.set(digest, { total, completed });
    const all = [...layers.values()];
    onProgress({
      doneBytes: all.reduce((sum, layer) => sum + layer.completed, 0),
      totalBytes: all.reduce((sum, layer) => sum + layer.total, 0),
    });
    ended ||= status === "success";
  }
  signal.throwIfAborted();
  if (!ended) throw new AppError("model_unavailable", "Ollama ended before the model was there");
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
