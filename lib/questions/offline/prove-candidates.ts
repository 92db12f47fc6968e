import type { ReadNote } from "#lib/concepts/read-note.ts";
import type { Concept } from "#lib/schemas/quiz.ts";
import { takeTurns } from "#lib/take-turns.ts";
import { proveByRules } from "../prove-by-rules.ts";
import type { Candidate } from "../question-store.ts";
import { readKnowledge } from "./solve-by-rules.ts";

/**
 * Solves each question made by rules again from the note, and says whether the note supports its key alone. What is to
 * be recalled has no key: it passes, and its reason says that nothing was proved.
 */
export const proveCandidates = async (
  note: ReadNote,
  concepts: readonly Concept[],
  candidates: readonly Candidate[],
): Promise<{ questionId: string; proved: boolean; reason: string | null }[]> => {
  const turn = takeTurns();
  const known = readKnowledge(note, concepts);
  const verdicts = [];
  for (const { question } of candidates) {
    await turn();
    const verdict =
      question.type === "free_recall"
        ? { proved: true, reason: "self_graded" }
        : proveByRules(question, known);
    verdicts.push({ questionId: question.id, ...verdict });
  }
  return verdicts;
};
