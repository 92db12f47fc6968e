import { randomUUID } from "node:crypto";
import { not } from "drizzle-orm";
import { cards } from "#db/schema/cards.ts";
import { subjects } from "#db/schema/subjects.ts";
import { threads } from "#db/schema/threads.ts";
import type { Product } from "./crash/product.ts";

/**
 * What was made in the product until now is somebody else's from now on, so that a test counts its own things alone.
 * To delete it takes a request for each thread and a page for every fifty cards: the longer, the more tests came before.
 */
export const setAside = async (product: Product): Promise<void> => {
  const ownerId = randomUUID();
  await product.inDatabase(async (db) => {
    await db.update(cards).set({ ownerId });
    await db.update(threads).set({ ownerId });
    await db.update(subjects).set({ ownerId }).where(not(subjects.isDefault));
  });
};
