import type { ReactNode } from "react";
import type { Attempt, Difficulty, QuestionType } from "#lib/schemas/quiz.ts";

/** A question as the player shows it: texts are set on the server and come as ready elements. */
export interface PlayerQuestion {
  readonly id: string;
  readonly type: QuestionType;
  readonly difficulty: Difficulty;
  /** Taken from the note as it stands, while other questions were checked. */
  readonly unchecked: boolean;
  readonly stem: ReactNode;
  readonly code: ReactNode | null;
  /** The choices with the text that is sent as the answer; empty where the student writes. */
  readonly choices: readonly { readonly value: string; readonly label: ReactNode }[];
  /** Corrections of the note that touch this question. */
  readonly corrections: ReactNode | null;
  readonly attempt: Attempt | null;
  /** Known once the student has answered. */
  readonly key: {
    readonly value: string;
    readonly answer: ReactNode;
    readonly explanation: ReactNode | null;
    readonly passage: ReactNode;
    /** Whether the passage is not what the note says, but its correction. */
    readonly isPatched: boolean;
  } | null;
}

/** `uncovered` is a passage that the student has not graded yet; `pending` an answer that waits for its judge. */
export type AnswerState = "right" | "wrong" | "partly" | "pending" | "uncovered" | "open";

/** Where an answer stands; a score between 0 and 1 is partly right. */
export const answerState = (
  { type }: Pick<PlayerQuestion, "type">,
  attempt: Attempt | null,
): AnswerState => {
  if (attempt === null) return "open";
  if (attempt.score !== null && attempt.score > 0 && attempt.score < 1) return "partly";
  if (attempt.correct === null) return type === "free_recall" ? "uncovered" : "pending";
  return attempt.correct ? "right" : "wrong";
};
