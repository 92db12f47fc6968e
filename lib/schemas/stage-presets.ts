import type { StudyStages } from "#lib/schemas/study.ts";

/** The two presets; every stage can be switched on its own. */
export const guidedStages: StudyStages = { notes: "ask", edit: "ask", questions: "ask" };
export const autonomousStages: StudyStages = { notes: "alone", edit: "alone", questions: "alone" };
