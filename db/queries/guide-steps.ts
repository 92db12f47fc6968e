import { and, asc, eq, inArray, isNull, ne, or } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import type { GuideStore, NewAnswer, StepChange, StoredStep } from "#lib/guide/guide-store.ts";
import type { Database } from "../client.ts";
import { guideSteps, guides } from "../schema/guides.ts";
import { changeGuide, guideOf } from "./guide-rows.ts";
import { lockThread } from "./lock-thread.ts";
import type { OwnedThread } from "./owned-thread.ts";
import { touchThread } from "./study-rows.ts";
import { storableText } from "./study-text.ts";

const ofThread = ({ ownerId, threadId }: OwnedThread) =>
  and(eq(guideSteps.threadId, threadId), eq(guideSteps.ownerId, ownerId));

/** Stores an answer and its steps; a repeated round leaves steps as they are, which may have been worked on. */
export const saveAnswer = (db: Database, thread: OwnedThread, answer: NewAnswer): Promise<void> =>
  db.transaction(async (tx) => {
    await lockThread(tx, thread.ownerId, thread.threadId);
    const { round, text, answered, basis, chunkIds, steps } = answer;
    await changeGuide(tx, thread, {
      answer: storableText(text),
      answered,
      answerBasis: basis,
      chunkIds: [...chunkIds],
      answerRound: round,
      mode: "answer",
      currentStep: null,
    });
    const rows = steps.map((step, ordinal) => ({
      ...thread,
      answerRound: round,
      ordinal,
      ...step,
      text: storableText(step.text),
    }));
    if (rows.length > 0) await tx.insert(guideSteps).values(rows).onConflictDoNothing();
  });

const stepColumns = {
  ordinal: guideSteps.ordinal,
  text: guideSteps.text,
  chunkId: guideSteps.chunkId,
  requiresClick: guideSteps.requiresClick,
  warning: guideSteps.warning,
  state: guideSteps.state,
  box: guideSteps.box,
  drawn: guideSteps.drawn,
  screenshotId: guideSteps.screenshotId,
  check: guideSteps.check,
};

/** The steps of one answer, in order. */
export const readStepsOf = (
  db: Database,
  thread: OwnedThread,
  round: number,
): Promise<StoredStep[]> =>
  db
    .select(stepColumns)
    .from(guideSteps)
    .where(and(ofThread(thread), eq(guideSteps.answerRound, round)))
    .orderBy(asc(guideSteps.ordinal));

/** The steps of the newest answer, in order. */
export const readSteps = (db: Database, thread: OwnedThread): Promise<StoredStep[]> =>
  db
    .select(stepColumns)
    .from(guideSteps)
    .innerJoin(
      guides,
      and(
        eq(guides.threadId, guideSteps.threadId),
        eq(guides.ownerId, guideSteps.ownerId),
        eq(guides.answerRound, guideSteps.answerRound),
      ),
    )
    .where(ofThread(thread))
    .orderBy(asc(guideSteps.ordinal));

/** A step of the newest answer. */
const ofNewest = (db: Database, thread: OwnedThread, ordinal: number) =>
  and(
    ofThread(thread),
    eq(guideSteps.ordinal, ordinal),
    inArray(
      guideSteps.answerRound,
      db.select({ round: guides.answerRound }).from(guides).where(guideOf(thread)),
    ),
  );

/** Changes a step of the newest answer. @throws AppError not_found */
export const saveStep = (
  db: Database,
  thread: OwnedThread,
  ordinal: number,
  change: StepChange,
): Promise<void> =>
  db.transaction(async (tx) => {
    await touchThread(tx, thread);
    const changed = await tx
      .update(guideSteps)
      .set(change)
      .where(ofNewest(tx, thread, ordinal))
      .returning({ ordinal: guideSteps.ordinal });
    if (changed.length === 0) {
      throw new AppError("not_found", `Thread ${thread.threadId} has no step ${ordinal}`);
    }
  });

/** Notes where a step's place is on a picture, unless the student drew it on that very picture meanwhile. */
export const saveLocation = (
  db: Database,
  thread: OwnedThread,
  ordinal: number,
  { box, screenshotId }: Parameters<GuideStore["saveLocation"]>[3],
): Promise<void> =>
  db.transaction(async (tx) => {
    await touchThread(tx, thread);
    const isFree = or(
      eq(guideSteps.drawn, false),
      isNull(guideSteps.screenshotId),
      ne(guideSteps.screenshotId, screenshotId),
    );
    await tx
      .update(guideSteps)
      .set({ box, screenshotId, drawn: false })
      .where(and(ofNewest(tx, thread, ordinal), isFree));
  });
