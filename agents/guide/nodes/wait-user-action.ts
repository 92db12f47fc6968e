import type { GuideNode, GuideNodeConfig, GuideStateValue } from "#agents/guide/state.ts";
import type { GuidePorts } from "#agents/ports.ts";
import type { Guide, StoredStep } from "#lib/guide/guide-store.ts";
import type { Language } from "#lib/schemas/language.ts";
import { answerRemark, giveHelp } from "./answer-remark.ts";
import { askStudent, type ChoiceId, type GuideQuestion } from "./ask-student.ts";
import { presentStep } from "./guide-sections.ts";
import { isNewPicture, newestPicture } from "./new-picture.ts";
import { guideText, jumpTo, keepWords, say } from "./say.ts";

/** Whether the last look at the screen says that the step is not done. */
const isStopped = ({ check, state }: Pick<StoredStep, "check" | "state">): boolean =>
  state === "open" && check?.done === "no";

/** What the student is asked while they do a step. */
const actionQuestion = (
  language: Language,
  { index, total, next }: Pick<GuideStateValue, "index" | "total" | "next">,
  step: StoredStep,
  hasPicture: boolean,
): GuideQuestion => {
  const text = guideText(language);
  const question = questionText(language, { number: index + 1, total }, step, hasPicture);
  return {
    kind: "guide_action",
    language,
    text: next === "again" ? text("notUnderstood", { question }) : question,
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
  const { check, requiresClick, box, state } = step;
  if (isStopped(step)) return text("askFailed", { explanation: check?.explanation ?? "" });
  if (state === "open" && check?.done === "unknown") {
    return text("askUnknown", { explanation: check.explanation });
  }
  if (state === "open" && check?.done === "already") {
    return text("askAlready", { explanation: check.explanation });
  }
  if (box?.found) return text("askMarked", place);
  if (requiresClick && !hasPicture) return text("askPicture", place);
  // What the student took away is not missing.
  return box && !step.drawn ? text("askNotMarked", place) : text("askAction", place);
};

/**
 * Tells whether the step is done by a click on something that can be seen. A picture from before the step began tells nothing of
 * it, also when the guide hears of it only now; where the place of a click is, it shows all the same.
 */
export const detectInteractionType =
  (ports: GuidePorts): GuideNode =>
  async (state) => {
    const { threadId, ownerId, index } = state;
    await ports.reporter.stage(threadId, "detect_interaction_type");
    await ports.guide.saveProgress(ownerId, threadId, { mode: "steps", currentStep: index });
    const { requiresClick } = await presentStep(ports, state);
    const newest = await newestPicture(ports, state);
    return { click: requiresClick, lookedAt: newest?.id ?? null, next: "on" };
  };

/**
 * Is the screen as it should be after the step? So says the look at the newest picture. What has no picture counts as done,
 * and so does what the student insists on. What is not done, what cannot be told, and what was so before, goes back to the
 * student with the reason.
 */
export const optionalValidateStep =
  (ports: GuidePorts): GuideNode =>
  async (state) => {
    if (state.next === "force") return { next: "on" };
    const newest = await newestPicture(ports, state);
    if (newest === null) return { next: "on" };
    await ports.reporter.stage(state.threadId, "optional_validate_step");
    // A newer one came meanwhile, or the guide is one of before, when nobody had looked yet.
    if (state.lookedAt !== newest.id) return { next: "locate" };
    const { check } = await presentStep(ports, state);
    const isDone = check?.screenshotId === newest.id && check.done === "yes";
    return { next: isDone ? "on" : "stay" };
  };

/** Notes what became of the step and goes on to the next one; after the last one there is none. */
export const nextStepOrFinish =
  (ports: GuidePorts): GuideNode =>
  async ({ threadId, ownerId, index, next }) => {
    await ports.reporter.stage(threadId, "next_step_or_finish");
    const state = next === "skip" ? "skipped" : "done";
    await ports.guide.saveStep(ownerId, threadId, index, { state });
    return { index: index + 1, next: "on" };
  };

/** Begins with the steps: with the first one, or with the one that the review or the student named. */
export const stepAgentStart =
  (ports: GuidePorts): GuideNode =>
  async ({ threadId, resumeAt, total }) => {
    await ports.reporter.stage(threadId, "step_agent_start");
    return { index: Math.min(resumeAt, total - 1), mode: "steps", next: "on" };
  };

/** Asks whether to go through the steps; an answer without steps is the end. */
export const waitForUserStepChoice =
  (ports: GuidePorts): GuideNode =>
  async (state, config) => {
    const { threadId, ownerId, turn, total, next } = state;
    const { language } = await ports.guide.get(ownerId, threadId);
    await ports.reporter.stage(threadId, "wait_for_user_step_choice");
    if (total === 0) return { next: "end" };
    const text = guideText(language);
    const question = text("askSteps", { total });
    const reply = askStudent({
      kind: "guide_steps",
      language,
      text: next === "again" ? text("notUnderstood", { question }) : question,
      choices: ["step_by_step", "done"],
    });
    const on = { turn: turn + 1 };
    switch (reply?.type) {
      case "choice":
        await keepWords(ports, state, reply.said);
        return reply.choice === "step_by_step"
          ? { ...on, resumeAt: 0, next: "steps" }
          : { ...on, next: "guide_enough" };
      case "remark":
        await answerRemark(ports, state, config, { said: reply.said, step: null });
        return { ...on, next: "stay" };
      case "jump":
        return jumpTo(state, reply.step);
      default:
        return { ...on, next: "again" };
    }
  };

type Update = Partial<GuideStateValue>;

/** Waits until the student has done the step, or wants something else; what is no choice is a question and is answered. */
export const waitUserAction =
  (ports: GuidePorts): GuideNode =>
  async (state, config) => {
    const { threadId, ownerId, turn } = state;
    const guide = await ports.guide.get(ownerId, threadId);
    const step = await presentStep(ports, state);
    const newest = await newestPicture(ports, state);
    await ports.reporter.stage(threadId, "wait_user_action");
    const reply = askStudent(actionQuestion(guide.language, state, step, newest !== null));
    const on = { turn: turn + 1 };
    switch (reply?.type) {
      case "choice":
        await keepWords(ports, state, reply.said);
        return { ...on, ...(await takeChoice(ports, state, config, guide, step, reply.choice)) };
      case "remark":
        await answerRemark(ports, state, config, { said: reply.said, step });
        return { ...on, next: "stay" };
      case "screenshot":
        return { ...on, next: await afterPicture(ports, state, step) };
      case "jump":
        return jumpTo(state, reply.step);
      default:
        return { ...on, next: "again" };
    }
  };

const takeChoice = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: GuideNodeConfig,
  { language }: Guide,
  step: StoredStep,
  choice: ChoiceId,
): Promise<Update> => {
  const newest = await newestPicture(ports, state);
  switch (choice) {
    case "next":
      if (step.requiresClick && isNewPicture(step, state, newest)) return { next: "locate" };
      // A check that failed stops, until there is something new to look at or the student insists.
      return { next: isStopped(step) ? "stay" : "force" };
    case "force":
    case "skip":
      return { next: choice };
    case "show": {
      if (newest !== null) {
        if (!isShown(step, newest)) await forgetBox(ports, state);
        return { next: "locate" };
      }
      const text = guideText(language)("showNeedsPicture");
      await say(ports, state, { author: "program", kind: "question", text });
      return { next: "stay" };
    }
    case "help":
      await giveHelp(ports, state, config, step);
      return { next: "stay" };
    case "cancel":
      return { next: "guide_left" };
    default:
      return { next: "again" };
  }
};

/** Whether a place is marked on the newest picture, by the guide or by the student. */
const isShown = ({ box, screenshotId }: StoredStep, { id }: { readonly id: string }): boolean =>
  screenshotId === id && box?.found === true;

/** What is not marked is looked for once more. */
const forgetBox = ({ guide }: GuidePorts, state: GuideStateValue): Promise<void> =>
  guide.saveStep(state.ownerId, state.threadId, state.index, { drawn: false, screenshotId: null });

/** A picture that came is looked at; one that was looked at already says nothing new. */
const afterPicture = async (
  ports: GuidePorts,
  state: GuideStateValue,
  step: StoredStep,
): Promise<GuideStateValue["next"]> => {
  const newest = await newestPicture(ports, state);
  return isNewPicture(step, state, newest) ? "locate" : "stay";
};
