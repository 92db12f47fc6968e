import type { StoredStep } from "#lib/guide/guide-store.ts";
import { lastWords } from "#lib/guide/said-on-the-way.ts";
import type { GuidePorts } from "../ports.ts";
import { askWithScreen } from "./ask-with-screen.ts";
import { asSections } from "./guide-sections.ts";
import { guideText } from "./guide-text.ts";
import { say } from "./say.ts";
import type { GuideNodeConfig, GuideStateValue } from "./state.ts";
import { helpWithStep } from "./tasks/help-with-step.ts";
import { seenStep } from "./tasks/seen-step.ts";

/** Messages that are looked at for help that was given before. */
const looked = 40;

/** Explains a step in more detail in the conversation. */
export const giveHelp = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: GuideNodeConfig,
  step: StoredStep,
): Promise<void> => {
  const { ownerId, threadId } = state;
  const { language, question: task } = await ports.guide.get(ownerId, threadId);
  const [section] = asSections(await ports.guide.chunks(ownerId, [step.chunkId]));
  if (!section) {
    const text = guideText(language)("helpWithoutSection", { text: step.text });
    return say(ports, state, { author: "program", kind: "report", text });
  }
  const messages = await ports.guide.messages(ownerId, threadId, looked);
  const stepMark = `help ${state.round}/${step.ordinal} `;
  const ownMark = `${stepMark}${state.turn}`;
  // This turn's own help is there already when the node runs again.
  const isEarlier = (detail: string | null) =>
    detail?.startsWith(stepMark) === true && detail !== ownMark;
  const isOwn = (detail: string | null) => detail === ownMark;
  const input = {
    ...{ language, task, step: step.text, section },
    // That words alone cannot tell says nothing of the screen.
    check:
      step.check?.done === "no" || step.check?.basis === "model" ? step.check.explanation : null,
    said: lastWords(messages.filter(({ detail }) => !isOwn(detail) && !isEarlier(detail))),
    given: messages.filter(({ detail }) => isEarlier(detail)).map(({ text }) => text),
  };
  const { output, basis } = await askWithScreen(ports, state, config, {
    ...{ blind: helpWithStep, seeing: seenStep.help, input, step },
  });
  await say(ports, state, {
    author: basis === "model" ? "agent" : "program",
    kind: "reply",
    text: output.help.trim(),
    // Which step it helps with, and when; nobody sees it.
    detail: ownMark,
  });
};
