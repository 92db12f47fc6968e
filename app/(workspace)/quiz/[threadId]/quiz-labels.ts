import { texts } from "#app/texts.ts";
import type { CorrectionLabels, DoubtLabels } from "#components/quiz/correction-note.tsx";
import type { QuestionLabels } from "#components/quiz/question-slots.tsx";

/** The words of a correction in the language of this request. */
export const correctionLabels = async (): Promise<CorrectionLabels> => {
  const t = await texts("report");
  return {
    types: {
      definition_fix: t("types.definition_fix"),
      code_mismatch: t("types.code_mismatch"),
      wording: t("types.wording"),
    },
    basis: { source: t("basis.source"), note: t("basis.note"), model: t("basis.model") },
    original: t("original"),
    fixed: t("fixed"),
    reworded: t("reworded"),
    removedCode: t("removedCode"),
    show: t("show"),
  };
};

/** The words of a doubt in the language of this request. */
export const doubtLabels = async (): Promise<DoubtLabels> => {
  const t = await texts("report");
  return {
    by: { checker: t("doubts.checker"), solver: t("doubts.solver") },
    show: t("show"),
  };
};

/** Where the note of a quiz is shown. */
export const noteAddress = (threadId: string): string => `/quiz/${threadId}/note`;

/** The words that belong to a question's own text. */
export const questionLabels = async (): Promise<QuestionLabels> => {
  const t = await texts("player");
  return { true: t("true"), false: t("false"), correction: await correctionLabels() };
};
