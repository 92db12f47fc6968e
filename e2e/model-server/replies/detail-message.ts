import { editAction } from "../edit-action.ts";
import type { Reply } from "../reply.ts";

/** What the agent says to the student. */
export const reply: Reply = (request) => {
  const action = editAction(request);
  if (action.actionType !== "message") throw new Error("nothing is to be said to this request");
  return { content: action.content };
};
