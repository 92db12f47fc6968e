import type { Language } from "#lib/schemas/language.ts";
import { guideText } from "./guide-text.ts";

const keys = {
  try_anyway: "choiceTryAnyway",
  new_task: "choiceNewTask",
  step_by_step: "choiceSteps",
  done: "choiceDone",
  next: "choiceNext",
  force: "choiceForce",
  skip: "choiceSkip",
  show: "choiceShow",
  help: "choiceHelp",
  cancel: "choiceCancel",
  yes: "choiceYes",
  no: "choiceNo",
} as const;

/** The ids of all choices that a guide's questions have. */
export type ChoiceId = keyof typeof keys;

/** What a choice is called on its button. */
export const choiceLabel = (id: ChoiceId, language: Language): string =>
  guideText(language)(keys[id]);
