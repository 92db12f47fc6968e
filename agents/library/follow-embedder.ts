import type { Embedder } from "#lib/ai/task.ts";
import type { Log } from "#lib/log.ts";
import { type ClaimLoop, repeat } from "../engine/claim-loop.ts";

/** How often a change of the embedding model is looked for. */
const followEveryMs = 2_000;

export interface FollowOptions {
  /** The embedding model of now; another object after every change of the settings. */
  readonly current: () => Promise<Embedder | null>;
  readonly loopOf: (embedder: Embedder) => Pick<ClaimLoop, "start" | "stop">;
  readonly log: Pick<Log, "warn">;
  readonly everyMs?: number;
}

const isSame = (one: Embedder | null, other: Embedder | null): boolean =>
  one?.modelId === other?.modelId && one?.address === other?.address;

/**
 * Gives chunks their vectors by the embedding model of now: a changed setting needs no restart. Only another model or
 * address breaks off the batch under way; of another price, cap or key the next request knows.
 */
export const followEmbedder = (options: FollowOptions): { readonly stop: () => Promise<void> } => {
  const { current, loopOf, log, everyMs = followEveryMs } = options;
  let followed: Embedder | null = null;
  let loop: ReturnType<FollowOptions["loopOf"]> | null = null;
  const stopFollowing = repeat({
    step: async () => {
      const embedder = await current();
      const changed = !isSame(embedder, followed);
      if (changed) await loop?.stop();
      followed = embedder;
      if (!changed) return;
      loop =
        embedder &&
        loopOf({
          ...embedder,
          embed: (texts, context) => (followed ?? embedder).embed(texts, context),
        });
      loop?.start();
    },
    everyMs,
    firstMs: 0,
    onFailure: (error) => log.warn({ error }, "the embedding model was not looked up"),
  });
  return {
    stop: async () => {
      await stopFollowing();
      await loop?.stop();
    },
  };
};
