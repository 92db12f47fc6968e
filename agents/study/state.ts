import { Command, type Send, StateSchema } from "@langchain/langgraph";
import { z } from "zod";
import type { NodeConfig } from "#agents/node.ts";
import { documentSpan, patch } from "#lib/schemas/study.ts";

/** What the edit agent did last. */
const lastAction = z.enum(["edit", "edit_error", "message", "complete", "skip"]);
export type LastAction = z.infer<typeof lastAction>;

const newEdit = z.object({
  patches: z.array(patch).readonly(),
  similarity: z.number().nullable(),
  reason: z.string(),
  oldText: z.string(),
  newText: z.string(),
});

/** An edit whose quote stands in several places or in none, or that takes much away, until the student says what is meant. */
const openChoice = z.object({
  /** What is asked; absent in threads from before there was more than one question. */
  asks: z.enum(["place", "removal", "nearest", "meant"]).optional(),
  quote: z.string(),
  /** The document's revision in which the places are. */
  revision: z.number(),
  /** Every place, with the edit that is made if it is meant; only the first ones have a label and are shown. */
  places: z.array(z.object({ label: z.string().nullable(), edit: newEdit })).readonly(),
  /** The other edits of its batch, against the same text: they are made with it or not at all. */
  others: z.array(newEdit).readonly(),
  author: z.enum(["agent", "rules"]),
  /** Whether the agent goes on by itself after it. */
  continueEditing: z.boolean(),
});
export type OpenChoice = z.infer<typeof openChoice>;

/** What a round of the edit agent looks at, fixed before it asks, so that a repeated round puts the same question. */
const seen = z.object({
  /** The document's revision. */
  revision: z.number(),
  /** Id of the conversation's newest message; null when there is none. */
  messageId: z.string().nullable(),
});
export type Seen = z.infer<typeof seen>;

/** Nodes that ask the student something. */
const askingNode = z.enum([
  "await_notes",
  "review_notes",
  "edit_material",
  "await_questions",
  "rest",
]);
type AskingNode = z.infer<typeof askingNode>;

const questionPut = z.object({
  node: askingNode,
  /** Whether it is put once more, because the last reply did not answer it. */
  again: z.boolean(),
});

/**
 * What a study run carries from node to node: ids and small facts; texts live in tables. Whatever a node returns is
 * checked against it.
 */
export const StudyState = new StateSchema({
  /** The thread this document belongs to. */
  threadId: z.string(),
  /** The student it is made for. */
  ownerId: z.string(),
  /** True when the student gave neither text nor photos. */
  withoutNotes: z.boolean(),
  /** Rises with every round of the edit agent; part of the keys of what a round stores. */
  turn: z.number(),
  /** Rounds since the student spoke last. */
  rounds: z.number(),
  /** Edits in a row that found no place. */
  failures: z.number(),
  /** What the next round looks at; null before it was fixed. */
  seen: seen.nullable(),
  /** The quote that had several places in the round before; null when there was none. */
  doubtfulQuote: z.string().nullable(),
  /** True when the agent waits for the student. */
  needsUserInput: z.boolean(),
  /** What the agent says when it waits; null for the usual question. */
  agentMessage: z.string().nullable(),
  /** What the agent did last; null before the first action. */
  lastAction: lastAction.nullable(),
  /** The passage that the present request is about; null for the whole document. */
  selection: documentSpan.nullable(),
  /** The choice that is put to the student; null when there is none. */
  openChoice: openChoice.nullable(),
  /** Rises with every list of questions. */
  questionRound: z.number(),
  /** What the student wants changed in the list; null for a first list. */
  questionFeedback: z.string().nullable(),
  /** The question that was decided to be put; null when the node that is entered decides it. Absent in threads of before. */
  question: questionPut.nullish(),
  /** Where threads of before kept that, until another node is led to. Nothing writes it. */
  next: z.string().optional(),
  /**
   * True once the questions were answered: an edit after that leads back to rest, and questions are
   * made anew only when the student asks for it, because they would replace the answered ones.
   */
  finished: z.boolean(),
  /** Rises whenever the student wants questions answered anew. */
  answerRound: z.number(),
  /** The questions that are to be answered now. */
  questionIds: z.array(z.string()).readonly(),
});

export type StudyStateValue = typeof StudyState.State;

/** A node of the study graph: from the present state to what changes in it. */
export type StudyNode = (
  state: StudyStateValue,
  config: NodeConfig,
) => Promise<Partial<StudyStateValue>>;

/** Nodes to which another one leads by name. */
export type StudyGoal =
  | "await_notes"
  | "recognise_notes"
  | "review_notes"
  | "synthesise"
  | "edit_material"
  | "propose_questions"
  | "await_questions"
  | "answer_question"
  | "finish"
  | "rest";

/** A node that says where it leads; the graph lists the goals that it has. */
export type StudyFork = (
  state: StudyStateValue,
  config: NodeConfig,
) => Promise<Command<unknown, Partial<StudyStateValue>, StudyGoal>>;

type StudyWay = Awaited<ReturnType<StudyFork>>;

/** Whoever is led to a node decides there anew whether to ask, unless the update says that it is decided. */
export const leadTo = (
  goto: StudyGoal | Send<"answer_question">[],
  update: Partial<StudyStateValue> = {},
): StudyWay => new Command({ goto, update: { question: null, ...update } });

/** Comes back to a node that asks from then on, whatever changes meanwhile. */
export const leadToQuestion = (node: AskingNode, update: Partial<StudyStateValue> = {}): StudyWay =>
  leadTo(node, { ...update, question: { node, again: false } });

/** What a reply that does not answer a node's question leads to. */
export const askedAgain = (node: AskingNode) => ({ question: { node, again: true } });

/** Whether it was decided that a node asks, and whether once more. */
export const questionAt = (
  node: AskingNode,
  { question, next }: Pick<StudyStateValue, "question" | "next">,
): { readonly asks: boolean; readonly again: boolean } => {
  const again = question === undefined ? next === "again" : question?.again === true;
  const asks = question === undefined ? again || next === "ask" : question?.node === node;
  return { asks, again: asks && again };
};
