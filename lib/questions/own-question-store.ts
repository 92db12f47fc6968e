import type { CardSides } from "#lib/schemas/card.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { ListedQuestion, NoteWords, Question } from "#lib/schemas/quiz.ts";
import type { ChangedQuestion } from "./own-question.ts";

type SidesOf = (question: Question, language: Language) => CardSides;

/** What a student does with the questions of a quiz that is ready; each method throws `not_found` for another's. */
export interface OwnQuestionStore {
  /** All that were put to the student, in the quiz's order, with those that they deleted. @throws AppError not_found */
  readonly listQuestions: (ownerId: string, threadId: string) => Promise<ListedQuestion[]>;
  /** @throws AppError not_found, also of one that is deleted */
  readonly readQuestion: (
    ownerId: string,
    threadId: string,
    questionId: string,
  ) => Promise<Question>;
  /** Stores a question behind all others, with its card; the same id again changes nothing. @throws AppError not_found */
  readonly addQuestion: (
    ownerId: string,
    threadId: string,
    question: Omit<Question, "byHand">,
  ) => Promise<void>;
  /**
   * Stores what `change` makes of a question, and nothing where that is null. Answers that were graded stay as they are. Of
   * one that is reworded, what nobody has graded is gone, and what was said against the former words, so that it is asked
   * again where it was withdrawn.
   * @throws AppError not_found, and what `change` throws
   */
  readonly changeQuestion: (
    ownerId: string,
    threadId: string,
    questionId: string,
    change: (question: Question) => ChangedQuestion | null,
  ) => Promise<void>;
  /** @throws AppError not_found */
  readonly flagQuestion: (
    ownerId: string,
    threadId: string,
    questionId: string,
    isFlagged: boolean,
  ) => Promise<void>;
  /**
   * Takes a question out of its quiz until it is brought back.
   * @param keptAs makes its card one of the student's own; null where the card goes with it
   * @throws AppError not_found
   */
  readonly deleteQuestion: (
    ownerId: string,
    threadId: string,
    questionId: string,
    keptAs: SidesOf | null,
  ) => Promise<void>;
  /** @throws AppError not_found, question_in_doubt */
  readonly bringBackQuestion: (
    ownerId: string,
    threadId: string,
    questionId: string,
    keptAs: SidesOf,
  ) => Promise<void>;
  /** Keeps a question through a change of its note. @throws AppError not_found */
  readonly keepQuestion: (
    ownerId: string,
    threadId: string,
    questionId: string,
    noteWords: NoteWords,
  ) => Promise<void>;
  /**
   * Puts a question in the place of another one, which is deleted and can be brought back; where that came back for review,
   * the new one does at once, with what is known of the card. The same again changes nothing.
   * @param former the question that it was made from: one that its student has changed or kept meanwhile stays
   * @throws AppError not_found, question_changed
   */
  readonly replaceQuestion: (
    ownerId: string,
    threadId: string,
    former: Question,
    question: Omit<Question, "byHand">,
  ) => Promise<void>;
}
