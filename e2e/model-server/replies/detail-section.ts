import { editAction } from "../edit-action.ts";
import type { Reply } from "../reply.ts";

/** The section to delete or move. */
export const reply: Reply = (request) => {
  const { actionType, ...details } = editAction(request);
  if (actionType !== "section") throw new Error("no section is to go or to move");
  return details;
};
