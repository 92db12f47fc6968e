import type { GuideStateValue } from "#agents/guide/state.ts";
import { answerStepQuestion } from "#agents/guide/tasks/answer-step-question.ts";
import { helpWithStep } from "#agents/guide/tasks/help-with-step.ts";
import { type SeenScreen, seenStep } from "#agents/guide/tasks/seen-step.ts";
import { askContext, type NodeConfig } from "#agents/node.ts";
import type { GuidePorts } from "#agents/ports.ts";
import type { Answer, Task } from "#lib/ai/task.ts";
import { endedSentence } from "#lib/guide/ended-sentence.ts";
import { oneOfTwins } from "#lib/guide/guide-sections.ts";
import type { Guide, GuideChunk, StoredStep } from "#lib/guide/guide-store.ts";
import { lastWords, saidOnTheWay, withoutSources } from "#lib/guide/understand-reply.ts";
import { drawCandidates } from "#lib/pictures/draw-candidates.ts";
import { asSections, chunkOf } from "./guide-sections.ts";
import { askAboutPicture, newestPicture } from "./new-picture.ts";
import { guideText, keepWords, linkedChunks, say, sectionLinks } from "./say.ts";

/**
 * Puts what is asked at a step to a model that sees the newest picture, with the place of the step framed in it. Without
 * such a model, without a picture, and where it answers nothing usable, words alone have to do.
 */
const askWithScreen = async <Input, Output>(
  ports: GuidePorts,
  state: GuideStateValue,
  config: NodeConfig,
  question: {
    readonly blind: Task<Input, Output>;
    readonly seeing: Task<Input & SeenScreen, Output>;
    readonly input: Input;
    readonly step: StoredStep | null;
  },
): Promise<Answer<Output>> => {
  const { blind, seeing, input, step } = question;
  const { ownerId, threadId } = state;
  const context = askContext(ports, state, config);
  const shot = ports.sees ? await newestPicture(ports, state) : null;
  if (shot !== null) {
    const box = step?.screenshotId === shot.id ? (step.box?.box ?? null) : null;
    const bytes = await ports.guide.screenshotBytes(ownerId, threadId, shot.id);
    const drawn = await drawCandidates(bytes, box === null ? [] : [{ number: 1, box }]);
    const screen = { sha256: drawn.sha256, mediaType: drawn.mediaType };
    const seen = { ...input, screen, isMarked: box !== null };
    const told = await askAboutPicture(ports, state, () =>
      ports.ask(seeing, seen, { ...context, picture: async () => drawn.bytes }),
    );
    if (typeof told !== "string") return { output: told, basis: "model", salvaged: false };
  }
  return ports.ask(blind, input, context);
};

/** Sections that are found for a question in the middle of a step, besides those at hand. */
const sectionsLookedAt = 4;

/** Answers what a student asks or remarks in the middle of a guide, from the step's section and what is found near it. */
export const answerRemark = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: NodeConfig,
  { said, step }: { readonly said: string; readonly step: StoredStep | null },
): Promise<void> => {
  const { ownerId, threadId } = state;
  await keepWords(ports, state, said);
  const guide = await ports.guide.get(ownerId, threadId);
  const { language, question: task, version, edition } = guide;
  const text = guideText(language);
  const steps = await ports.guide.steps(ownerId, threadId);
  const chunks = await chunksFor(ports, state, config, said, { guide, steps, step });
  if (chunks.length === 0) {
    const lost = text("questionLost");
    return say(ports, state, { author: "program", kind: "report", text: lost });
  }
  const input = {
    ...{ language, task, question: said, step: step?.text ?? null },
    given: answerGiven(guide, steps),
    ...{ product: guide.pack?.product ?? "", version, edition },
    warning: guide.allowed === false ? guide.versionExplanation : null,
    check: step?.check?.explanation ?? null,
    said: await wordsBefore(ports, state, said),
    sections: asSections(chunks),
  };
  const { output, basis } = await askWithScreen(ports, state, config, {
    ...{ blind: answerStepQuestion, seeing: seenStep.question, input, step },
  });
  if (!output.answered) {
    const nothing = text(step === null ? "notInManual" : "notInSection");
    return say(ports, state, { author: "program", kind: "report", text: nothing });
  }
  const used = output.sourceIds.flatMap((id) => chunkOf(chunks, id) ?? []);
  // What was seen on the picture stands in no section.
  const sources =
    used.length === 0 ? "" : `\n\n${text("sources", { sections: sectionLinks(used) })}`;
  await say(ports, state, {
    author: basis === "model" ? "agent" : "program",
    kind: "reply",
    text: `${basis === "model" ? endedSentence(output.answer) : output.answer.trim()}${sources}`,
  });
};

/** Messages that are looked at for the last words. */
const looksBack = 9;

/** What was said before a remark; a run that is taken up again finds its own answer behind it, and asks the same. */
const wordsBefore = async (
  { guide }: GuidePorts,
  { ownerId, threadId }: GuideStateValue,
  said: string,
): Promise<string[]> => {
  const messages = await guide.messages(ownerId, threadId, looksBack);
  const own = messages.findLastIndex(({ author, text }) => author === "student" && text === said);
  return lastWords(messages.slice(0, own === -1 ? messages.length : own));
};

/** Messages before it that are looked at for what it goes on from. */
const goesOnFrom = 4;

/** What a remark is about when it does not say so itself ("and where is that?"): the step, the task, what was said last. */
const besides = async (
  { guide }: GuidePorts,
  { ownerId, threadId }: GuideStateValue,
  said: string,
  about: readonly string[],
): Promise<string[]> => {
  const messages = await guide.messages(ownerId, threadId, goesOnFrom + 1);
  const before = saidOnTheWay(messages.filter(({ text }) => text !== said));
  return [...about, ...before.slice(-1)].filter(Boolean).map((text) => `${said}\n${text}`);
};

/** Of a long answer, in UTF-16 units; its steps come after it. */
const longestAnswer = 3_000;

/** The answer as the student reads it, and its steps. */
const answerGiven = (
  { answer, answered }: Guide,
  steps: readonly Pick<StoredStep, "text">[],
): string | null => {
  if (answer === null || answered !== true) return null;
  const listed = steps.map(({ text }, index) => `${index + 1}. ${text}`).join("\n");
  const words = withoutSources(answer).slice(0, longestAnswer).toWellFormed();
  return [words, listed]
    .filter(Boolean)
    .join("\n\n")
    .slice(0, 2 * longestAnswer)
    .toWellFormed();
};

interface Remarked {
  readonly guide: Guide;
  readonly steps: readonly StoredStep[];
  readonly step: StoredStep | null;
}

/** Sections at hand for a question at a step, and between the steps. */
const mostAtStep = 3;
const mostBetween = 4;

/** The step's section first, then those that the answer rests on, the main one first; before the answer the difference that is warned of. */
const sectionsAtHand = ({ guide, steps, step }: Remarked): readonly string[] => {
  const { answer, chunkIds, versionChunkId } = guide;
  if (chunkIds.length === 0 && versionChunkId !== null) return [versionChunkId];
  const used = [...linkedChunks(answer ?? ""), ...steps.map(({ chunkId }) => chunkId)];
  const ofAnswer = used.length > 0 ? used : chunkIds.slice(0, 2);
  const ids = new Set([...(step === null ? [] : [step.chunkId]), ...ofAnswer]);
  return [...ids].slice(0, step === null ? mostBetween : mostAtStep);
};

/** What is at hand; then what the manual says to the question itself. */
const chunksFor = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: NodeConfig,
  said: string,
  remarked: Remarked,
): Promise<GuideChunk[]> => {
  const { ownerId } = state;
  const { guide, step } = remarked;
  const atHand = await ports.guide.chunks(ownerId, sectionsAtHand(remarked));
  if (guide.pack === null) return atHand;
  const { version, edition } = guide;
  const found = await ports.search.search(
    {
      ...{ packId: guide.pack.id, question: said, version, edition },
      phrases: await besides(ports, state, said, [step?.text ?? "", guide.question]),
      ...{ kind: "manual", filter: guide.allowed !== false, limit: sectionsLookedAt },
    },
    askContext(ports, state, config),
  );
  const known = new Set(atHand.map(({ id }) => id));
  const others = found.chunks.filter(({ id }) => !known.has(id));
  return [...atHand, ...oneOfTwins(others, guide.language)];
};

/** Messages that are looked at for help that was given before. */
const messagesLookedAt = 40;

/** Explains a step in more detail in the conversation. */
export const giveHelp = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: NodeConfig,
  step: StoredStep,
): Promise<void> => {
  const { ownerId, threadId } = state;
  const { language, question: task } = await ports.guide.get(ownerId, threadId);
  const [section] = asSections(await ports.guide.chunks(ownerId, [step.chunkId]));
  if (!section) {
    const text = guideText(language)("helpWithoutSection", { text: step.text });
    return say(ports, state, { author: "program", kind: "report", text });
  }
  const messages = await ports.guide.messages(ownerId, threadId, messagesLookedAt);
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
    text: basis === "model" ? endedSentence(output.help) : output.help.trim(),
    // Which step it helps with, and when; nobody sees it.
    detail: ownMark,
  });
};
