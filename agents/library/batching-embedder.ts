import type { Embedder } from "#lib/ai/task.ts";
import { type AppError, type ErrorCode, toAppError } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";

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
export const createBatchingEmbedder = (embedder: Embedder, signal: AbortSignal) => {
  let longest = Number.POSITIVE_INFINITY;

  const embed = (texts: readonly string[], ownerId: string): Promise<number[][]> =>
    embedder.embed(
      texts.map((text) => text.slice(0, longest).toWellFormed()),
      { ownerId, threadId: null, signal },
    );

  /**
   * The failure, when the provider goes on answering to other texts.
   * @throws AppError the failure, when it is none of texts; what the provider answers to another text, when it fails, too
   */
  const blameTexts = async (
    thrown: unknown,
    ownerId: string,
    mayBe = mayBeOfTexts,
  ): Promise<AppError> => {
    const error = toAppError(thrown);
    if (!mayBe(error)) throw error;
    // Another text each time: the answer to the last one is remembered.
    await embed([newId("probe")], ownerId);
    return error;
  };

  return {
    /** How long the model's vectors are. */
    dimensions: async (ownerId: string): Promise<number | null> =>
      (await embed(["Lectern"], ownerId))[0]?.length ?? null,
    /** Null when these are too many, or one of them is refused. */
    together: async (texts: readonly string[], ownerId: string): Promise<number[][] | null> => {
      try {
        return await embed(texts, ownerId);
      } catch (thrown) {
        await blameTexts(thrown, ownerId);
        return null;
      }
    },
    /** The vector of a text, or of its beginning where the whole is refused. */
    alone: async (text: string, ownerId: string): Promise<Alone> => {
      let length = Math.min(text.length, longest);
      for (let wasRefused = false; ; wasRefused = true) {
        try {
          const [vector = null] = await embed([text.slice(0, length)], ownerId);
          return { vector, wasRefused };
        } catch (thrown) {
          const { code } = await blameTexts(thrown, ownerId, mayBeOfText);
          length = Math.floor(length / 2);
          if (length < shortest) return { vector: null, wasRefused: true };
          if (code === "model_context_exceeded") longest = length;
        }
      }
    },
  };
};
