import { editAction } from "../edit-action.ts";
import type { Reply } from "../reply.ts";

/** One action with its details. */
export const reply: Reply = (request) => {
  if (!request.instructions.includes("continueEditing")) {
    throw new Error("the instructions must say when the agent goes on by itself");
  }
  return { action: editAction(request) };
};
