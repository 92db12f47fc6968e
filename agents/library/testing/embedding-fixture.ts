import { chunkVectorStore } from "#db/queries/vectors.ts";
import type { testDatabase } from "#db/testing/test-database.ts";
import type { Embedder } from "#lib/ai/task.ts";
import { newId } from "#lib/ids.ts";
import { createEmbeddingLoop } from "../embedding-loop.ts";

const log = { warn: () => {}, info: () => {} };

/** A clock by which the rest after a failure is over whenever it is asked. */
export const afterAnyRest = (): (() => number) => {
  let at = 0;
  return () => (at += 120_000);
};

/** A worker that gives one owner's manuals their vectors, each time another one. */
export const embeddingLoops =
  (db: ReturnType<typeof testDatabase>["db"]) => (ownerId: string, embedder: Embedder) =>
    createEmbeddingLoop({
      ...{ store: chunkVectorStore(db, ownerId), log, identity: newId("worker") },
      ...{ embedderOf: async () => embedder, now: afterAnyRest() },
      isDead: () => false,
    });

/** Sections of a manual that say no more than their titles. */
export const sectionsNamed = (...titles: string[]) =>
  titles.map((title) => ({ title, text: `Words about ${title}.` }));
