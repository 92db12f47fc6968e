import type { StudyPorts } from "../ports.ts";
import type { StudyStateValue } from "./state.ts";

/** Whether the student has given a text or photos up to now. */
export const hasNotes = async (
  { study }: Pick<StudyPorts, "study">,
  { ownerId, threadId }: Pick<StudyStateValue, "ownerId" | "threadId">,
): Promise<boolean> => {
  const note = await study.document(ownerId, threadId, "note");
  if (note !== null && note.text.trim() !== "") return true;
  return (await study.uploads(ownerId, threadId)).length > 0;
};
