import { END } from "@langchain/langgraph";
import {
  type GuideFork,
  type GuideNode,
  type GuideStateValue,
  isUnclear,
  jumpTo,
  lastMeaning,
  leadTo,
  replyLeadsTo,
} from "#agents/guide/state.ts";
import type { NodeConfig } from "#agents/node.ts";
import type { GuidePorts } from "#agents/ports.ts";
import type { Guide, StoredStep } from "#lib/guide/guide-store.ts";
import type { Language } from "#lib/schemas/language.ts";
import { answerRemark, giveHelp } from "./answer-remark.ts";
import { askStudent, type ChoiceId, type GuideQuestion } from "./ask-student.ts";
import { presentStep } from "./guide-sections.ts";
import { isNewPicture, newestPicture } from "./new-picture.ts";
import { guideText, keepWords, say } from "./say.ts";

/** Whether the last look at the screen says that the step is not done. */
const isStopped = ({ check, state }: Pick<StoredStep, "check" | "state">): boolean =>
  state === "open" && check?.done === "no";

/** What the student is asked while they do a step. */
const actionQuestion = (
  language: Language,
  state: GuideStateValue,
  step: StoredStep,
  hasPicture: boolean,
): GuideQuestion => {
  const place = { number: state.index + 1, total: state.total };
  return {
    kind: "guide_action",
    language,
    text: questionText(language, place, step, hasPicture),
    again: isUnclear(state),
    choices: [isStopped(step) ? "force" : "next", "skip", "show", "help", "cancel"],
  };
};

const questionText = (
  language: Language,
  place: { readonly number: number; readonly total: number },
  step: StoredStep,
  hasPicture: boolean,
): string => {
  const text = guideText(language);
  const { check, state } = step;
  if (isStopped(step)) return text("askFailed", { explanation: check?.explanation ?? "" });
  if (state === "open" && check?.done === "unknown") {
    return text("askUnknown", { explanation: check.explanation });
  }
  if (state === "open" && check?.done === "already") {
    return text("askAlready", { explanation: check.explanation });
  }
  const asked = placeText(language, place, step, hasPicture);
  if (state !== "open" || check?.done !== "pending") return asked;
  return `${check.explanation}\n\n${asked}`;
};

const placeText = (
  language: Language,
  place: { readonly number: number; readonly total: number },
  { requiresClick, box, drawn }: StoredStep,
  hasPicture: boolean,
): string => {
  const text = guideText(language);
  if (box?.found) return text("askMarked", place);
  if (requiresClick && !hasPicture) return text("askPicture", place);
  // What the student took away is not missing.
  return box && !drawn ? text("askNotMarked", place) : text("askAction", place);
};

/**
 * Tells whether the step is done by a click on something that can be seen. A picture from before the step began tells nothing of
 * it, also when the guide hears of it only now; where the place of a click is, it shows all the same.
 */
export const detectInteractionType =
  (ports: GuidePorts): GuideFork =>
  async (state) => {
    const { threadId, ownerId, index } = state;
    await ports.reporter.stage(threadId, "detect_interaction_type");
    await ports.guide.saveProgress(ownerId, threadId, { mode: "steps", currentStep: index });
    const { requiresClick } = await presentStep(ports, state);
    const newest = await newestPicture(ports, state);
    return leadTo(requiresClick ? "analyze_screenshot_for_button" : "wait_user_action", {
      lookedAt: newest?.id ?? null,
    });
  };

/**
 * Is the screen as it should be after the step? So says the look at the newest picture. What has no picture counts as done,
 * and so does what the student insists on. What is not done, what cannot be told, and what was so before, goes back to the
 * student with the reason.
 */
export const optionalValidateStep =
  (ports: GuidePorts): GuideFork =>
  async (state) => {
    if (lastMeaning(state) === "done") return leadTo("next_step_or_finish");
    const newest = await newestPicture(ports, state);
    if (newest === null) return leadTo("next_step_or_finish");
    await ports.reporter.stage(state.threadId, "optional_validate_step");
    const { check } = await presentStep(ports, state);
    // Of several pictures at once the first may show it; those after it are for the next step.
    const isDone = check?.screenshotId === state.lookedAt && check?.done === "yes";
    if (isDone) return leadTo("next_step_or_finish");
    // A newer one came meanwhile, or the guide is one of before, when nobody had looked yet.
    return leadTo(
      state.lookedAt === newest.id ? "wait_user_action" : "analyze_screenshot_for_button",
    );
  };

/** Notes what became of the step and goes on to the next one; after the last one there is none. */
export const nextStepOrFinish =
  (ports: GuidePorts): GuideFork =>
  async (state) => {
    const { threadId, ownerId, index, total } = state;
    await ports.reporter.stage(threadId, "next_step_or_finish");
    const became = lastMeaning(state) === "skipped" ? "skipped" : "done";
    await ports.guide.saveStep(ownerId, threadId, index, { state: became });
    const isLast = index + 1 >= total;
    return leadTo(isLast ? "final_confirmation" : "detect_interaction_type", { index: index + 1 });
  };

/** Begins with the steps: with the first one, or with the one that the review or the student named. */
export const stepAgentStart =
  (ports: GuidePorts): GuideNode =>
  async ({ threadId, resumeAt, total }) => {
    await ports.reporter.stage(threadId, "step_agent_start");
    return { index: Math.min(resumeAt, total - 1), mode: "steps" };
  };

/** Asks whether to go through the steps; an answer without steps is the end. */
export const waitForUserStepChoice =
  (ports: GuidePorts): GuideFork =>
  async (state, config) => {
    const { threadId, ownerId, total } = state;
    const { language } = await ports.guide.get(ownerId, threadId);
    await ports.reporter.stage(threadId, "wait_for_user_step_choice");
    if (total === 0) return leadTo(END);
    const reply = askStudent({
      kind: "guide_steps",
      language,
      text: guideText(language)("askSteps", { total }),
      again: isUnclear(state),
      choices: ["step_by_step", "done"],
    });
    switch (reply?.type) {
      case "choice":
        await keepWords(ports, state, reply.said);
        return reply.choice === "step_by_step"
          ? replyLeadsTo(state, "step_agent_start", { resumeAt: 0 })
          : replyLeadsTo(state, "rest", { ending: "guide_enough" });
      case "remark":
        await answerRemark(ports, state, config, { said: reply.said, step: null });
        return replyLeadsTo(state, "wait_for_user_step_choice");
      case "jump":
        return jumpTo(state, reply.step, "wait_for_user_step_choice");
      default:
        return replyLeadsTo(state, "wait_for_user_step_choice", {}, "unclear");
    }
  };

/** Waits until the student has done the step, or wants something else; what is no choice is a question and is answered. */
export const waitUserAction =
  (ports: GuidePorts): GuideFork =>
  async (state, config) => {
    const { threadId, ownerId } = state;
    const guide = await ports.guide.get(ownerId, threadId);
    const step = await presentStep(ports, state);
    const newest = await newestPicture(ports, state);
    await ports.reporter.stage(threadId, "wait_user_action");
    const reply = askStudent(actionQuestion(guide.language, state, step, newest !== null));
    switch (reply?.type) {
      case "choice":
        await keepWords(ports, state, reply.said);
        return takeChoice(ports, state, config, guide, step, reply.choice);
      case "remark":
        await answerRemark(ports, state, config, { said: reply.said, step });
        return replyLeadsTo(state, "wait_user_action");
      case "screenshot":
        // One that was looked at already says nothing new.
        return isNewPicture(step, state, newest)
          ? replyLeadsTo(state, "analyze_screenshot_for_button")
          : replyLeadsTo(state, "wait_user_action");
      case "jump":
        return jumpTo(state, reply.step, "wait_user_action");
      default:
        return replyLeadsTo(state, "wait_user_action", {}, "unclear");
    }
  };

const takeChoice = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: NodeConfig,
  { language }: Guide,
  step: StoredStep,
  choice: ChoiceId,
): ReturnType<GuideFork> => {
  const newest = await newestPicture(ports, state);
  switch (choice) {
    case "next":
      if (step.requiresClick && isNewPicture(step, state, newest)) {
        return replyLeadsTo(state, "analyze_screenshot_for_button");
      }
      // A check that failed stops, until there is something new to look at or the student insists.
      return isStopped(step)
        ? replyLeadsTo(state, "wait_user_action")
        : replyLeadsTo(state, "optional_validate_step", {}, "done");
    case "force":
      return replyLeadsTo(state, "optional_validate_step", {}, "done");
    case "skip":
      return replyLeadsTo(state, "next_step_or_finish", {}, "skipped");
    case "show": {
      if (newest !== null) {
        if (!isShown(step, newest)) await forgetBox(ports, state);
        return replyLeadsTo(state, "analyze_screenshot_for_button");
      }
      const text = guideText(language)("showNeedsPicture");
      await say(ports, state, { author: "program", kind: "question", text });
      return replyLeadsTo(state, "wait_user_action");
    }
    case "help":
      await giveHelp(ports, state, config, step);
      return replyLeadsTo(state, "wait_user_action");
    case "cancel":
      return replyLeadsTo(state, "rest", { ending: "guide_left" });
    default:
      return replyLeadsTo(state, "wait_user_action", {}, "unclear");
  }
};

/** Whether a place is marked on the newest picture, by the guide or by the student. */
const isShown = ({ box, screenshotId }: StoredStep, { id }: { readonly id: string }): boolean =>
  screenshotId === id && box?.found === true;

/** What is not marked is looked for once more. */
const forgetBox = ({ guide }: GuidePorts, state: GuideStateValue): Promise<void> =>
  guide.saveStep(state.ownerId, state.threadId, state.index, { drawn: false, screenshotId: null });
