import { hashWords } from "./hash-words.ts";
import type { Embedder } from "./task.ts";

/** Vectors from the words alone: needs no model, no network and costs nothing. */
export const hashEmbedder: Embedder = {
  modelId: "hash-words-v1",
  embed: async (texts) => texts.map(hashWords),
};
