import { askContext } from "#agents/node.ts";
import type { StudyPorts } from "#agents/ports.ts";
import { AppError, isDatabaseTrouble, toAppError } from "#lib/errors.ts";
import { writingPresets } from "#lib/study/presets.ts";
import { relevantParts } from "#lib/study/review-questions/relevant-parts.ts";
import { verifiedQuotes } from "#lib/study/review-questions/verified-quotes.ts";
import type { ReviewQuestion } from "#lib/study/study-store.ts";
import type { StudyNode, StudyNodeConfig, StudyStateValue } from "../state.ts";
import { answerReviewQuestion as task } from "../tasks/answer-review-question.ts";

/** Answers the state's one question from the document; several of these nodes run at once. */
export const answerQuestion =
  (ports: StudyPorts): StudyNode =>
  async (state, config) => {
    for (const id of state.questionIds) await answerOne(ports, state, config, id);
    return {};
  };

/**
 * A question that cannot be answered is stored as a failed answer and can be asked again; it takes nothing from the others.
 * @throws AppError stopped, and what the stores throw
 */
const answerOne = async (
  ports: StudyPorts,
  state: StudyStateValue,
  config: StudyNodeConfig,
  id: string,
): Promise<void> => {
  const { threadId, ownerId } = state;
  const questions = await ports.study.questions(ownerId, threadId);
  const question = questions.find((one) => one.id === id);
  // Stored before a crash; once the thread was finished, the student wants a new answer.
  if (!question || (question.status === "answered" && !state.finished)) return;
  await ports.study.saveAnswer(ownerId, threadId, id, { ...unanswered, status: "answering" });
  await ports.reporter.stage(threadId, "answer_question", questions.length);
  await showProgress(ports, state);
  const answer = await findAnswer(ports, state, config, question);
  await ports.study.saveAnswer(ownerId, threadId, id, answer);
  await showProgress(ports, state);
};

type StoredAnswer = Parameters<StudyPorts["study"]["saveAnswer"]>[3];
const unanswered = { answer: null, basis: null, quotes: [], errorCode: null };

const findAnswer = async (
  ports: StudyPorts,
  state: StudyStateValue,
  config: StudyNodeConfig,
  question: ReviewQuestion,
): Promise<StoredAnswer> => {
  const { threadId, ownerId } = state;
  const document = await ports.edits.document(ownerId, threadId);
  const { language, settings } = await ports.study.get(ownerId, threadId);
  try {
    const { output, basis } = await ports.ask(
      task,
      {
        language,
        presets: writingPresets(settings),
        question: question.text,
        document: relevantParts(document.text, question.text),
        ...(state.answerRound > 0 ? { attempt: state.answerRound } : {}),
      },
      askContext(ports, state, config),
    );
    if (!output.answerable) {
      throw new AppError(
        "answer_not_in_document",
        `${question.id} is not answered by the document`,
      );
    }
    const { quotes } = verifiedQuotes(document.text, output.quotes);
    if (quotes.length === 0) {
      throw new AppError("answer_unproved", `The answer to ${question.id} quotes nothing`);
    }
    return { status: "answered", answer: output.answer, basis, quotes, errorCode: null };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.code === "stopped" || isDatabaseTrouble(error.code)) throw error;
    ports.log.warn({ threadId, code: error.code }, "a review question stays unanswered");
    return { ...unanswered, status: "failed", errorCode: error.code };
  }
};

/** Counts what is stored, so that nodes that run at once tell the same. */
const showProgress = async (
  { study, reporter }: StudyPorts,
  { ownerId, threadId }: StudyStateValue,
): Promise<void> => {
  const statuses = (await study.questions(ownerId, threadId)).map(({ status }) => status);
  const done = statuses.filter((status) => status === "answered" || status === "failed").length;
  await reporter.step(threadId, done, statuses.length);
};
