import { and, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { CardPictureStore, StoredCardPicture } from "#lib/cards/card-store.ts";
import { AppError } from "#lib/errors.ts";
import { maxCardPictureBytes } from "#lib/schemas/card.ts";
import type { Database } from "../client.ts";
import { cardPictures } from "../schema/cards.ts";

const isOwn = (ownerId: string, hashes: readonly string[]) =>
  and(eq(cardPictures.ownerId, ownerId), inArray(cardPictures.sha256, [...hashes]));

const isUnused: SQL = sql`not exists (
  select from cards c
  where c.owner_id = ${cardPictures.ownerId} and c.pictures <> '{}' and c.pictures @> array[${cardPictures.sha256}]
)`;

/** Those that are there, until the transaction ends; always in one order, so that two of them wait for each other. */
const lockPictures = (tx: Database, ownerId: string, hashes: readonly string[]) =>
  tx
    .select({ sha256: cardPictures.sha256 })
    .from(cardPictures)
    .where(isOwn(ownerId, hashes))
    .orderBy(cardPictures.sha256)
    .for("update");

/** Keeps pictures for cards that get them in this transaction. @throws AppError card_picture_gone */
export const holdPictures = async (
  tx: Database,
  ownerId: string,
  hashes: readonly string[],
  at: Date,
): Promise<void> => {
  const wanted = [...new Set(hashes)];
  if (wanted.length === 0) return;
  const held = await lockPictures(tx, ownerId, wanted);
  if (held.length < wanted.length) {
    throw new AppError("card_picture_gone", `${wanted.length - held.length} pictures are not kept`);
  }
  await tx.update(cardPictures).set({ keptAt: at }).where(isOwn(ownerId, wanted));
};

/** Deletes those of these pictures that no card has any more. */
export const freePictures = async (
  tx: Database,
  ownerId: string,
  hashes: readonly string[],
): Promise<void> => {
  if (hashes.length === 0) return;
  // A card that gets one at this moment is seen once its transaction has ended.
  await lockPictures(tx, ownerId, hashes);
  await tx.delete(cardPictures).where(and(isOwn(ownerId, hashes), isUnused));
};

const keep = (
  db: Database,
  ownerId: string,
  pictures: readonly StoredCardPicture[],
  keptAt: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    const ordered = pictures.toSorted((a, b) => (a.sha256 < b.sha256 ? -1 : 1));
    for (const { sha256, mediaType, width, height, size, bytes } of ordered) {
      await tx
        .insert(cardPictures)
        .values({ ownerId, sha256, mediaType, width, height, size, bytes, keptAt })
        .onConflictDoUpdate({
          target: [cardPictures.ownerId, cardPictures.sha256],
          set: { keptAt },
        });
    }
    const [sum] = await tx
      .select({ bytes: sql`coalesce(sum(${cardPictures.size}), 0)::bigint`.mapWith(Number) })
      .from(cardPictures)
      .where(eq(cardPictures.ownerId, ownerId));
    if ((sum?.bytes ?? 0) > maxCardPictureBytes) {
      throw new AppError("card_pictures_full", `${sum?.bytes} bytes of pictures`);
    }
  });

/** Pictures of cards, in PostgreSQL. */
export const cardPictureStore = (db: Database): CardPictureStore => ({
  keep: (ownerId, pictures, at) => keep(db, ownerId, pictures, at),

  read: async (ownerId, sha256) => {
    const { mediaType, bytes } = cardPictures;
    const [row] = await db
      .select({ mediaType, bytes })
      .from(cardPictures)
      .where(isOwn(ownerId, [sha256]));
    return row ?? null;
  },

  sweep: async (before) => {
    await db.delete(cardPictures).where(and(lt(cardPictures.keptAt, before), isUnused));
  },
});
