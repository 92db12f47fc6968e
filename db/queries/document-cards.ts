import { and, asc, eq, inArray, or } from "drizzle-orm";
import type { CardStore } from "#lib/cards/card-store.ts";
import { picturesOf } from "#lib/text/card-pictures.ts";
import type { Database } from "../client.ts";
import { cards } from "../schema/cards.ts";
import { reviewQuestions } from "../schema/study.ts";
import { threads } from "../schema/threads.ts";
import { freePictures, holdPictures, keptPictures } from "./card-pictures.ts";
import { sidesShowing } from "./card-rows.ts";
import { asksPassageOf, isMadeOfPassage } from "./passage-cards.ts";
import { rowsOf, threadNotFound, threadOf } from "./thread-rows.ts";

/**
 * Cards of the review questions of documents. They are the student's own, each with the id of its question: so it is known
 * whatever becomes of its words, and outlasts the document.
 */
export const documentCards = (db: Database): Pick<CardStore, "addOfDocument"> => ({
  addOfDocument: (ownerId, threadId, sidesOf, at) =>
    db.transaction(async (tx) => {
      const subjectId = await subjectOfThread(tx, ownerId, threadId);
      const { id, text, answer, quotes } = reviewQuestions;
      const asked = await tx
        .select({ id, text, answer, quotes })
        .from(reviewQuestions)
        .where(
          and(
            rowsOf(reviewQuestions, { ownerId, threadId }),
            eq(reviewQuestions.status, "answered"),
          ),
        )
        .orderBy(asc(reviewQuestions.ordinal));
      const answered = asked.flatMap((one) =>
        one.answer === null ? [] : [{ id: one.id, ...sidesOf({ ...one, answer: one.answer }) }],
      );
      const pictures = await keptPictures(tx, ownerId, answered.flatMap(picturesOf));
      const kept = new Set(pictures.map(({ sha256 }) => sha256));
      const rows = answered.map(({ id: questionId, front, back }, index) => {
        return {
          ...{ id: questionId, ownerId, subjectId },
          ...sidesShowing({ front, back }, kept),
          // A millisecond apart, so that they are asked and listed in their order.
          ...{ createdAt: at, due: new Date(at.getTime() + index) },
        };
      });
      await holdPictures(
        tx,
        ownerId,
        rows.flatMap((card) => card.pictures),
        at,
      );
      // What has a card already, or asks and answers what one in the subject does, is left as it is.
      const made =
        rows.length === 0
          ? []
          : await tx.insert(cards).values(rows).onConflictDoNothing().returning({ id: cards.id });
      return { subjectId, added: made.length, known: answered.length - made.length, tagged: 0 };
    }),
});

/** Deletes the cards of a document's questions and passages, with their logs. */
export const removeOfDocument = async (
  tx: Database,
  ownerId: string,
  threadId: string,
): Promise<void> => {
  const removed = await tx
    .delete(cards)
    .where(isOfDocument(tx, ownerId, threadId))
    .returning({ pictures: cards.pictures });
  await freePictures(
    tx,
    ownerId,
    removed.flatMap((card) => card.pictures),
  );
};

const isOfQuestion = (db: Database, ownerId: string, threadId: string) =>
  inArray(
    cards.id,
    db
      .select({ id: reviewQuestions.id })
      .from(reviewQuestions)
      .where(rowsOf(reviewQuestions, { ownerId, threadId })),
  );

/** The cards that were made of a document's questions and passages. */
export const isOfDocument = (db: Database, ownerId: string, threadId: string) =>
  and(
    eq(cards.ownerId, ownerId),
    or(isMadeOfPassage(ownerId, threadId), isOfQuestion(db, ownerId, threadId)),
  );

/** Those, and others whose words a passage of the document says. */
export const leadsTo = (db: Database, ownerId: string, threadId: string) =>
  and(eq(cards.ownerId, ownerId), or(asksPassageOf(threadId), isOfQuestion(db, ownerId, threadId)));

/** The subject of a thread, also while that lies in the bin. @throws AppError not_found */
export const subjectOfThread = async (
  tx: Database,
  ownerId: string,
  threadId: string,
): Promise<string> => {
  const [thread] = await tx
    .select({ subjectId: threads.subjectId })
    .from(threads)
    .where(threadOf(ownerId, threadId));
  if (!thread) throw threadNotFound(threadId);
  return thread.subjectId;
};
