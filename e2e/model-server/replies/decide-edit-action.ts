import { editAction } from "../edit-action.ts";
import type { Reply } from "../reply.ts";

/** The action alone. */
export const reply: Reply = (request) => ({ actionType: editAction(request).actionType });
