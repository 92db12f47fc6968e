import { and, eq } from "drizzle-orm";
import type { ConceptStore } from "#lib/concepts/concept-store.ts";
import type { Database } from "../client.ts";
import { threads } from "../schema/threads.ts";
import { listConcepts, replaceConcepts } from "./concepts.ts";
import { listCorrections, replaceCorrections } from "./corrections.ts";
import { noteCheck, quizNote, requireQuiz, saveAnalysis, saveFactCheck } from "./quizzes.ts";
import { visibleChange } from "./thread-changes.ts";
import { findVerifiedNote, saveVerifiedNote } from "./verified-notes.ts";

/** Concepts, reports and the concept cache, in PostgreSQL. */
export const conceptStore = (db: Database): ConceptStore => ({
  note: (ownerId, threadId) => quizNote(db, { ownerId, threadId }),
  saveAnalysis: (ownerId, threadId, analysis) => saveAnalysis(db, { ownerId, threadId }, analysis),
  findVerifiedNote: (ownerId, key) => findVerifiedNote(db, ownerId, key),
  saveVerifiedNote: (ownerId, key, note) => saveVerifiedNote(db, ownerId, key, note),
  concepts: (ownerId, threadId) => listConcepts(db, { ownerId, threadId }),
  corrections: (ownerId, threadId) => listCorrections(db, { ownerId, threadId }),
  noteCheck: (ownerId, threadId) => noteCheck(db, { ownerId, threadId }),
  saveConcepts: (ownerId, threadId, concepts) =>
    db.transaction(async (tx) => {
      await requireQuiz(tx, { ownerId, threadId });
      await replaceConcepts(tx, { ownerId, threadId }, concepts);
    }),
  saveVerdict: (ownerId, threadId, { concepts, corrections, ...checked }) =>
    db.transaction(async (tx) => {
      const thread = { ownerId, threadId };
      await saveFactCheck(tx, thread, checked);
      await replaceConcepts(tx, thread, concepts);
      await replaceCorrections(tx, thread, corrections);
      await tx
        .update(threads)
        .set(visibleChange())
        .where(and(eq(threads.ownerId, ownerId), eq(threads.id, threadId)));
    }),
});
