import type { Task } from "../../../lib/ai/task.ts";
import { type EditDetails, editDetails, wrongEdits } from "./edit-details.ts";
import { type EditRoundInput, editContent, editInstructions, editRules } from "./edit-prompt.ts";

const step = (input: EditRoundInput): string => `
You decided to change the document. Give the edits.
${editRules(input.language).trim()}

Example. The document holds "Entropy measures disorder." and the student wrote "say where the formula comes from":
{ "edits": [{ "oldText": "Entropy measures disorder.", "newText": "Entropy measures disorder. For $W$ equally likely states, additivity over independent systems, $S(W_1 W_2) = S(W_1) + S(W_2)$, leaves only $S = k \\\\ln W$.", "before": null, "after": null, "reason": "The formula now follows from additivity." }], "continueEditing": false }
`;

/** Second of two steps of a round: the edits that were decided on. */
export const detailEdit: Task<EditRoundInput, EditDetails> = {
  name: "detail-edit",
  version: 1,
  role: "writer",
  schema: editDetails,
  prompt: (input) => ({
    instructions: editInstructions(input, step(input)),
    content: editContent(input),
  }),
  check: ({ edits }) => wrongEdits(edits),
  offline: "cannot",
};
