import {
  type GuideFork,
  type GuideStateValue,
  isUnclear,
  jumpTo,
  replyLeadsTo,
} from "#agents/guide/state.ts";
import type { NodeConfig } from "#agents/node.ts";
import type { GuidePorts } from "#agents/ports.ts";
import type { StoredStep } from "#lib/guide/guide-store.ts";
import { errorSentence } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";
import { answerRemark, giveHelp } from "./answer-remark.ts";
import { askStudent, type GuideQuestion } from "./ask-student.ts";
import { guideText, keepWords, say } from "./say.ts";

/** Another answer is looked for, in other sections than those whose steps did not solve it. */
export const lookForAnother = async (
  { guide }: Pick<GuidePorts, "guide">,
  state: GuideStateValue,
): ReturnType<GuideFork> => {
  const steps = await guide.steps(state.ownerId, state.threadId);
  const tried = [...new Set([...state.tried, ...steps.map(({ chunkId }) => chunkId)])];
  return replyLeadsTo(state, "retrieve_from_vectorstore", { round: state.round + 1, tried });
};

/** A wish that needs the manual is refused in the conversation: searched without its pack, a guide would fail for good. */
export const tellOfLostPack = (
  ports: Pick<GuidePorts, "guide">,
  state: GuideStateValue,
  language: Language,
): Promise<void> => {
  const text = errorSentence(language, "pack_deleted", null);
  return say(ports, state, { author: "program", kind: "report", text });
};

/**
 * Goes through the steps once more, one question in each pass: the first that was not done is helped with, and the steps go
 * on from there. When all were done, another answer is offered.
 */
export const fallbackReviewSteps =
  (ports: GuidePorts): GuideFork =>
  async (state, config) => {
    const { threadId, ownerId, reviewAt } = state;
    const { language, pack } = await ports.guide.get(ownerId, threadId);
    const steps = await ports.guide.steps(ownerId, threadId);
    const step = steps[reviewAt] ?? null;
    await ports.reporter.stage(threadId, "fallback_review_steps");
    const reply = askStudent(reviewQuestion(language, state, step));
    switch (reply?.type) {
      case "choice": {
        await keepWords(ports, state, reply.said);
        const isYes = reply.choice === "yes";
        if (step !== null) return afterStep(ports, state, config, step, isYes);
        if (isYes && pack !== null) return lookForAnother(ports, state);
        if (isYes) await tellOfLostPack(ports, state, language);
        return replyLeadsTo(state, "rest", { ending: "guide_unsolved" });
      }
      case "remark":
        await answerRemark(ports, state, config, { said: reply.said, step });
        return replyLeadsTo(state, "fallback_review_steps");
      case "jump":
        return jumpTo(state, reply.step, "fallback_review_steps");
      default:
        return replyLeadsTo(state, "fallback_review_steps", {}, "unclear");
    }
  };

const reviewQuestion = (
  language: Language,
  state: GuideStateValue,
  step: StoredStep | null,
): GuideQuestion => {
  const text = guideText(language);
  return {
    kind: step === null ? "guide_again" : "guide_review",
    language,
    text:
      step === null
        ? text("askAgain")
        : text("askReview", { number: step.ordinal + 1, total: state.total, text: step.text }),
    again: isUnclear(state),
    choices: ["yes", "no"],
  };
};

/** The first step that was not done is open again, and is where the steps go on. */
const afterStep = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: NodeConfig,
  step: StoredStep,
  isDone: boolean,
): ReturnType<GuideFork> => {
  const { ownerId, threadId, reviewAt, total } = state;
  if (isDone) {
    await ports.guide.saveStep(ownerId, threadId, reviewAt, { state: "done" });
    const currentStep = Math.min(reviewAt + 1, total - 1);
    await ports.guide.saveProgress(ownerId, threadId, { mode: "review", currentStep });
    return replyLeadsTo(state, "fallback_review_steps", { reviewAt: reviewAt + 1 });
  }
  // The help comes first: a run that is taken up again must find what was seen of the step, or it asks for other help.
  await giveHelp(ports, state, config, step);
  await ports.guide.saveStep(ownerId, threadId, reviewAt, { state: "open", check: null });
  return replyLeadsTo(state, "step_agent_start", { resumeAt: reviewAt });
};

/** The task is not solved: the steps are gone through once more, from the first one on. */
export const beginReview = async (
  { guide }: Pick<GuidePorts, "guide">,
  state: GuideStateValue,
): ReturnType<GuideFork> => {
  const { ownerId, threadId } = state;
  await guide.saveProgress(ownerId, threadId, { mode: "review", currentStep: 0 });
  return replyLeadsTo(state, "fallback_review_steps", { reviewAt: 0, mode: "review" });
};

/** Asks whether the task is solved; if not, the steps are gone through once more. */
export const finalConfirmation =
  (ports: GuidePorts): GuideFork =>
  async (state, config) => {
    const { threadId, ownerId } = state;
    const { language } = await ports.guide.get(ownerId, threadId);
    await ports.reporter.stage(threadId, "final_confirmation");
    const reply = askStudent({
      kind: "guide_confirm",
      language,
      text: guideText(language)("askConfirm"),
      again: isUnclear(state),
      choices: ["yes", "no"],
    });
    switch (reply?.type) {
      case "choice":
        await keepWords(ports, state, reply.said);
        return reply.choice === "yes"
          ? replyLeadsTo(state, "rest", { ending: "guide_solved" })
          : beginReview(ports, state);
      case "remark":
        await answerRemark(ports, state, config, { said: reply.said, step: null });
        return replyLeadsTo(state, "final_confirmation");
      case "jump":
        return jumpTo(state, reply.step, "final_confirmation");
      default:
        return replyLeadsTo(state, "final_confirmation", {}, "unclear");
    }
  };
