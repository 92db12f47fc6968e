import { Annotation } from "@langchain/langgraph";
import type { GuideEnding, GuideMode } from "#lib/schemas/guide.ts";

/**
 * Ways on where there is more than one. `stay` puts the question again after something was answered, `again` because the
 * answer did not fit it. `locate` leads to a look at the newest picture, `check` to what the look came to. An ending leads to
 * where the guide rests, and `end` to where nothing can be taken up again.
 */
export type NextStep =
  | "on"
  | "end"
  | "stay"
  | "again"
  | "choose_version"
  | "steps"
  | "locate"
  | "check"
  | "skip"
  | "force"
  | "review"
  | "new_answer"
  | "other_words"
  | GuideEnding;

/** What a guide run carries from node to node: ids and small facts; texts live in tables. */
export const GuideState = Annotation.Root({
  /** The thread that the guide is. */
  threadId: Annotation<string>,
  /** The student it is for. */
  ownerId: Annotation<string>,
  /** Rises with every answer of the student; part of the keys of what is stored after it. */
  turn: Annotation<number>,
  /** Rises with every answer that is made; from 1. */
  round: Annotation<number>,
  /** Chunks that the next answer is made of, best first; null before the first search. */
  chunkIds: Annotation<readonly string[] | null>,
  /** Whether the search says that the manual answers the question. */
  found: Annotation<boolean>,
  /** Whether the nearest sections may say it, though words cannot tell. Absent in guides of before. */
  perhaps: Annotation<boolean | undefined>,
  /** What the manual may call what is asked, by the model that read the question. Absent in guides of before. */
  phrases: Annotation<readonly string[] | undefined>,
  /** Other words for the question, that the student tried after the manual was silent. Absent or null for none. */
  words: Annotation<string | null | undefined>,
  /** The step that is worked on, from 0. */
  index: Annotation<number>,
  /** How many steps the answer has. */
  total: Annotation<number>,
  /** What the student is taken through. */
  mode: Annotation<GuideMode>,
  /** The step at which the steps begin: the first one, or the one that the review or the student named. */
  resumeAt: Annotation<number>,
  /** The step that the review asks about; the number of steps when all were asked about. */
  reviewAt: Annotation<number>,
  /** Chunks whose steps did not solve it; another answer is made of others. */
  tried: Annotation<readonly string[]>,
  /** Whether the present step needs a place on the screen to be found. */
  click: Annotation<boolean>,
  /** The newest picture when the step began, or the one looked at last for it; null before the first. */
  lookedAt: Annotation<string | null>,
  /** Where the last node leads. */
  next: Annotation<NextStep>,
});

export type GuideStateValue = typeof GuideState.State;

/** What the worker tells a node about the run it is part of. */
export interface GuideNodeConfig {
  /** Fires when the student stops the thread or the process shuts down. */
  readonly signal?: AbortSignal | undefined;
  readonly configurable?: {
    /** True when the queue will not run a failed node again, so that it must do with what it has. */
    readonly lastTry?: boolean;
  };
}

/** A node of the guide graph: from the present state to what changes in it. */
export type GuideNode = (
  state: GuideStateValue,
  config: GuideNodeConfig,
) => Promise<Partial<GuideStateValue>>;
