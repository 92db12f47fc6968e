import type { StudyPorts } from "#agents/ports.ts";
import type { AskContext } from "#lib/ai/task.ts";
import { clipText } from "#lib/editing/clip-text.ts";
import { translator } from "#lib/i18n/translator.ts";
import type { StoredMessage } from "#lib/study/study-store.ts";
import { decideEditAction } from "../tasks/decide-edit-action.ts";
import { detailEditAction } from "../tasks/detail-edit-action.ts";
import type { EditAction } from "../tasks/edit-actions.ts";
import type { EditRoundInput } from "../tasks/edit-prompt.ts";
import { editStep } from "../tasks/edit-step.ts";
import { type EditRound, type ListedEdit, madeTogether } from "./edit-round.ts";

/** Asks the model for its next action, in one call or in two. */
export const nextAction = async (
  { ask, editing }: Pick<StudyPorts, "ask" | "editing">,
  round: EditRound,
  context: AskContext,
): Promise<EditAction> => {
  const input = roundInput(round);
  if (editing.steps === 1) {
    const { output, salvaged } = await ask(editStep, input, context);
    return salvaged ? spoken(output.action, round) : output.action;
  }
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
    case "message": {
      const { output, salvaged } = await ask(detailEditAction.message, input, context);
      return salvaged ? spoken({ actionType, ...output }, round) : { actionType, ...output };
    }
    case "complete":
      return { actionType, ...(await ask(detailEditAction.complete, input, context)).output };
  }
};

/** Whoever answers in prose may believe that they changed something. */
const spoken = (action: EditAction, { study, messages }: EditRound): EditAction => {
  const request = messages.findLastIndex(({ author }) => author === "student");
  const changed = messages.slice(request + 1).some(({ kind }) => kind === "edits");
  if (action.actionType !== "message" || changed) return action;
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
  document,
  selection: selection === null ? null : document.slice(selection.start, selection.end),
  edits: edits.map((edit) => editLine(edit, edits)),
  history: newestWithin(shownHistory(messages.filter(({ kind }) => kind !== "stage"))),
  fenceSeed: state.threadId,
  turn: state.turn,
});

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
