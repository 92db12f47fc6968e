import { setImmediate } from "node:timers/promises";
import type { StudyPorts } from "#agents/ports.ts";
import { clipText } from "#lib/editing/clip-text.ts";
import { planCommand, settleCommands } from "#lib/editing/commands/plan-commands.ts";
import { type RequestReading, readRequest } from "#lib/editing/commands/read-commands.ts";
import { type AppError, toAppError } from "#lib/errors.ts";
import { translator } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { EditOutcome } from "#lib/study/edit-store.ts";
import type { StudyStateValue } from "../state.ts";
import { type EditRound, roundKey } from "./edit-round.ts";
import { pause } from "./pause.ts";
import { settleEdits } from "./settle-edits.ts";

type Update = Partial<StudyStateValue>;

/**
 * Does what the student's request says, word by word. Without a model every request is followed so, or answered with what
 * can be done; with one only taking an edit back, which needs no understanding.
 * @returns null when the model is to read the request
 */
export const followRequest = async (
  ports: StudyPorts,
  round: EditRound,
): Promise<Update | null> => {
  const { state, study, messages, selection, document } = round;
  const request = messages.findLast(({ author }) => author === "student")?.text ?? "";
  const read = readRequest(request);
  const turns = read.kind === "undo" || read.kind === "redo";
  // What was done in this turn is not to be taken back at once.
  const turned = turns && state.rounds === 0 ? await turnEdits(ports, round, read.kind) : null;
  if (turned !== null) return turned;
  if (ports.editing.readBy === "model") return null;
  if (read.kind !== "commands") {
    return pause(ports, round, {
      ...{ author: "program", kind: "question", lastAction: "message" },
      text: explanation(round, read, request),
    });
  }
  const planned: Parameters<typeof settleCommands>[1][number][] = [];
  for (const command of read.commands) {
    // Each may be looked for through the whole document: others are served in between.
    await setImmediate();
    const planning = { document, selection, language: study.language };
    planned.push({ command, planned: planCommand(planning, command) });
  }
  return settleEdits(ports, round, settleCommands(document, planned), {
    author: "rules",
    continueEditing: false,
  });
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
  read: Exclude<RequestReading, { kind: "commands" }>,
  request: string,
): string => {
  const text = translator(language, "editCommands");
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
const turnEdits = async (
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
