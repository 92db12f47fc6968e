import type { Attempt } from "../schemas/quiz.ts";

/**
 * Whether an answer counts as wrong. An answer with partial credit may be right; an open one that
 * waits for its judge is neither right nor wrong.
 */
export const isMistake = (attempt: Pick<Attempt, "correct"> | null): boolean =>
  attempt?.correct === false;
