import { clipText } from "../../../lib/editing/clip-text.ts";
import {
  type EditFailure,
  mostChoices,
  type PossiblePlace,
} from "../../../lib/editing/edit-failure.ts";
import { failureDetail } from "../../../lib/editing/failure-detail.ts";
import {
  failureSentence,
  giveUpSentence,
  nearestSentence,
} from "../../../lib/editing/failure-sentence.ts";
import type { PlacedEdits } from "../../../lib/editing/place-edits.ts";
import { placeLabel } from "../../../lib/editing/place-label.ts";
import { AppError } from "../../../lib/errors.ts";
import { translator } from "../../../lib/i18n/translator.ts";
import type { NewEdit, StoredEdit } from "../../../lib/study/edit-store.ts";
import type { StudyPorts } from "../../ports.ts";
import type { OpenChoice, StudyStateValue } from "../state.ts";
import { type EditRound, lookNow, roundKey } from "./edit-round.ts";
import { pause, reportEdits, sentenceList } from "./pause.ts";

type EditPorts = Pick<StudyPorts, "study" | "edits">;
type Update = Partial<StudyStateValue>;

/** Who proposed edits, and whether more follow by itself. */
export interface Proposal {
  readonly author: "agent" | "rules";
  readonly continueEditing: boolean;
}

/** Failures in a row after which the student is asked. */
const mostFailures = 3;
/** Places of a quote that a student can choose from; behind them only "all of them" helps. */
const shownPlaces = 12;
/** So much of a passage is kept in the state; the history shows its first 50 characters. */
const previewLength = 200;

/** Makes the edits whose places were found, all or none, or says why not. */
export const settleEdits = async (
  ports: EditPorts,
  round: EditRound,
  placed: PlacedEdits,
  proposal: Proposal,
): Promise<Update> => {
  if (placed.kind === "placed") return makeEdits(ports, round, placed.edits, proposal);
  if (placed.kind === "unsure" && isChoice(round, placed, proposal)) {
    return openChoice(ports, round, placed, proposal);
  }
  return failEdits(ports, round, placed.failures, proposal);
};

/** Rules ask at once; a model is asked for context first. */
const isChoice = (
  { state }: EditRound,
  { quote, places }: { quote: string; places: readonly PossiblePlace[] },
  { author }: Proposal,
): boolean => {
  if (places.length > mostChoices) return false;
  const again = state.doubtfulQuote?.trim() === quote.trim();
  return author === "rules" || again || state.failures + 1 >= mostFailures;
};

const openChoice = async (
  { study }: EditPorts,
  { state, study: { language }, document, revision }: EditRound,
  { quote, places, others }: Extract<PlacedEdits, { kind: "unsure" }>,
  { author, continueEditing }: Proposal,
): Promise<Update> => {
  const open: OpenChoice = {
    ...{ quote, revision, author, continueEditing },
    places: places.map(({ span, edit }, index) => ({
      label: index < shownPlaces ? placeLabel(document, span) : null,
      edit: clipped(edit),
    })),
    others: others.map(clipped),
  };
  const text = choiceText(language, open);
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

const choiceText = (language: EditRound["study"]["language"], { quote, places }: OpenChoice) =>
  translator(language, "editing")(places.length > shownPlaces ? "chooseSome" : "choose", {
    quote: clipText(quote, 80),
    count: places.length,
  });

/** The state keeps of a passage what the history shows of it. */
const clipped = ({ oldText, newText, ...edit }: NewEdit): NewEdit => ({
  ...edit,
  oldText: oldText.slice(0, previewLength).toWellFormed(),
  newText: newText.slice(0, previewLength).toWellFormed(),
});

/** Stores edits of the round's document as one batch and goes on, or reports. */
export const makeEdits = async (
  ports: EditPorts,
  round: EditRound,
  edits: readonly NewEdit[],
  proposal: Proposal,
): Promise<Update> => {
  const stored = await apply(ports, round, edits, proposal);
  if ("kind" in stored) {
    const [first] = edits;
    const quote = first?.oldText ?? "";
    return failEdits(ports, round, [{ ...stored, index: 0, quote }], proposal);
  }
  return reportMade(ports, round, proposal.continueEditing, {
    text: sentenceList(edits.map(({ reason }) => reason.replace(/\s+/g, " ").trim())),
    detail: madeDetail(stored),
    editNumbers: stored.map(({ number }) => number),
  });
};

/** Says what was changed, and goes on or asks what else. */
export const reportMade = async (
  ports: EditPorts,
  round: Pick<EditRound, "state" | "study">,
  continueEditing: boolean,
  made: { readonly text: string; readonly detail: string; readonly editNumbers: readonly number[] },
): Promise<Update> => {
  const { state } = round;
  await ports.study.addMessage(state.ownerId, state.threadId, {
    key: roundKey(state, "edits"),
    ...{ author: "agent", kind: "edits" },
    ...made,
  });
  if (!continueEditing) return reportEdits(ports, round);
  return {
    ...nextRound(state),
    failures: 0,
    lastAction: "edit",
    seen: await lookNow(ports, state),
    doubtfulQuote: null,
  };
};

/** What the store refuses for the sake of the text alone: whoever wrote it can write it better. */
const refusals = ["document_too_long", "text_broken"] as const;
type Refusal = (typeof refusals)[number];

const apply = async (
  { edits: store }: EditPorts,
  { state, revision }: EditRound,
  edits: readonly NewEdit[],
  { author }: Proposal,
): Promise<readonly StoredEdit[] | { kind: "conflict" | Refusal }> => {
  try {
    const outcome = await store.apply(state.ownerId, state.threadId, {
      key: roundKey(state, "batch"),
      baseRevision: revision,
      ...{ author, kind: "edit", edits },
    });
    return outcome.kind === "applied" ? outcome.edits : { kind: "conflict" };
  } catch (thrown) {
    const refusal = refusals.find((code) => thrown instanceof AppError && thrown.code === code);
    if (refusal === undefined) throw thrown;
    return { kind: refusal };
  }
};

const nextRound = (state: StudyStateValue): Update => ({
  turn: state.turn + 1,
  rounds: state.rounds + 1,
  needsUserInput: false,
  agentMessage: null,
  openChoice: null,
  next: "on",
});

const madeDetail = (edits: readonly StoredEdit[]): string =>
  edits
    .map(({ number, similarity, reason, patches }) => {
      const how = similarity === null ? "" : ` (similarity ${similarity.toFixed(2)})`;
      return `Edit ${number} was made${how}: ${reason}${removedDetail(patches)}`;
    })
    .join("\n");

/** So much of what an edit took out is told to the model, which may be asked to bring a part of it back. */
const longestRemoved = 2_000;

const removedDetail = (patches: StoredEdit["patches"]): string => {
  const removed = patches.map((patch) => patch.removed).filter((text) => text.trim() !== "");
  if (removed.length === 0) return "";
  return ` It took out: ${JSON.stringify(clipText(removed.join(" … "), longestRemoved))}`;
};

/** Tells whoever proposed the edits why they were not made; after too many failures the student is asked. */
export const failEdits = async (
  ports: EditPorts,
  round: EditRound,
  failures: readonly EditFailure[],
  { author }: Proposal,
): Promise<Update> => {
  const { state, study, document } = round;
  const [first] = failures;
  if (first === undefined) throw new AppError("internal", "edits failed without a reason");
  const sentences = failures.map((failure) => failureSentence(study.language, failure));
  if (author === "rules") {
    const text = [...sentences, ...nearestSentence(study.language, failures)].join(" ");
    const question = { author: "program", kind: "question", text } as const;
    return pause(ports, round, { ...question, lastAction: "edit_error" });
  }
  return failRound(ports, round, {
    text: sentenceList(sentences),
    detail: failureDetail(document, failures),
    giveUp: giveUpSentence(study.language, first, state.failures + 1),
    doubtfulQuote: failures.find(({ kind }) => kind === "ambiguous")?.quote ?? null,
  });
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
