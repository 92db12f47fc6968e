import { editAction } from "../edit-action.ts";
import type { Reply } from "../reply.ts";

/** The edits to take back. */
export const reply: Reply = (request) => {
  const { actionType, ...details } = editAction(request);
  if (actionType !== "undo") throw new Error("nothing is to be taken back");
  return details;
};
