import { StateSchema } from "@langchain/langgraph";
import { z } from "zod";
import { guideEnding, guideMode } from "#lib/schemas/guide.ts";

/**
 * Ways on where there is more than one. `stay` puts the question again after something was answered, `again` because the
 * answer did not fit it. `locate` leads to a look at the newest picture, `check` to what the look came to. An ending leads to
 * where the guide rests, and `end` to where nothing can be taken up again.
 */
const nextStep = z.enum([
  "on",
  "end",
  "stay",
  "again",
  "choose_version",
  "steps",
  "locate",
  "check",
  "skip",
  "force",
  "review",
  "new_answer",
  "other_words",
  ...guideEnding.options,
]);

/**
 * What a guide run carries from node to node: ids and small facts; texts live in tables. Whatever a node returns is
 * checked against it.
 */
export const GuideState = new StateSchema({
  /** The thread that the guide is. */
  threadId: z.string(),
  /** The student it is for. */
  ownerId: z.string(),
  /** Rises with every answer of the student; part of the keys of what is stored after it. */
  turn: z.number(),
  /** Rises with every answer that is made; from 1. */
  round: z.number(),
  /** Chunks that the next answer is made of, best first; null before the first search. */
  chunkIds: z.array(z.string()).readonly().nullable(),
  /** Whether the search says that the manual answers the question. */
  found: z.boolean(),
  /** Whether the nearest sections may say it, though words cannot tell. Absent in guides of before. */
  perhaps: z.boolean().optional(),
  /** What the manual may call what is asked, by the model that read the question. Absent in guides of before. */
  phrases: z.array(z.string()).readonly().optional(),
  /** Other words for the question, that the student tried after the manual was silent. Absent or null for none. */
  words: z.string().nullish(),
  /** The step that is worked on, from 0. */
  index: z.number(),
  /** How many steps the answer has. */
  total: z.number(),
  /** What the student is taken through. */
  mode: guideMode,
  /** The step at which the steps begin: the first one, or the one that the review or the student named. */
  resumeAt: z.number(),
  /** The step that the review asks about; the number of steps when all were asked about. */
  reviewAt: z.number(),
  /** Chunks whose steps did not solve it; another answer is made of others. */
  tried: z.array(z.string()).readonly(),
  /** Whether the present step needs a place on the screen to be found. */
  click: z.boolean(),
  /** The newest picture when the step began, or the one looked at last for it; null before the first. */
  lookedAt: z.string().nullable(),
  /** Where the last node leads. */
  next: nextStep,
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
