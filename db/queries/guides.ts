import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { bound } from "#lib/bound.ts";
import { AppError } from "#lib/errors.ts";
import {
  type GuideChunk,
  type GuideStore,
  guideTitle,
  type NewAnswer,
  type StepChange,
  type StoredStep,
} from "#lib/guide/guide-store.ts";
import type { CreateGuideRequest } from "#lib/schemas/guide.ts";
import { type Difference, type SectionView, storedDifference } from "#lib/schemas/library.ts";
import { noteLanguage } from "#lib/text/note-language.ts";
import type { Database } from "../client.ts";
import { guideSteps, guides } from "../schema/guides.ts";
import { chunks, chunkWords, manualFiles, packs } from "../schema/library.ts";
import { threads } from "../schema/threads.ts";
import { ofPresentSource } from "./packs.ts";
import {
  addScreenshot,
  changeGuide,
  getGuide,
  guideOf,
  newestScreenshot,
  readScreenshot,
  readScreenshotBytes,
  readScreenshots,
  saveReading,
  updateGuide,
} from "./screenshots.ts";
import {
  addMessage,
  boundToThread,
  lockThread,
  newestMessages,
  type OwnedThread,
  rowsOf,
  storableText,
  threadOf,
  touchThread,
} from "./thread-rows.ts";

/**
 * Stores what a guide begins with; called in the transaction that makes the thread.
 * @throws AppError not_found when the owner has no such pack
 */
export const insertGuide = async (
  tx: Database,
  guide: OwnedThread & Pick<CreateGuideRequest, "question" | "packId" | "version" | "edition">,
): Promise<void> => {
  const { ownerId, threadId, question, packId, version, edition } = guide;
  const [pack] = await tx
    .select({ id: packs.id })
    .from(packs)
    .where(and(eq(packs.ownerId, ownerId), eq(packs.id, packId), eq(packs.hidden, false)));
  if (!pack) throw new AppError("not_found", `There is no pack ${packId}`);
  const language = noteLanguage(question);
  await tx
    .insert(guides)
    .values({ threadId, ownerId, packId, question, version, edition, language });
};

/** Rows in the order in which their ids were asked for; what is gone is left out. */
const inOrder = <Row extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
};

const ofIds = (ownerId: string, ids: readonly string[]) =>
  and(eq(chunks.ownerId, ownerId), inArray(chunks.stableId, [...ids]));

const sectionColumns = {
  id: chunks.stableId,
  kind: chunks.kind,
  title: chunks.title,
  headingPath: chunks.headingPath,
  address: chunks.address,
  page: chunks.page,
  text: chunks.text,
  difference: chunks.difference,
};

/** Chunks of the owner by their lasting ids. */
export const readGuideChunks = async (
  db: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<GuideChunk[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      ...sectionColumns,
      ordinal: chunks.ordinal,
      part: chunks.part,
      totalParts: chunks.totalParts,
      since: chunks.since,
      until: chunks.until,
      editions: chunks.editions,
    })
    .from(chunks)
    .innerJoin(manualFiles, ofPresentSource)
    .where(ofIds(ownerId, ids));
  return inOrder(ids, rows).map(withDifference);
};

/** The nearest sections above these ones, in their order; what was joined to them stands in them already. */
const parentsOf = async (
  db: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await db.execute<{ child: string; id: string }>(sql`
    select child.lasting_id as child, parent.lasting_id as id
    from ${chunks} child
    join ${manualFiles} present on present.id = child.source_id and present.generation = child.generation
    cross join lateral (
      select above.id, above.lasting_id from ${chunks} above
      where above.source_id = child.source_id and above.generation = child.generation
        and above.owner_id = child.owner_id and above.ordinal < child.ordinal and above.part = 1 and above.kind = 'manual'
        and above.title = child.heading_path->>-1 and above.heading_path = child.heading_path - -1
      order by above.ordinal desc limit 1
    ) parent
    where child.owner_id = ${ownerId} and child.lasting_id in (
        select jsonb_array_elements_text((${JSON.stringify(ids)}::text)::jsonb)
      )
      and jsonb_array_length(child.heading_path) > 1
      and exists (select from ${chunkWords} found where found.chunk_id = parent.id)
  `);
  const parents = new Map([...rows].map(({ child, id }) => [child, id]));
  return [...new Set(ids.flatMap((id) => parents.get(id) ?? []))];
};

/** The same as the page shows them. */
export const readGuideSections = async (
  db: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<SectionView[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ ...sectionColumns, fileName: manualFiles.fileName })
    .from(chunks)
    .innerJoin(manualFiles, ofPresentSource)
    .where(ofIds(ownerId, ids));
  return inOrder(ids, rows).map(({ id, ...section }) => ({
    chunkId: id,
    ...withDifference(section),
  }));
};

const withDifference = <Row extends { readonly difference: Difference | null }>(row: Row): Row => ({
  ...row,
  difference: storedDifference.parse(row.difference),
});

/** Puts other words in the place of the question. The title that was made of it follows. @throws AppError not_found */
const saveQuestion = (db: Database, thread: OwnedThread, question: string): Promise<void> =>
  db.transaction(async (tx) => {
    const { ownerId, threadId } = thread;
    await lockThread(tx, ownerId, threadId);
    const { question: old } = await getGuide(tx, thread);
    await changeGuide(tx, thread, { question: storableText(question) });
    await tx
      .update(threads)
      .set({ title: guideTitle(storableText(question)) })
      .where(and(threadOf(ownerId, threadId), eq(threads.title, guideTitle(old))));
  });

/** Stores an answer and its steps; a repeated round leaves steps as they are, which may have been worked on. */
const saveAnswer = (db: Database, thread: OwnedThread, answer: NewAnswer): Promise<void> =>
  db.transaction(async (tx) => {
    await lockThread(tx, thread.ownerId, thread.threadId);
    const { round, text, answered, missing, basis, chunkIds, cited, steps } = answer;
    await changeGuide(tx, thread, {
      answer: storableText(text),
      answered,
      missing: missing === null ? null : storableText(missing),
      answerBasis: basis,
      chunkIds: [...chunkIds],
      cited: cited.map((one) => ({ ...one, quote: storableText(one.quote) })),
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
const readStepsOf = (db: Database, thread: OwnedThread, round: number): Promise<StoredStep[]> =>
  db
    .select(stepColumns)
    .from(guideSteps)
    .where(and(rowsOf(guideSteps, thread), eq(guideSteps.answerRound, round)))
    .orderBy(asc(guideSteps.ordinal))
    .prepare("guide_steps")
    .execute();

/** The steps of the newest answer, in order. */
const readSteps = (db: Database, thread: OwnedThread): Promise<StoredStep[]> =>
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
    .where(rowsOf(guideSteps, thread))
    .orderBy(asc(guideSteps.ordinal));

/** A step of the newest answer. */
const ofNewest = (db: Database, thread: OwnedThread, ordinal: number) =>
  and(
    rowsOf(guideSteps, thread),
    eq(guideSteps.ordinal, ordinal),
    inArray(
      guideSteps.answerRound,
      db.select({ round: guides.answerRound }).from(guides).where(guideOf(thread)),
    ),
  );

/** Changes a step of the newest answer. @throws AppError not_found */
const saveStep = (
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
const saveLocation = (
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

/** Pack, version and edition of the owner's newest guide; null before the first, and when its pack is gone. */
export const newestGuideSettings = async (
  db: Database,
  ownerId: string,
): Promise<Pick<CreateGuideRequest, "packId" | "version" | "edition"> | null> => {
  const [row] = await db
    .select({ packId: guides.packId, version: guides.version, edition: guides.edition })
    .from(guides)
    .where(eq(guides.ownerId, ownerId))
    .orderBy(desc(guides.createdAt))
    .limit(1);
  return row && row.packId !== null ? { ...row, packId: row.packId } : null;
};

const saveIntent = (
  db: Database,
  thread: OwnedThread,
  intent: Parameters<GuideStore["saveIntent"]>[2],
): Promise<void> => updateGuide(db, thread, { intent });

const saveVersionCheck = (
  db: Database,
  thread: OwnedThread,
  { allowed, explanation, chunkId }: Parameters<GuideStore["saveVersionCheck"]>[2],
): Promise<void> =>
  updateGuide(db, thread, {
    ...{ allowed, versionExplanation: explanation, versionChunkId: chunkId },
  });

/** Guide threads in PostgreSQL. */
export const guideStore = (db: Database): GuideStore => ({
  ...boundToThread(db, {
    ...{ get: getGuide, saveQuestion, saveIntent, saveVersionCheck, saveAnswer },
    ...{
      saveProgress: updateGuide,
      steps: readSteps,
      stepsOf: readStepsOf,
      saveLocation,
      saveStep,
    },
    ...{ addMessage, messages: newestMessages, addScreenshot, screenshots: readScreenshots },
    ...{ newestScreenshot, screenshot: readScreenshot, screenshotBytes: readScreenshotBytes },
    saveReading,
  }),
  ...bound(db, { chunks: readGuideChunks, parents: parentsOf, sections: readGuideSections }),
});
