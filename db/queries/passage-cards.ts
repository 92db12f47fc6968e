import { and, asc, eq, inArray, isNull, like, ne, or, type SQL, sql } from "drizzle-orm";
import type { CardStore } from "#lib/cards/card-store.ts";
import { AppError } from "#lib/errors.ts";
import { stableId } from "#lib/ids.ts";
import { type CardPassage, mostPassages } from "#lib/schemas/passage-card.ts";
import { picturesOf } from "#lib/text/card-pictures.ts";
import type { Database } from "../client.ts";
import { cards } from "../schema/cards.ts";
import { threads } from "../schema/threads.ts";
import { freePictures, holdPictures, keptPictures } from "./card-pictures.ts";
import { heldCard, lockOwnCards, ofOwn, ownCard, sidesShowing } from "./card-rows.ts";
import { threadNotFound, threadOf } from "./thread-rows.ts";

/** What the ids of cards begin with that were made of a passage; one that only leads to a passage was the student's before. */
const prefix = "psg";

/** Whether a card asks words of this document; the comparison with "none" lets its index serve. */
export const asksPassageOf = (threadId: string) =>
  and(
    sql`${cards.passages} <> '[]'`,
    sql`${cards.passages} @> (${JSON.stringify([{ documentId: threadId }])}::text)::jsonb`,
  );

/** Cards that were made of a document's passages, and go with it when the student says so. */
export const isMadeOfPassage = (ownerId: string, threadId: string) =>
  and(
    ...[eq(cards.ownerId, ownerId), asksPassageOf(threadId)],
    sql`${cards.passages} -> 0 ->> 'documentId' = ${threadId}`,
    like(cards.id, `${prefix}\\_%`),
  );

/** Cards of the passages of documents: the student's own, each with the words that it was made from and their place. */
export const passageCards = (
  db: Database,
): Pick<CardStore, "addOfPassage" | "undoOfPassage" | "ofPassages" | "movePassage"> => ({
  addOfPassage: (ownerId, threadId, drafts, revision, at) =>
    db.transaction(async (tx) => {
      await lockOwnCards(tx, ownerId);
      const subjectId = await subjectOfDocument(tx, ownerId, threadId);
      const pictures = await keptPictures(tx, ownerId, drafts.flatMap(picturesOf));
      const kept = new Set(pictures.map(({ sha256 }) => sha256));
      const all = drafts.map(({ front, back, passage: text, start }, index) => {
        const stored = sidesShowing({ front, back }, kept);
        return {
          ...{ id: idOf(threadId, stored.sha256, at), ownerId, subjectId, ...stored },
          passages: [{ documentId: threadId, text, start, revision }],
          // A millisecond apart, so that they are asked and listed in their order.
          ...{ createdAt: at, due: new Date(at.getTime() + index) },
        };
      });
      if (all.length === 0) return { subjectId, made: [], known: [], linked: [] };
      // A document that was moved has its cards in its former subject.
      const moved = await cardsWith(
        tx,
        and(eq(cards.ownerId, ownerId), ne(cards.subjectId, subjectId), asksPassageOf(threadId)),
        all.map(({ sha256 }) => sha256),
      );
      const elsewhere = new Set(moved.map(({ sha256 }) => sha256));
      const rows = all.filter(({ sha256 }) => !elsewhere.has(sha256));
      await holdPictures(
        tx,
        ownerId,
        rows.flatMap((card) => card.pictures),
        at,
      );
      // In one order for all, so that two presses wait for each other.
      const ordered = rows.toSorted((a, b) => (a.sha256 < b.sha256 ? -1 : 1));
      const inserted =
        ordered.length === 0
          ? []
          : await tx
              .insert(cards)
              .values(ordered)
              .onConflictDoNothing()
              .returning({ id: cards.id });
      const ids = new Set(inserted.map(({ id }) => id));
      const made = rows.flatMap(({ id }) => (ids.has(id) ? [id] : []));
      const others = new Map(
        all.flatMap(({ id, sha256, passages }) => (ids.has(id) ? [] : [[sha256, passages]])),
      );
      const there = await cardsWith(
        tx,
        and(
          eq(cards.ownerId, ownerId),
          or(
            eq(cards.subjectId, subjectId),
            inArray(
              cards.id,
              moved.map(({ id }) => id),
            ),
          ),
        ),
        [...others.keys()],
      );
      return { subjectId, made, ...(await linkKnown(tx, ownerId, there, others)) };
    }),

  undoOfPassage: (ownerId, threadId, { made, linked }) =>
    db.transaction(async (tx) => {
      await lockOwnCards(tx, ownerId);
      await subjectOfDocument(tx, ownerId, threadId);
      const named = and(isMadeOfPassage(ownerId, threadId), inArray(cards.id, [...made]));
      const held = await tx.select().from(cards).where(named).orderBy(asc(cards.id)).for("update");
      const fresh = held.filter((card) => isAsMade(threadId, card)).map(({ id }) => id);
      // What another document leads to since stays for that one.
      const shared = held.filter(({ passages }) => passages.length > 1).map(({ id }) => id);
      const removed = await tx
        .delete(cards)
        .where(and(named, inArray(cards.id, fresh)))
        .returning({ pictures: cards.pictures });
      await freePictures(
        tx,
        ownerId,
        removed.flatMap((card) => card.pictures),
      );
      await tx
        .update(cards)
        .set({
          passages: sql`coalesce((
            select jsonb_agg(p.one order by p.n)
            from jsonb_array_elements(${cards.passages}) with ordinality as p (one, n)
            where p.one ->> 'documentId' <> ${threadId}
          ), '[]')`,
        })
        .where(
          and(
            ...[eq(cards.ownerId, ownerId), asksPassageOf(threadId)],
            inArray(cards.id, [...linked, ...shared]),
          ),
        );
      return { removed: removed.length, kept: held.length - removed.length };
    }),

  movePassage: (ownerId, cardId, documentId, { seen, passage, sides }) =>
    db.transaction(async (tx) => {
      await lockOwnCards(tx, ownerId);
      const card = await heldCard(tx, ownerId, cardId);
      const { text, start, revision } = seen;
      const at = card.passages.findIndex(
        (one) =>
          one.documentId === documentId &&
          one.text === text &&
          one.start === start &&
          one.revision === revision,
      );
      if (at < 0) return false;
      const passages = card.passages.with(at, { ...passage, documentId });
      if (sides === null) {
        await tx.update(cards).set({ passages }).where(ownCard(ownerId, cardId));
        return true;
      }
      const { subjectId } = ofOwn(card);
      const kept = await keptPictures(tx, ownerId, picturesOf(sides));
      const stored = sidesShowing(sides, new Set(kept.map(({ sha256 }) => sha256)));
      const same = and(
        eq(cards.ownerId, ownerId),
        eq(cards.subjectId, subjectId),
        ne(cards.id, cardId),
      );
      const [twin] = await cardsWith(tx, same, [stored.sha256]);
      if (twin) throw new AppError("card_known", `Its new words are those of ${twin.id}`);
      await holdPictures(tx, ownerId, stored.pictures, new Date());
      await tx
        .update(cards)
        .set({ ...stored, passages })
        .where(ownCard(ownerId, cardId));
      await freePictures(tx, ownerId, card.pictures);
      return true;
    }),

  ofPassages: async (ownerId, threadId) => {
    await subjectOfDocument(db, ownerId, threadId);
    const { id, front, back, passages } = cards;
    const rows = await db
      .select({ id, front, back, passages })
      .from(cards)
      .where(and(eq(cards.ownerId, ownerId), asksPassageOf(threadId)))
      .orderBy(asc(cards.createdAt), asc(cards.due), asc(cards.id));
    return rows.flatMap((row) => {
      const passage = row.passages.find(({ documentId }) => documentId === threadId);
      const sides = { front: row.front ?? "", back: row.back ?? "" };
      const elsewhere = row.passages.filter(({ documentId }) => documentId !== threadId);
      return passage === undefined ? [] : [{ id: row.id, sides, passage, elsewhere }];
    });
  },
});

/** The subject of a document that does not lie in the bin. @throws AppError not_found */
const subjectOfDocument = async (
  tx: Database,
  ownerId: string,
  threadId: string,
): Promise<string> => {
  const [thread] = await tx
    .select({ subjectId: threads.subjectId })
    .from(threads)
    .where(and(threadOf(ownerId, threadId), eq(threads.kind, "study"), isNull(threads.binnedAt)));
  if (!thread) throw threadNotFound(threadId);
  return thread.subjectId;
};

/** By which a card is told as it was made: of its words and the moment. */
const idOf = (threadId: string, sha256: string, at: Date): string =>
  stableId(prefix, threadId, sha256, at.getTime());

/** Whether nothing was done with a card since it was made. */
const isAsMade = (threadId: string, card: typeof cards.$inferSelect): boolean =>
  card.id === idOf(threadId, card.sha256 ?? "", card.createdAt) &&
  card.reviews === 0 &&
  card.tags.length === 0 &&
  card.passages.length === 1 &&
  card.suspendedAt === null;

/** Passages with one more, in the place of another of its document; those between the first and the newest go when they are many. */
const withPassage = (before: readonly CardPassage[], more: CardPassage): CardPassage[] => {
  const at = before.findIndex(({ documentId }) => documentId === more.documentId);
  if (at >= 0) return before.with(at, more);
  return [...before.slice(0, 1), ...before.slice(1).slice(2 - mostPassages), more];
};

/** The cards of these that have one of the hashes, held until the end. */
const cardsWith = (tx: Database, which: SQL | undefined, hashes: readonly string[]) =>
  tx
    .select({ id: cards.id, sha256: cards.sha256, passages: cards.passages })
    .from(cards)
    .where(and(which, inArray(cards.sha256, [...hashes])))
    .orderBy(asc(cards.id))
    .for("update");
type KnownCard = Awaited<ReturnType<typeof cardsWith>>[number];

const setPassages = async (
  tx: Database,
  ownerId: string,
  led: readonly Pick<KnownCard, "id" | "passages">[],
): Promise<void> => {
  const given = JSON.stringify(led.map(({ id, passages }) => ({ id, passages })));
  await tx.execute(sql`update cards set passages = given.passages
    from jsonb_to_recordset((${given}::text)::jsonb) as given(id text, passages jsonb)
    where cards.id = given.id and cards.owner_id = ${ownerId}`);
};

/** Has cards that were there before lead to these passages, too, by the hash of their sides. */
const linkKnown = async (
  tx: Database,
  ownerId: string,
  there: readonly KnownCard[],
  passagesOf: ReadonlyMap<string, readonly CardPassage[]>,
): Promise<{ known: string[]; linked: string[] }> => {
  const led = there.map(({ id, sha256, passages: before }) => {
    const more = passagesOf.get(sha256 ?? "") ?? [];
    const isNew = more.some((one) =>
      before.every(({ documentId }) => documentId !== one.documentId),
    );
    return { id, passages: more.reduce(withPassage, before), isNew };
  });
  await setPassages(tx, ownerId, led);
  return {
    known: led.map(({ id }) => id),
    linked: led.flatMap(({ id, isNew }) => (isNew ? [id] : [])),
  };
};

/** Has cards lead to where others of the same words do, too. */
export const takePassages = async (
  tx: Database,
  ownerId: string,
  twins: readonly { readonly from: string; readonly to: string }[],
): Promise<void> => {
  const ids = twins.flatMap(({ from, to }) => [from, to]);
  const rows = await tx
    .select({ id: cards.id, passages: cards.passages })
    .from(cards)
    .where(
      and(
        eq(cards.ownerId, ownerId),
        sql`${cards.id} in (select jsonb_array_elements_text((${JSON.stringify(ids)}::text)::jsonb))`,
      ),
    );
  const passagesOf = new Map(rows.map(({ id, passages }) => [id, passages]));
  const led = twins.flatMap(({ from, to }) => {
    const [own, others] = [passagesOf.get(to), passagesOf.get(from) ?? []];
    const more = others.filter((one) =>
      own?.every(({ documentId }) => documentId !== one.documentId),
    );
    return own === undefined || more.length === 0
      ? []
      : [{ id: to, passages: more.reduce(withPassage, own) }];
  });
  await setPassages(tx, ownerId, led);
};
