import { editAction } from "../edit-action.ts";
import type { Reply } from "../reply.ts";

/** The words to replace everywhere. */
export const reply: Reply = (request) => {
  const { actionType, ...details } = editAction(request);
  if (actionType !== "replace_all") throw new Error("no words are to be replaced everywhere");
  return details;
};
