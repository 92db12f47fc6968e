import type { StudyPorts } from "#agents/ports.ts";
import { applyRequest } from "../apply-request.ts";
import { askStudent } from "../ask-student.ts";
import type { StudyNode, StudyStateValue } from "../state.ts";
import { questionText } from "../study-text.ts";

/** Where a finished thread lies until the student wants something changed, answered or asked anew. */
export const idle =
  (ports: StudyPorts): StudyNode =>
  async (state) => {
    const { threadId, ownerId } = state;
    const { language } = await ports.study.get(ownerId, threadId);
    await ports.reporter.stage(threadId, "rest");
    const reply = askStudent({
      kind: "study_done",
      text: questionText(language, "rests", state.next),
      open: true,
      rests: true,
    });
    switch (reply?.type) {
      case "request":
        return applyRequest(ports, state, reply);
      case "questions_again":
        return { next: "questions", questionFeedback: null, finished: false };
      case "answer_again":
        return answerAgain(ports, state, reply.questionIds);
      default:
        return { next: "again" };
    }
  };

/** Only questions of this thread; without any of them there is nothing to do. */
const answerAgain = async (
  { study }: StudyPorts,
  { ownerId, threadId, answerRound }: StudyStateValue,
  wanted: readonly string[],
): Promise<Partial<StudyStateValue>> => {
  const known = (await study.questions(ownerId, threadId)).map(({ id }) => id);
  const questionIds = known.filter((id) => wanted.includes(id));
  return questionIds.length === 0
    ? { next: "again" }
    : { questionIds, answerRound: answerRound + 1, next: "answers" };
};
