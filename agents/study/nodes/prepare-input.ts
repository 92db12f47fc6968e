import { AppError } from "../../../lib/errors.ts";
import { guardTopic } from "../../../lib/study/guard-topic.ts";
import { maxPhotos } from "../../../lib/study/study-limits.ts";
import type { StudyPorts } from "../../ports.ts";
import { askContext } from "../ask-context.ts";
import { hasNotes } from "../has-notes.ts";
import type { StudyNode } from "../state.ts";
import { nameThread } from "../tasks/name-thread.ts";

/**
 * Refuses a topic that nothing can be written about, names the thread and sets out the state.
 * @throws AppError topic_empty, topic_too_long, topic_garbage, too_many_photos
 */
export const prepareInput =
  (ports: StudyPorts): StudyNode =>
  async (state, config) => {
    const { threadId, ownerId } = state;
    await ports.reporter.stage(threadId, "prepare_input");
    const { topic, language, named } = await ports.study.get(ownerId, threadId);
    guardTopic(topic);
    const uploads = await ports.study.uploads(ownerId, threadId);
    if (uploads.length > maxPhotos) {
      throw new AppError("too_many_photos", `The thread has ${uploads.length} photos`);
    }
    if (!named) {
      const input = { topic, language };
      const { output } = await ports.ask(nameThread, input, askContext(ports, state, config));
      await ports.study.setTitle(ownerId, threadId, output.name);
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
