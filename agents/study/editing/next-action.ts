import type { AskContext } from "../../../lib/ai/task.ts";
import type { ProposedEdit } from "../../../lib/editing/proposed-edit.ts";
import type { StudyPorts } from "../../ports.ts";
import { decideEditAction } from "../tasks/decide-edit-action.ts";
import { detailEdit } from "../tasks/detail-edit.ts";
import { detailMessage } from "../tasks/detail-message.ts";
import type { EditRoundInput } from "../tasks/edit-prompt.ts";
import { editStep } from "../tasks/edit-step.ts";
import type { EditRound } from "./edit-round.ts";

/** What the model wants to do next. */
export type EditAction =
  | {
      readonly actionType: "edit";
      readonly edits: readonly ProposedEdit[];
      readonly continueEditing: boolean;
    }
  | { readonly actionType: "message"; readonly content: string }
  | { readonly actionType: "complete" };

/** Asks the model for its next action, in one call or in two. */
export const nextAction = async (
  { ask, editing }: Pick<StudyPorts, "ask" | "editing">,
  round: EditRound,
  context: AskContext,
): Promise<EditAction> => {
  const input = roundInput(round);
  if (editing.steps === 1) return (await ask(editStep, input, context)).output.action;
  const { actionType } = (await ask(decideEditAction, input, context)).output;
  switch (actionType) {
    case "edit":
      return { actionType, ...(await ask(detailEdit, input, context)).output };
    case "message":
      return { actionType, ...(await ask(detailMessage, input, context)).output };
    case "complete":
      return { actionType };
  }
};

/** Texts of older messages, in characters, that a prompt carries. */
const mostHistory = 40_000;

const roundInput = ({
  state,
  study,
  document,
  messages,
  selection,
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
  history: newestWithin(
    messages
      .filter(({ kind }) => kind !== "stage")
      .map(({ author, kind, text, detail }) => ({ author, kind, text: detail ?? text })),
  ),
  turn: state.turn,
});

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
