import type { ReadNote } from "#lib/notes/read-note.ts";
import type { Candidate, ProofVerdict } from "#lib/questions/question-store.ts";
import type { Concept, Question } from "#lib/schemas/quiz.ts";
import { takeTurns } from "#lib/take-turns.ts";
import { askedForms } from "./questions/offline-questions.ts";
import { withTypedHeadings } from "./questions/typed-headings.ts";

/**
 * The door of the task `solve-question`. Solves each question made by rules again from the note, and says whether the
 * note supports its key alone. What is to be recalled has no key: it passes, and its reason says that nothing was
 * proved.
 */
export const proveCandidates = async (
  note: ReadNote,
  concepts: readonly Concept[],
  candidates: readonly Candidate[],
): Promise<ProofVerdict[]> => {
  const turn = takeTurns();
  const known = readKnowledge(note, concepts);
  const verdicts: ProofVerdict[] = [];
  for (const { question } of candidates) {
    await turn();
    const verdict =
      question.type === "free_recall"
        ? { proved: true, reason: "self_graded" }
        : proveByRules(question, known);
    const isKeyed = verdict.proved && question.type !== "free_recall";
    verdicts.push({
      ...{ questionId: question.id, ...verdict },
      ...(isKeyed && { proof: { by: "note" } }),
    });
  }
  return verdicts;
};

/**
 * Solves a question made by rules again, from the note and without its key: proved when the note
 * supports exactly one answer, and it is the key.
 */
export const proveByRules = (
  question: Question,
  known: NoteKnowledge,
): { proved: boolean; reason: string | null } => {
  const answers = solveByRules(question, known);
  const [only] = answers;
  if (only === undefined || answers.length > 1) {
    return {
      proved: false,
      reason: answers.length > 1 ? "several_right_answers" : "no_right_answer",
    };
  }
  const agrees = only === question.answer;
  return { proved: agrees, reason: agrees ? null : only };
};

/** What a note says, in the forms in which rules ask for it: every right answer of each question. */
type NoteKnowledge = ReadonlyMap<string, ReadonlySet<string>>;

export const readKnowledge = (note: ReadNote, concepts: readonly Concept[]): NoteKnowledge => {
  const known = new Map<string, Set<string>>();
  for (const { stem, answer } of askedForms(withTypedHeadings(note), concepts))
    known.set(stem, (known.get(stem) ?? new Set()).add(answer));
  return known;
};

/**
 * Every answer that the note supports to a question made by rules, found without its key. A good
 * question has exactly one; one of another maker has none.
 */
const solveByRules = (
  { stem, options }: Pick<Question, "stem" | "options">,
  known: NoteKnowledge,
): string[] => {
  const isThere = (answer: string) =>
    options === null || answer.split("\n").every((line) => options.includes(line));
  return [...(known.get(stem) ?? [])].filter(isThere);
};
