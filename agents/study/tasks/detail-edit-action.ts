import type { z } from "zod";
import type { Task } from "#lib/ai/task.ts";
import {
  type ActionDetails,
  type ActionType,
  actionRules,
  type EditAction,
  editActions,
  wrongAction,
} from "./edit-actions.ts";
import { type EditRoundInput, editContent, editInstructions } from "./edit-prompt.ts";

/** One worked example of the details of each action. */
const examples: Readonly<Record<ActionType, string>> = {
  edit: `The document holds "**Entropy** measures disorder." and the student wrote "say where the formula comes from":
{ "edits": [{ "oldText": "**Entropy** measures disorder.", "newText": "**Entropy** measures disorder. For $W$ equally likely states, additivity over independent systems, $S(W_1 W_2) = S(W_1) + S(W_2)$, leaves only $S = k \\\\ln W$.", "before": null, "after": null, "reason": "The formula now follows from additivity." }], "continueEditing": false }`,
  replace_all: `The student wrote "say microstate instead of state everywhere":
{ "oldText": "state", "newText": "microstate", "reason": "Microstate is the exact term.", "continueEditing": true }`,
  section: `The student wrote "put the summary before the history":
{ "heading": "Summary", "change": "move_before", "before": "History", "reason": "The summary now comes first.", "continueEditing": false }`,
  undo: `The block "edits" ends with "Edit 4 (you): The example is gone." and the student wrote "the example was good, put it back":
{ "edits": [4], "continueEditing": false }`,
  message: `The student wrote "fix the typo in Euler's formula", and no formula of Euler is in the document:
{ "content": "I cannot find a formula of Euler in the document. Which passage do you mean?" }`,
  complete: `The student wrote "All good, nothing else":
{ "words": "All good, nothing else" }`,
};

/** Second of two steps of a round: the details of the action that was decided on. */
const detail = <Type extends ActionType>(
  actionType: Type,
  schema: z.ZodType<ActionDetails<Type>>,
): Task<EditRoundInput, ActionDetails<Type>> => ({
  name: `detail-${actionType.replace("_", "-")}`,
  version: 2,
  role: "writer",
  schema,
  prompt: (input) => ({
    instructions: editInstructions(
      input,
      `You decided on "${actionType}". Give its details.\n${actionRules[actionType]}\n\nExample. ${examples[actionType]}`,
    ),
    content: editContent(input),
  }),
  check: (details) => wrongAction({ actionType, ...details } as EditAction),
  offline: "cannot",
});

export const detailEditAction = {
  edit: detail("edit", editActions.edit),
  replace_all: detail("replace_all", editActions.replace_all),
  section: detail("section", editActions.section),
  undo: detail("undo", editActions.undo),
  message: {
    ...detail("message", editActions.message),
    spoken: (content: string): ActionDetails<"message"> => ({ content }),
  },
  complete: detail("complete", editActions.complete),
};
