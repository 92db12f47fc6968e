import { and, eq, inArray, lt, notInArray, type SQL, sql } from "drizzle-orm";
import type { CardPictureStore, StoredCardPicture } from "#lib/cards/card-store.ts";
import { AppError } from "#lib/errors.ts";
import { type CardPicture, maxCardPictureBytes } from "#lib/schemas/card.ts";
import { maxNotePictureBytes, mostPicturesOfNote } from "#lib/schemas/source-limits.ts";
import { picturesIn } from "#lib/text/card-pictures.ts";
import type { Database } from "../client.ts";
import { cardPictures } from "../schema/cards.ts";

const isOwn = (ownerId: string, hashes: readonly string[]) =>
  and(eq(cardPictures.ownerId, ownerId), inArray(cardPictures.sha256, [...hashes]));

const isUnused: SQL = sql`not exists (
  select from cards c
  where c.owner_id = ${cardPictures.ownerId} and c.pictures <> '{}' and c.pictures @> array[${cardPictures.sha256}]
) and not exists (
  select from subject_sources s
  where s.owner_id = ${cardPictures.ownerId} and s.pictures <> '{}' and s.pictures @> array[${cardPictures.sha256}]
)`;

/** Those that are there, until the transaction ends; always in one order, so that two of them wait for each other. */
const lockPictures = (tx: Database, ownerId: string, hashes: readonly string[]) =>
  tx
    .select({ sha256: cardPictures.sha256, size: cardPictures.size })
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

/** Bytes of the pictures that the sources of a subject show, each once. */
const bytesOfNotes = async (
  tx: Database,
  ownerId: string,
  subjectId: string,
  but: readonly string[],
): Promise<number> => {
  const [sum] = await tx
    .select({ bytes: sql`coalesce(sum(${cardPictures.size}), 0)::bigint`.mapWith(Number) })
    .from(cardPictures)
    .where(
      and(
        eq(cardPictures.ownerId, ownerId),
        notInArray(cardPictures.sha256, [...but]),
        sql`${cardPictures.sha256} in (
          select unnest(s.pictures) from subject_sources s
          where s.owner_id = ${ownerId} and s.subject_id = ${subjectId} and s.deleted_at is null
        )`,
      ),
    );
  return sum?.bytes ?? 0;
};

/**
 * Keeps the pictures that a text of the subject shows in this transaction, in the order of the text, as long as there is
 * room in the subject. Any other reference shows its caption alone.
 * @param listed what its row has already, room or not; of these, too, what the text shows no more is left for a day
 * @returns the hashes of those that are kept
 */
export const holdPicturesOfText = async (
  tx: Database,
  { ownerId, subjectId }: { readonly ownerId: string; readonly subjectId: string },
  text: string,
  listed: readonly string[] = [],
): Promise<string[]> => {
  const named = picturesIn(text, mostPicturesOfNote);
  const all = [...new Set([...named, ...listed])];
  if (all.length === 0) return [];
  const sizes = new Map(
    (await lockPictures(tx, ownerId, all)).map(({ sha256, size }) => [sha256, size]),
  );
  if (sizes.size === 0) return [];
  const had = new Set(listed);
  let room = maxNotePictureBytes - (await bytesOfNotes(tx, ownerId, subjectId, named));
  for (const sha256 of named) if (had.has(sha256)) room -= sizes.get(sha256) ?? 0;
  const held = named.filter((sha256) => {
    const size = sizes.get(sha256);
    if (size === undefined) return false;
    if (had.has(sha256)) return true;
    if (size > room) return false;
    room -= size;
    return true;
  });
  const touched = [...new Set([...held, ...listed])];
  if (touched.length > 0) {
    await tx.update(cardPictures).set({ keptAt: sql`now()` }).where(isOwn(ownerId, touched));
  }
  return held;
};

/** Those of these pictures that are kept, as a page shows them. */
export const keptPictures = (
  db: Database,
  ownerId: string,
  hashes: readonly string[],
): Promise<CardPicture[]> => {
  const { sha256, width, height } = cardPictures;
  return db.select({ sha256, width, height }).from(cardPictures).where(isOwn(ownerId, hashes));
};

/** Those that the texts of a thread may show: what its notes have shown, or show now. */
const picturesOfThread = async (
  db: Database,
  ownerId: string,
  threadId: string,
): Promise<CardPicture[]> => {
  const { sha256, width, height } = cardPictures;
  return db
    .select({ sha256, width, height })
    .from(cardPictures)
    .where(
      and(
        eq(cardPictures.ownerId, ownerId),
        sql`${sha256} in (
          select unnest(s.pictures || coalesce(r.pictures, '{}')) from thread_sources t
          join subject_sources s on s.id = t.source_id and s.owner_id = t.owner_id
          left join subject_sources r on r.id = s.revision_of and r.owner_id = s.owner_id
          where t.thread_id = ${threadId} and t.owner_id = ${ownerId}
        )`,
      ),
    );
};

/** A statement takes 65,534 parameters, and a subject may have more pictures. */
const hashesAtOnce = 1_000;

/** Deletes those of these pictures that neither a card nor a note has any more. */
export const freePictures = async (
  tx: Database,
  ownerId: string,
  hashes: readonly string[],
): Promise<void> => {
  const all = [...new Set(hashes)].sort();
  for (let from = 0; from < all.length; from += hashesAtOnce) {
    const some = all.slice(from, from + hashesAtOnce);
    // A card that gets one at this moment is seen once its transaction has ended.
    await lockPictures(tx, ownerId, some);
    await tx.delete(cardPictures).where(and(isOwn(ownerId, some), isUnused));
  }
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

/** Pictures of cards and notes, in PostgreSQL. */
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

  ofThread: (ownerId, threadId) => picturesOfThread(db, ownerId, threadId),

  sweep: async (before) => {
    await db.delete(cardPictures).where(and(lt(cardPictures.keptAt, before), isUnused));
  },
});
