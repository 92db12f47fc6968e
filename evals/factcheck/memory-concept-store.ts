import type { ConceptStore, QuizNote } from "../../lib/concepts/concept-store.ts";
import type { Concept, Correction, NoteCheck } from "../../lib/schemas/quiz.ts";

/** The concepts of one note in memory: an evaluation leaves nothing behind and uses no cache. */
export const memoryConceptStore = (note: QuizNote): ConceptStore => {
  let concepts: readonly Concept[] = [];
  let corrections: readonly Correction[] = [];
  let check: NoteCheck | null = null;
  return {
    note: async () => note,
    saveAnalysis: async () => {},
    findVerifiedNote: async () => null,
    saveVerifiedNote: async () => {},
    saveConcepts: async (_ownerId, _threadId, found) => {
      concepts = found;
    },
    concepts: async () => [...concepts],
    corrections: async () => [...corrections],
    noteCheck: async () => check,
    saveVerdict: async (_ownerId, _threadId, verdict) => {
      concepts = verdict.concepts;
      corrections = verdict.corrections;
      check = verdict.check;
    },
  };
};
