import { chunkVectorStore } from "#db/queries/vectors.ts";
import type { testDatabase } from "#db/testing/test-database.ts";
import type { Embedder } from "#lib/ai/task.ts";
import { newId } from "#lib/ids.ts";
import { createEmbeddingLoop } from "../embedding-loop.ts";

const log = { warn: () => {}, info: () => {} };

/** A worker that gives one owner's manuals their vectors, each time another one. */
export const embeddingLoops =
  (db: ReturnType<typeof testDatabase>["db"]) => (ownerId: string, embedder: Embedder) =>
    createEmbeddingLoop({
      ...{ store: chunkVectorStore(db, ownerId), embedder, log, identity: newId("worker") },
      isDead: () => false,
    });

/** Sections of a manual that say no more than their titles. */
export const sectionsNamed = (...titles: string[]) =>
  titles.map((title) => ({ title, text: `Words about ${title}.` }));
