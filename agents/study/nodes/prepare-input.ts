import { askContext } from "#agents/node.ts";
import type { StudyPorts } from "#agents/ports.ts";
import type { StudyNode } from "#agents/study/state.ts";
import { nameThread } from "#agents/study/tasks/name-thread.ts";
import { AppError, toAppError } from "#lib/errors.ts";
import { maxPhotos } from "#lib/schemas/study-limits.ts";
import { guardTopic, nameTopic } from "#lib/study/name-topic.ts";
import { hasNotes } from "./recognise-notes.ts";

/**
 * Names a thread that the student gave no name, beside the writing of the material. A model that fails here fails
 * nothing: the name is made of the topic's words then, and can be changed.
 */
export const nameStudy =
  (ports: StudyPorts): StudyNode =>
  async (state, config) => {
    const { threadId, ownerId } = state;
    const { topic, language, named } = await ports.study.get(ownerId, threadId);
    if (named) return {};
    const title = await ports
      .ask(nameThread, { topic, language }, askContext(ports, state, config))
      .then(
        ({ output }) => output.name,
        (thrown: unknown) => {
          const error = toAppError(thrown);
          if (!error.code.startsWith("model_")) throw error;
          ports.log.warn({ threadId, code: error.code }, "the thread is named by rules");
          return nameTopic(topic, language);
        },
      );
    await ports.study.setTitle(ownerId, threadId, title);
    return {};
  };

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
      question: null,
      finished: false,
      answerRound: 0,
      questionIds: [],
    };
  };
