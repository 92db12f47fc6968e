import { askContext } from "#agents/node.ts";
import type { StudyPorts } from "#agents/ports.ts";
import { aside } from "#lib/aside/aside.ts";
import type { Language } from "#lib/schemas/language.ts";
import { writingPresets } from "#lib/study/presets.ts";
import { reviewQuestionId } from "#lib/study/review-question-id.ts";
import type { ReviewQuestion, Study } from "#lib/study/study-store.ts";
import type { StudyNode } from "../state.ts";
import {
  type ProposeQuestionsInput,
  proposeQuestions as task,
} from "../tasks/propose-questions.ts";

/**
 * Makes review questions on the document as it is now; with the student's feedback, from the list before. Says what of
 * the feedback could not be done.
 */
export const proposeQuestions =
  (ports: StudyPorts): StudyNode =>
  async (state, config) => {
    const { threadId, ownerId } = state;
    const round = state.questionRound + 1;
    const key = `questions:${round}`;
    const stored = await ports.study.questions(ownerId, threadId);
    const made = { questionRound: round, questionFeedback: null, next: "on" as const };
    // Stored before a crash: the feedback must not be applied to its own result.
    if (stored.some(({ id }) => id === reviewQuestionId(threadId, key, 0))) return made;
    await ports.reporter.stage(threadId, "propose_questions");
    const document = await ports.edits.document(ownerId, threadId);
    const study = await ports.study.get(ownerId, threadId);
    const input = {
      ...(await taskInput(study, document.text, stored, state.questionFeedback)),
      ...(round > 1 ? { round } : {}),
    };
    const { output, basis } = await ports.ask(task, input, askContext(ports, state, config));
    if (output.reply !== null && output.reply.trim() !== "") {
      await ports.study.addMessage(ownerId, threadId, {
        key: `${key}:reply`,
        author: basis === "model" ? "agent" : "program",
        kind: "reply",
        text: output.reply,
      });
    }
    await ports.study.proposeQuestions(ownerId, threadId, {
      key,
      texts: output.questions.map((text) => text.trim()),
      documentRevision: document.revision,
    });
    return made;
  };

const taskInput = async (
  { language, settings }: Study,
  document: string,
  previous: readonly ReviewQuestion[],
  feedback: string | null,
): Promise<ProposeQuestionsInput> => {
  return {
    language,
    presets: writingPresets(settings),
    document: await documentView(document, language),
    wanted: wantedFor(document),
    refine: feedback === null ? null : { previous: previous.map(({ text }) => text), feedback },
  };
};

/** Up to this many characters the model reads the document itself, beyond it an outline of all of it. */
const wholeLength = 120_000;

const documentView = async (
  text: string,
  language: Language,
): Promise<ProposeQuestionsInput["document"]> =>
  text.length <= wholeLength
    ? { kind: "text", text }
    : { kind: "outline", text: await aside("outlineOf", text, language, wholeLength) };

/** Bounds of a first list, and the words of text that make one question. */
const fewest = 5;
const most = 10;
const wordsEach = 200;

const wantedFor = (document: string): number => {
  const words = document.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.min(most, Math.max(fewest, Math.round(words / wordsEach)));
};
