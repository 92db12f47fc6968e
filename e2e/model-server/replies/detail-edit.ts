import { editAction } from "../edit-action.ts";
import type { Reply } from "../reply.ts";

/** The edits that were decided on. */
export const reply: Reply = (request) => {
  const action = editAction(request);
  if (action.actionType !== "edit") throw new Error("no edits follow from this request");
  return { edits: action.edits, continueEditing: action.continueEditing };
};
