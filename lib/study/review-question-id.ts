import { stableId } from "../ids.ts";

/** The id of a question by its list and its place there: the same when a list is stored again after a crash. */
export const reviewQuestionId = (threadId: string, listKey: string, ordinal: number): string =>
  stableId("rvq", threadId, listKey, ordinal);
