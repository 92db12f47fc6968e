import type { StudyPorts } from "#agents/ports.ts";
import type { OpenChoice, StudyStateValue } from "#agents/study/state.ts";
import type { ActionDetails, ActionType } from "#agents/study/tasks/edit-step.ts";
import {
  clipText,
  failureDetail,
  failureSentence,
  giveUpSentence,
  nearestSentence,
  placeLabel,
  waitingSentence,
} from "#lib/editing/failure-sentence.ts";
import { bareFormulas, lostMarks } from "#lib/editing/lost-marks.ts";
import { mostChoices, type PlacedEdits, type PossiblePlace } from "#lib/editing/place-edits.ts";
import { changedSentences } from "#lib/editing/replace-all.ts";
import { isNamed, takesAwayMuch } from "#lib/editing/takes-away-much.ts";
import { AppError, toAppError } from "#lib/errors.ts";
import { translator } from "#lib/i18n/translator.ts";
import { applyPatches, type Patch } from "#lib/quotes/patch.ts";
import type { NewEdit, StoredEdit } from "#lib/study/study-store.ts";
import {
  type EditRound,
  failRound,
  madeTogether,
  mostFailures,
  pause,
  putChoice,
  removedDetail,
  reportMade,
  roundKey,
  sentenceList,
} from "./edit-round.ts";

type EditPorts = Pick<StudyPorts, "study" | "edits">;

/** Taking edits back, and bringing again what was taken back. */
type Way = Extract<ActionType, "undo" | "redo">;

/**
 * Why an edit was not turned: later ones changed the same words, there is none to turn, or others of its answer, which go
 * with it, were not named.
 */
type NotTurned = {
  readonly number: number;
  readonly why: "conflict" | "gone" | "together";
  readonly others: string;
};

interface Turned {
  readonly numbers: readonly number[];
  readonly by: StoredEdit;
}

/**
 * Takes edits back by their numbers, the newest first, or brings them again, the oldest first; each answer of the model by
 * an edit of its own. One that cannot be turned keeps none of the others from it, and both are told.
 */
export const turnByNumber = async (
  ports: EditPorts,
  round: EditRound,
  { edits: wanted, continueEditing }: ActionDetails<Way>,
  { author, way }: { readonly author: Proposal["author"]; readonly way: Way },
): Promise<Partial<StudyStateValue>> => {
  const { state, study } = round;
  const turned: Turned[] = [];
  const refused: NotTurned[] = [];
  const answers = answersOf(round, wanted);
  for (const numbers of way === "undo" ? answers : answers.toReversed()) {
    const unnamed = numbers.filter((number) => !wanted.includes(number));
    const number = numbers.findLast((one) => wanted.includes(one)) ?? 0;
    const one: Turned | NotTurned =
      unnamed.length > 0
        ? { number, why: "together", others: unnamed.join(", ") }
        : await turnAnswer(ports, state, numbers, way);
    if ("why" in one) refused.push(one);
    else turned.push(one);
  }
  const text = translator(study.language, "editing");
  const sentences = refused.map(({ number, why, others }) =>
    text(`${refusals[way]}.${why}`, { number, others }),
  );
  const detail = [
    ...turned.map((one) => turnedDetail(one, way)),
    ...refused.map((one) => refusedDetail(one, way)),
  ].join("\n");
  // Rules would only try the same again.
  if (turned.length === 0 && author === "rules") {
    return pause(ports, round, {
      ...{ author: "program", kind: "question", lastAction: "message" },
      text: `${sentences.join(" ")} ${text("ask")}`,
    });
  }
  if (turned.length === 0) {
    const giveUp = { count: state.failures + 1, reason: sentences.join(" ") };
    return failRound(ports, round, {
      ...{ text: sentenceList(sentences), detail, doubtfulQuote: null },
      giveUp: text("giveUp.action", giveUp),
    });
  }
  const numbers = turned.flatMap((one) => one.numbers).sort((a, b) => a - b);
  const done = text(way === "undo" ? "undone" : "redone", {
    count: numbers.length,
    numbers: numbers.join(", "),
  });
  const made = {
    ...{ text: sentenceList([done, ...sentences]), detail },
    editNumbers: turned.map(({ by }) => by.number),
  };
  return reportMade(ports, round, continueEditing, made, done);
};

/** The numbers with all that were made in the same answer, the newest first. */
const answersOf = (round: EditRound, wanted: readonly number[]): (readonly number[])[] => {
  const answers = new Map<number, readonly number[]>();
  for (const number of wanted) {
    const together = madeTogether(round.edits, number);
    answers.set(together.at(-1) ?? number, together);
  }
  return [...answers].sort(([a], [b]) => b - a).map(([, numbers]) => numbers);
};

/** Where the catalogue says why an edit was not turned. */
const refusals = { undo: "notUndone", redo: "notRedone" } as const;
const pastOf = { undo: "undone", redo: "brought again" } as const;

const turnedDetail = ({ numbers, by }: Turned, way: Way): string =>
  `${numbers.length === 1 ? "Edit" : "Edits"} ${numbers.join(", ")} ${
    numbers.length === 1 ? "was" : "were"
  } ${pastOf[way]}.${removedDetail(by.patches)}`;

const refusedDetail = ({ number, why, others }: NotTurned, way: Way): string => {
  const past = pastOf[way];
  switch (why) {
    case "together":
      return `Edit ${number} was made in one answer with ${others} and is ${past} only with it. Name all of them, or write the words by an edit.`;
    case "conflict":
      return `Edit ${number} was not ${past}: later edits changed the same words. Undo those first, or make an edit that writes the words.`;
    case "gone":
      return way === "undo"
        ? `Edit ${number} was not undone: there is no such edit, or it was undone before.`
        : `Edit ${number} was not brought again: it was not undone, or other edits were made since then. Write its words by an edit.`;
  }
};

const turnAnswer = async (
  { edits }: EditPorts,
  state: StudyStateValue,
  numbers: readonly number[],
  way: Way,
): Promise<Turned | NotTurned> => {
  const { ownerId, threadId } = state;
  const number = numbers.at(-1) ?? 0;
  const key = roundKey(state, `${way} ${number}`);
  try {
    const outcome =
      way === "undo"
        ? await edits.undoEdit(ownerId, threadId, number, key)
        : await edits.redo(ownerId, threadId, key, number);
    const by = outcome.kind === "applied" ? outcome.edits.at(-1) : undefined;
    return by === undefined ? { number, why: "conflict", others: "" } : { numbers, by };
  } catch (thrown) {
    const { code } = toAppError(thrown);
    if (code !== "not_found" && code !== "nothing_to_undo" && code !== "nothing_to_redo") {
      throw thrown;
    }
    return { number, why: "gone", others: "" };
  }
};

type Update = Partial<StudyStateValue>;

/** Who proposed edits, and whether more follow by itself. */
export interface Proposal {
  readonly author: "agent" | "rules";
  readonly continueEditing: boolean;
  /** True when the student was asked whether so much may go. */
  readonly confirmed?: boolean;
  /** Whether the model is shown the sentences that result: it wrote none of them. */
  readonly showsSentences?: boolean;
}

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
  const offers = placed.kind === "failed" ? offersIn(placed, proposal) : null;
  return offers === null
    ? failEdits(ports, round, placed, proposal)
    : openChoice(ports, round, offers, proposal, "nearest");
};

/** Puts what may be meant to the student, each with what it would do; null where nothing can be done. */
export const offerEdits = async (
  ports: EditPorts,
  round: EditRound,
  plans: readonly PlacedEdits[],
  { author, continueEditing }: Proposal,
): Promise<Update | null> => {
  const edits = plans.flatMap((plan) =>
    plan.kind === "placed" && plan.edits.length === 1
      ? plan.edits
      : plan.kind === "unsure"
        ? plan.places.map(({ edit }) => edit)
        : [],
  );
  if (edits.length === 0) return null;
  const open: OpenChoice = {
    ...{ asks: "meant", quote: "", revision: round.revision, author, continueEditing, others: [] },
    places: edits.slice(0, shownPlaces).map((edit) => ({
      label: offerLabel(round.study.language, edit),
      edit: clipped(edit),
    })),
  };
  return putChoice(
    ports,
    round.state,
    open,
    translator(round.study.language, "editing")("chooseMeant"),
  );
};

/** "… was deleted" tells too little of words that nobody named. */
const offerLabel = (language: EditRound["study"]["language"], { oldText, newText }: NewEdit) => {
  const [from, to] = [oldText, newText].map((one) => clipText(one.replace(/\s+/g, " ").trim(), 60));
  const text = translator(language, "editing");
  return from === ""
    ? text("offer.insert", { text: to ?? "" })
    : to === ""
      ? text("offer.delete", { quote: from ?? "" })
      : text("offer.replace", { quote: from ?? "", text: to ?? "" });
};

/** What comes nearest to the one quote or heading that is not there: a student may choose from it, a model quotes anew. */
const offersIn = (
  { failures, fitting }: Extract<PlacedEdits, { kind: "failed" }>,
  { author }: Proposal,
) => {
  const [failure] = failures;
  if (failure === undefined || failures.length > 1 || fitting.length > 0) return null;
  if (author !== "rules") return null;
  if (failure.kind !== "absent" && failure.kind !== "heading_absent") return null;
  const { quote, offers = [] } = failure;
  return offers.length === 0 ? null : { quote, places: offers, others: [] };
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
  ports: EditPorts,
  { state, study: { language }, document, revision }: EditRound,
  {
    quote,
    places,
    others,
  }: Pick<Extract<PlacedEdits, { kind: "unsure" }>, "quote" | "places" | "others">,
  { author, continueEditing }: Proposal,
  asks: "place" | "nearest" = "place",
): Promise<Update> => {
  const open: OpenChoice = {
    ...{ asks, quote, revision, author, continueEditing },
    places: places.map(({ span, edit }, index) => ({
      label: index < shownPlaces ? placeLabel(document, span) : null,
      edit: clipped(edit),
    })),
    others: others.map(clipped),
  };
  return putChoice(ports, state, open, choiceText(language, open));
};

const choiceText = (
  language: EditRound["study"]["language"],
  { asks, quote, places }: OpenChoice,
) => {
  const key =
    asks === "nearest" ? "chooseNearest" : places.length > shownPlaces ? "chooseSome" : "choose";
  return translator(language, "editing")(key, {
    quote: clipText(quote, 80),
    count: places.length,
    shown: shownPlaces,
  });
};

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
  const isAsked = proposal.author === "agent" && !proposal.confirmed;
  if (isAsked && (await takesMuch(ports, round, edits))) {
    return askBeforeRemoval(ports, round, edits, proposal);
  }
  const stored = await apply(ports, round, edits, proposal);
  if ("kind" in stored) {
    const [first] = edits;
    const quote = first?.oldText ?? "";
    const failures = [{ ...stored, index: 0, quote }];
    return failEdits(ports, round, { failures, fitting: [] }, proposal);
  }
  const questions = await questionsLeft(ports, round, edits);
  // What a student writes by command is what they mean.
  const written = proposal.author === "agent" ? edits.filter(isWhole) : [];
  const lost = written.flatMap(lostMarks);
  const bare = written.flatMap((edit) => bareFormulas(round.document, edit));
  const sentences = edits.map(({ reason }) => reason.replace(/\s+/g, " ").trim());
  return reportMade(ports, round, proposal.continueEditing, {
    text: sentenceList([
      ...sentences,
      ...marksSentence(round.study.language, "lostMarks", lost),
      ...marksSentence(round.study.language, "bareFormulas", bare),
      ...questions,
    ]),
    detail: `${madeDetail(stored)}${lostDetail(lost)}${bareDetail(bare)}${proposal.showsSentences ? sentencesDetail(round.document, edits) : ""}`,
    editNumbers: stored.map(({ number }) => number),
  });
};

/** Names the review questions whose passages edits took away. */
const questionsLeft = async (
  { study: store }: EditPorts,
  { state, study, document }: EditRound,
  edits: readonly NewEdit[],
): Promise<string[]> => {
  if (!edits.some(takesAway)) return [];
  const patches = edits.flatMap((edit) => edit.patches).toSorted((a, b) => a.start - b.start);
  const after = applyPatches(document, patches) ?? document;
  const numbers = (await store.questions(state.ownerId, state.threadId)).flatMap(
    ({ ordinal, quotes }) => {
      const stood = quotes.filter((quote) => document.includes(quote));
      const isLeft = stood.length > 0 && !stood.some((quote) => after.includes(quote));
      return isLeft ? [ordinal + 1] : [];
    },
  );
  if (numbers.length === 0) return [];
  const about = { count: numbers.length, numbers: numbers.join(", ") };
  return [translator(study.language, "editing")("questionsLeft", about)];
};

/**
 * Whether edits take away so much, unnamed by the student, that nobody could have meant it by the way: by themselves, or
 * with those that were made for the same request before them.
 */
const takesMuch = async (
  ports: EditPorts,
  round: EditRound,
  edits: readonly NewEdit[],
): Promise<boolean> => {
  const { document, messages, selection } = round;
  const request = messages.findLast(({ author }) => author === "student")?.text ?? "";
  const patches = edits.flatMap((edit) => edit.patches);
  if (takesAwayMuch(document, { patches })) return !isNamed(request, { patches }, selection);
  if (!edits.some((edit) => takesAway(edit))) return false;
  const all = { patches: [...(await madeBefore(ports, round)), ...patches] };
  return takesAwayMuch(document, all) && !isNamed(request, all, null);
};

/** What was changed since the student spoke, but for what took much away by itself: that was named or allowed. */
const madeBefore = async (
  { edits: store }: EditPorts,
  { state, document, messages }: EditRound,
): Promise<Patch[]> => {
  const spoke = messages.findLastIndex(({ author }) => author === "student");
  const numbers = messages.slice(spoke + 1).flatMap(({ editNumbers }) => editNumbers);
  if (numbers.length === 0) return [];
  const since = await store.since(state.ownerId, state.threadId, Math.min(...numbers) - 1);
  return since
    .filter((edit) => numbers.includes(edit.number) && !takesAwayMuch(document, edit))
    .flatMap(({ patches }) => patches);
};

const takesAway = ({ patches }: NewEdit): boolean =>
  patches.reduce((sum, { removed, inserted }) => sum + removed.length - inserted.length, 0) > 0;

const removedBy = (edits: readonly NewEdit[]): string =>
  edits.flatMap(({ patches }) => patches.map(({ removed }) => removed)).join("\n");

/** The first line that says something, without the marks in front of it. */
const firstWords = (text: string): string =>
  text
    .trim()
    .split("\n", 1)
    .map((line) => line.replace(/^[\s>#*_+-]{1,20}/, ""))
    .join("");

/** The student decides; where nobody is to be asked the edit is left out. */
const askBeforeRemoval = async (
  ports: EditPorts,
  round: EditRound,
  edits: readonly NewEdit[],
  { author, continueEditing }: Proposal,
): Promise<Update> => {
  const { state, study, document, revision } = round;
  const text = translator(study.language, "editing");
  const removed = removedBy(edits);
  const about = {
    percent: Math.round((100 * removed.length) / document.length),
    quote: clipText(firstWords(removed), 80),
  };
  const [first, ...others] = edits.map(clipped);
  if (first === undefined) throw new AppError("internal", "nothing takes much away");
  if (study.settings.stages.edit === "alone") {
    const reason = text("removal.leftOut", about);
    return failRound(ports, round, {
      text: reason,
      detail: `Nothing was changed: the answer would have taken away ${about.percent} % of the document, which the student did not name. Change less, or tell the student what you would take away and why.`,
      giveUp: text("giveUp.action", { count: state.failures + 1, reason }),
      doubtfulQuote: null,
    });
  }
  const open: OpenChoice = {
    ...{ asks: "removal", quote: about.quote, revision, author, continueEditing, others },
    places: [{ label: text("removal.do"), edit: first }],
  };
  return putChoice(ports, state, open, text("removal.ask", about));
};

/** What the store refuses for the sake of the text alone: whoever wrote it can write it better. */
const unstorable = ["document_too_long", "text_broken"] as const;
type Refusal = (typeof unstorable)[number];

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
    const refusal = unstorable.find((code) => thrown instanceof AppError && thrown.code === code);
    if (refusal === undefined) throw thrown;
    return { kind: refusal };
  }
};

const madeDetail = (edits: readonly StoredEdit[]): string =>
  edits
    .map(({ number, similarity, reason, patches }) => {
      const how = similarity === null ? "" : ` (similarity ${similarity.toFixed(2)})`;
      return `Edit ${number} was made${how}: ${reason}${removedDetail(patches)}`;
    })
    .join("\n");

/** What was cut for the state, while the student chose a place, says nothing of the marks behind the cut. */
const isWhole = ({ oldText, newText }: NewEdit): boolean =>
  oldText.length !== previewLength && newText.length !== previewLength;

/** Marked words that are named before the student; of more the first. */
const mostLost = 3;

const marksSentence = (
  language: EditRound["study"]["language"],
  key: "lostMarks" | "bareFormulas",
  found: readonly string[],
): string[] => {
  if (found.length === 0) return [];
  const passages = found.slice(0, mostLost).map((source) => clipText(source, 60));
  return [translator(language, "editing")(key, { passages: passages.join(", ") })];
};

const bareDetail = (bare: readonly string[]): string =>
  bare.length === 0
    ? ""
    : `\nNot set as a formula, though the document sets such letters as formulas: ${bare.join(", ")}. Unless the student wanted that, set them between dollar signs.`;

const lostDetail = (lost: readonly string[]): string =>
  lost.length === 0
    ? ""
    : `\nThe new words have no such mark in place of: ${lost.map((one) => clipText(one, 60)).join(", ")}. Unless the student wanted that, mark them, too.`;

/** As many sentences as are read once more; of more the first. */
const mostSentences = 20;
const longestSentence = 300;

const sentencesDetail = (document: string, edits: readonly NewEdit[]): string => {
  const patches = edits.flatMap((edit) => edit.patches);
  const sentences = changedSentences(applyPatches(document, patches) ?? document, patches);
  const shown = sentences.slice(0, mostSentences).map((one) => clipText(one, longestSentence));
  const count =
    sentences.length > mostSentences ? ` (the first ${mostSentences} of ${sentences.length})` : "";
  return `\nThe sentences now${count}:\n${shown.map((one) => `- ${one}`).join("\n")}`;
};

/** Tells whoever proposed the edits why they were not made; after too many failures the student is asked. */
export const failEdits = async (
  ports: EditPorts,
  round: EditRound,
  { failures, fitting }: Pick<Extract<PlacedEdits, { kind: "failed" }>, "failures" | "fitting">,
  { author }: Proposal,
): Promise<Update> => {
  const { state, study, document } = round;
  const [first] = failures;
  if (first === undefined) throw new AppError("internal", "edits failed without a reason");
  const sentences = [
    ...failures.map((failure) => failureSentence(study.language, failure)),
    ...waitingSentence(study.language, fitting),
  ];
  const asked = giveUpSentence(study.language, first, state.failures + 1);
  if (author === "rules") {
    const text = [...sentences, ...nearestSentence(study.language, failures)].join(" ");
    const question = { author: "program", kind: "question", text } as const;
    return pause(ports, round, { ...question, lastAction: "edit_error" });
  }
  return failRound(ports, round, {
    text: sentenceList(sentences),
    detail: failureDetail(document, failures, fitting),
    giveUp: [...(sentences.length > 1 ? [sentenceList(sentences)] : []), asked].join("\n\n"),
    doubtfulQuote: failures.find(({ kind }) => kind === "ambiguous")?.quote ?? null,
  });
};
