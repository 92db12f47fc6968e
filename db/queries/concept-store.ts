import { eq } from "drizzle-orm";
import type { ConceptStore } from "../../lib/concepts/concept-store.ts";
import type { Database } from "../client.ts";
import { threads } from "../schema/threads.ts";
import { listConcepts, replaceConcepts } from "./concepts.ts";
import { listCorrections, replaceCorrections } from "./corrections.ts";
import { quizNote, saveAnalysis, saveFactCheck } from "./quizzes.ts";
import { visibleChange } from "./thread-changes.ts";
import { findVerifiedNote, saveVerifiedNote } from "./verified-notes.ts";

/** Concepts, reports and the concept cache, in PostgreSQL. */
export const conceptStore = (db: Database): ConceptStore => ({
  note: (threadId) => quizNote(db, threadId),
  saveAnalysis: (threadId, analysis) => saveAnalysis(db, threadId, analysis),
  findVerifiedNote: (ownerId, key) => findVerifiedNote(db, ownerId, key),
  saveVerifiedNote: (ownerId, key, note) => saveVerifiedNote(db, ownerId, key, note),
  concepts: (threadId) => listConcepts(db, threadId),
  corrections: (threadId) => listCorrections(db, threadId),
  saveConcepts: (threadId, concepts) =>
    db.transaction(async (tx) => {
      const { ownerId } = await quizNote(tx, threadId);
      await replaceConcepts(tx, { threadId, ownerId }, concepts);
    }),
  saveVerdict: (threadId, { concepts, corrections, factCheck, fromCache }) =>
    db.transaction(async (tx) => {
      const { ownerId } = await quizNote(tx, threadId);
      await replaceConcepts(tx, { threadId, ownerId }, concepts);
      await replaceCorrections(tx, { threadId, ownerId }, corrections);
      await saveFactCheck(tx, threadId, { factCheck, fromCache });
      await tx.update(threads).set(visibleChange()).where(eq(threads.id, threadId));
    }),
});
