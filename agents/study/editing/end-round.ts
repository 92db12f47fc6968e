import type { StudyPorts } from "#agents/ports.ts";
import type { Patch } from "#lib/quotes/patch.ts";
import type { OpenChoice, StudyStateValue } from "../state.ts";
import { type EditRound, lookNow, roundKey } from "./edit-round.ts";
import { pause, reportEdits } from "./pause.ts";

type EditPorts = Pick<StudyPorts, "study" | "edits">;
type Update = Partial<StudyStateValue>;

/** Failures in a row after which the student is asked. */
export const mostFailures = 3;

const nextRound = (state: StudyStateValue): Update => ({
  turn: state.turn + 1,
  rounds: state.rounds + 1,
  needsUserInput: false,
  agentMessage: null,
  openChoice: null,
  next: "on",
});

/** Says what was changed, and goes on or asks what else. */
export const reportMade = async (
  ports: EditPorts,
  round: Pick<EditRound, "state" | "study">,
  continueEditing: boolean,
  made: { readonly text: string; readonly detail: string; readonly editNumbers: readonly number[] },
  tookBack?: string,
): Promise<Update> => {
  const { state } = round;
  await ports.study.addMessage(state.ownerId, state.threadId, {
    key: roundKey(state, "edits"),
    ...{ author: "agent", kind: "edits" },
    ...made,
  });
  if (!continueEditing) return reportEdits(ports, round, tookBack);
  return {
    ...nextRound(state),
    failures: 0,
    lastAction: "edit",
    seen: await lookNow(ports, state),
    doubtfulQuote: null,
  };
};

/** Tells the model and the student what could not be done; after too many failures in a row the student is asked. */
export const failRound = async (
  ports: Pick<StudyPorts, "study" | "edits">,
  round: Pick<EditRound, "state">,
  failure: {
    /** For the student. */
    readonly text: string;
    /** For the model. */
    readonly detail: string;
    /** What the student is asked when it has failed too often. */
    readonly giveUp: string;
    readonly doubtfulQuote: string | null;
  },
): Promise<Update> => {
  const { state } = round;
  const { text, detail, giveUp, doubtfulQuote } = failure;
  const tries = state.failures + 1;
  await ports.study.addMessage(state.ownerId, state.threadId, {
    key: roundKey(state, "error"),
    ...{ author: "program", kind: "edit_error", text, detail },
  });
  if (tries >= mostFailures) {
    return {
      ...(await pause(ports, round, {
        ...{ author: "program", kind: "question", lastAction: "edit_error" },
        text: giveUp,
      })),
      failures: tries,
    };
  }
  return {
    ...nextRound(state),
    failures: tries,
    lastAction: "edit_error",
    seen: await lookNow(ports, state),
    doubtfulQuote,
  };
};

/** Puts a choice to the student, which also stands in the conversation. */
export const putChoice = async (
  { study }: EditPorts,
  state: StudyStateValue,
  open: OpenChoice,
  text: string,
): Promise<Update> => {
  await study.addMessage(state.ownerId, state.threadId, {
    key: roundKey(state, "choice"),
    ...{ author: "program", kind: "question", text },
  });
  return {
    turn: state.turn + 1,
    needsUserInput: true,
    openChoice: open,
    agentMessage: text,
    lastAction: "edit_error",
    seen: null,
    doubtfulQuote: null,
    next: "on",
  };
};

/** So much of what an edit took out is told to the model, which may be asked to bring a part of it back. */
const longestRemoved = 2_000;

/** What an edit took out, with its lines; "" for one that took nothing out, or only moved it. */
export const removedDetail = (patches: readonly Patch[]): string => {
  const inserted = patches.map((patch) => patch.inserted);
  const removed = patches
    .map((patch) => patch.removed)
    .filter((text) => text.trim() !== "" && !inserted.some((other) => other.includes(text.trim())));
  if (removed.length === 0) return "";
  const all = removed.join(" … ");
  const cut = all.length > longestRemoved ? `${all.slice(0, longestRemoved).toWellFormed()}…` : all;
  return ` It took out: ${JSON.stringify(cut)}`;
};
