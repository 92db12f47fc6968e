import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { bound } from "#lib/bound.ts";
import { addDoubts } from "#lib/concepts/add-doubts.ts";
import type { ConceptStore, QuizNote, VerifiedNote } from "#lib/concepts/concept-store.ts";
import type { SentenceVerdict } from "#lib/concepts/sentence-verdicts.ts";
import { AppError } from "#lib/errors.ts";
import { newId, sha256, stableId } from "#lib/ids.ts";
import type { FoundDoubts } from "#lib/questions/question-store.ts";
import type { Concept, Correction, NoteCheck, NoteDoubt, QuizSettings } from "#lib/schemas/quiz.ts";
import { blankPictures } from "#lib/text/card-pictures.ts";
import { noteLanguage } from "#lib/text/note-language.ts";
import { overlap } from "#lib/text/text-span.ts";
import type { Database } from "../client.ts";
import { checkedSentences, concepts, corrections, quizzes, verifiedNotes } from "../schema/quiz.ts";
import { documents } from "../schema/study.ts";
import { threads } from "../schema/threads.ts";
import { threadsOfNote } from "./asked-questions.ts";
import { withDecisions } from "./settled-corrections.ts";
import { boundToThread, type OwnedThread, rowsOf, threadOf, visibleChange } from "./thread-rows.ts";

/**
 * Stores a quiz thread's note and settings; called in the transaction that makes the thread.
 * @throws AppError note_not_text when the text holds what PostgreSQL cannot store
 */
export const insertQuiz = async (
  tx: Database,
  quiz: {
    readonly threadId: string;
    readonly ownerId: string;
    readonly text: string;
    readonly fileName: string | null;
    readonly settings: QuizSettings;
  },
): Promise<void> => {
  const { threadId, ownerId, text, fileName, settings } = quiz;
  if (text.includes("\0") || !text.isWellFormed()) {
    throw new AppError("note_not_text", "The note holds NUL or half a surrogate pair");
  }
  await tx.insert(documents).values({
    id: newId("doc"),
    ownerId,
    threadId,
    role: "note",
    text,
    sha256: sha256(text),
    fileName,
  });
  await tx.insert(quizzes).values({ threadId, ownerId, settings, language: noteLanguage(text) });
};

const noQuiz = (threadId: string): AppError =>
  new AppError("not_found", `There is no quiz ${threadId}`);

/** The note of a quiz thread. @throws AppError not_found */
export const quizNote = async (db: Database, thread: OwnedThread): Promise<QuizNote> => {
  const [row] = await db
    .select({
      ownerId: quizzes.ownerId,
      text: documents.text,
      sha256: documents.sha256,
      fileName: documents.fileName,
      title: threads.title,
      subjectId: threads.subjectId,
      language: quizzes.language,
      settings: quizzes.settings,
    })
    .from(quizzes)
    .innerJoin(threads, eq(threads.id, quizzes.threadId))
    .innerJoin(
      documents,
      and(
        eq(documents.threadId, quizzes.threadId),
        eq(documents.ownerId, quizzes.ownerId),
        eq(documents.role, "note"),
      ),
    )
    .where(rowsOf(quizzes, thread));
  if (!row) throw noQuiz(thread.threadId);
  return row;
};

const saveAnalysis = async (
  db: Database,
  thread: OwnedThread,
  analysis: Parameters<ConceptStore["saveAnalysis"]>[2],
): Promise<void> => {
  const saved = await db
    .update(quizzes)
    .set(analysis)
    .where(rowsOf(quizzes, thread))
    .returning({ id: quizzes.threadId });
  if (saved.length === 0) throw noQuiz(thread.threadId);
};

/** What was checked of the note's sentences. @throws AppError not_found */
const noteCheck = async (db: Database, thread: OwnedThread): Promise<NoteCheck | null> => {
  const [row] = await db
    .select({ check: quizzes.noteCheck })
    .from(quizzes)
    .where(rowsOf(quizzes, thread));
  if (!row) throw noQuiz(thread.threadId);
  return row.check;
};

/** How a quiz's note was checked. */
const saveFactCheck = async (
  db: Database,
  thread: OwnedThread,
  check: Pick<Parameters<ConceptStore["saveVerdict"]>[2], "check" | "factCheck" | "fromCache">,
): Promise<void> => {
  const saved = await db
    .update(quizzes)
    .set({ factCheck: check.factCheck, noteCheck: check.check, fromCache: check.fromCache })
    .where(rowsOf(quizzes, thread))
    .returning({ id: quizzes.threadId });
  if (saved.length === 0) throw noQuiz(thread.threadId);
};

/** Rows of one statement: a thousand would hold up the process for a tenth of a second while the statement is made. */
const rowsAtOnce = 200;

/** Replaces all concepts of a thread; call it in a transaction. */
const replaceConcepts = async (
  tx: Database,
  thread: OwnedThread,
  replacement: readonly Concept[],
): Promise<void> => {
  await tx.delete(concepts).where(rowsOf(concepts, thread));
  const rows = replacement.map((concept, ordinal) => ({ ...concept, ...thread, ordinal }));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx.insert(concepts).values(rows.slice(from, from + rowsAtOnce));
  }
};

/** The concepts of a thread in the note's order. */
const listConcepts = (db: Database, thread: OwnedThread): Promise<Concept[]> =>
  db
    .select({
      id: concepts.id,
      term: concepts.term,
      definition: concepts.definition,
      original: concepts.original,
      span: concepts.span,
      codeSpan: concepts.codeSpan,
      code: concepts.code,
      codeLanguage: concepts.codeLanguage,
      status: concepts.status,
      changeType: concepts.changeType,
    })
    .from(concepts)
    .where(rowsOf(concepts, thread))
    .orderBy(asc(concepts.ordinal));

/** Replaces the report of a thread; call it in a transaction. */
const replaceCorrections = async (
  tx: Database,
  thread: OwnedThread,
  report: readonly Correction[],
): Promise<void> => {
  const known = await withDecisions(tx, thread, report);
  await tx.delete(corrections).where(rowsOf(corrections, thread));
  if (known.length === 0) return;
  await tx
    .insert(corrections)
    .values(known.map((correction, ordinal) => ({ ...correction, ...thread, ordinal })));
};

/** The report of a thread in the note's order. */
export const listCorrections = (db: Database, thread: OwnedThread): Promise<Correction[]> =>
  db
    .select({
      id: corrections.id,
      conceptId: corrections.conceptId,
      term: corrections.term,
      type: corrections.type,
      message: corrections.message,
      original: corrections.original,
      fixed: corrections.fixed,
      span: corrections.span,
      patch: corrections.patch,
      removedCode: corrections.removedCode,
      basis: corrections.basis,
      evidence: corrections.evidence,
      status: corrections.status,
      own: corrections.own,
    })
    .from(corrections)
    .where(rowsOf(corrections, thread))
    .orderBy(asc(corrections.ordinal));

const findCheckedSentences = async (
  db: Database,
  ownerId: string,
  keys: readonly string[],
): Promise<(SentenceVerdict | null)[]> => {
  if (keys.length === 0) return [];
  const rows = await db
    .select({ key: checkedSentences.key, verdict: checkedSentences.verdict })
    .from(checkedSentences)
    .where(
      and(
        eq(checkedSentences.ownerId, ownerId),
        sql`${checkedSentences.key} = any(array(select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb)))`,
      ),
    );
  const found = new Map(rows.map(({ key, verdict }) => [key, verdict]));
  return keys.map((key) => found.get(key) ?? null);
};

/** Remembers what sentences were found to be, the newest word; call it in a transaction. */
const rememberSentences = async (
  tx: Database,
  ownerId: string,
  sentences: Parameters<ConceptStore["saveVerdict"]>[2]["sentences"] = [],
): Promise<void> => {
  // The same line twice in a note, with the same around it, is one row.
  const rows = [...new Map(sentences.map((one) => [one.key, { ...one, ownerId }])).values()];
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx
      .insert(checkedSentences)
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflictDoUpdate({
        target: [checkedSentences.ownerId, checkedSentences.key],
        // A new word on its faults says nothing of the concepts that were found in it.
        set: { verdict: sql`${checkedSentences.verdict} || excluded.verdict` },
      });
  }
};

const findVerifiedNote = async (
  db: Database,
  ownerId: string,
  key: string,
): Promise<VerifiedNote | null> => {
  const [row] = await db
    .select({
      concepts: verifiedNotes.concepts,
      corrections: verifiedNotes.corrections,
      check: verifiedNotes.noteCheck,
    })
    .from(verifiedNotes)
    .where(and(eq(verifiedNotes.ownerId, ownerId), eq(verifiedNotes.key, key)));
  // An entry made before sentences were checked says nothing of them.
  return row?.check ? { ...row, check: row.check } : null;
};

/**
 * Keeps the first entry of a key.
 * @throws Error when something was not checked: such a note must not come back as checked.
 */
const saveVerifiedNote = async (
  db: Database,
  ownerId: string,
  key: string,
  { concepts, corrections, check }: VerifiedNote,
): Promise<void> => {
  const isOpen = ({ status, span }: Concept) =>
    status !== "verified" && !check.doubts.some((doubt) => overlap(doubt.span, span));
  if (check.unchecked.length > 0 || concepts.some(isOpen)) {
    throw new Error("Only a note that was checked as a whole may be kept as verified");
  }
  await db
    .insert(verifiedNotes)
    .values({
      id: stableId("vn", ownerId, key),
      ownerId,
      key,
      concepts: [...concepts],
      corrections: [...corrections],
      noteCheck: check,
    })
    .onConflictDoNothing();
};

/** The note as it is checked and asked about: pictures are blank, and all else stands where it stood. */
const noteInWords = async (db: Database, thread: OwnedThread): Promise<QuizNote> => {
  const note = await quizNote(db, thread);
  return { ...note, text: blankPictures(note.text) };
};

const saveVerdict = (
  db: Database,
  thread: OwnedThread,
  { concepts, corrections, sentences, ...checked }: Parameters<ConceptStore["saveVerdict"]>[2],
): Promise<void> =>
  db.transaction(async (tx) => {
    await saveFactCheck(tx, thread, checked);
    await replaceConcepts(tx, thread, concepts);
    await replaceCorrections(tx, thread, corrections);
    await rememberSentences(tx, thread.ownerId, sentences);
    await tx.update(threads).set(visibleChange()).where(threadOf(thread.ownerId, thread.threadId));
  });

/** Concepts and corrections in PostgreSQL. */
export const conceptStore = (db: Database): ConceptStore => ({
  ...boundToThread(db, {
    ...{ note: noteInWords, saveAnalysis, concepts: listConcepts, corrections: listCorrections },
    ...{ noteCheck, saveVerdict },
  }),
  ...bound(db, { checkedSentences: findCheckedSentences, findVerifiedNote, saveVerifiedNote }),
});

/**
 * Adds what the solver of its questions doubts to what is known of a quiz's note in all quizzes that are made of it, and
 * to what is kept of that note and of its sentences for the next one: a correction that was withdrawn here would stand in
 * an earlier quiz, and come back in a later.
 * @param unless what is known of the sentences where nothing is stored
 * @param cacheKey under which the note is kept, if it is
 * @param sentences the sentences in doubt, as they are remembered from now on
 * @returns the quizzes whose note these doubts are of, this one among them
 */
export const addNoteDoubts = async (
  tx: Database,
  thread: OwnedThread,
  doubts: readonly NoteDoubt[],
  {
    unless,
    cacheKey,
    sentences,
  }: Pick<FoundDoubts, "cacheKey" | "sentences"> & { readonly unless: NoteCheck },
): Promise<OwnedThread[]> => {
  const { ownerId } = thread;
  const doubted: OwnedThread[] = [];
  for (const { threadId, check } of await checksOfNote(tx, thread)) {
    const known = check ?? (threadId === thread.threadId ? unless : null);
    if (known === null) continue;
    doubted.push({ ownerId, threadId });
    await doubtIn(tx, { ownerId, threadId }, known, doubts);
  }
  await rememberSentences(tx, ownerId, sentences);
  const kept = await findVerifiedNote(tx, ownerId, cacheKey);
  if (!kept) return doubted;
  const { concepts, corrections, check } = addDoubts(kept, doubts);
  await tx
    .update(verifiedNotes)
    .set({ concepts: [...concepts], corrections: [...corrections], noteCheck: check })
    .where(and(eq(verifiedNotes.ownerId, ownerId), eq(verifiedNotes.key, cacheKey)));
  return doubted;
};

/** What is known of the note in each quiz of it. All are held in one order, threads before quizzes, as whoever ends a quiz holds them. */
const checksOfNote = async (
  tx: Database,
  thread: OwnedThread,
): Promise<{ threadId: string; check: NoteCheck | null }[]> => {
  const ofNote = threadsOfNote(tx, thread);
  await tx
    .select({ id: threads.id })
    .from(threads)
    .where(and(eq(threads.ownerId, thread.ownerId), inArray(threads.id, ofNote)))
    .orderBy(asc(threads.id))
    .for("update");
  return tx
    .select({ threadId: quizzes.threadId, check: quizzes.noteCheck })
    .from(quizzes)
    .where(and(eq(quizzes.ownerId, thread.ownerId), inArray(quizzes.threadId, ofNote)))
    .orderBy(asc(quizzes.threadId))
    .for("update");
};

const doubtIn = async (
  tx: Database,
  thread: OwnedThread,
  check: NoteCheck,
  doubts: readonly NoteDoubt[],
): Promise<void> => {
  const known: VerifiedNote = {
    concepts: await listConcepts(tx, thread),
    corrections: await listCorrections(tx, thread),
    check,
  };
  const doubted = addDoubts(known, doubts);
  await tx.update(quizzes).set({ noteCheck: doubted.check }).where(rowsOf(quizzes, thread));
  if (doubted.corrections.length < known.corrections.length) {
    await replaceConcepts(tx, thread, doubted.concepts);
    await replaceCorrections(tx, thread, doubted.corrections);
  }
  await tx.update(threads).set(visibleChange()).where(threadOf(thread.ownerId, thread.threadId));
};
