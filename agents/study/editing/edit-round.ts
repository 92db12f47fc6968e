import { carrySpan } from "../../../lib/editing/carry-span.ts";
import type { TextSpan } from "../../../lib/editing/proposed-edit.ts";
import type { StoredMessage, Study } from "../../../lib/study/study-store.ts";
import type { StudyPorts } from "../../ports.ts";
import type { Seen, StudyStateValue } from "../state.ts";

/** Messages that a round is shown at most; older requests are done. */
const longestHistory = 40;
/** So many messages may have come since the round was fixed without changing what it sees. */
const newcomers = 40;

/** What one round of the edit agent works on: the same when it is repeated after a crash. */
export interface EditRound {
  readonly state: StudyStateValue;
  readonly study: Study;
  readonly document: string;
  readonly revision: number;
  /** The conversation, oldest first. */
  readonly messages: readonly StoredMessage[];
  /** The passage that the student marked, in this document; null when none is, or nothing is left of it. */
  readonly selection: TextSpan | null;
}

/** The present document and conversation, for the next round to look at. */
export const lookNow = async (
  { study, edits }: Pick<StudyPorts, "study" | "edits">,
  { ownerId, threadId }: Pick<StudyStateValue, "ownerId" | "threadId">,
): Promise<Seen> => {
  const { revision } = await edits.document(ownerId, threadId);
  const [newest] = await study.messages(ownerId, threadId, 1);
  return { revision, messageId: newest?.id ?? null };
};

export const readRound = async (
  { study: store, edits }: Pick<StudyPorts, "study" | "edits">,
  state: StudyStateValue,
  study: Study,
  seen: Seen,
): Promise<EditRound> => {
  const { ownerId, threadId } = state;
  const now = await edits.document(ownerId, threadId);
  const document =
    now.revision === seen.revision
      ? now.text
      : await edits.textAt(ownerId, threadId, seen.revision);
  const all = await store.messages(ownerId, threadId, longestHistory + newcomers);
  const newest = all.findLastIndex(({ id }) => id === seen.messageId);
  const messages = all.slice(0, newest + 1).slice(-longestHistory);
  const selection = await readSelection(edits, state, seen.revision, document.length);
  return { state, study, document, revision: seen.revision, messages, selection };
};

const readSelection = async (
  edits: StudyPorts["edits"],
  { ownerId, threadId, selection }: StudyStateValue,
  revision: number,
  length: number,
): Promise<TextSpan | null> => {
  if (selection === null || selection.revision > revision) return null;
  const later = (await edits.since(ownerId, threadId, selection.revision)).filter(
    ({ number }) => number <= revision,
  );
  const carried = carrySpan(selection, later);
  return carried === null || carried.end > length ? null : carried;
};

/** The key of something that this round stores. */
export const roundKey = ({ turn }: Pick<StudyStateValue, "turn">, what: string): string =>
  `edit:${turn}:${what}`;
