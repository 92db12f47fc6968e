import { askContext } from "#agents/node.ts";
import type { StudyPorts } from "#agents/ports.ts";
import { toAppError } from "#lib/errors.ts";
import { nameTopic } from "#lib/study/name-topic.ts";
import type { StudyNode } from "../state.ts";
import { nameThread } from "../tasks/name-thread.ts";

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
