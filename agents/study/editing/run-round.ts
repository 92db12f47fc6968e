import { setImmediate } from "node:timers/promises";
import { askContext, type NodeConfig } from "#agents/node.ts";
import type { StudyPorts } from "#agents/ports.ts";
import type { Seen, StudyStateValue } from "#agents/study/state.ts";
import {
  decideEditAction,
  detailEditAction,
  type EditAction,
  type EditRoundInput,
  editStep,
  isAsked,
} from "#agents/study/tasks/edit-step.ts";
import type { AskContext } from "#lib/ai/task.ts";
import { documentParts } from "#lib/editing/document-parts.ts";
import { editSection } from "#lib/editing/edit-section.ts";
import { clipText } from "#lib/editing/failure-sentence.ts";
import { withLineNumbers } from "#lib/editing/line-numbers.ts";
import {
  type PlacedEdit,
  type PlacedEdits,
  placeEdits,
  settleBatch,
} from "#lib/editing/place-edits.ts";
import { replaceAll } from "#lib/editing/replace-all.ts";
import { AppError, toAppError } from "#lib/errors.ts";
import { translator } from "#lib/i18n/translator.ts";
import { offload } from "#lib/offload/offload.ts";
import { planCommand, planWhole, settleCommands } from "#lib/rules/edit-commands.ts";
import { inOwnWords } from "#lib/rules/own-words.ts";
import { type RequestReading, readRequest } from "#lib/rules/read-edit-request.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { EditOutcome, StoredMessage, Study } from "#lib/study/study-store.ts";
import { noteLinkPattern } from "#lib/study/top-blocks.ts";
import { foldedWords } from "#lib/text/words.ts";
import {
  completeEditing,
  type EditRound,
  editsSoFar,
  failRound,
  type ListedEdit,
  madeTogether,
  pause,
  readRound,
  roundKey,
} from "./edit-round.ts";
import { offerEdits, settleEdits, turnByNumber } from "./settle-edits.ts";

/** How often both questions of a round in two steps are put, together: as often as the one of a round in one step. */
const mostTries = 3;

/** Asks the model for its next action, in one call or in two. */
const nextAction = async (
  { ask, editing }: Pick<StudyPorts, "ask" | "editing">,
  round: EditRound,
  ownContext: AskContext,
): Promise<EditAction> => {
  const input = roundInput(round);
  if (editing.steps === 1) {
    const { output, salvaged } = await ask(editStep, input, ownContext);
    return salvaged ? spoken(output.action, round) : output.action;
  }
  const context = { ...ownContext, tries: { left: mostTries } };
  const { actionType } = (await ask(decideEditAction, input, context)).output;
  switch (actionType) {
    case "edit":
      return { actionType, ...(await ask(detailEditAction.edit, input, context)).output };
    case "replace_all":
      return { actionType, ...(await ask(detailEditAction.replace_all, input, context)).output };
    case "section":
      return { actionType, ...(await ask(detailEditAction.section, input, context)).output };
    case "undo":
      return { actionType, ...(await ask(detailEditAction.undo, input, context)).output };
    case "redo":
      return { actionType, ...(await ask(detailEditAction.redo, input, context)).output };
    case "message": {
      const { output, salvaged } = await ask(detailEditAction.message, input, context);
      return salvaged ? spoken({ actionType, ...output }, round) : { actionType, ...output };
    }
    case "complete":
      return { actionType, ...(await ask(detailEditAction.complete, input, context)).output };
  }
};

/** Whoever answers in prose may believe that they changed something, unless they were only asked something. */
const spoken = (action: EditAction, { study, messages }: EditRound): EditAction => {
  const request = messages.findLastIndex(({ author }) => author === "student");
  const changed = messages.slice(request + 1).some(({ kind }) => kind === "edits");
  if (action.actionType !== "message" || changed || isAsked(messages)) return action;
  const note = translator(study.language, "editing")("nothingChanged");
  return { ...action, content: `${action.content}\n\n*${note}*` };
};

/** Texts of older messages, in characters, that a prompt carries. */
const mostHistory = 40_000;

const roundInput = ({
  state,
  study,
  document,
  messages,
  selection,
  edits,
  changed,
}: EditRound): EditRoundInput => ({
  language: study.language,
  topic: study.topic,
  presets: {
    level: study.settings.level,
    audience: study.settings.audience,
    style: study.settings.style,
    depth: study.settings.depth,
    subject: study.settings.subject,
    instructions: study.settings.instructions,
  },
  document: shownParts(document, changed),
  selection: selection === null ? null : document.slice(selection.start, selection.end),
  edits: edits.map((edit) => editLine(edit, edits)),
  history: newestWithin(shownHistory(messages.filter(({ kind }) => kind !== "stage"))),
  fenceSeed: state.threadId,
  turn: state.turn,
});

const shownParts = (
  document: string,
  changed: EditRound["changed"],
): EditRoundInput["document"] => {
  const parts = documentParts(document, changed);
  const texts = withLineNumbers(document, parts);
  return parts.map(({ number }, index) => ({ number, text: texts[index] ?? "" }));
};

/** An edit in a line: its number, who made it, what was made with it, and what it did. */
const editLine = (
  { number, author, kind, reason, undone, ...edit }: ListedEdit,
  all: readonly ListedEdit[],
): string => {
  const who = author === "agent" || author === "rules" ? "you" : "the student";
  const others = madeTogether(all, number).filter((other) => other !== number);
  const state = `${others.length > 0 ? `, together with ${others.join(", ")}` : ""}${undone ? ", undone" : ""}`;
  const what =
    clipText(reason, settledLength) ||
    `${JSON.stringify(edit.oldPreview)} became ${JSON.stringify(edit.newPreview)}`;
  return `Edit ${number} (${who}${kind === "edit" ? "" : `, ${kind}`}${state}): ${what}`;
};

type Shown = EditRoundInput["history"][number];

/** What the student asked for now and before that, whole; of older requests a line each for what was said and done. */
const shownHistory = (messages: readonly StoredMessage[]): Shown[] => {
  const requests = messages.flatMap(({ author }, index) => (author === "student" ? [index] : []));
  const recent = requests.at(-2) ?? 0;
  return messages.flatMap((message, index) => (index < recent ? settled(message) : whole(message)));
};

const whole = ({ author, kind, text, detail }: StoredMessage): Shown => ({
  ...{ author, kind },
  text: detail ?? text,
});

const settledLength = 200;

/** What failed on the way and what the program counted says nothing any more. */
const settled = (message: StoredMessage): Shown[] => {
  const { author, kind, editNumbers } = message;
  if (kind === "edit_error" || (author === "program" && kind === "report")) return [];
  const line = clipText(message.text, settledLength);
  const text = kind === "edits" ? `Edits ${editNumbers.join(", ")}: ${line}` : line;
  return [{ author, kind, text }];
};

/** The newest messages whose texts fit; the newest one always. */
const newestWithin = <Message extends { readonly text: string }>(
  messages: readonly Message[],
): Message[] => {
  let left = mostHistory;
  const from = messages.findLastIndex(({ text }) => {
    left -= text.length;
    return left < 0;
  });
  return messages.slice(Math.min(from + 1, messages.length - 1));
};

type Update = Partial<StudyStateValue>;

/**
 * Does what the student's request says, word by word. Without a model every request is followed so, or answered with what
 * can be done; with one only taking an edit back, which needs no understanding.
 * @returns null when the model is to read the request
 */
const followRequest = async (ports: StudyPorts, round: EditRound): Promise<Update | null> => {
  const { messages, document } = round;
  const request = messages.findLast(({ author }) => author === "student")?.text ?? "";
  const byModel = ports.editing.readBy === "model";
  const read = byModel ? readRequest(request) : readPlainly(request, document);
  const turned = await followTurn(ports, round, read, request);
  if (turned !== null) return turned;
  if (byModel) return null;
  if (read.kind === "whole" && read.command.kind === "undo_edit") {
    const wanted = { edits: [read.command.number], continueEditing: false };
    return turnByNumber(ports, round, wanted, { author: "rules", way: "undo" });
  }
  const by = { author: "rules", continueEditing: false } as const;
  if (read.kind === "offers") {
    const plans: PlacedEdits[] = [];
    for (const one of read.readings) plans.push(...(await planOf(round, one)));
    const offered = await offerEdits(ports, round, plans, by);
    if (offered !== null) return offered;
  }
  const [planned] = await planOf(round, read);
  return planned === undefined
    ? answer(ports, round, read, request)
    : settleEdits(ports, round, planned, by);
};

/** The edits that a reading asks for; none where it asks for something else. */
const planOf = async (
  { document, selection, study: { language } }: EditRound,
  read: RequestReading,
): Promise<PlacedEdits[]> => {
  if (read.kind === "whole" && read.command.kind !== "undo_edit")
    return [planWhole(document, read.command, language)];
  if (read.kind !== "commands") return [];
  const planned: Parameters<typeof settleCommands>[1][number][] = [];
  for (const command of read.commands) {
    // Each may be looked for through the whole document: others are served in between.
    await setImmediate();
    planned.push({ command, planned: planCommand({ document, selection, language }, command) });
  }
  return [settleCommands(document, planned)];
};

/** What the document says to a question, or what can be said instead. */
const answer = async (
  ports: StudyPorts,
  round: EditRound,
  read: RequestReading,
  request: string,
): Promise<Update> => {
  const found = read.kind === "question" ? await answerByRules(round, request) : null;
  return pause(ports, round, {
    ...{ author: "program", kind: "question", lastAction: "message" },
    text: found ?? explanation(round, read, request),
  });
};

/** A command, also where only the document tells which of its words are meant. */
const readPlainly = (request: string, document: string): RequestReading => {
  const literal = readRequest(request);
  return literal.kind === "unclear" ? (inOwnWords(request, document) ?? literal) : literal;
};

/** What is to be undone or made again; null where the request asks for neither, or a model knows better. */
const followTurn = async (
  ports: StudyPorts,
  round: EditRound,
  read: RequestReading,
  request: string,
): Promise<Update | null> => {
  const byModel = ports.editing.readBy === "model";
  const way = turnOf(round, read, byModel);
  // What was done in this turn is not to be taken back at once.
  if (way === null || round.state.rounds > 0) return null;
  if (!isAboutNothing(round, read, request)) return turnLast(ports, round, way);
  return byModel ? null : askWhatToTurn(ports, round, way);
};

/** The way of an edit that is asked for: "put it back" brings again what was undone last, else undoes. */
const turnOf = (
  { edits }: Pick<EditRound, "edits">,
  { kind }: RequestReading,
  byModel: boolean,
): "undo" | "redo" | null => {
  if (kind === "undo" || kind === "redo") return kind;
  // A model may know what was there before.
  if (kind !== "back" || byModel) return null;
  return edits.at(-1)?.undone === true ? "redo" : "undo";
};

/** "Undo that", "put it back" behind a request that changed nothing: an edit from before it is hardly meant. */
const isAboutNothing = (
  { edits, messages }: Pick<EditRound, "edits" | "messages">,
  { kind }: RequestReading,
  request: string,
): boolean => {
  if (kind !== "back" && !pointing.test(request)) return false;
  const [before, spoke] = messages
    .flatMap(({ author }, index) => (author === "student" ? [index] : []))
    .slice(-2);
  const last = before === undefined ? undefined : messages[before];
  if (last === undefined || edits.length === 0) return false;
  const answered = messages.slice(before, spoke).some(({ editNumbers }) => editNumbers.length > 0);
  const byHand = edits.some(({ createdAt }) => createdAt > last.createdAt);
  return !answered && !byHand;
};

const pointing = /(?<![\p{L}\p{N}])(?:that|this|it|those|это|эту|этот|его|её|ее)(?![\p{L}\p{N}])/iu;

/** Says which edit would be turned, and how to say so. */
const askWhatToTurn = (
  ports: StudyPorts,
  round: EditRound,
  way: "undo" | "redo",
): Promise<Update> => {
  const { language } = round.study;
  const isWanted = ({ undone }: ListedEdit) => undone === (way === "redo");
  const edit = round.edits.findLast(isWanted);
  const text = translator(language, "editCommands");
  const { number = 0, reason = "", oldPreview = "", newPreview = "" } = edit ?? {};
  const did = clipText(reason, settledLength) || text("became", { oldPreview, newPreview });
  return pause(ports, round, {
    ...{ author: "program", kind: "question", lastAction: "message" },
    text: edit === undefined ? text("nothingToUndo") : text(`${way}Which`, { number, did }),
  });
};

/** What the document itself says to a question; null when it says nothing. */
const answerByRules = async (
  { study: { language }, document }: Pick<EditRound, "study" | "document">,
  question: string,
): Promise<string | null> => {
  const { quotes } = await offload("answerFromDocument", question, document);
  if (quotes.length === 0) return null;
  const passages = quotes.map((quote) =>
    quote.replaceAll(noteLinkPattern, "").trim().replace(/^/gm, "> "),
  );
  return translator(language, "editCommands")("found", { passages: passages.join("\n\n") });
};

const longestPart = 120;

/** Quotation marks as they stand within a quotation. */
const innerQuotes: Readonly<Record<Language, readonly (readonly [mark: string, inner: string])[]>> =
  {
    en: [
      ["“", "‘"],
      ["”", "’"],
    ],
    ru: [
      ["«", "„"],
      ["»", "“"],
    ],
  };

/** Why a request is not followed, and what can be said instead: in full once, then the page has the list. */
const explanation = (
  { study: { language }, messages }: Pick<EditRound, "study" | "messages">,
  read: RequestReading,
  request: string,
): string => {
  const text = translator(language, "editCommands");
  if (read.kind === "unable" || read.kind === "question") return text(read.kind);
  if (read.kind === "too_many") return text("tooMany", { count: read.count, most: read.most });
  const said = clipText(read.kind === "unclear" ? read.part : request, longestPart);
  const part = innerQuotes[language].reduce(
    (text, [mark, inner]) => text.replaceAll(mark, inner),
    said,
  );
  const examples = text("examples");
  const told = messages.some((message) => message.text.includes(examples));
  return told ? text("unclearAgain", { part }) : text("unclear", { part, examples });
};

/**
 * Takes the newest edit back, or makes it again. Where there is nothing to make again, a model may know what else was
 * meant: "redo that" asks as often for another try.
 */
const turnLast = async (
  ports: StudyPorts,
  round: EditRound,
  kind: "undo" | "redo",
): Promise<Update | null> => {
  const { state, study } = round;
  const { ownerId, threadId } = state;
  const text = translator(study.language, "editCommands");
  const turned = await turn(ports, state, kind);
  if ("problem" in turned) {
    if (turned.problem === "nothingToRedo" && ports.editing.readBy === "model") return null;
    const question = { author: "program", kind: "question", lastAction: "message" } as const;
    return pause(ports, round, { ...question, text: text(turned.problem) });
  }
  await ports.study.addMessage(ownerId, threadId, {
    key: roundKey(state, "edits"),
    author: "agent",
    kind: "edits",
    text: text(kind === "undo" ? "undone" : "redone"),
    editNumbers: turned.edits.map(({ number }) => number),
  });
  // No edit "was made": what was done stands right above.
  return pause(ports, round, {
    ...{ author: "program", kind: "report", lastAction: "edit" },
    text: translator(study.language, "editing")("askNext"),
  });
};

type Turned =
  | Extract<EditOutcome, { kind: "applied" }>
  | { readonly problem: "undoConflict" | "nothingToUndo" | "nothingToRedo" };

const turn = async (
  { edits }: StudyPorts,
  state: StudyStateValue,
  kind: "undo" | "redo",
): Promise<Turned> => {
  const { ownerId, threadId } = state;
  try {
    const outcome = await edits[kind](ownerId, threadId, roundKey(state, kind));
    return outcome.kind === "applied" ? outcome : { problem: "undoConflict" };
  } catch (thrown) {
    const { code }: AppError = toAppError(thrown);
    if (code === "nothing_to_undo") return { problem: "nothingToUndo" };
    if (code === "nothing_to_redo") return { problem: "nothingToRedo" };
    throw thrown;
  }
};

/**
 * One round of the edit agent: one action of the model, and what follows from it. It may be repeated: what it looks
 * at is fixed, so that the journal knows the answer, and whatever it stores bears the round's key.
 */
export const runRound = async (
  ports: StudyPorts,
  state: StudyStateValue,
  study: Study,
  seen: Seen,
  config: NodeConfig,
): Promise<Update> => {
  if (config.signal?.aborted) throw new AppError("stopped", "stopped between two rounds");
  await ports.reporter.stage(state.threadId, "edit_material");
  if (state.rounds >= ports.editing.maxRounds) return pauseAfterRounds(ports, state, study);
  const round = await readRound(ports, state, study, seen);
  const plain = await followRequest(ports, round);
  if (plain !== null) return plain;
  const action = await askModel(ports, round, config);
  if (action === null) return pauseUnreadable(ports, round);
  return takeAction(ports, round, action);
};

const takeAction = (ports: StudyPorts, round: EditRound, action: EditAction): Promise<Update> => {
  const { state, study, document } = round;
  switch (action.actionType) {
    case "edit": {
      const placed = placeEdits(document, action.edits, round.selection);
      return settleEdits(ports, round, placed, byAgent(action));
    }
    case "replace_all": {
      const quote = action.forms.map(({ oldText }) => oldText).join(", ");
      const placed = oneEdit(document, quote, replaceAll(document, action));
      return settleEdits(ports, round, placed, { ...byAgent(action), showsSentences: true });
    }
    case "section": {
      const placed = oneEdit(document, action.heading, editSection(document, action));
      return settleEdits(ports, round, placed, byAgent(action));
    }
    case "undo":
    case "redo":
      return turnByNumber(ports, round, action, { author: "agent", way: action.actionType });
    case "message": {
      const text = action.content.trim();
      return pause(ports, round, {
        author: "agent",
        kind: "question",
        text,
        lastAction: "message",
      });
    }
    case "complete":
      return isCarriedOut(round, action.words)
        ? completeEditing(ports, state, study.language, "complete")
        : goOnInstead(ports, round);
  }
};

const byAgent = ({ continueEditing }: { readonly continueEditing: boolean }) =>
  ({ author: "agent", continueEditing }) as const;

/** An edit that stands alone, checked like a batch. */
const oneEdit = (document: string, quote: string, placed: PlacedEdit): PlacedEdits =>
  placed.kind === "placed"
    ? settleBatch(document, [{ index: 0, quote, edit: placed.edit }], [])
    : settleBatch(document, [], [{ ...placed, index: 0, quote }]);

/**
 * Whether the editing may end: the student's newest words say so, or edits were made for them and nothing failed after
 * the last one.
 */
const isCarriedOut = ({ messages }: EditRound, words: string): boolean => {
  const spoke = messages.findLastIndex(({ author }) => author === "student");
  const outcomes = messages
    .slice(spoke + 1)
    .filter(({ kind }) => kind === "edits" || kind === "edit_error");
  if (outcomes.at(-1)?.kind === "edits") return true;
  if (outcomes.length > 0) return false;
  const text = messages[spoke]?.text ?? "";
  // A sign alone, such as a thumb, is all that the student says.
  if (folded(text) === "") return true;
  const said = folded(words);
  return said !== "" && [text, ...text.split(/[.!?;,\n]/)].some((part) => folded(part) === said);
};

const folded = (text: string): string => foldedWords(text).join(" ");

const goOnInstead = (ports: StudyPorts, round: EditRound): Promise<Update> => {
  const text = translator(round.study.language, "editing");
  const reason = text("stillOpen");
  return failRound(ports, round, {
    text: reason,
    detail:
      'The editing was not ended: what the student asked for in the newest block "student" is not carried out, and nothing there says that no more is wanted. Carry it out, or ask the student.',
    giveUp: text("giveUp.action", { count: round.state.failures + 1, reason }),
    doubtfulQuote: null,
  });
};

/** The model's action; null for answers that nobody can read. */
const askModel = async (
  ports: StudyPorts,
  round: EditRound,
  config: NodeConfig,
): Promise<EditAction | null> => {
  try {
    return await nextAction(ports, round, askContext(ports, round.state, config));
  } catch (thrown) {
    const unreadable = thrown instanceof AppError && thrown.code === "model_reply_invalid";
    // It was asked three times: the queue would ask three times more with each of its tries.
    if (unreadable) return null;
    throw thrown;
  }
};

const pauseUnreadable = (ports: StudyPorts, round: EditRound): Promise<Update> =>
  pause(ports, round, {
    author: "program",
    kind: "question",
    text: translator(round.study.language, "editing")("unreadable"),
    lastAction: "message",
  });

const pauseAfterRounds = async (
  ports: StudyPorts,
  state: StudyStateValue,
  study: Study,
): Promise<Update> => {
  const text = translator(study.language, "editing");
  const soFar = await editsSoFar(ports, state, study.language);
  return pause(
    ports,
    { state },
    {
      author: "program",
      kind: "report",
      text: text("rounds", {
        count: state.rounds,
        done: soFar.count === 0 ? "" : text("done", soFar),
      }),
      lastAction: "message",
    },
  );
};
