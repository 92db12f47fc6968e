import type { Embedder } from "#lib/ai/task.ts";
import { type AppError, toAppError } from "#lib/errors.ts";
import type { ChunkVectorStore, EmbeddingClaim } from "#lib/library/chunk-vector-store.ts";
import type { Log } from "#lib/log.ts";
import { createFileEmbedder } from "./embed-file.ts";

/** How often files without vectors are looked for. */
const intervalMs = 2_000;
/** After a failure the words are enough for so long; the library's page names it. */
const pauseMs = 60_000;
/** How often a worker says that it is still at it. */
const renewMs = 5_000;

const isOfModel = ({ code }: AppError): boolean => code.startsWith("model_");

export interface EmbeddingLoopOptions {
  readonly store: ChunkVectorStore;
  readonly embedder: Embedder;
  readonly log: Pick<Log, "warn" | "info">;
  readonly identity: string;
  readonly isDead: (worker: string) => boolean;
}

/** Gives the chunks of imported files their vectors in the background; until then they are found by their words. */
export interface EmbeddingLoop {
  /** Embeds what there is now. @throws AppError as the embedder does */
  readonly once: () => Promise<void>;
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

export const createEmbeddingLoop = (options: EmbeddingLoopOptions): EmbeddingLoop => {
  const { store, embedder, log, identity, isDead } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let working: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const embedFile = createFileEmbedder({ store, embedder, log, signal });

  const take = async (claim: EmbeddingClaim): Promise<void> => {
    const renewing = setInterval(() => {
      store.renew(claim).catch((error) => log.warn({ error }, "embedding not renewed"));
    }, renewMs);
    try {
      await embedFile(claim);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (isOfModel(error)) await store.fail(claim, error.code);
      else await store.release(claim);
      throw error;
    } finally {
      clearInterval(renewing);
    }
  };

  const once = async (): Promise<void> => {
    while (!signal.aborted) {
      const claim = await store.claim(identity, embedder.modelId, isDead);
      if (claim === null) return;
      await take(claim);
    }
  };

  const look = (delayMs: number): void => {
    if (signal.aborted) return;
    timer = setTimeout(() => {
      working = once().then(
        () => look(intervalMs),
        (thrown) => {
          const error = toAppError(thrown);
          if (!signal.aborted) log.warn({ error }, "manuals not embedded; searched by their words");
          look(pauseMs);
        },
      );
    }, delayMs);
    timer.unref();
  };

  return {
    once,
    start: () => look(intervalMs),
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await working;
    },
  };
};
