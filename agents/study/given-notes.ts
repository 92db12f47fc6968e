import type { UploadInfo } from "#lib/study/study-store.ts";
import type { StudyPorts } from "../ports.ts";
import type { StudyStateValue } from "./state.ts";

type Ports = Pick<StudyPorts, "study">;
type OfThread = Pick<StudyStateValue, "ownerId" | "threadId">;

/** Whether the student has given a text or photos up to now. */
export const hasNotes = async (
  { study }: Ports,
  { ownerId, threadId }: OfThread,
): Promise<boolean> => {
  const note = await study.document(ownerId, threadId, "note");
  if (note !== null && note.text.trim() !== "") return true;
  return (await study.uploads(ownerId, threadId)).length > 0;
};

/** Photos of which no page is stored, in the student's order. */
export const unreadPhotos = async (
  { study }: Ports,
  { ownerId, threadId }: OfThread,
): Promise<UploadInfo[]> => {
  const uploads = await study.uploads(ownerId, threadId);
  if (uploads.length === 0) return [];
  const read = new Set((await study.pages(ownerId, threadId)).map(({ uploadId }) => uploadId));
  return uploads.filter(({ id }) => !read.has(id));
};
