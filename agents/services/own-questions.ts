import { cardOfQuestion } from "#lib/cards/card-of-question.ts";
import { AppError } from "#lib/errors.ts";
import { stableId } from "#lib/ids.ts";
import { changedQuestion, ownQuestion, textsOf } from "#lib/questions/own-question.ts";
import type { OwnQuestionStore } from "#lib/questions/own-question-store.ts";
import type {
  AddQuestionRequest,
  ChangeQuestionRequest,
  WholeQuestion,
} from "#lib/schemas/quiz.ts";

/** What a student writes, changes, flags and deletes among the questions of a quiz; no model has a part in it. */
export const ownQuestionCommands = (store: OwnQuestionStore) => {
  /** @throws AppError not_found */
  const wholeQuestion = async (
    ownerId: string,
    threadId: string,
    questionId: string,
  ): Promise<WholeQuestion> => {
    const question = await store.readQuestion(ownerId, threadId, questionId);
    const { id, type, byHand } = question;
    return { id, type, ...(byHand && { byHand }), texts: textsOf(question) };
  };
  return {
    read: {
      /** All questions of a quiz without their keys, with those that were deleted. @throws AppError not_found */
      listQuestions: store.listQuestions,
      wholeQuestion,
    },
    write: {
      /**
       * Adds a question of the student's own, or nothing where that was done before, also if it was deleted since.
       * @throws AppError not_found, question_unfit, text_broken
       */
      addQuestion: async (
        ownerId: string,
        threadId: string,
        { key, type, texts }: AddQuestionRequest,
      ): Promise<Pick<WholeQuestion, "id">> => {
        checkStorable(texts);
        const id = stableId("qst", threadId, "own", key);
        await store.addQuestion(ownerId, threadId, {
          ...ownQuestion(id, type, texts),
          ...{ id, conceptId: null, codeLanguage: null, difficulty: "medium" },
          // It rests on nothing that stands in the note.
          evidence: { quote: "", start: 0, end: 0 },
          proof: { by: "student" },
        });
        return { id };
      },

      /**
       * Gives a question other words, flags it, deletes it or brings it back.
       * @throws AppError not_found, question_unfit, question_changed, text_broken, question_in_doubt
       */
      changeQuestion: async (
        ownerId: string,
        threadId: string,
        questionId: string,
        change: ChangeQuestionRequest,
      ): Promise<void> => {
        const question = [ownerId, threadId, questionId] as const;
        if ("texts" in change) {
          const { texts, former } = change;
          checkStorable(texts);
          await store.changeQuestion(...question, (before) =>
            changedQuestion(before, texts, former),
          );
        } else if ("flagged" in change) await store.flagQuestion(...question, change.flagged);
        else if (change.deleted) {
          await store.deleteQuestion(...question, change.keepCard ? cardOfQuestion : null);
        } else await store.bringBackQuestion(...question, cardOfQuestion);
      },
    },
  };
};

/** @throws AppError text_broken */
const checkStorable = (texts: AddQuestionRequest["texts"]): void => {
  for (const text of Object.values(texts).flat()) {
    if (text !== null && (text.includes("\0") || !text.isWellFormed()))
      throw new AppError("text_broken", "The question holds NUL or half a surrogate pair");
  }
};
