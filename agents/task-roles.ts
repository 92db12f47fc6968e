import { embedTexts } from "#lib/ai/embedders.ts";
import type { ModelRole } from "#lib/ai/model-setting.ts";
import { checkStep } from "./guide/tasks/check-step.ts";
import { checkVersionFit } from "./guide/tasks/check-version-fit.ts";
import { findControl } from "./guide/tasks/find-control.ts";
import { checkFacts } from "./quiz/tasks/check-facts.ts";
import { gradeOpenAnswer } from "./quiz/tasks/grade-open-answer.ts";
import { judgeRepeats } from "./quiz/tasks/judge-repeats.ts";
import { solveQuestion } from "./quiz/tasks/solve-question.ts";
import { recognisePage } from "./study/tasks/recognise-page.ts";

/** The tasks of another role than the writer's. */
const roles: ReadonlyMap<string, ModelRole> = new Map(
  [
    checkStep,
    checkVersionFit,
    findControl,
    checkFacts,
    gradeOpenAnswer,
    judgeRepeats,
    solveQuestion,
    recognisePage,
  ].map(({ name, role }): [string, ModelRole] => [name, role]),
);

/** Whose work a task of the journal was. */
export const roleOfTask = (task: string): ModelRole =>
  roles.get(task) ?? (task === embedTexts.name ? "embedding" : "writer");
