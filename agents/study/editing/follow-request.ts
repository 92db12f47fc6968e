import { clipText } from "../../../lib/editing/clip-text.ts";
import { isRedo, isUndo } from "../../../lib/editing/commands/plain-requests.ts";
import { planCommands } from "../../../lib/editing/commands/plan-commands.ts";
import { readRequest } from "../../../lib/editing/commands/read-request.ts";
import { type AppError, toAppError } from "../../../lib/errors.ts";
import { translator } from "../../../lib/i18n/translator.ts";
import type { EditOutcome } from "../../../lib/study/edit-store.ts";
import type { StudyPorts } from "../../ports.ts";
import type { StudyStateValue } from "../state.ts";
import { completeEditing } from "./complete-editing.ts";
import { type EditRound, roundKey } from "./edit-round.ts";
import { pause, reportEdits } from "./pause.ts";
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
  // What was done in this turn is not to be taken back at once.
  const turned = state.rounds === 0 ? backOrForth(request) : null;
  if (turned !== null) return turnEdits(ports, round, turned);
  if (ports.editing.readBy === "model") return null;
  const read = readRequest(request, selection !== null);
  if (read.kind === "complete") return completeEditing(ports, state, study.language, "complete");
  if (read.kind !== "commands") return explain(ports, round, "unclear", request);
  const plan = planCommands({ document, selection, language: study.language }, read.commands);
  if (plan.kind === "unclear" || plan.kind === "nothing_selected") {
    return explain(ports, round, plan.kind, plan.part);
  }
  return settleEdits(ports, round, plan, { author: "rules", continueEditing: false });
};

const backOrForth = (request: string): "undo" | "redo" | null => {
  if (isUndo(request)) return "undo";
  return isRedo(request) ? "redo" : null;
};

const longestPart = 120;

const explain = (
  ports: StudyPorts,
  round: EditRound,
  why: "unclear" | "nothing_selected",
  said: string,
): Promise<Update> => {
  const text = translator(round.study.language, "editCommands");
  const part = clipText(said, longestPart);
  return pause(ports, round, {
    author: "program",
    kind: "question",
    text:
      why === "unclear"
        ? text("unclear", { part, examples: text("examples") })
        : text("nothingSelected", { part }),
    lastAction: "message",
  });
};

/** Takes the newest edit back, or makes it again. */
const turnEdits = async (
  ports: StudyPorts,
  round: EditRound,
  kind: "undo" | "redo",
): Promise<Update> => {
  const { state, study } = round;
  const { ownerId, threadId } = state;
  const text = translator(study.language, "editCommands");
  const turned = await turn(ports, state, kind);
  if ("problem" in turned) {
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
  return reportEdits(ports, round);
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
