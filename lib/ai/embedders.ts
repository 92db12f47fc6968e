import { type EmbeddingModel, embedMany } from "ai";
import { z } from "zod";
import type { Prices } from "#lib/schemas/prices.ts";
import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import type { Reserve } from "./budget.ts";
import { classifyError } from "./classify-error.ts";
import { hashEmbedder, unitVector } from "./hash-words.ts";
import { count, journalKey, type Meter, type ModelJournal, recordCall } from "./journal.ts";
import type { Models, Named } from "./models.ts";
import { realSleep, requestWithRetries, type Sleep } from "./request-with-retries.ts";
import type { AskContext, Embedder } from "./task.ts";

export interface EmbedderOptions {
  readonly models: Pick<Models, "embedding" | "idOf" | "redact">;
  /** Where the embedding model answers. */
  readonly address?: string | null;
  readonly journal: ModelJournal;
  readonly clock: Clock;
  readonly prices: Prices;
  /** Milliseconds after which a request is given up. */
  readonly silenceMs: number;
  readonly reserve?: Reserve;
  readonly sleep?: Sleep;
}

/** Google takes no more than 100 texts at once, the others more. */
const batchSize = 96;
export const embedTexts = { name: "embed-texts", version: 1 };

/**
 * The spaces in which texts are compared: words always, and the embedding model's when one is set.
 * A setting that is wrong shows when it is used, not here.
 */
export const createEmbedders = (options: EmbedderOptions): readonly Embedder[] => {
  const modelId = options.models.idOf("embedding");
  if (modelId === "rules") return [hashEmbedder];
  const embed: Embedder["embed"] = async (texts, context) => {
    const named = options.models.embedding();
    if (!named) return [];
    const vectors: number[][] = [];
    for (let start = 0; start < texts.length; start += batchSize) {
      const batch = texts.slice(start, start + batchSize);
      vectors.push(...(await embedBatch(options, named, batch, context)));
    }
    return vectors;
  };
  return [hashEmbedder, { modelId, address: options.address ?? null, embed }];
};

const embedBatch = async (
  options: EmbedderOptions,
  named: Named<EmbeddingModel>,
  texts: readonly string[],
  context: AskContext,
): Promise<number[][]> => {
  const { ownerId, threadId } = context;
  const key = journalKey(embedTexts, named.id, texts);
  const stored = keptVectors.safeParse((await options.journal.find(ownerId, key))?.output);
  if (stored.success) return stored.data.map(unpack);
  const payer = { ...options, redact: options.models.redact };
  const characters = lengthOf(texts);
  const about = { task: embedTexts.name, taskVersion: embedTexts.version, characters };
  const { signal = new AbortController().signal } = context;
  const call = { ownerId, threadId, keyOf: () => key, signal, ...about };
  const kept = await recordCall(payer, { ...call, model: named.id }, async (meter) => {
    const vectors = await requestVectors(options, named, texts, context, meter);
    return { output: vectors.map(pack), salvaged: false };
  });
  return keptVectors.parse(kept.output).map(unpack);
};

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);

const requestVectors = async (
  { models, clock, silenceMs, sleep = realSleep }: EmbedderOptions,
  named: Named<EmbeddingModel>,
  texts: readonly string[],
  context: AskContext,
  meter: Meter,
): Promise<number[][]> => {
  const signal = context.signal ?? new AbortController().signal;
  const sent = { sent: lengthOf(texts), answered: 0 };
  const send = async () => {
    meter.requests += 1;
    const timeout = AbortSignal.timeout(silenceMs);
    try {
      const { embeddings, usage } = await embedMany({
        model: named.model,
        values: [...texts],
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, timeout]),
      });
      const told = Number.isFinite(usage.tokens);
      count(meter, told ? { inputTokens: usage.tokens, outputTokens: 0 } : "unknown", sent);
      return unitVectors(embeddings, texts.length);
    } catch (error) {
      if (signal.aborted || timeout.aborted) count(meter, "unknown", sent);
      if (signal.aborted) throw new AppError("stopped", "stopped while texts were embedded");
      if (timeout.aborted) throw new AppError("model_timeout", `no vectors after ${silenceMs} ms`);
      throw classifyError(error, { modelId: named.id, redact: models.redact, now: clock() });
    }
  };
  return requestWithRetries(send, {
    signal,
    sleep,
    onWait: async (ms, because) => {
      await context.onWait?.({ until: new Date(clock().getTime() + ms), because });
    },
  });
};

/** As many as the database keeps of one vector. */
const mostDimensions = 16_000;

/** One vector for each text, all of the same length, each with a direction. */
const unitVectors = (vectors: readonly number[][], wanted: number): number[][] => {
  const dimensions = vectors[0]?.length ?? 0;
  const units = vectors
    .map(unitVector)
    .filter((vector) => vector !== null)
    .filter((vector) => vector.length === dimensions);
  const all = vectors.length === wanted && units.length === wanted;
  if (all && dimensions <= mostDimensions) return units;
  throw new AppError("model_reply_invalid", "the vectors do not match the texts");
};

/** Single precision, as the database keeps vectors: a fifth of the size of the numbers as text. */
const keptVectors = z.array(z.string());
const pack = (vector: readonly number[]): string =>
  Buffer.from(Float32Array.from(vector).buffer).toString("base64");
const unpack = (packed: string): number[] => {
  const bytes = Buffer.from(packed, "base64");
  return Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readFloatLE(index * 4));
};
