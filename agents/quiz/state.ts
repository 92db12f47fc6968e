import { Annotation } from "@langchain/langgraph";
import type { Language } from "#lib/schemas/language.ts";
import type { ContentType, QuizStrategy } from "#lib/schemas/quiz.ts";

/** What a quiz run carries from node to node: ids and small facts; texts live in tables. */
export const QuizState = Annotation.Root({
  /** The thread this quiz belongs to. */
  threadId: Annotation<string>,
  /** The student it is made for. */
  ownerId: Annotation<string>,
  /** The language questions are written in. */
  language: Annotation<Language>,
  /** What the note is. */
  contentType: Annotation<ContentType>,
  /** How questions are made from it. */
  strategy: Annotation<QuizStrategy>,
  /** True when verified concepts of the same note were found in the cache. */
  cacheHit: Annotation<boolean>,
  /** How many questions the quiz should have. */
  wanted: Annotation<number>,
  /** 0 for the first set of questions, then one more for each round of replacements. */
  round: Annotation<number>,
  /** How many questions are still wanted after the last removal of repeats. */
  missing: Annotation<number>,
});

export type QuizStateValue = typeof QuizState.State;

/** What the worker tells a node about the run it is part of. */
export interface QuizNodeConfig {
  /** Fires when the student stops the thread or the process shuts down. */
  readonly signal?: AbortSignal | undefined;
  readonly configurable?: {
    /** True when the queue will not run a failed node again, so that it must do with what it has. */
    readonly lastTry?: boolean;
  };
}

/** A node of the quiz graph: from the present state to what changes in it. */
export type QuizNode = (
  state: QuizStateValue,
  config: QuizNodeConfig,
) => Promise<Partial<QuizStateValue>>;
