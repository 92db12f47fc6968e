import type { StudyPorts } from "#agents/ports.ts";
import { AppError } from "#lib/errors.ts";
import { guardTopic } from "#lib/study/guard-topic.ts";
import { maxPhotos } from "#lib/study/study-limits.ts";
import { hasNotes } from "../given-notes.ts";
import type { StudyNode } from "../state.ts";

/**
 * Refuses a topic that nothing can be written about, and sets out the state.
 * @throws AppError topic_empty, topic_too_long, topic_garbage, too_many_photos
 */
export const prepareInput =
  (ports: StudyPorts): StudyNode =>
  async (state) => {
    const { threadId, ownerId } = state;
    await ports.reporter.stage(threadId, "prepare_input");
    const { topic } = await ports.study.get(ownerId, threadId);
    guardTopic(topic);
    const uploads = await ports.study.uploads(ownerId, threadId);
    if (uploads.length > maxPhotos) {
      throw new AppError("too_many_photos", `The thread has ${uploads.length} photos`);
    }
    return {
      withoutNotes: !(await hasNotes(ports, state)),
      turn: 0,
      rounds: 0,
      failures: 0,
      seen: null,
      doubtfulQuote: null,
      // The first word on the document is the student's.
      needsUserInput: true,
      agentMessage: null,
      lastAction: null,
      selection: null,
      openChoice: null,
      questionRound: 0,
      questionFeedback: null,
      next: "on",
      finished: false,
      answerRound: 0,
      questionIds: [],
    };
  };
