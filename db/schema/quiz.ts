import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { SentenceVerdict } from "#lib/concepts/sentence-verdicts.ts";
import type { Language } from "#lib/schemas/language.ts";
import type {
  ByHand,
  Complaint,
  Concept,
  ContentType,
  Correction,
  Difficulty,
  NoteCheck,
  NotePatch,
  NoteWords,
  Passage,
  QuestionProof,
  QuestionType,
  QuizSettings,
  QuizStatus,
  QuizStrategy,
  QuizView,
  Shortfall,
  Span,
} from "#lib/schemas/quiz.ts";
import { createdAtColumn, ownerColumn, vectorColumn } from "./columns.ts";
import { threads } from "./threads.ts";

/** What a quiz thread knows about its note and its result; one row for each quiz thread. */
export const quizzes = pgTable("quizzes", {
  threadId: text("thread_id")
    .primaryKey()
    .references(() => threads.id, { onDelete: "cascade" }),
  ownerId: ownerColumn(),
  settings: jsonb("settings").$type<QuizSettings>().notNull(),
  language: text("language").$type<Language>().notNull(),
  status: text("status").$type<QuizStatus>(),
  factCheck: text("fact_check").$type<NonNullable<QuizView["factCheck"]>>(),
  /** Null until the sentences were checked, and in quizzes made before they were. */
  noteCheck: jsonb("note_check").$type<NoteCheck>(),
  contentType: text("content_type").$type<ContentType>(),
  strategy: text("strategy").$type<QuizStrategy>(),
  fromCache: boolean("from_cache").notNull().default(false),
  shortfall: jsonb("shortfall").$type<Shortfall>(),
  /** The present round: 1, then one more for each retry of mistakes. */
  round: integer("round").notNull().default(1),
  createdAt: createdAtColumn(),
});

/**
 * `set_aside`: kept, but the student rejected a correction that it rests on. `withdrawn`: kept, but the student called it
 * wrong, and was right or has it left out. `deleted`: kept, but the student deleted it, and may bring it back.
 */
export type QuestionState =
  | "candidate"
  | "proved"
  | "unproved"
  | "repeat"
  | "kept"
  | "set_aside"
  | "withdrawn"
  | "deleted";

/** Every question ever written for a thread; only those `kept` were put to the student. */
export const questions = pgTable(
  "questions",
  {
    id: text("id").primaryKey(),
    ownerId: ownerColumn(),
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    /** Order in the quiz. */
    ordinal: integer("ordinal").notNull(),
    /** 0 for the first set, then one more for each round of replacements. */
    round: integer("round").notNull(),
    type: text("type").$type<QuestionType>().notNull(),
    stem: text("stem").notNull(),
    options: jsonb("options").$type<string[]>(),
    answer: text("answer").notNull(),
    accepted: jsonb("accepted").$type<string[]>().notNull(),
    explanation: text("explanation").notNull(),
    conceptId: text("concept_id"),
    code: text("code"),
    codeLanguage: text("code_language"),
    difficulty: text("difficulty").$type<Difficulty>().notNull(),
    evidence: jsonb("evidence").$type<Passage>().notNull(),
    state: text("state").$type<QuestionState>().notNull(),
    /** False statements among which an open question's key is proved; null for all others, and where its writer gave none. */
    falsePoints: jsonb("false_points").$type<readonly string[]>(),
    /** A true statement among them that does not answer the question; null where its writer gave none. */
    besidePoint: text("beside_point"),
    /** How its key was proved; null in older quizzes, and where there is no key. */
    proof: jsonb("proof").$type<QuestionProof>(),
    /** That the student wrote or changed it: nothing else changes it or takes it out of its quiz any more. */
    byHand: jsonb("by_hand").$type<ByHand>(),
    /** Whether the student wants to look at it again. */
    flagged: boolean("flagged").notNull().default(false),
    /** With which words of the note it goes, where the note was changed and the student decided about it; null where neither. */
    noteWords: jsonb("note_words").$type<NoteWords>(),
    /** Why it was dropped: the solver's answer, or the id of the question that it repeats. */
    stateReason: text("state_reason"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index("questions_thread").on(table.threadId, table.state, table.ordinal),
    index("questions_owner_state").on(table.ownerId, table.state, table.createdAt),
  ],
);

/**
 * Vectors of kept questions, for the search of repeats; one for each embedding model. Stored under the owner's lock, so
 * that an owner's vectors appear in the order of `seq`.
 */
export const questionVectors = pgTable(
  "question_vectors",
  {
    questionId: text("question_id")
      .notNull()
      .references(() => questions.id, { onDelete: "cascade" }),
    modelId: text("model_id").notNull(),
    ownerId: ownerColumn(),
    seq: bigint("seq", { mode: "number" }).generatedAlwaysAsIdentity().notNull(),
    /** No fixed size: each model has its own. Only vectors of one model are compared. */
    embedding: vectorColumn("embedding").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.questionId, table.modelId] }),
    index("question_vectors_owner_seq").on(table.ownerId, table.modelId, table.seq),
  ],
);

/** A student's answer to a question in one round; the first one counts. */
export const attempts = pgTable(
  "attempts",
  {
    questionId: text("question_id")
      .notNull()
      .references(() => questions.id, { onDelete: "cascade" }),
    round: integer("round").notNull(),
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    ownerId: ownerColumn(),
    answer: text("answer").notNull(),
    /** Null while an open answer waits for its judge, and an uncovered passage for the student's own grade. */
    correct: boolean("correct"),
    score: real("score"),
    reason: text("reason"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.questionId, table.round] }),
    index("attempts_thread").on(table.threadId),
  ],
);

/** That a question is wrong, as its student says, and what came of it; one for each question. */
export const complaints = pgTable(
  "complaints",
  {
    questionId: text("question_id")
      .primaryKey()
      .references(() => questions.id, { onDelete: "cascade" }),
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    ownerId: ownerColumn(),
    kind: text("kind").$type<Complaint["kind"]>(),
    words: text("words").notNull(),
    /** Null until it is judged. */
    verdict: text("verdict").$type<Complaint["verdict"]>(),
    leftOut: boolean("left_out").notNull().default(false),
    reply: text("reply"),
    quotes: jsonb("quotes").$type<Complaint["quotes"]>().notNull().default([]),
    /** The question that was judged, where this one was withdrawn with it. */
    alongWith: text("along_with"),
    createdAt: createdAtColumn(),
  },
  (table) => [index("complaints_thread").on(table.threadId)],
);

/** The concepts of a quiz thread's note. `id` is unique within its thread. */
export const concepts = pgTable(
  "concepts",
  {
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    ownerId: ownerColumn(),
    ordinal: integer("ordinal").notNull(),
    term: text("term").notNull(),
    definition: text("definition").notNull(),
    original: text("original").notNull(),
    span: jsonb("span").$type<Span>().notNull(),
    codeSpan: jsonb("code_span").$type<Span>(),
    code: text("code"),
    codeLanguage: text("code_language"),
    status: text("status").$type<Concept["status"]>().notNull(),
    changeType: text("change_type").$type<Concept["changeType"]>(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.id] }),
    index("concepts_owner_term").on(table.ownerId, table.term),
  ],
);

/** The report: what the fact-check changed in a thread's note, and why. No slips of the keyboard. */
export const corrections = pgTable(
  "corrections",
  {
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    ownerId: ownerColumn(),
    ordinal: integer("ordinal").notNull(),
    conceptId: text("concept_id"),
    term: text("term").notNull(),
    type: text("type").$type<Correction["type"]>().notNull(),
    message: text("message").notNull(),
    original: text("original").notNull(),
    fixed: text("fixed").notNull(),
    span: jsonb("span").$type<Span>(),
    patch: jsonb("patch").$type<NotePatch>(),
    removedCode: text("removed_code"),
    basis: text("basis").$type<Correction["basis"]>().notNull(),
    evidence: jsonb("evidence").$type<Correction["evidence"]>(),
    status: text("status").$type<Correction["status"]>().notNull().default("open"),
    /** What the student wrote in place of the sentence, the last time they did; null where they did not. */
    own: text("own"),
    createdAt: createdAtColumn(),
  },
  (table) => [primaryKey({ columns: [table.threadId, table.id] })],
);

/** What a check came to for a sentence with what stands around it, whatever note holds it. */
export const checkedSentences = pgTable(
  "checked_sentences",
  {
    ownerId: ownerColumn(),
    /** SHA-256 of the sentence with what is read with it, and of the means by which it was judged. */
    key: text("key").notNull(),
    verdict: jsonb("verdict").$type<SentenceVerdict>().notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.key] })],
);

/**
 * The concept cache: the verified concepts of a note with the report of their corrections.
 * Written only when every concept was checked.
 */
export const verifiedNotes = pgTable(
  "verified_notes",
  {
    id: text("id").primaryKey(),
    ownerId: ownerColumn(),
    /** SHA-256 of text, models, prompt versions and policy. */
    key: text("key").notNull(),
    concepts: jsonb("concepts").$type<Concept[]>().notNull(),
    corrections: jsonb("corrections").$type<Correction[]>().notNull(),
    /** Null in entries made before sentences were checked; their key is never asked for again. */
    noteCheck: jsonb("note_check").$type<NoteCheck>(),
    createdAt: createdAtColumn(),
  },
  (table) => [unique("verified_notes_key").on(table.ownerId, table.key)],
);
