import { type GuideEnding, guideEnding } from "../../../lib/schemas/guide.ts";
import type { Language } from "../../../lib/schemas/language.ts";
import type { GuidePorts } from "../../ports.ts";
import { answerRemark } from "../answer-remark.ts";
import { askStudent } from "../ask-student.ts";
import { beginReview } from "../begin-review.ts";
import type { ChoiceId } from "../choice-label.ts";
import { guideText } from "../guide-text.ts";
import { jumpTo } from "../jump-to.ts";
import { lookForAnother } from "../look-for-another.ts";
import { keepWords } from "../say.ts";
import type { GuideNode, GuideStateValue } from "../state.ts";

/** How an ended guide is taken up again, beside a jump to one of its steps. */
const choices: Readonly<Record<GuideEnding, readonly ChoiceId[]>> = {
  guide_solved: ["no"],
  guide_left: ["step_by_step"],
  guide_enough: ["step_by_step"],
  guide_declined: ["try_anyway"],
  guide_unsolved: ["yes"],
  guide_no_other: [],
};

/**
 * Where a guide lies when it has ended: the thread is done, and one press too many can be taken back. Questions are
 * answered here, too, and change nothing; how it ended is what led here, and stays until it is taken up.
 */
export const restOpen =
  (ports: GuidePorts): GuideNode =>
  async (state, config) => {
    const { threadId, ownerId, turn, total, next } = state;
    const { language } = await ports.guide.get(ownerId, threadId);
    await ports.reporter.stage(threadId, "rest");
    const ending = guideEnding.parse(next);
    const reply = askStudent({
      ...{ kind: ending, language, rests: true },
      text: restText(language, ending, state),
      choices: choices[ending],
    });
    const on = { turn: turn + 1 };
    switch (reply?.type) {
      case "choice":
        await keepWords(ports, state, reply.said);
        return { ...on, ...(await takeUp(ports, state, reply.choice)) };
      case "remark":
        await answerRemark(ports, state, config, { said: reply.said, step: null });
        return on;
      case "jump":
        return reply.step < total ? jumpTo(state, reply.step) : on;
      default:
        return on;
    }
  };

const restText = (
  language: Language,
  ending: GuideEnding,
  { index, total }: Pick<GuideStateValue, "index" | "total">,
): string => {
  const text = guideText(language);
  switch (ending) {
    case "guide_solved":
      return text("restSolved");
    case "guide_left":
      return text("restLeft", { number: index + 1, total });
    case "guide_enough":
      return text("restEnough");
    case "guide_declined":
      return text("restDeclined");
    case "guide_unsolved":
      return text("restUnsolved");
    case "guide_no_other":
      return text("noOtherAnswer");
  }
};

const takeUp = async (
  ports: GuidePorts,
  state: GuideStateValue,
  choice: ChoiceId,
): Promise<Partial<GuideStateValue>> => {
  const { ownerId, threadId, next, index } = state;
  switch (choice) {
    case "step_by_step":
      return { resumeAt: next === "guide_left" ? index : 0, next: "steps" };
    case "try_anyway":
      return { next: "on" };
    case "no":
      return beginReview(ports, state);
    case "yes":
      return lookForAnother(state, await ports.guide.steps(ownerId, threadId));
    default:
      return {};
  }
};
