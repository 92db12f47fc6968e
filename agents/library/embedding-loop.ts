import { type ClaimLoop, createClaimLoop } from "#agents/engine/claim-loop.ts";
import type { AskContext, Embedder } from "#lib/ai/task.ts";
import { type AppError, type ErrorCode, toAppError } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import type { ChunkVectorStore, EmbeddingClaim } from "#lib/library/library-store.ts";
import type { Log } from "#lib/log.ts";

/** Characters down to which a text that a model refuses is cut in half. */
const shortest = 500;

/** What a request may fail with because of its texts: too many, too long, or one that the model can do nothing with. */
const ofTexts: ReadonlySet<ErrorCode> = new Set([
  "model_context_exceeded",
  "model_refused_request",
  "model_reply_invalid",
]);

/** A vector of a text, and whether the text was refused as a whole; null when its beginning was refused, too. */
interface Alone {
  readonly vector: number[] | null;
  readonly wasRefused: boolean;
}

/** Some servers that run on one's own machine break off with 500 when a text is too long for them. */
const mayBeOfTexts = ({ code, details }: AppError): boolean =>
  ofTexts.has(code) || (code === "model_unavailable" && details.status === 500);

/** Many texts may be too slow; a single one for which a model has no end would hold up its file for ever. */
const mayBeOfText = (error: AppError): boolean =>
  mayBeOfTexts(error) || error.code === "model_timeout";

/** A model's vectors of texts, and what was learned of it by its refusals. */
const createBatchingEmbedder = (embedAny: Embedder["embed"]) => {
  let longest = Number.POSITIVE_INFINITY;

  const embed = (texts: readonly string[], context: AskContext): Promise<number[][]> =>
    embedAny(
      texts.map((text) => text.slice(0, longest).toWellFormed()),
      context,
    );

  /**
   * The failure, when the provider goes on answering to other texts.
   * @throws AppError the failure, when it is none of texts; what the provider answers to another text, when it fails, too
   */
  const blameTexts = async (
    thrown: unknown,
    context: AskContext,
    mayBe = mayBeOfTexts,
  ): Promise<AppError> => {
    const error = toAppError(thrown);
    if (!mayBe(error)) throw error;
    // Another text each time: the answer to the last one is remembered.
    await embed([newId("probe")], context);
    return error;
  };

  return {
    /** How long the model's vectors are. */
    dimensions: async (context: AskContext): Promise<number | null> =>
      (await embed(["Lectern"], context))[0]?.length ?? null,
    /** Null when these are too many, or one of them is refused. */
    together: async (texts: readonly string[], context: AskContext): Promise<number[][] | null> => {
      try {
        return await embed(texts, context);
      } catch (thrown) {
        await blameTexts(thrown, context);
        return null;
      }
    },
    /** The vector of a text, or of its beginning where the whole is refused. */
    alone: async (text: string, context: AskContext): Promise<Alone> => {
      let length = Math.min(text.length, longest);
      for (let wasRefused = false; ; wasRefused = true) {
        try {
          const [vector = null] = await embed([text.slice(0, length)], context);
          return { vector, wasRefused };
        } catch (thrown) {
          const { code } = await blameTexts(thrown, context, mayBeOfText);
          length = Math.floor(length / 2);
          if (length < shortest) return { vector: null, wasRefused: true };
          if (code === "model_context_exceeded") longest = length;
        }
      }
    },
  };
};

/** Answers after which more texts are tried at once; twice as many after each time that they were too many again. */
const firstPatience = 4;
const mostPatience = 512;

/** How many texts are sent at once, as a model's answers teach it. */
export interface RequestSize {
  readonly now: () => number;
  readonly answered: (texts: number) => void;
  /** So many were refused, or took too long. */
  readonly tooMany: (texts: number) => void;
  /** It was not their number: one of them is refused alone, too. */
  readonly wasOfText: () => void;
}

/**
 * Begins with `most` and halves what is too much. A model that takes 32 would refuse every second request if the size
 * were doubled at once, and one that was slow for a moment would stay slow if it never were.
 */
export const createRequestSize = (most: number): RequestSize => {
  let size = most;
  let answers = 0;
  let patience = firstPatience;
  /** The size before the refusals that are not told apart yet. */
  let before: number | null = null;
  return {
    now: () => size,
    answered: (texts) => {
      before = null;
      if (texts < size || size === most) return;
      answers += 1;
      if (answers < patience) return;
      answers = 0;
      size = Math.min(most, size * 2);
    },
    tooMany: (texts) => {
      if (before === null) patience = Math.min(mostPatience, patience * 2);
      before ??= size;
      answers = 0;
      size = Math.ceil(texts / 2);
    },
    wasOfText: () => {
      if (before === null) return;
      size = before;
      before = null;
      patience = Math.max(firstPatience, patience / 2);
    },
  };
};

/** Chunks of one request at most; see `embedders.ts`. */
const batchSize = 96;

interface Parts {
  readonly store: ChunkVectorStore;
  readonly embed: Embedder["embed"];
  readonly log: Pick<Log, "warn">;
}

/**
 * Gives the chunks of a file their vectors. Where a request is refused because of its texts, fewer are sent at once;
 * a chunk that is refused alone, whole and in part, is left to its words.
 * @throws AppError as the embedder does, when it refuses other texts, too
 */
const createFileEmbedder = (
  parts: Parts,
): ((claim: EmbeddingClaim, signal: AbortSignal) => Promise<void>) => {
  const { store, log } = parts;
  const model = createBatchingEmbedder(parts.embed);
  const size = createRequestSize(batchSize);
  /** By their file, kept until it is done: after a failure they would be tried anew before all others. */
  const refusedOf = new Map<string, string[]>();
  let dimensions: number | null = null;

  const alone = async (text: string, context: AskContext) => {
    const { vector, wasRefused } = await model.alone(text, context);
    if (wasRefused) size.wasOfText();
    return [vector];
  };

  const vectorsOf = async (texts: readonly string[], context: AskContext) => {
    const [first = ""] = texts;
    try {
      return texts.length === 1
        ? await alone(first, context)
        : await model.together(texts, context);
    } catch (thrown) {
      // A server that works on this machine's processor may need minutes for so many: half of them next time.
      if (toAppError(thrown).code === "model_timeout") size.tooMany(texts.length);
      throw thrown;
    }
  };

  const embed = async (texts: readonly string[], context: AskContext) => {
    const vectors = await vectorsOf(texts, context);
    if (vectors === null) size.tooMany(texts.length);
    else size.answered(texts.length);
    return vectors;
  };

  /** Embeds the next chunks; those that cannot be are added to `refused`. */
  const goOn = async (
    claim: EmbeddingClaim,
    refused: string[],
    context: AskContext,
  ): Promise<"more" | "all" | "lost"> => {
    const batch = await store.next(claim, { limit: size.now(), dimensions, except: refused });
    if (batch.length === 0) return "all";
    const texts = batch.map(({ text }) => text);
    const vectors = await embed(texts, context);
    if (vectors === null) return "more";
    const given = batch.flatMap(({ chunkId }, at) => {
      const vector = vectors[at];
      if (!vector) refused.push(chunkId);
      return vector ? [{ chunkId, vector }] : [];
    });
    dimensions = given[0]?.vector.length ?? dimensions;
    return given.length === 0 || (await store.save(claim, given)) ? "more" : "lost";
  };

  return async (claim, signal) => {
    const { ownerId, sourceId } = claim;
    const context: AskContext = { ownerId, threadId: null, signal };
    const file = `${sourceId} ${claim.generation}`;
    const refused = refusedOf.get(file) ?? [];
    refusedOf.set(file, refused);
    // Vectors that came with the file may be of another length than the model's are now.
    if (claim.begun) dimensions ??= await model.dimensions(context);
    let state = await goOn(claim, refused, context);
    while (state === "more") state = await goOn(claim, refused, context);
    refusedOf.delete(file);
    if (state === "lost") return;
    if (refused.length > 0) log.warn({ sourceId, chunks: refused.length }, "found by words only");
    await store.finish(claim);
  };
};

/** How often files without vectors are looked for. */
const everyMs = 2_000;
/** After a failure the words are enough for an owner's manuals for so long; the library's page names it. */
const afterFailureMs = 60_000;

const isOfModel = ({ code }: AppError): boolean => code.startsWith("model_");

const isSame = (one: Embedder | null, other: Embedder | null): boolean =>
  one?.modelId === other?.modelId && one?.address === other?.address;

export interface EmbeddingLoopOptions {
  readonly store: ChunkVectorStore;
  /** The embedding model that an owner has chosen, as it is now; null for none. */
  readonly embedderOf: (ownerId: string) => Promise<Embedder | null>;
  readonly log: Pick<Log, "warn" | "info">;
  readonly identity: string;
  readonly isDead: (worker: string) => boolean;
  readonly now?: () => number;
}

/** What is known of an owner whose manuals were looked at. */
interface Known {
  /** The settings of which the rest is. */
  readonly revision: number;
  readonly chosen: {
    readonly embedder: Embedder;
    readonly embedFile: ReturnType<typeof createFileEmbedder>;
  } | null;
  /** After a failure. */
  restsUntil: number;
}

/**
 * Gives the chunks of imported files their vectors in the background, each by the model of whom they belong to; until
 * then they are found by their words. A failure holds up the manuals of that owner alone. Only another model or address
 * breaks off the batch under way; of another price, cap or key the next request knows.
 */
export const createEmbeddingLoop = (options: EmbeddingLoopOptions): ClaimLoop => {
  const { store, embedderOf, log, identity, isDead, now = () => performance.now() } = options;
  const owners = new Map<string, Known>();

  const fileEmbedder = (ownerId: string, embedder: Embedder) =>
    createFileEmbedder({
      store,
      log,
      embed: async (texts, context) => {
        const newest = await embedderOf(ownerId);
        return (newest && isSame(newest, embedder) ? newest : embedder).embed(texts, context);
      },
    });

  const know = async (ownerId: string, revision: number): Promise<Known> => {
    const before = owners.get(ownerId);
    if (before?.revision === revision) return before;
    const embedder = await embedderOf(ownerId);
    const same = before?.chosen && isSame(before.chosen.embedder, embedder) ? before.chosen : null;
    const chosen = embedder && (same ?? { embedder, embedFile: fileEmbedder(ownerId, embedder) });
    const known = { revision, chosen, restsUntil: 0 };
    owners.set(ownerId, known);
    return known;
  };

  const claim = async () => {
    for (const { ownerId, revision, models } of await store.waiting()) {
      const known = await know(ownerId, revision);
      const { chosen } = known;
      if (chosen === null || known.restsUntil > now()) continue;
      const { modelId } = chosen.embedder;
      if (models.every((model) => model === modelId)) continue;
      const claimed = await store.claim(ownerId, identity, modelId, isDead);
      if (claimed) return { ...claimed, chosen, known };
    }
    return null;
  };

  return createClaimLoop({
    claim,
    renew: async (held) =>
      isSame(await embedderOf(held.ownerId), held.chosen.embedder) && store.renew(held),
    work: async (held, signal) => {
      try {
        await held.chosen.embedFile(held, signal);
      } catch (thrown) {
        const error = toAppError(thrown);
        held.known.restsUntil = now() + afterFailureMs;
        if (isOfModel(error) && !signal.aborted) await store.fail(held, error.code);
        throw error;
      }
    },
    release: store.release,
    everyMs,
    onFailure: (thrown) => {
      const error = toAppError(thrown);
      log.warn({ error }, "manuals not embedded; searched by their words");
    },
    onLateRenewal: (error) => log.warn({ error }, "embedding not renewed"),
  });
};
