import { and, asc, desc, eq, inArray, isNull, lt, ne, notInArray, or, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { cards } from "#db/schema/cards.ts";
import { attempts, concepts, type QuestionState, questions, quizzes } from "#db/schema/quiz.ts";
import { documents } from "#db/schema/study.ts";
import { threads } from "#db/schema/threads.ts";
import { contestedSentences } from "#lib/concepts/add-doubts.ts";
import { AppError } from "#lib/errors.ts";
import { stableId } from "#lib/ids.ts";
import { numberedTitle } from "#lib/notes/note-title.ts";
import { type AskedQuestion, questionsAgain } from "#lib/questions/ask-again.ts";
import { shareFact } from "#lib/questions/complaints.ts";
import { restsOn } from "#lib/questions/note-places.ts";
import type { Candidate, ProofVerdict, QuestionStore } from "#lib/questions/question-store.ts";
import type {
  AnswerStore,
  AskedOfNote,
  AttemptRow,
  QuizSnapshot,
} from "#lib/questions/quiz-view.ts";
import type { Attempt, NoteDoubt, Question } from "#lib/schemas/quiz.ts";
import type { CreateQuizRequest } from "#lib/schemas/thread-requests.ts";
import {
  doubtfulPairs,
  dropOutdated,
  keepNewQuestions,
  ownQuiz,
  ownThread,
  threadsOfNote,
  wasAsked,
} from "./asked-questions.ts";
import { insertComplaint, leaveOut, listComplaints, settleComplaint } from "./complaints.ts";
import { withPresentSources } from "./evidence.ts";
import { addNoteDoubts, listCorrections, quizNote } from "./quizzes.ts";
import { keepOwnWording, rejectCorrections, setAside } from "./settled-corrections.ts";
import { placesOfNote } from "./subject-sources.ts";
import {
  lockThread,
  type OwnedThread,
  rowsOf,
  studentsChange,
  threadNotFound,
  threadOf,
  visibleChange,
} from "./thread-rows.ts";

/** The questions of quiz threads, in PostgreSQL. */
export const questionStore = (db: Database): QuestionStore => ({
  askedBefore: askedBefore(db),
  saveCandidates: saveCandidates(db),
  byState: byState(db),
  settleProofs: settleProofs(db),
  doubtfulPairs: (...order) => doubtfulPairs(db, ...order),
  keepNewQuestions: (...order) => keepNewQuestions(db, ...order),
  dropOutdated: (...order) => dropOutdated(db, ...order),
  finishQuiz: finishQuiz(db),
});

/**
 * Only questions older than the thread are returned: a node that runs again after a crash then
 * asks the model the same as before, and the journal answers. Newer ones are caught by
 * `keepNewQuestions`.
 */
const askedBefore =
  (db: Database): QuestionStore["askedBefore"] =>
  async (ownerId, { terms, noteSha256, exceptThreadId, limit }) => {
    const begun = db
      .select({ at: threads.createdAt })
      .from(threads)
      .where(threadOf(ownerId, exceptThreadId));
    const sameNote = db
      .select({ id: documents.threadId })
      .from(documents)
      .where(and(eq(documents.ownerId, ownerId), eq(documents.sha256, noteSha256)));
    const concerned = [inArray(questions.threadId, sameNote)];
    // A long note has twenty thousand terms: as one parameter, where a list would be as many.
    const wanted = JSON.stringify([...new Set(terms)]);
    if (terms.length > 0)
      concerned.push(
        sql`${concepts.term} = any(array(select jsonb_array_elements_text(${wanted}::jsonb)))`,
      );
    const rows = await db
      .select({
        id: questions.id,
        type: questions.type,
        stem: questions.stem,
        answer: questions.answer,
        term: concepts.term,
        evidence: questions.evidence,
        isSameNote: sql<boolean>`${inArray(questions.threadId, sameNote)}`,
      })
      .from(questions)
      .leftJoin(
        concepts,
        and(
          eq(concepts.threadId, questions.threadId),
          eq(concepts.id, questions.conceptId),
          eq(concepts.ownerId, questions.ownerId),
        ),
      )
      .innerJoin(threads, ownThread)
      .leftJoin(quizzes, ownQuiz)
      .where(
        and(
          eq(questions.ownerId, ownerId),
          wasAsked,
          ne(questions.threadId, exceptThreadId),
          lt(questions.createdAt, sql`(${begun})`),
          or(...concerned),
        ),
      )
      .orderBy(desc(questions.createdAt), asc(questions.id))
      .limit(limit);
    return rows.map(({ isSameNote, evidence, ...question }) => ({
      ...question,
      evidence: isSameNote ? evidence : null,
    }));
  };

const saveCandidates =
  (db: Database): QuestionStore["saveCandidates"] =>
  async (ownerId, threadId, candidates) => {
    if (candidates.length === 0) return;
    const own = await db
      .select({ id: threads.id })
      .from(threads)
      .where(threadOf(ownerId, threadId));
    if (own.length === 0) throw threadNotFound(threadId);
    await db
      .insert(questions)
      .values(
        candidates.map(({ question, ordinal, round, falsePoints = null, besidePoint = null }) => ({
          ...question,
          ...{ falsePoints, besidePoint },
          ownerId,
          threadId,
          ordinal,
          round,
          state: "candidate" as const,
        })),
      )
      .onConflictDoNothing();
  };

const byState =
  (db: Database): QuestionStore["byState"] =>
  async (ownerId, threadId, state) => {
    const rows = await db
      .select()
      .from(questions)
      .where(
        and(
          eq(questions.ownerId, ownerId),
          eq(questions.threadId, threadId),
          eq(questions.state, state),
        ),
      )
      .orderBy(asc(questions.round), asc(questions.ordinal), asc(questions.id));
    return rows.map(
      (row): Candidate => ({
        ...{ question: toQuestion(row), ordinal: row.ordinal, round: row.round },
        ...(row.falsePoints && { falsePoints: row.falsePoints }),
        ...(row.besidePoint && { besidePoint: row.besidePoint }),
        ...(row.state === "repeat" && row.stateReason && { repeatOf: row.stateReason }),
      }),
    );
  };

/** The question of a row, without what only the store knows. */
export const toQuestion = (row: typeof questions.$inferSelect): Question => ({
  id: row.id,
  type: row.type,
  stem: row.stem,
  options: row.options,
  answer: row.answer,
  accepted: row.accepted,
  explanation: row.explanation,
  conceptId: row.conceptId,
  code: row.code,
  codeLanguage: row.codeLanguage,
  difficulty: row.difficulty,
  evidence: row.evidence,
  ...(row.proof && { proof: row.proof }),
  ...(row.byHand && { byHand: row.byHand }),
  ...(row.flagged && { flagged: true }),
  ...(row.noteWords && { noteWords: row.noteWords }),
});

const settleProofs =
  (db: Database): QuestionStore["settleProofs"] =>
  async (ownerId, threadId, verdicts, found) => {
    await db.transaction(async (tx) => {
      if (found && found.doubts.length > 0) {
        const { doubts, check: unless, ...kept } = found;
        const thread = { ownerId, threadId };
        for (const quiz of await addNoteDoubts(tx, thread, doubts, { unless, ...kept }))
          await dropDoubtful(tx, quiz, doubts);
      }
      for (const verdict of verdicts) await settleProof(tx, { ownerId, threadId }, verdict);
    });
  };

/** Of a key that was mended its other wordings and its explanation go, too. */
const settleProof = async (
  tx: Database,
  thread: OwnedThread,
  { questionId, proved, reason, proof, answer }: ProofVerdict,
): Promise<void> => {
  await tx
    .update(questions)
    .set({
      ...{ state: proved ? "proved" : "unproved", stateReason: reason },
      ...(proof && { proof }),
      ...(answer !== undefined && { answer, accepted: [], explanation: "" }),
    })
    .where(
      and(
        eq(questions.id, questionId),
        rowsOf(questions, thread),
        eq(questions.state, "candidate"),
      ),
    );
};

/** Takes questions of earlier rounds, and of a quiz that is ready, back that rest on what is in doubt now; the quiz says so. */
const dropDoubtful = async (
  tx: Database,
  thread: OwnedThread,
  doubts: readonly NoteDoubt[],
): Promise<void> => {
  const { id, state, evidence, byHand, noteWords } = questions;
  const rows = await tx
    .select({ id, state, evidence, byHand, noteWords })
    .from(questions)
    // Those that were set aside, too: whoever takes a rejection back gets no doubtful question with it. One that was
    // withdrawn was delivered, and is looked at when it is brought back.
    .where(
      and(
        rowsOf(questions, thread),
        inArray(questions.state, ["proved", "kept", "set_aside", "withdrawn"]),
      ),
    );
  // What a student wrote or changed stays as long as they want, and what was made again says other words.
  const doubtful = rows.filter(
    (row) =>
      row.byHand === null &&
      !row.noteWords?.isRebuilt &&
      row.state !== "withdrawn" &&
      restsOn(row.evidence, doubts),
  );
  if (doubtful.length === 0) return;
  await tx
    .update(questions)
    .set({ state: "unproved", stateReason: "material_wrong" })
    .where(
      and(
        rowsOf(questions, thread),
        inArray(
          questions.id,
          doubtful.map(({ id }) => id),
        ),
      ),
    );
  const [quiz] = await tx
    .select({ status: quizzes.status, shortfall: quizzes.shortfall })
    .from(quizzes)
    .where(rowsOf(quizzes, thread));
  if (!quiz?.status) return;
  // What a student added was never wanted of the quiz.
  const isAsked = (row: (typeof rows)[number]) =>
    row.state !== "set_aside" && row.byHand?.as !== "added";
  const asked = rows.filter(isAsked).length;
  const dropped = doubtful.filter(isAsked).length;
  if (dropped === 0) return;
  const none = { wanted: asked, repeats: 0, unproved: 0, unwritten: 0 };
  const shortfall = { ...none, ...quiz.shortfall, delivered: asked - dropped };
  await tx
    .update(quizzes)
    .set({ shortfall: { ...shortfall, unproved: shortfall.unproved + dropped } })
    .where(rowsOf(quizzes, thread));
};

const finishQuiz =
  (db: Database): QuestionStore["finishQuiz"] =>
  async (ownerId, threadId, { status, shortfall }) => {
    await db.transaction(async (tx) => {
      // The thread first: a stop that came before takes the quiz away from this run.
      const held = await tx
        .update(threads)
        .set(visibleChange())
        .where(and(threadOf(ownerId, threadId), eq(threads.status, "running")))
        .returning({ id: threads.id });
      if (held.length === 0) throw new AppError("stopped", `Thread ${threadId} does not run`);
      // What was rejected while the questions were written.
      await setAside(tx, { ownerId, threadId });
      await tx
        .update(quizzes)
        .set({ status, shortfall })
        .where(rowsOf(quizzes, { ownerId, threadId }));
    });
  };

/** Answers of students, in PostgreSQL. */
export const answerStore = (db: Database): AnswerStore => ({
  snapshot: (ownerId, threadId) =>
    db.transaction((tx) => readSnapshot(tx, ownerId, threadId), {
      isolationLevel: "repeatable read",
      accessMode: "read only",
    }),
  note: (ownerId, threadId) => quizNote(db, { ownerId, threadId }),
  recordAttempt: (ownerId, threadId, ...attempt) =>
    db.transaction((tx) => recordAttempt(tx, ownerId, threadId, ...attempt)),
  gradeAttempt: (ownerId, threadId, ...grade) =>
    db.transaction((tx) => gradeAttempt(tx, ownerId, threadId, ...grade)),
  askedOfNote: (ownerId, threadId) => askedOfNote(db, { ownerId, threadId }),
  nextQuiz: (ownerId, threadId) => nextQuiz(db, { ownerId, threadId }),
  askAgain: (ownerId, threadId) => db.transaction((tx) => askAgain(tx, { ownerId, threadId })),
  beginRound: (ownerId, threadId, from) =>
    db.transaction((tx) => beginRound(tx, ownerId, threadId, from)),
  rejectCorrections: (ownerId, threadId, ids, isRejected) =>
    db.transaction((tx) => rejectCorrections(tx, { ownerId, threadId }, ids, isRejected)),
  keepOwnWording: (ownerId, threadId, ...wording) =>
    db.transaction((tx) => keepOwnWording(tx, { ownerId, threadId }, ...wording)),
  complain: (ownerId, threadId, said) =>
    db.transaction((tx) => insertComplaint(tx, { ownerId, threadId }, said)),
  sameFact: (ownerId, threadId, questionId) => sameFact(db, { ownerId, threadId }, questionId),
  settleComplaint: (ownerId, threadId, judged) =>
    db.transaction((tx) => settleComplaint(tx, { ownerId, threadId }, judged)),
  leaveOut: (ownerId, threadId, questionId, isLeftOut) =>
    db.transaction((tx) => leaveOut(tx, { ownerId, threadId }, questionId, isLeftOut)),
});

const askedOfNote = async (db: Database, thread: OwnedThread): Promise<AskedOfNote> => {
  const own = await db
    .select({ term: concepts.term, span: concepts.span })
    .from(concepts)
    .where(rowsOf(concepts, thread));
  const asked = await db
    .select({
      ...{ evidence: questions.evidence, type: questions.type, options: questions.options },
      ...{ stem: questions.stem, answer: questions.answer, term: concepts.term },
    })
    .from(questions)
    .innerJoin(threads, ownThread)
    .leftJoin(quizzes, ownQuiz)
    .leftJoin(
      concepts,
      and(
        eq(concepts.threadId, questions.threadId),
        eq(concepts.id, questions.conceptId),
        eq(concepts.ownerId, questions.ownerId),
      ),
    )
    .where(
      and(
        eq(questions.ownerId, thread.ownerId),
        wasAsked,
        notInArray(questions.state, ["withdrawn", "deleted"]),
        inArray(questions.threadId, threadsOfNote(db, thread)),
      ),
    );
  return {
    concepts: own,
    asked: asked.map(({ evidence, type, options, stem, answer, term }) => {
      const all = type === "matching" ? (options ?? []) : [];
      return { evidence, words: [stem, answer, term ?? "", ...all].join("\n") };
    }),
  };
};

/** More questions on one fact than a judge is shown. */
const mostOfFact = 12;

const sameFact = async (
  db: Database,
  thread: OwnedThread,
  questionId: string,
): Promise<Question[]> => {
  const rows = await db
    .select()
    .from(questions)
    .where(
      and(
        eq(questions.ownerId, thread.ownerId),
        inArray(questions.threadId, threadsOfNote(db, thread)),
        inArray(questions.state, ["kept", "withdrawn"]),
      ),
    )
    .orderBy(asc(questions.createdAt), asc(questions.id));
  const own = rows.find(({ id }) => id === questionId);
  // What was made again rests on other words at the same place.
  if (!own || own.noteWords?.isRebuilt) return [];
  return (
    rows
      .filter(({ id, state }) => id !== questionId && state === "kept")
      // What the student wrote or changed is theirs to judge.
      .filter(({ byHand, noteWords }) => byHand === null && !noteWords?.isRebuilt)
      .filter(({ evidence }) => shareFact(own.evidence, evidence))
      .slice(0, mostOfFact)
      .map(toQuestion)
  );
};

const nextQuiz = async (db: Database, thread: OwnedThread): Promise<CreateQuizRequest> => {
  const { text, fileName, settings, title, subjectId } = await quizNote(db, thread);
  const made = (await threadsOfNote(db, thread)).length;
  return {
    ...{ kind: "quiz", text, fileName, subjectId, ...settings },
    title: numberedTitle(title, made + 1),
  };
};

/** All of a quiz; in a transaction that shows one moment. @throws AppError not_found */
export const readSnapshot = async (
  tx: Database,
  ownerId: string,
  threadId: string,
): Promise<QuizSnapshot> => {
  const [row] = await tx
    .select({ thread: threads, quiz: quizzes, places: placesOfNote })
    .from(threads)
    .innerJoin(quizzes, eq(quizzes.threadId, threads.id))
    .where(threadOf(ownerId, threadId));
  if (!row) throw new AppError("not_found", `There is no quiz ${threadId}`);
  const report = await withPresentSources(
    tx,
    ownerId,
    await listCorrections(tx, { ownerId, threadId }),
  );
  const unchecked = await tx
    .select({ id: concepts.id, term: concepts.term })
    .from(concepts)
    .where(
      and(
        eq(concepts.threadId, threadId),
        eq(concepts.ownerId, ownerId),
        eq(concepts.status, "unchecked"),
      ),
    )
    .orderBy(asc(concepts.ordinal));
  const kept = await tx
    .select()
    .from(questions)
    .where(
      and(
        eq(questions.threadId, threadId),
        eq(questions.ownerId, ownerId),
        inArray(questions.state, ["kept", "withdrawn"]),
      ),
    )
    .orderBy(asc(questions.ordinal), asc(questions.id));
  const answered = await tx.select().from(attempts).where(rowsOf(attempts, { ownerId, threadId }));
  return {
    thread: row.thread,
    quiz: row.quiz,
    corrections: report,
    unchecked,
    questions: kept.map(toQuestion),
    complaints: await listComplaints(tx, { ownerId, threadId }),
    attempts: answered,
    places: row.places,
  };
};

const recordAttempt = async (
  tx: Database,
  ownerId: string,
  threadId: string,
  attempt: AttemptRow,
  changedAt?: string | null,
): Promise<Attempt> => {
  await holdAsked(tx, { ownerId, threadId }, attempt, changedAt);
  const stored = await tx
    .insert(attempts)
    .values({ ...attempt, ownerId, threadId })
    .onConflictDoNothing()
    .returning();
  if (stored.length > 0) {
    await raiseRevision(tx, ownerId, threadId);
    if (attempt.correct !== null) await keepCard(tx, ownerId, attempt.questionId, attempt.correct);
  }
  return readAttempt(tx, ownerId, attempt);
};

/**
 * A question that was answered comes back: at once what was wrong, the rest after a day. The first answer alone makes the
 * card; from then on its reviews say when.
 */
const keepCard = async (
  tx: Database,
  ownerId: string,
  questionId: string,
  correct: boolean,
): Promise<void> => {
  const due = correct ? sql`now() + interval '1 day'` : sql`now()`;
  await tx.insert(cards).values({ id: questionId, questionId, ownerId, due }).onConflictDoNothing();
};

const gradeAttempt = async (
  tx: Database,
  ownerId: string,
  threadId: string,
  { questionId, round, correct, score, reason }: Omit<AttemptRow, "answer">,
  changedAt?: string | null,
): Promise<Attempt> => {
  await holdAsked(tx, { ownerId, threadId }, { questionId, round }, changedAt);
  const graded = await tx
    .update(attempts)
    .set({ correct, score, reason })
    .where(
      and(
        eq(attempts.questionId, questionId),
        eq(attempts.threadId, threadId),
        eq(attempts.round, round),
        eq(attempts.ownerId, ownerId),
        isNull(attempts.correct),
      ),
    )
    .returning();
  if (graded.length > 0) {
    await raiseRevision(tx, ownerId, threadId);
    if (correct !== null) await keepCard(tx, ownerId, questionId, correct);
  }
  return readAttempt(tx, ownerId, { questionId, round });
};

/**
 * The question as it was judged, held in its round until the transaction ends. The thread comes first, as wherever
 * something of it is changed.
 * @throws AppError question_closed, question_changed, not_found
 */
const holdAsked = async (
  tx: Database,
  thread: OwnedThread,
  { questionId, round }: Pick<AttemptRow, "questionId" | "round">,
  changedAt: string | null | undefined,
): Promise<void> => {
  await lockThread(tx, thread.ownerId, thread.threadId);
  await holdRound(tx, thread.ownerId, thread.threadId, round);
  if (changedAt === undefined) return;
  const [question] = await tx
    .select({ byHand: questions.byHand })
    .from(questions)
    .where(and(rowsOf(questions, thread), eq(questions.id, questionId)));
  if ((question?.byHand?.at ?? null) !== changedAt)
    throw new AppError("question_changed", `Question ${questionId} was changed meanwhile`);
};

/**
 * Keeps the round from being followed by another until the transaction ends: what a later round
 * asks depends on the answers of the one before, which must not change any more.
 * @throws AppError question_closed when it was followed already
 */
const holdRound = async (
  tx: Database,
  ownerId: string,
  threadId: string,
  round: number,
): Promise<void> => {
  const held = await tx
    .select({ round: quizzes.round })
    .from(quizzes)
    .where(
      and(eq(quizzes.threadId, threadId), eq(quizzes.ownerId, ownerId), eq(quizzes.round, round)),
    )
    .for("share");
  if (held.length === 0) {
    throw new AppError("question_closed", `Round ${round} of quiz ${threadId} is over`);
  }
};

const readAttempt = async (
  tx: Database,
  ownerId: string,
  { questionId, round }: Pick<AttemptRow, "questionId" | "round">,
): Promise<Attempt> => {
  const [row] = await tx
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.questionId, questionId),
        eq(attempts.round, round),
        eq(attempts.ownerId, ownerId),
      ),
    );
  if (!row)
    throw new AppError("not_found", `Question ${questionId} has no attempt in round ${round}`);
  return { answer: row.answer, correct: row.correct, score: row.score, reason: row.reason };
};

const beginRound = async (
  tx: Database,
  ownerId: string,
  threadId: string,
  from: number,
): Promise<boolean> => {
  await lockThread(tx, ownerId, threadId);
  const begun = await tx
    .update(quizzes)
    .set({ round: sql`${quizzes.round} + 1` })
    .where(
      and(eq(quizzes.threadId, threadId), eq(quizzes.ownerId, ownerId), eq(quizzes.round, from)),
    )
    .returning();
  if (begun.length > 0) await raiseRevision(tx, ownerId, threadId);
  return begun.length > 0;
};

const askAgain = async (tx: Database, thread: OwnedThread): Promise<void> => {
  const { ownerId, threadId } = thread;
  const { status, errorCode } = await lockThread(tx, ownerId, threadId);
  const isExhausted = status === "failed" && errorCode === "note_exhausted";
  const [quiz] = await tx.select().from(quizzes).where(rowsOf(quizzes, thread)).for("update");
  if (!quiz) throw new AppError("not_found", `There is no quiz ${threadId}`);
  const { shortfall, noteCheck } = quiz;
  if (!shortfall || shortfall.repeats === 0 || !(status === "done" || isExhausted)) return;
  const own = await tx.select().from(questions).where(rowsOf(questions, thread));
  const kept = own.filter(({ state }) =>
    ["kept", "withdrawn", "deleted"].some((one) => one === state),
  );
  const again = questionsAgain(
    await earlierQuestions(tx, thread, own),
    {
      note: (await quizNote(tx, thread)).text,
      concepts: await tx.select({ id: concepts.id }).from(concepts).where(rowsOf(concepts, thread)),
      doubts: [
        ...(noteCheck?.doubts ?? []),
        ...contestedSentences(await listCorrections(tx, thread)),
      ],
      kept,
    },
    shortfall.repeats,
  );
  const next = Math.max(-1, ...kept.map(({ ordinal }) => ordinal)) + 1;
  if (again.length > 0) {
    await tx.insert(questions).values(
      again.map((question, index) => ({
        ...{ ...question, id: stableId("qst", threadId, "again", question.id) },
        ...{ ownerId, threadId, ordinal: next + index, round: 0, state: "kept" as const },
      })),
    );
  }
  const { wanted } = shortfall;
  const delivered = shortfall.delivered + again.length;
  // What could not be had again either is what the note does not give.
  const unwritten = shortfall.unwritten + shortfall.repeats - again.length;
  const checked = noteCheck?.unchecked.length === 0 ? "ready" : "ready_unchecked";
  await tx
    .update(quizzes)
    .set({
      shortfall: delivered < wanted ? { ...shortfall, delivered, unwritten, repeats: 0 } : null,
      ...(delivered > 0 ? { status: checked } : {}),
    })
    .where(rowsOf(quizzes, thread));
  const isDone = isExhausted && delivered > 0;
  await tx
    .update(threads)
    .set({
      ...studentsChange(),
      ...(isDone ? { status: "done" as const, errorCode: null, errorDetails: null } : {}),
    })
    .where(threadOf(ownerId, threadId));
};

/** What was asked in other quizzes: first what a question of this one would have repeated, then what was asked longest ago. */
const earlierQuestions = async (
  tx: Database,
  { ownerId, threadId }: OwnedThread,
  own: readonly { readonly state: QuestionState; readonly stateReason: string | null }[],
): Promise<AskedQuestion[]> => {
  const twins = new Set(
    own.flatMap(({ state, stateReason }) => (state === "repeat" ? (stateReason ?? []) : [])),
  );
  const isSameNote = sql<boolean>`${inArray(questions.threadId, threadsOfNote(tx, { ownerId, threadId }))}`;
  const rows = await tx
    .select({ question: questions, isSameNote })
    .from(questions)
    .innerJoin(threads, ownThread)
    .leftJoin(quizzes, ownQuiz)
    .where(
      and(
        eq(questions.ownerId, ownerId),
        wasAsked,
        notInArray(questions.state, ["withdrawn", "deleted"]),
        ne(questions.threadId, threadId),
        ne(questions.type, "free_recall"),
        or(isSameNote, inArray(questions.id, [...twins])),
      ),
    )
    .orderBy(asc(questions.createdAt), asc(questions.id));
  // What a student added rests on nothing of a note. A flag is of the quiz in which it was set.
  return rows
    .filter(({ question: { byHand } }) => byHand?.as !== "added")
    .map(({ question, isSameNote }) => ({
      question: toQuestion({ ...question, flagged: false }),
      isSameNote,
    }))
    .toSorted((a, b) => Number(twins.has(b.question.id)) - Number(twins.has(a.question.id)));
};

const raiseRevision = (tx: Database, ownerId: string, threadId: string) =>
  tx.update(threads).set(studentsChange()).where(threadOf(ownerId, threadId));
