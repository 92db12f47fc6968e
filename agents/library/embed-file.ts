import type { Embedder } from "#lib/ai/task.ts";
import { toAppError } from "#lib/errors.ts";
import type { ChunkVectorStore, EmbeddingClaim } from "#lib/library/chunk-vector-store.ts";
import type { Log } from "#lib/log.ts";
import { createBatchingEmbedder } from "./batching-embedder.ts";
import { createRequestSize } from "./request-size.ts";

/** Chunks of one request at most; see `embedders.ts`. */
const batchSize = 96;

interface Parts {
  readonly store: ChunkVectorStore;
  readonly embedder: Embedder;
  readonly log: Pick<Log, "warn">;
  readonly signal: AbortSignal;
}

/**
 * Gives the chunks of a file their vectors. Where a request is refused because of its texts, fewer are sent at once;
 * a chunk that is refused alone, whole and in part, is left to its words.
 * @throws AppError as the embedder does, when it refuses other texts, too
 */
export const createFileEmbedder = (parts: Parts): ((claim: EmbeddingClaim) => Promise<void>) => {
  const { store, embedder, log, signal } = parts;
  const model = createBatchingEmbedder(embedder, signal);
  const size = createRequestSize(batchSize);
  /** By their file, kept until it is done: after a failure they would be tried anew before all others. */
  const refusedOf = new Map<string, string[]>();
  let dimensions: number | null = null;

  const alone = async (text: string, ownerId: string) => {
    const { vector, wasRefused } = await model.alone(text, ownerId);
    if (wasRefused) size.wasOfText();
    return [vector];
  };

  const vectorsOf = async (texts: readonly string[], ownerId: string) => {
    const [first = ""] = texts;
    try {
      return texts.length === 1
        ? await alone(first, ownerId)
        : await model.together(texts, ownerId);
    } catch (thrown) {
      // A server that works on this machine's processor may need minutes for so many: half of them next time.
      if (toAppError(thrown).code === "model_timeout") size.tooMany(texts.length);
      throw thrown;
    }
  };

  const embed = async (texts: readonly string[], ownerId: string) => {
    const vectors = await vectorsOf(texts, ownerId);
    if (vectors === null) size.tooMany(texts.length);
    else size.answered(texts.length);
    return vectors;
  };

  /** Embeds the next chunks; those that cannot be are added to `refused`. */
  const goOn = async (
    claim: EmbeddingClaim,
    refused: string[],
  ): Promise<"more" | "all" | "lost"> => {
    const batch = await store.next(claim, { limit: size.now(), dimensions, except: refused });
    if (batch.length === 0) return "all";
    const texts = batch.map(({ text }) => text);
    const vectors = await embed(texts, claim.ownerId);
    if (vectors === null) return "more";
    const given = batch.flatMap(({ chunkId }, at) => {
      const vector = vectors[at];
      if (!vector) refused.push(chunkId);
      return vector ? [{ chunkId, vector }] : [];
    });
    dimensions = given[0]?.vector.length ?? dimensions;
    return given.length === 0 || (await store.save(claim, given)) ? "more" : "lost";
  };

  return async (claim) => {
    const { ownerId, sourceId } = claim;
    const file = `${sourceId} ${claim.generation}`;
    const refused = refusedOf.get(file) ?? [];
    refusedOf.set(file, refused);
    // Vectors that came with the file may be of another length than the model's are now.
    if (claim.begun) dimensions ??= await model.dimensions(ownerId);
    let state = await goOn(claim, refused);
    while (state === "more") state = await goOn(claim, refused);
    refusedOf.delete(file);
    if (state === "lost") return;
    if (refused.length > 0) log.warn({ sourceId, chunks: refused.length }, "found by words only");
    await store.finish(claim, dimensions);
  };
};
