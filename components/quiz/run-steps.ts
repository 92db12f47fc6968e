import type { QuizStrategy } from "#lib/schemas/quiz.ts";

/** What the student sees of a run; some stages of the graph are too short to be a step of their own. */
export type RunStep =
  | "analyse_content"
  | "parse"
  | "fact_check"
  | "generate_questions"
  | "prove_answers"
  | "remove_repeats";

const stepOf = {
  analyse_content: "analyse_content",
  look_up_cache: "analyse_content",
  parse: "parse",
  fact_check: "fact_check",
  store: "fact_check",
  generate_questions: "generate_questions",
  replacing: "generate_questions",
  prove_answers: "prove_answers",
  remove_repeats: "remove_repeats",
  ready: "remove_repeats",
} as const satisfies Record<string, RunStep>;

type Stage = keyof typeof stepOf;

/** Whether the stage has words of its own; one of a later version may not. */
export const isStage = (stage: string | null): stage is Stage =>
  stage !== null && Object.hasOwn(stepOf, stage);

/** The step that a stage of the graph belongs to; null before the first one. */
export const stepOfStage = (stage: string | null): RunStep | null =>
  isStage(stage) ? stepOf[stage] : null;

/**
 * The steps that this run takes. A step that does not happen is not shown, so that nothing
 * unchecked looks checked. A model finds the concepts while it checks the facts: that is one step.
 */
export const runSteps = (run: {
  offline: boolean;
  strategy: QuizStrategy | null;
  fromCache: boolean;
}): RunStep[] => {
  const parse = run.offline && run.strategy !== "direct_quiz" && !run.fromCache;
  return [
    "analyse_content",
    ...(parse ? (["parse"] as const) : []),
    ...(!run.fromCache && !run.offline ? (["fact_check"] as const) : []),
    "generate_questions",
    "prove_answers",
    "remove_repeats",
  ];
};
