import type { GuidePorts } from "#agents/ports.ts";
import { answerRemark } from "../answer-remark.ts";
import { askStudent } from "../ask-student.ts";
import { beginReview } from "../begin-review.ts";
import { guideText } from "../guide-text.ts";
import { jumpTo } from "../jump-to.ts";
import { keepWords } from "../say.ts";
import type { GuideNode } from "../state.ts";

/** Asks whether the task is solved; if not, the steps are gone through once more. */
export const finalConfirmation =
  (ports: GuidePorts): GuideNode =>
  async (state, config) => {
    const { threadId, ownerId, turn, next } = state;
    const { language } = await ports.guide.get(ownerId, threadId);
    await ports.reporter.stage(threadId, "final_confirmation");
    const text = guideText(language);
    const question = text("askConfirm");
    const reply = askStudent({
      kind: "guide_confirm",
      language,
      text: next === "again" ? text("notUnderstood", { question }) : question,
      choices: ["yes", "no"],
    });
    const on = { turn: turn + 1 };
    switch (reply?.type) {
      case "choice":
        await keepWords(ports, state, reply.said);
        return reply.choice === "yes"
          ? { ...on, next: "guide_solved" }
          : { ...on, ...(await beginReview(ports, state)) };
      case "remark":
        await answerRemark(ports, state, config, { said: reply.said, step: null });
        return { ...on, next: "stay" };
      case "jump":
        return jumpTo(state, reply.step);
      default:
        return { ...on, next: "again" };
    }
  };
