import type { GuidePorts } from "#agents/ports.ts";
import { answerRemark } from "../answer-remark.ts";
import { askStudent } from "../ask-student.ts";
import { guideText } from "../guide-text.ts";
import { keepWords } from "../say.ts";
import type { GuideNode } from "../state.ts";

/**
 * Shows why it will probably not work, and lets the student try anyway or ask for something else. What they ask about it
 * is answered, and the warning stays.
 */
export const waitForVersionChoice =
  (ports: GuidePorts): GuideNode =>
  async (state, config) => {
    const { threadId, ownerId, turn, next } = state;
    const { language, versionExplanation } = await ports.guide.get(ownerId, threadId);
    await ports.reporter.stage(threadId, "wait_for_version_choice");
    const text = guideText(language);
    const question = text("askVersion", { reason: versionExplanation ?? "" });
    const reply = askStudent({
      kind: "guide_version",
      language,
      text: next === "again" ? text("notUnderstood", { question }) : question,
      choices: ["new_task", "try_anyway"],
    });
    const on = { turn: turn + 1 };
    switch (reply?.type) {
      case "choice":
        await keepWords(ports, state, reply.said);
        return { ...on, next: reply.choice === "try_anyway" ? "on" : "guide_declined" };
      case "remark":
        await answerRemark(ports, state, config, { said: reply.said, step: null });
        return { ...on, next: "stay" };
      default:
        return { ...on, next: "again" };
    }
  };
