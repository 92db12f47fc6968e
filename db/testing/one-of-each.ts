import { eq, getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { newId, sha256 } from "#lib/ids.ts";
import { makePatch } from "#lib/quotes/make-patch.ts";
import { studySettings } from "#lib/schemas/study.ts";
import type { NewUpload } from "#lib/study/study-store.ts";
import { textPassages } from "#lib/thread-texts/thread-passages.ts";
import type { Database } from "../client.ts";
import { cardPictureStore } from "../queries/card-pictures.ts";
import { cardStore } from "../queries/cards.ts";
import { insertVectors } from "../queries/chunks.ts";
import { editStore } from "../queries/edits.ts";
import { guideNoteStore } from "../queries/guide-notes.ts";
import { insertGuide } from "../queries/guides.ts";
import { libraryStore } from "../queries/library.ts";
import { modelJournal } from "../queries/model-settings.ts";
import { conceptStore, insertQuiz, quizNote } from "../queries/quizzes.ts";
import { insertStudy, studyStore } from "../queries/study.ts";
import { insertThreadSources, sourceStore } from "../queries/subject-sources.ts";
import { subjectStore } from "../queries/subjects.ts";
import { textStore } from "../queries/thread-texts.ts";
import { insertThread } from "../queries/threads.ts";
import * as cardTables from "../schema/cards.ts";
import * as guideTables from "../schema/guides.ts";
import * as libraryTables from "../schema/library.ts";
import * as settingsTables from "../schema/model-settings.ts";
import * as quizTables from "../schema/quiz.ts";
import * as studyTables from "../schema/study.ts";
import * as subjectTables from "../schema/subjects.ts";
import * as textTables from "../schema/texts.ts";
import * as threadSourceTables from "../schema/thread-sources.ts";
import * as threadTables from "../schema/threads.ts";
import { newPack } from "./new-pack.ts";

const modules = [
  ...[cardTables, guideTables, libraryTables, settingsTables],
  ...[quizTables, studyTables, subjectTables, textTables, threadSourceTables, threadTables],
];
/** Every table whose rows are somebody's. */
const ownedTables = modules
  .flatMap((tables) => Object.values(tables))
  .filter((table) => is(table, PgTable))
  .flatMap((table) => {
    const { ownerId } = getTableColumns(table);
    return ownerId ? [{ table, ownerId }] : [];
  });

/**
 * Everything that is stored of an owner, by table. In one statement: the tests of isolation ask before and after each of
 * hundreds of calls.
 */
export const rowsOfOwner = async (
  db: Database,
  owner: string,
): Promise<Readonly<Record<string, readonly string[]>>> => {
  const rowsOf = ownedTables.map(({ table, ownerId }) => {
    const name = getTableName(table);
    return sql`select ${sql.raw(`'${name}'`)} as name, row_to_json(${sql.identifier(name)})::text as row
      from ${table} where ${ownerId} = ${owner}`;
  });
  const rows = await db.execute<{ name: string; row: string }>(sql.join(rowsOf, sql` union all `));
  const all: Record<string, string[]> = Object.fromEntries(
    ownedTables.map(({ table }) => [getTableName(table), []]),
  );
  for (const { name, row } of rows) all[name]?.push(row);
  for (const stored of Object.values(all)) stored.sort();
  return all;
};

/** Makes all threads and sources of an owner be found, as the loop does. */
export const indexTexts = async (db: Database, ownerId: string): Promise<void> => {
  const store = textStore(db, ownerId);
  for (let claim = await store.claim(); claim !== null; claim = await store.claim()) {
    const reading = await store.read(claim);
    if (!reading) throw new Error(`There is no ${claim.of} ${claim.id}`);
    const { signal } = new AbortController();
    await store.save(claim, textPassages(reading.readable), reading.revision, signal);
  }
};

/**
 * One thing of each kind that an owner can have, with their ids for routes and queries. The owner's id stands in every
 * text, so that a test finds it wherever it should not be.
 */
export const oneOfEach = async (db: Database, ownerId: string) => {
  const secret = ownerId;
  const bytes = new TextEncoder().encode(secret);
  const picture: NewUpload = {
    ...{ sha256: "a", mediaType: "image/png", width: 4, height: 3, size: bytes.length, bytes },
    ...{ sourceSha256: "a", fileName: secret },
  };
  const subjectId = await subjectStore(db).create(ownerId, secret);
  const begin = (kind: "quiz" | "study" | "guide") =>
    insertThread(db, { ownerId, subjectId, kind, title: `${secret} ${kind}` });
  const pack = await newPack(db, {
    ownerId,
    pack: { product: secret },
    sections: [{ title: "Export", text: `${secret} exports a song by its menu.` }],
  });
  const { packId } = pack;
  const [source] = (await libraryStore(db).pack(ownerId, packId)).sources;
  const chunkId = pack.chunkId("Export");

  await insertVectors(db, { ownerId, packId, modelId: "m" }, [{ chunkId, vector: [1, 0] }]);

  const quiz = await begin("quiz");
  await insertQuiz(db, {
    ...{ ownerId, threadId: quiz.threadId, fileName: null },
    text: `A ${secret} is a print from a block of wood.`,
    settings: { wanted: null, mix: { multipleChoice: 70, trueFalse: 20, other: 10 } },
  });
  const note = { text: `A ${secret} is a print from a block of wood.`, fileName: secret };
  await insertThreadSources(db, { ownerId, ...quiz }, note, null);
  const [noteSource] = await sourceStore(db).list(ownerId, subjectId);
  const questionId = newId("qst");
  const passage = { quote: secret, start: 2, end: 11 };
  await db.insert(quizTables.questions).values({
    ...{ id: questionId, ownerId, threadId: quiz.threadId, ordinal: 0, round: 0 },
    ...{ type: "free_recall", stem: secret, answer: secret, accepted: [], explanation: secret },
    ...{ difficulty: "easy", evidence: passage, state: "kept" },
  } satisfies typeof quizTables.questions.$inferInsert);
  await db.insert(quizTables.attempts).values({
    ...{ ownerId, threadId: quiz.threadId, questionId, round: 1 },
    ...{ answer: secret, correct: false, score: 0 },
  });
  const correctionId = newId("cor");
  await db.insert(quizTables.corrections).values({
    ...{ ownerId, threadId: quiz.threadId, id: correctionId, ordinal: 0, term: secret },
    ...{ type: "definition_fix", message: secret, original: secret, fixed: `${secret}!` },
    ...{ span: { start: 2, end: 11 }, basis: "model", own: `${secret}?` },
  } satisfies typeof quizTables.corrections.$inferInsert);
  await db.insert(quizTables.complaints).values({
    ...{ questionId, threadId: quiz.threadId, ownerId, words: secret, verdict: "rejected" },
    ...{ reply: secret, quotes: [passage] },
  } satisfies typeof quizTables.complaints.$inferInsert);
  await db
    .insert(cardTables.cards)
    .values({ id: questionId, questionId, ownerId, due: new Date(0) });
  const pictureSha256 = sha256(`${secret} picture`);
  const shown = { sha256: pictureSha256, mediaType: "image/webp", width: 4, height: 3 } as const;
  await cardPictureStore(db).keep(ownerId, [{ ...shown, size: bytes.length, bytes }], new Date(0));
  const sides = [
    { front: secret, back: `${secret} ![it](picture:${pictureSha256})`, tags: [secret] },
  ];
  await cardStore(db).add(ownerId, subjectId, sides, new Date(0));
  const { cards: listed } = await cardStore(db).list(
    ...([ownerId, { search: "", limit: 9, offset: 0, subjectId }] as const),
    { soon: new Date(0), endOfDay: new Date(0) },
  );
  const cardId = listed.find(({ content }) => content.kind === "own")?.id ?? "";
  await db.insert(cardTables.cardReviews).values({
    ...{ id: newId("rev"), ownerId, cardId: questionId, key: secret, rating: "good" },
    ...{ dueBefore: new Date(0), reviewedAt: new Date(0) },
  });
  await cardStore(db).saveSettings(ownerId, { newPerDay: 7 });
  await db
    .update(quizTables.quizzes)
    .set({ status: "ready", strategy: "standard", contentType: "theory" })
    .where(eq(quizTables.quizzes.threadId, quiz.threadId));

  const study = await begin("study");
  const ofStudy = { ownerId, threadId: study.threadId };
  await insertStudy(db, {
    ...ofStudy,
    ...{ settings: studySettings.parse({}), text: secret, fileName: null, photos: [] },
    ...{ topic: secret, named: false, language: "en" },
  });
  const studies = studyStore(db);
  await studies.saveDocument(ownerId, study.threadId, "synthesised", `One ${secret}. Two.`);
  const { text } = await editStore(db).document(ownerId, study.threadId);
  await editStore(db).apply(ownerId, study.threadId, {
    ...{ key: "k1", baseRevision: 0, author: "student", kind: "edit" },
    edits: [
      {
        ...{ patches: [makePatch(text, 0, 3, "Our")], similarity: null, reason: secret },
        ...{ oldText: "One", newText: "Our" },
      },
    ],
  });
  await db.insert(threadSourceTables.sourceOrigins).values({
    ...{ ...ofStudy, sourceId: noteSource?.id ?? "", revision: 0 },
    place: { start: 0, end: 3 },
  });
  const upload = await studies.addUpload(ownerId, study.threadId, picture);
  await studies.saveConflicts(ownerId, study.threadId, [
    { subject: secret, material: "3", note: "4", quote: "Two.", alternative: "Three." },
  ]);
  const [conflict] = await studies.conflicts(ownerId, study.threadId);

  const guide = await begin("guide");
  const ofGuide = { ownerId, threadId: guide.threadId };
  await insertGuide(db, {
    ...ofGuide,
    ...{ packId, question: secret, version: null, edition: null },
  });
  await db
    .update(guideTables.guides)
    .set({
      ...{ answer: secret, answered: true },
      cited: [{ step: 0, chunkId, quote: `${secret}.`, kept: null }],
    })
    .where(eq(guideTables.guides.threadId, guide.threadId));
  const guideNoteId = await guideNoteStore(db).add(
    ownerId,
    { id: guide.threadId, round: 0 },
    subjectId,
    { text: `A step of ${secret}.`, fileName: secret },
  );
  const screenshotId = newId("sht");
  await db.insert(guideTables.screenshots).values({
    ...picture,
    ...{ id: screenshotId, ...ofGuide, ordinal: 0, devicePixelRatio: 1 },
  });
  await db.insert(guideTables.guideSteps).values({
    ...{ ...ofGuide, answerRound: 0, ordinal: 0, text: secret, chunkId, requiresClick: true },
  });
  await db.insert(settingsTables.modelSettings).values({
    ...{ ownerId, revision: 1, chosen: { roles: { writer: `ollama:${secret}` } } },
  });
  // Words of a page would be found in answers that tell nothing of a key.
  const keys = {
    ...{ journalKey: newId("call"), verifiedKey: newId("note"), sentenceKey: newId("sentence") },
  };
  await modelJournal(db).record({
    ...{ ownerId, threadId: quiz.threadId, key: keys.journalKey, task: "t", taskVersion: 1 },
    ...{ model: "a:b", status: "done", requests: 1, inputTokens: 1, outputTokens: 1, usd: 1 },
    ...{ ms: 1, answer: { output: secret, salvaged: false }, errorCode: null },
  });
  const check = { patches: [], unchecked: [], doubts: [] };
  const known = { concepts: [], corrections: [], check };
  await conceptStore(db).saveVerifiedNote(ownerId, keys.verifiedKey, known);
  const verdict = { kind: "right" } as never;
  await db.insert(quizTables.checkedSentences).values({ ownerId, key: keys.sentenceKey, verdict });
  await indexTexts(db, ownerId);
  const { sha256: noteSha256 } = await quizNote(db, { ownerId, threadId: quiz.threadId });
  await db
    .update(cardTables.cards)
    .set({ passages: [{ documentId: study.threadId, text: secret, start: 0, revision: 0 }] })
    .where(eq(cardTables.cards.id, cardId));

  return {
    ...keys,
    subjectId,
    noteSha256,
    ...{ quizId: quiz.threadId, studyId: study.threadId, guideId: guide.threadId },
    runId: quiz.runId,
    ...{ subjectSourceId: noteSource?.id ?? "", guideNoteId },
    ...{ packId, chunkId, sourceId: source?.id ?? "", questionId, correctionId },
    ...{ cardId, pictureSha256, screenshotId },
    ...{ uploadId: upload.id, conflictId: conflict?.id ?? "" },
  };
};
