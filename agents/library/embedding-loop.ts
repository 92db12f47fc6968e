import type { Embedder } from "../../lib/ai/task.ts";
import { toAppError } from "../../lib/errors.ts";
import type { ChunkVectorStore, EmbeddingClaim } from "../../lib/library/chunk-vector-store.ts";
import type { Log } from "../../lib/log.ts";

/** How often files without vectors are looked for. */
const intervalMs = 2_000;
/** After a failure the words are enough for so long. */
const pauseMs = 300_000;
/** Chunks of one request; see `embedders.ts`. */
const batchSize = 96;

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

  const embedFile = async (claim: EmbeddingClaim): Promise<void> => {
    const { ownerId } = claim;
    for (;;) {
      const batch = await store.next(claim, batchSize);
      if (batch.length === 0) {
        await store.finish(claim);
        return;
      }
      const texts = batch.map(({ text }) => text);
      const vectors = await embedder.embed(texts, { ownerId, threadId: null, signal });
      const given = batch.flatMap(({ chunkId }, at) => {
        const vector = vectors[at];
        return vector ? [{ chunkId, vector }] : [];
      });
      if (given.length === 0 || !(await store.save(claim, given))) return;
    }
  };

  const once = async (): Promise<void> => {
    while (!signal.aborted) {
      const claim = await store.claim(identity, embedder.modelId, isDead);
      if (claim === null) return;
      try {
        await embedFile(claim);
      } catch (error) {
        await store.release(claim);
        throw error;
      }
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
