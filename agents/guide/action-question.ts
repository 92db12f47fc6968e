import type { StoredStep } from "#lib/guide/guide-store.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { GuideQuestion } from "./ask-student.ts";
import { guideText } from "./guide-text.ts";
import type { GuideStateValue } from "./state.ts";

/** Whether the last look at the screen says that the step is not done. */
export const isStopped = ({ check, state }: Pick<StoredStep, "check" | "state">): boolean =>
  state === "open" && check?.done === "no";

/** What the student is asked while they do a step. */
export const actionQuestion = (
  language: Language,
  { index, total, next }: Pick<GuideStateValue, "index" | "total" | "next">,
  step: StoredStep,
  hasPicture: boolean,
): GuideQuestion => {
  const text = guideText(language);
  const question = questionText(language, { number: index + 1, total }, step, hasPicture);
  return {
    kind: "guide_action",
    language,
    text: next === "again" ? text("notUnderstood", { question }) : question,
    choices: [isStopped(step) ? "force" : "next", "skip", "show", "help", "cancel"],
  };
};

const questionText = (
  language: Language,
  place: { readonly number: number; readonly total: number },
  step: StoredStep,
  hasPicture: boolean,
): string => {
  const text = guideText(language);
  const { check, requiresClick, box, state } = step;
  if (isStopped(step)) return text("askFailed", { explanation: check?.explanation ?? "" });
  if (state === "open" && check?.done === "unknown") {
    return text("askUnknown", { explanation: check.explanation });
  }
  if (state === "open" && check?.done === "already") {
    return text("askAlready", { explanation: check.explanation });
  }
  if (box?.found) return text("askMarked", place);
  if (requiresClick && !hasPicture) return text("askPicture", place);
  // What the student took away is not missing.
  return box && !step.drawn ? text("askNotMarked", place) : text("askAction", place);
};
