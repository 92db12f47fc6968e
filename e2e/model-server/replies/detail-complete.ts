import { editAction } from "../edit-action.ts";
import type { Reply } from "../reply.ts";

/** The student's words that end the editing. */
export const reply: Reply = (request) => {
  const action = editAction(request);
  if (action.actionType !== "complete") throw new Error("the student wants something yet");
  return { words: action.words };
};
