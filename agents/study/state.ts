import { Annotation } from "@langchain/langgraph";
import type { DocumentSpan } from "#lib/schemas/study.ts";
import type { NewEdit } from "#lib/study/edit-store.ts";

/** What the edit agent did last. */
export type LastAction = "edit" | "edit_error" | "message" | "complete" | "skip";

/** Ways on where the student has a say: `ask` puts a question, `again` puts it anew, `read` reads more photos. */
export type NextStep = "on" | "ask" | "again" | "read" | "edit" | "questions" | "answers";

/** An edit whose quote stands in several places, or that takes much away, until the student says what is meant. */
export interface OpenChoice {
  /** What is asked; absent in threads from before there was more than one question. */
  readonly asks?: "place" | "removal";
  readonly quote: string;
  /** The document's revision in which the places are. */
  readonly revision: number;
  /** Every place, with the edit that is made if it is meant; only the first ones have a label and are shown. */
  readonly places: readonly { readonly label: string | null; readonly edit: NewEdit }[];
  /** The other edits of its batch, against the same text: they are made with it or not at all. */
  readonly others: readonly NewEdit[];
  readonly author: "agent" | "rules";
  /** Whether the agent goes on by itself after it. */
  readonly continueEditing: boolean;
}

/** What a round of the edit agent looks at, fixed before it asks, so that a repeated round puts the same question. */
export interface Seen {
  /** The document's revision. */
  readonly revision: number;
  /** Id of the conversation's newest message; null when there is none. */
  readonly messageId: string | null;
}

/** What a study run carries from node to node: ids and small facts; texts live in tables. */
export const StudyState = Annotation.Root({
  /** The thread this document belongs to. */
  threadId: Annotation<string>,
  /** The student it is made for. */
  ownerId: Annotation<string>,
  /** True when the student gave neither text nor photos. */
  withoutNotes: Annotation<boolean>,
  /** Rises with every round of the edit agent; part of the keys of what a round stores. */
  turn: Annotation<number>,
  /** Rounds since the student spoke last. */
  rounds: Annotation<number>,
  /** Edits in a row that found no place. */
  failures: Annotation<number>,
  /** What the next round looks at; null before it was fixed. */
  seen: Annotation<Seen | null>,
  /** The quote that had several places in the round before; null when there was none. */
  doubtfulQuote: Annotation<string | null>,
  /** True when the agent waits for the student. */
  needsUserInput: Annotation<boolean>,
  /** What the agent says when it waits; null for the usual question. */
  agentMessage: Annotation<string | null>,
  /** What the agent did last; null before the first action. */
  lastAction: Annotation<LastAction | null>,
  /** The passage that the present request is about; null for the whole document. */
  selection: Annotation<DocumentSpan | null>,
  /** The choice that is put to the student; null when there is none. */
  openChoice: Annotation<OpenChoice | null>,
  /** Rises with every list of questions. */
  questionRound: Annotation<number>,
  /** What the student wants changed in the list; null for a first list. */
  questionFeedback: Annotation<string | null>,
  /** Where the student's last answer leads. */
  next: Annotation<NextStep>,
  /**
   * True once the questions were answered: an edit after that leads back to rest, and questions are
   * made anew only when the student asks for it, because they would replace the answered ones.
   */
  finished: Annotation<boolean>,
  /** Rises whenever the student wants questions answered anew. */
  answerRound: Annotation<number>,
  /** The questions that are to be answered now. */
  questionIds: Annotation<readonly string[]>,
});

export type StudyStateValue = typeof StudyState.State;

/** What the worker tells a node about the run it is part of. */
export interface StudyNodeConfig {
  /** Fires when the student stops the thread or the process shuts down. */
  readonly signal?: AbortSignal | undefined;
  readonly configurable?: {
    /** True when the queue will not run a failed node again, so that it must do with what it has. */
    readonly lastTry?: boolean;
    /** True when the student put a new request to a stopped thread: the old one is over. */
    readonly newRequest?: boolean;
  };
}

/** A node of the study graph: from the present state to what changes in it. */
export type StudyNode = (
  state: StudyStateValue,
  config: StudyNodeConfig,
) => Promise<Partial<StudyStateValue>>;
