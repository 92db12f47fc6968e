import { Command, type END, StateSchema } from "@langchain/langgraph";
import { z } from "zod";
import type { NodeConfig } from "#agents/node.ts";
import { type GuideEnding, guideEnding, guideMode } from "#lib/schemas/guide.ts";

/** What a reply means for the question or the step that it was given at; `other` is what nobody needs to know later. */
const meaning = z.enum(["unclear", "done", "skipped", "other"]);
type Meaning = z.infer<typeof meaning>;

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
  /** Whether the manual was searched once more after it did not answer. Absent in guides of before. */
  searchedAgain: z.boolean().optional(),
  /** Of a question that the sections answer in part, what they do not say. Absent before such an answer. */
  missing: z.string().optional(),
  /** Other words for the question, that the student tried after the manual was silent. Absent or null for none. */
  words: z.string().nullish(),
  /** Of the chunks found, the one that the student chose for the answer. Absent or null while the search decides. */
  chosen: z.string().nullish(),
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
  /** The newest picture when the step began, or the one looked at last for it; null before the first. */
  lookedAt: z.string().nullable(),
  /** What the student's last reply meant, and the step at which it was given. Absent before the first one. */
  reply: z.object({ step: z.number(), meant: meaning }).optional(),
  /** How the guide ended last. Absent before it did. */
  ending: guideEnding.optional(),
  /** Where guides of before kept what the reply meant and how they ended, until they have a reply and an ending. Nothing writes it. */
  next: z.string().optional(),
});

export type GuideStateValue = typeof GuideState.State;

/** A node of the guide graph: from the present state to what changes in it. */
export type GuideNode = (
  state: GuideStateValue,
  config: NodeConfig,
) => Promise<Partial<GuideStateValue>>;

/** Nodes to which another one leads by name. */
export type GuideGoal =
  | "detect_user_intent"
  | "check_version"
  | "wait_for_version_choice"
  | "retrieve_from_vectorstore"
  | "generate_full_answer"
  | "search_again"
  | "wait_for_user_step_choice"
  | "step_agent_start"
  | "detect_interaction_type"
  | "analyze_screenshot_for_button"
  | "wait_user_action"
  | "optional_validate_step"
  | "next_step_or_finish"
  | "final_confirmation"
  | "fallback_review_steps"
  | "rest"
  | typeof END;

type GuideWay = Command<unknown, Partial<GuideStateValue>, GuideGoal>;

/** A node that says where it leads; the graph lists the goals that it has. */
export type GuideFork = (state: GuideStateValue, config: NodeConfig) => Promise<GuideWay>;

export const leadTo = (goto: GuideGoal, update: Partial<GuideStateValue> = {}): GuideWay =>
  new Command({ goto, update });

/** Where a reply of the student leads: it is counted, and what it meant is kept. */
export const replyLeadsTo = (
  { turn, index }: Pick<GuideStateValue, "turn" | "index">,
  goto: GuideGoal,
  update: Partial<GuideStateValue> = {},
  meant: Meaning = "other",
): GuideWay => leadTo(goto, { ...update, turn: turn + 1, reply: { step: index, meant } });

/** Goes to a step that the student chose from the list; one that there is not is no answer to the question of this node. */
export const jumpTo = (state: GuideStateValue, step: number, asking: GuideGoal): GuideWay =>
  step < state.total
    ? replyLeadsTo(state, "step_agent_start", { resumeAt: step })
    : replyLeadsTo(state, asking, {}, "unclear");

const meantBefore: Readonly<Record<string, Meaning>> = {
  again: "unclear",
  force: "done",
  skip: "skipped",
};

/** What the student's last reply meant for the present step. */
export const lastMeaning = ({
  reply,
  next = "",
  index,
}: Pick<GuideStateValue, "reply" | "next" | "index">): Meaning => {
  if (reply === undefined) return meantBefore[next] ?? "other";
  return reply.step === index ? reply.meant : "other";
};

/** Whether the question that is put next was not answered by the last reply. */
export const isUnclear = (state: GuideStateValue): boolean => lastMeaning(state) === "unclear";

/** How a guide that rests has ended. */
export const lastEnding = ({
  ending,
  next,
}: Pick<GuideStateValue, "ending" | "next">): GuideEnding => ending ?? guideEnding.parse(next);
