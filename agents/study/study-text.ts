import { translator } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { NextStep } from "./state.ts";

/** What the program itself says in a study thread, in the thread's language. */
export const studyText = (language: Language) => translator(language, "studyTalk");

/** A question to the student; when the last answer did not fit, it says so first. */
export const questionText = (
  language: Language,
  key: "askNotes" | "askReview" | "askQuestions" | "rests",
  next: NextStep,
): string => {
  const text = studyText(language);
  return next === "again" ? text("notUnderstood", { question: text(key) }) : text(key);
};
