import { z } from "zod";
import type { Task } from "#lib/ai/task.ts";
import { actionChoices, actionTypes } from "./edit-actions.ts";
import { type EditRoundInput, editContent, editInstructions } from "./edit-prompt.ts";

const schema = z.object({ actionType: z.enum(actionTypes) });
export type EditDecision = z.infer<typeof schema>;

const step = `
Decide only what comes next; its details are asked for afterwards.
${actionChoices}

The failure to avoid: "edit" for a passage that the document does not have. Ask then.

Example. The student wrote "All good, nothing else": { "actionType": "complete" }
`;

/** First of two steps of a round: what to do. */
export const decideEditAction: Task<EditRoundInput, EditDecision> = {
  name: "decide-edit-action",
  version: 2,
  role: "writer",
  schema,
  prompt: (input) => ({
    instructions: editInstructions(input, step),
    content: editContent(input),
  }),
  // Whoever speaks instead of deciding wants to say something.
  spoken: () => ({ actionType: "message" }),
  offline: "cannot",
};
