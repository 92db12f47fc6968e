import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { CardStore, CardsChange } from "#lib/cards/card-store.ts";
import { checkedTags } from "#lib/cards/checked-tags.ts";
import { AppError } from "#lib/errors.ts";
import { distinctTags, mostTagsOfCard, spelledAs, tagKey } from "#lib/text/card-tags.ts";
import type { Database } from "../client.ts";
import { cards } from "../schema/cards.ts";
import { freePictures } from "./card-pictures.ts";
import { lockOwnCards, tagsOf } from "./card-rows.ts";
import { twinsOf } from "./own-cards.ts";
import { subjectForNew } from "./subjects.ts";

const someOf = (ownerId: string, cardIds: readonly string[]) =>
  and(eq(cards.ownerId, ownerId), inArray(cards.id, [...cardIds]));

/** The cards of these that there are, held until the end. */
const heldCards = async (tx: Database, ownerId: string, cardIds: readonly string[]) => {
  const { id, questionId, subjectId, sha256, tags, pictures } = cards;
  const held = await tx
    .select({ id, questionId, subjectId, sha256, tags, pictures })
    .from(cards)
    .where(someOf(ownerId, cardIds))
    .orderBy(asc(cards.id))
    .for("update");
  return { held, own: held.filter((card) => card.questionId === null) };
};
type HeldCard = Awaited<ReturnType<typeof heldCards>>["held"][number];

const remove = async (tx: Database, ownerId: string, own: readonly HeldCard[]) => {
  const ids = own.map(({ id }) => id);
  await tx.delete(cards).where(someOf(ownerId, ids));
  await freePictures(
    tx,
    ownerId,
    own.flatMap((card) => card.pictures),
  );
};

/** Moves cards into a subject, but where it has one of the same words. */
const move = async (tx: Database, ownerId: string, own: readonly HeldCard[], to: string) => {
  const subjectId = await subjectForNew(tx, ownerId, to);
  const elsewhere = own.filter((card) => card.subjectId !== subjectId);
  const hashes = elsewhere.flatMap((card) => card.sha256 ?? []);
  const twins = await twinsOf(tx, ownerId, subjectId, hashes);
  const taken = new Set(twins.map(({ sha256 }) => sha256));
  const moved = elsewhere.flatMap(({ id, sha256 }) => {
    if (taken.has(sha256)) return [];
    taken.add(sha256);
    return [id];
  });
  await tx.update(cards).set({ subjectId }).where(someOf(ownerId, moved));
  return { moved, known: elsewhere.length - moved.length };
};

/** @returns the cards whose tags are others now, and how many got none @throws AppError what `checkedTags` throws of the added ones */
const retag = async (
  tx: Database,
  ownerId: string,
  held: readonly HeldCard[],
  { addTags = [], removeTags = [] }: CardsChange,
): Promise<{ readonly tagged: readonly string[]; readonly full: number }> => {
  if (addTags.length + removeTags.length === 0) return { tagged: [], full: 0 };
  const known = (await tagsOf(tx, ownerId)).map(({ tag }) => tag);
  const added = spelledAs(known)(checkedTags(addTags));
  const gone = new Set(removeTags.map(tagKey));
  let full = 0;
  const changed = held.flatMap(({ id, tags: before }) => {
    const left = before.filter((tag) => !gone.has(tagKey(tag)));
    const tags = distinctTags([...left, ...added]);
    const isFull = tags.length > mostTagsOfCard;
    if (isFull) full += 1;
    return isFull || tags.join() === before.join() ? [] : [{ id, tags }];
  });
  await tx.execute(sql`update cards set tags = given.tags
    from jsonb_to_recordset((${JSON.stringify(changed)}::text)::jsonb) as given(id text, tags text[])
    where cards.id = given.id and cards.owner_id = ${ownerId}`);
  return { tagged: changed.map(({ id }) => id), full };
};

/** @returns the cards that are suspended now and were not, or the other way round */
const suspend = async (
  tx: Database,
  ownerId: string,
  held: readonly HeldCard[],
  at: Date | null,
): Promise<string[]> => {
  const ids = held.map(({ id }) => id);
  const isOther = at === null ? isNotNull(cards.suspendedAt) : isNull(cards.suspendedAt);
  const changed = await tx
    .update(cards)
    .set({ suspendedAt: at })
    .where(and(someOf(ownerId, ids), isOther))
    .returning({ id: cards.id });
  return changed.map(({ id }) => id);
};

/** Several cards at once. */
export const changeCards =
  (db: Database): CardStore["changeSome"] =>
  (ownerId, cardIds, change) =>
    db.transaction(async (tx) => {
      await lockOwnCards(tx, ownerId);
      const { held, own } = await heldCards(tx, ownerId, cardIds);
      const { deleted, suspendedAt: at, subjectId: to } = change;
      const ofQuiz = held.length - own.length;
      if (deleted) {
        await remove(tx, ownerId, own);
        return { changed: own.length, ofQuiz, known: 0, full: 0 };
      }
      if (held.length === 0) throw new AppError("not_found", "None of these cards is there");
      const none = { moved: [], known: 0 };
      const { moved, known } = to === undefined ? none : await move(tx, ownerId, own, to);
      const { tagged, full } = await retag(tx, ownerId, held, change);
      const suspended = at === undefined ? [] : await suspend(tx, ownerId, held, at);
      const changed = new Set([...moved, ...tagged, ...suspended]).size;
      return { changed, ofQuiz: to === undefined ? 0 : ofQuiz, known, full };
    });
