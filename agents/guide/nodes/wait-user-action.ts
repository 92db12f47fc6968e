import type { GuidePorts } from "#agents/ports.ts";
import type { Guide, StoredStep } from "#lib/guide/guide-store.ts";
import { actionQuestion, isStopped } from "../action-question.ts";
import { answerRemark } from "../answer-remark.ts";
import { askStudent } from "../ask-student.ts";
import type { ChoiceId } from "../choice-label.ts";
import { giveHelp } from "../give-help.ts";
import { presentStep } from "../guide-sections.ts";
import { guideText } from "../guide-text.ts";
import { jumpTo } from "../jump-to.ts";
import { isNewPicture, newestPicture } from "../new-picture.ts";
import { keepWords, say } from "../say.ts";
import type { GuideNode, GuideNodeConfig, GuideStateValue } from "../state.ts";

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
