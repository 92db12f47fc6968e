import { z } from "zod";
import type { Task } from "../../../lib/ai/task.ts";
import { editDetails, messageDetails, wrongEdits, wrongMessage } from "./edit-details.ts";
import { type EditRoundInput, editContent, editInstructions, editRules } from "./edit-prompt.ts";

const schema = z.object({
  action: z.union([
    editDetails.extend({ actionType: z.literal("edit") }),
    messageDetails.extend({ actionType: z.literal("message") }),
    z.object({ actionType: z.literal("complete") }),
  ]),
});
export type EditStep = z.infer<typeof schema>;

const step = (input: EditRoundInput): string => `
Answer with one action:
- "edit": you know what to change. ${editRules(input.language).trim()}
- "message": you must ask the student something, or they asked you something. content: what you say, in the
  language of the material, short.
- "complete": the student wants no more changes.

Example. The document holds "Entropy measures disorder." and the student wrote "say where the formula comes from":
{ "action": { "actionType": "edit", "edits": [{ "oldText": "Entropy measures disorder.", "newText": "Entropy measures disorder. For $W$ equally likely states, additivity over independent systems, $S(W_1 W_2) = S(W_1) + S(W_2)$, leaves only $S = k \\\\ln W$.", "before": null, "after": null, "reason": "The formula now follows from additivity." }], "continueEditing": false } }
`;

/** One round of the edit agent: what to do, with its details, in one answer. */
export const editStep: Task<EditRoundInput, EditStep> = {
  name: "edit-step",
  version: 1,
  role: "writer",
  schema,
  prompt: (input) => ({
    instructions: editInstructions(input, step(input)),
    content: editContent(input),
  }),
  check: ({ action }) => {
    if (action.actionType === "edit") return wrongEdits(action.edits);
    return action.actionType === "message" ? wrongMessage(action) : null;
  },
  // Commands are read by rules that find places, not quotes (`lib/editing/commands`).
  offline: "cannot",
};
