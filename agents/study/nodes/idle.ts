import type { StudyPorts } from "#agents/ports.ts";
import { applyRequest } from "#agents/study/editing/take-edit-reply.ts";
import {
  askedAgain,
  leadTo,
  questionAt,
  type StudyFork,
  type StudyNode,
  type StudyStateValue,
} from "#agents/study/state.ts";
import { askStudent, studyText } from "./ask-student.ts";
import { answerEach } from "./propose-questions.ts";

/** Declares the document finished; it can be edited on ever after. */
export const finishStudy =
  (ports: StudyPorts): StudyNode =>
  async ({ threadId, ownerId }) => {
    await ports.reporter.stage(threadId, "finish");
    await ports.study.setDocumentStatus(ownerId, threadId, "completed");
    return { finished: true, questionIds: [] };
  };

/** Where a finished thread lies until the student wants something changed, answered or asked anew. */
export const idle =
  (ports: StudyPorts): StudyFork =>
  async (state) => {
    const { threadId, ownerId } = state;
    const { language } = await ports.study.get(ownerId, threadId);
    await ports.reporter.stage(threadId, "rest");
    const reply = askStudent({
      kind: "study_done",
      ...{ language, text: studyText(language)("rests") },
      again: questionAt("rest", state).again,
      open: true,
      rests: true,
    });
    switch (reply?.type) {
      case "request":
        return leadTo("edit_material", await applyRequest(ports, state, reply));
      case "questions_again":
        return leadTo("propose_questions", { questionFeedback: null, finished: false });
      case "answer_again":
        return answerAgain(ports, state, reply.questionIds);
      default:
        return leadTo("rest", askedAgain("rest"));
    }
  };

/** Only questions of this thread; without any of them there is nothing to do. */
const answerAgain = async (
  { study }: StudyPorts,
  state: StudyStateValue,
  wanted: readonly string[],
) => {
  const known = (await study.questions(state.ownerId, state.threadId)).map(({ id }) => id);
  const questionIds = known.filter((id) => wanted.includes(id));
  if (questionIds.length === 0) return leadTo("rest", askedAgain("rest"));
  const update = { questionIds, answerRound: state.answerRound + 1 };
  return leadTo(answerEach(state, update), update);
};
