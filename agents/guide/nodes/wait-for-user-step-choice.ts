import type { GuidePorts } from "#agents/ports.ts";
import { answerRemark } from "../answer-remark.ts";
import { askStudent } from "../ask-student.ts";
import { guideText } from "../guide-text.ts";
import { jumpTo } from "../jump-to.ts";
import { keepWords } from "../say.ts";
import type { GuideNode } from "../state.ts";

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
