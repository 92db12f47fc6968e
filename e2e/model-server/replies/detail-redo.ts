import { editAction } from "../edit-action.ts";
import type { Reply } from "../reply.ts";

/** The undone edits to bring again. */
export const reply: Reply = (request) => {
  const { actionType, ...details } = editAction(request);
  if (actionType !== "redo") throw new Error("nothing is to be brought again");
  return details;
};
