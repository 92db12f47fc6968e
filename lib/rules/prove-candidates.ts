import type { ReadNote } from "#lib/concepts/read-note.ts";
import type { Candidate } from "#lib/questions/question-store.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Concept, Question } from "#lib/schemas/quiz.ts";
import { takeTurns } from "#lib/take-turns.ts";
import { upperFirst } from "./definitions/bare-definition.ts";
import { questionPhrases } from "./questions/offline-questions.ts";
import { type Fact, readFacts } from "./questions/read-facts.ts";

/**
 * The door of the task `solve-question`. Solves each question made by rules again from the note, and says whether the
 * note supports its key alone. What is to be recalled has no key: it passes, and its reason says that nothing was
 * proved.
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

/** A question as its solver sees it. */
type KeylessQuestion = Pick<Question, "stem" | "options">;

/** What a note says, in the forms in which rules ask for it. */
interface NoteKnowledge {
  readonly facts: readonly Fact[];
  readonly language: Language;
}

export const readKnowledge = (note: ReadNote, concepts: readonly Concept[]): NoteKnowledge => ({
  facts: readFacts(note, concepts),
  language: note.language,
});

/**
 * Every answer that the note supports to a question made by rules, found without its key. A good
 * question has exactly one; one of another maker has none.
 */
const solveByRules = ({ stem, options }: KeylessQuestion, known: NoteKnowledge): string[] =>
  (options ?? []).filter((option) => isRight(stem, option, known));

const isRight = (stem: string, option: string, { facts, language }: NoteKnowledge): boolean => {
  const say = questionPhrases[language];
  const label = (text: string) => upperFirst(text, language);
  return facts.some(
    ({ term, meaning }) =>
      (label(term) === option && stem === say.termOfMeaning(label(meaning))) ||
      (label(meaning) === option && stem === say.meaningOfTerm(label(term))),
  );
};
