import type { StudyPorts } from "#agents/ports.ts";
import { applyRequest } from "../apply-request.ts";
import { askStudent } from "../ask-student.ts";
import type { StudyNode, StudyStateValue } from "../state.ts";
import { questionText } from "../study-text.ts";

/**
 * Agrees with the student on the questions, or lets them be answered as they are. Whether it asks is decided in a step of
 * its own: the settings may be changed while the student writes an answer.
 */
export const awaitQuestions =
  (ports: StudyPorts): StudyNode =>
  async (state) => {
    const { threadId, ownerId, questionRound, next } = state;
    const { language, settings } = await ports.study.get(ownerId, threadId);
    if (next !== "ask" && next !== "again") {
      return settings.stages.questions === "alone" ? answerAll(ports, state) : { next: "ask" };
    }
    await ports.reporter.stage(threadId, "await_questions");
    const reply = askStudent({
      kind: "study_questions",
      text: questionText(language, "askQuestions", next),
      open: true,
    });
    switch (reply?.type) {
      case "finalise":
      case "accept":
      case "skip":
        return answerAll(ports, state);
      case "feedback": {
        const key = `questions:${questionRound}:feedback`;
        const { text } = reply;
        await ports.study.addMessage(ownerId, threadId, {
          ...{ key, text },
          author: "student",
          kind: "reply",
        });
        return { questionFeedback: text, next: "questions" };
      }
      case "request":
        return { ...(await applyRequest(ports, state, reply)), questionFeedback: null };
      default:
        return { next: "again" };
    }
  };

const answerAll = async (
  { study }: StudyPorts,
  { ownerId, threadId }: StudyStateValue,
): Promise<Partial<StudyStateValue>> => {
  const questions = await study.questions(ownerId, threadId);
  const open = questions.filter(({ status }) => status !== "answered");
  return { questionFeedback: null, questionIds: open.map(({ id }) => id), next: "answers" };
};
