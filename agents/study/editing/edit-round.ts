import type { StudyPorts } from "#agents/ports.ts";
import type { LastAction, OpenChoice, Seen, StudyStateValue } from "#agents/study/state.ts";
import { invertPatches, moveStretches, type Stretch, undoStack } from "#lib/editing/history.ts";
import { carrySpan } from "#lib/editing/quote-places.ts";
import { translator } from "#lib/i18n/translator.ts";
import { type Patch, patchEnd } from "#lib/quotes/patch.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { StoredEdit, StoredMessage, Study } from "#lib/study/study-store.ts";
import type { TextSpan } from "#lib/text/text-span.ts";

/** Messages that a round is shown at most; older requests are done. */
const longestHistory = 40;
/** So many messages may have come since the round was fixed without changing what it sees. */
const newcomers = 40;

/** What one round of the edit agent works on: the same when it is repeated after a crash. */
export interface EditRound {
  readonly state: StudyStateValue;
  readonly study: Study;
  readonly document: string;
  readonly revision: number;
  /** The conversation, oldest first. */
  readonly messages: readonly StoredMessage[];
  /** The newest edits up to that revision, oldest first; undo and redo show in what they turned. */
  readonly edits: readonly ListedEdit[];
  /** Where the newest edits stand in this document, oldest first. */
  readonly changed: readonly (readonly Stretch[])[];
  /** The passage that the student marked, in this document; null when none is, or nothing is left of it. */
  readonly selection: TextSpan | null;
}

export type ListedEdit = Omit<StoredEdit, "patches"> & { readonly undone: boolean };

/** The number of an edit with those of all that were made in the same answer, oldest first. */
export const madeTogether = (
  edits: readonly Pick<ListedEdit, "number" | "batchId">[],
  number: number,
): number[] => {
  const batch = edits.find((edit) => edit.number === number)?.batchId ?? null;
  const same = edits.filter(({ batchId }) => batch !== null && batchId === batch);
  return same.length === 0 ? [number] : same.map((edit) => edit.number);
};

/** Edits that a round is told of at most; for older ones the student has the history. */
const longestList = 30;

/** The present document and conversation, for the next round to look at. */
export const lookNow = async (
  { study, edits }: Pick<StudyPorts, "study" | "edits">,
  { ownerId, threadId }: Pick<StudyStateValue, "ownerId" | "threadId">,
): Promise<Seen> => {
  const { revision } = await edits.document(ownerId, threadId);
  const [newest] = await study.messages(ownerId, threadId, 1);
  return { revision, messageId: newest?.id ?? null };
};

export const readRound = async (
  { study: store, edits }: Pick<StudyPorts, "study" | "edits">,
  state: StudyStateValue,
  study: Study,
  seen: Seen,
): Promise<EditRound> => {
  const { ownerId, threadId } = state;
  const now = await edits.document(ownerId, threadId);
  const document =
    now.revision === seen.revision
      ? now.text
      : await edits.textAt(ownerId, threadId, seen.revision);
  const all = await store.messages(ownerId, threadId, longestHistory + newcomers);
  const newest = all.findLastIndex(({ id }) => id === seen.messageId);
  const messages = all.slice(0, newest + 1).slice(-longestHistory);
  const { revision } = seen;
  const selection = await readSelection(edits, state, revision, document.length);
  const since = Math.max(0, revision - 2 * longestList);
  const recent = await edits.since(ownerId, threadId, since);
  const known = recent.filter(({ number }) => number <= revision);
  const list = listEdits(known);
  const changed = changedPlaces(known);
  return { state, study, document, revision, messages, edits: list, changed, selection };
};

/** Places of one edit that are followed; more are all over the document. */
const mostPlaces = 20;

const changedPlaces = (edits: readonly StoredEdit[]): Stretch[][] =>
  edits.map(({ patches }, index) =>
    moveStretches(
      invertPatches(patches)
        .slice(0, mostPlaces)
        .map((patch) => ({ start: patch.start, end: patchEnd(patch) })),
      edits.slice(index + 1).map((later) => later.patches),
    ),
  );

const listEdits = (known: readonly StoredEdit[]): ListedEdit[] => {
  const standing = new Set(undoStack(known).undo.flatMap(({ origin }) => origin));
  return known
    .filter(({ kind }) => kind !== "undo" && kind !== "redo")
    .slice(-longestList)
    .map(({ patches: _, ...edit }) => ({ ...edit, undone: !standing.has(edit.number) }));
};

const readSelection = async (
  edits: StudyPorts["edits"],
  { ownerId, threadId, selection }: StudyStateValue,
  revision: number,
  length: number,
): Promise<TextSpan | null> => {
  if (selection === null || selection.revision > revision) return null;
  const later = (await edits.since(ownerId, threadId, selection.revision)).filter(
    ({ number }) => number <= revision,
  );
  const carried = carrySpan(selection, later);
  return carried === null || carried.end > length ? null : carried;
};

/** The key of something that this round stores. */
export const roundKey = ({ turn }: Pick<StudyStateValue, "turn">, what: string): string =>
  `edit:${turn}:${what}`;

/** Ends a round by waiting for the student, who is told something; it stands in the conversation, too. */
export const pause = async (
  { study }: Pick<StudyPorts, "study">,
  { state }: Pick<EditRound, "state">,
  say: {
    readonly author: "agent" | "program";
    readonly kind: "question" | "report";
    readonly text: string;
    readonly lastAction: LastAction;
  },
): Promise<Partial<StudyStateValue>> => {
  const { author, kind, text } = say;
  await study.addMessage(state.ownerId, state.threadId, {
    key: roundKey(state, kind),
    ...{ author, kind, text },
  });
  return {
    turn: state.turn + 1,
    needsUserInput: true,
    agentMessage: text,
    lastAction: say.lastAction,
    openChoice: null,
    seen: null,
    doubtfulQuote: null,
  };
};

/** The edits since the student spoke last: how many, in how many steps, and what they did, as a Markdown list. */
export const editsSoFar = async (
  { study }: Pick<StudyPorts, "study">,
  { ownerId, threadId }: Pick<StudyStateValue, "ownerId" | "threadId">,
  language: Language,
): Promise<{ count: number; steps: number; list: string }> => {
  const warnings = warningsOf(language);
  const messages = await study.messages(ownerId, threadId, mostMessages);
  const spoke = messages.findLastIndex(({ author }) => author === "student");
  const made = messages.slice(spoke + 1).filter(({ kind }) => kind === "edits");
  return {
    steps: made.length,
    count: made.reduce((sum, { editNumbers }) => sum + editNumbers.length, 0),
    // What one step lacked, a later one may have mended; each warning stands above, where it was true.
    list: made
      .flatMap(reasonLines)
      .filter((line) => !warnings.some((warning) => line.startsWith(warning)))
      .join("\n"),
  };
};

/** What lines begin with that say which marks new words lack. */
const warningsOf = (language: Language): string[] =>
  (["lostMarks", "bareFormulas"] as const).map(
    (key) => `- ${translator(language, "editing")(key, { passages: "" }).trim()}`,
  );

/** More than rounds without the student can make. */
const mostMessages = 250;

const reasonLines = ({ text }: StoredMessage): string[] =>
  text.split("\n").map((line) => (line.startsWith("- ") ? line : `- ${line}`));

/** Several sentences as a Markdown list, one as it is. */
export const sentenceList = (sentences: readonly string[]): string =>
  sentences.length === 1
    ? (sentences[0] ?? "")
    : sentences.map((sentence) => `- ${sentence}`).join("\n");

/** Tells the student what was done and asks what else. `tookBack`: the sentence that says what was undone. */
const reportEdits = async (
  ports: Pick<StudyPorts, "study">,
  round: Pick<EditRound, "state" | "study">,
  tookBack?: string,
): Promise<Partial<StudyStateValue>> => {
  const soFar = await editsSoFar(ports, round.state, round.study.language);
  // What one step did stands right above; taking edits back makes none.
  const text = translator(round.study.language, "editing");
  const said =
    tookBack === undefined
      ? text(soFar.steps > 1 ? "report" : "reportOne", soFar)
      : soFar.steps > 1
        ? text("reportUndone", soFar)
        : `${tookBack} ${text("askNext")}`;
  return pause(ports, round, { author: "program", kind: "report", text: said, lastAction: "edit" });
};

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

/** Ends the editing, because all is done or because the student lets the document be as it is. */
export const completeEditing = async (
  { study }: Pick<StudyPorts, "study">,
  state: StudyStateValue,
  language: Language,
  lastAction: "complete" | "skip",
): Promise<Partial<StudyStateValue>> => {
  const { ownerId, threadId } = state;
  await study.addMessage(ownerId, threadId, {
    key: roundKey(state, "completed"),
    author: "program",
    kind: "completed",
    text: translator(language, "editing")("completed"),
  });
  await study.setDocumentStatus(ownerId, threadId, "completed");
  return {
    turn: state.turn + 1,
    // Whoever comes back here without a request is asked for one.
    needsUserInput: true,
    agentMessage: null,
    openChoice: null,
    selection: null,
    lastAction,
    rounds: 0,
    failures: 0,
    seen: null,
    doubtfulQuote: null,
  };
};
