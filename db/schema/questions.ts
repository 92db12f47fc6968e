import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Difficulty, Passage, QuestionType } from "#lib/schemas/quiz.ts";
import { createdAtColumn, ownerColumn } from "./columns.ts";
import { threads } from "./threads.ts";
import { vectorColumn } from "./vector-column.ts";

export type QuestionState = "candidate" | "proved" | "unproved" | "repeat" | "kept";

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
