import type { EditRequest } from "#lib/schemas/study.ts";
import type { StudyPorts } from "../ports.ts";
import type { StudyStateValue } from "./state.ts";

/**
 * Hands a request to the edit agent from wherever else in the graph it was made: it joins the conversation and
 * the document is open again. It takes a turn of its own, so that its message has a key of its own.
 */
export const applyRequest = async (
  { study }: Pick<StudyPorts, "study">,
  { ownerId, threadId, turn }: Pick<StudyStateValue, "ownerId" | "threadId" | "turn">,
  { text, selection }: EditRequest,
): Promise<Partial<StudyStateValue>> => {
  await study.addMessage(ownerId, threadId, {
    key: `request:${turn}:taken`,
    author: "student",
    kind: "request",
    text,
  });
  await study.setDocumentStatus(ownerId, threadId, "editing");
  return {
    next: "edit",
    turn: turn + 1,
    selection,
    needsUserInput: false,
    agentMessage: null,
    lastAction: null,
    openChoice: null,
    rounds: 0,
    failures: 0,
    seen: null,
    doubtfulQuote: null,
  };
};
