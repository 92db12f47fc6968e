import { z } from "zod";
import type { Task } from "#lib/ai/task.ts";
import {
  actionChoices,
  actionRules,
  type EditAction,
  editActions,
  wrongAction,
} from "./edit-actions.ts";
import { type EditRoundInput, editContent, editInstructions } from "./edit-prompt.ts";

/** The name of the action comes first: an answer is written in the order of its schema. */
const schema = z.object({
  action: z.union([
    z.object({ actionType: z.literal("edit"), ...editActions.edit.shape }),
    z.object({ actionType: z.literal("replace_all"), ...editActions.replace_all.shape }),
    z.object({ actionType: z.literal("section"), ...editActions.section.shape }),
    z.object({ actionType: z.literal("undo"), ...editActions.undo.shape }),
    z.object({ actionType: z.literal("message"), ...editActions.message.shape }),
    z.object({ actionType: z.literal("complete"), ...editActions.complete.shape }),
  ]),
});
export interface EditStep {
  readonly action: EditAction;
}

const rules = Object.entries(actionRules).map(([type, text]) => `"${type}"\n${text}`);

const step = `
Answer with one action:
${actionChoices}

${rules.join("\n\n")}

Example. The document holds "**Entropy** measures disorder." and the student wrote "say where the formula comes from":
{ "action": { "actionType": "edit", "edits": [{ "oldText": "**Entropy** measures disorder.", "newText": "**Entropy** measures disorder. For $W$ equally likely states, additivity over independent systems, $S(W_1 W_2) = S(W_1) + S(W_2)$, leaves only $S = k \\\\ln W$.", "before": null, "after": null, "reason": "The formula now follows from additivity." }], "continueEditing": false } }
`;

/** One round of the edit agent: what to do, with its details, in one answer. */
export const editStep: Task<EditRoundInput, EditStep> = {
  name: "edit-step",
  version: 2,
  role: "writer",
  schema,
  prompt: (input) => ({
    instructions: editInstructions(input, step),
    content: editContent(input),
  }),
  check: ({ action }) => wrongAction(action),
  spoken: (content) => ({ action: { actionType: "message", content } }),
  // Commands are read by rules that find places, not quotes (`lib/editing/commands`).
  offline: "cannot",
};
