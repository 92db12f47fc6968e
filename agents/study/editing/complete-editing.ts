import type { StudyPorts } from "#agents/ports.ts";
import { translator } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { StudyStateValue } from "../state.ts";
import { roundKey } from "./edit-round.ts";

/** Ends the editing, because all is done or because the student lets the document be as it is. */
export const completeEditing = async (
  { study }: Pick<StudyPorts, "study">,
  state: StudyStateValue,
  language: Language,
  lastAction: "complete" | "skip",
): Promise<Partial<StudyStateValue>> => {
  const { ownerId, threadId } = state;
  await study.addMessage(ownerId, threadId, {
    key: roundKey(state, "completed"),
    author: "program",
    kind: "completed",
    text: translator(language, "editing")("completed"),
  });
  await study.setDocumentStatus(ownerId, threadId, "completed");
  return {
    turn: state.turn + 1,
    // Whoever comes back here without a request is asked for one.
    needsUserInput: true,
    agentMessage: null,
    openChoice: null,
    selection: null,
    lastAction,
    rounds: 0,
    failures: 0,
    seen: null,
    doubtfulQuote: null,
    next: "on",
  };
};
