import type { Guide, GuideChunk, StoredStep } from "#lib/guide/guide-store.ts";
import { oneOfTwins } from "#lib/guide/one-of-twins.ts";
import { lastWords, saidOnTheWay } from "#lib/guide/said-on-the-way.ts";
import { askContext } from "../node.ts";
import type { GuidePorts } from "../ports.ts";
import { askWithScreen } from "./ask-with-screen.ts";
import { asSections, chunkOf } from "./guide-sections.ts";
import { guideText, sectionLinks } from "./guide-text.ts";
import { keepWords, say } from "./say.ts";
import type { GuideNodeConfig, GuideStateValue } from "./state.ts";
import { answerStepQuestion } from "./tasks/answer-step-question.ts";
import { seenStep } from "./tasks/seen-step.ts";

/** Sections that are found for a question in the middle of a step, besides those at hand. */
const looked = 4;

/** Answers what a student asks or remarks in the middle of a guide, from the step's section and what is found near it. */
export const answerRemark = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: GuideNodeConfig,
  { said, step }: { readonly said: string; readonly step: StoredStep | null },
): Promise<void> => {
  const { ownerId, threadId } = state;
  await keepWords(ports, state, said);
  const { language, question: task } = await ports.guide.get(ownerId, threadId);
  const text = guideText(language);
  const chunks = await chunksFor(ports, state, config, said, step);
  if (chunks.length === 0) {
    const lost = text("questionLost");
    return say(ports, state, { author: "program", kind: "report", text: lost });
  }
  const input = {
    ...{ language, task, question: said, step: step?.text ?? null },
    check: step?.check?.explanation ?? null,
    said: await wordsBefore(ports, state, said),
    sections: asSections(chunks),
  };
  const { output, basis } = await askWithScreen(ports, state, config, {
    ...{ blind: answerStepQuestion, seeing: seenStep.question, input, step },
  });
  if (!output.answered) {
    const nothing = text("notInSection");
    return say(ports, state, { author: "program", kind: "report", text: nothing });
  }
  const used = output.sourceIds.flatMap((id) => chunkOf(chunks, id) ?? []);
  await say(ports, state, {
    author: basis === "model" ? "agent" : "program",
    kind: "reply",
    text: `${output.answer.trim()}\n\n${text("sources", { sections: sectionLinks(used) })}`,
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

/** What is at hand where there is no step: the answer's first sections, before the answer the difference that is warned of. */
const betweenSteps = ({ chunkIds, versionChunkId }: Guide): readonly string[] =>
  chunkIds.length === 0 && versionChunkId !== null ? [versionChunkId] : chunkIds.slice(0, 2);

/** The step's section first, or those of the answer; then what the manual says to the question itself. */
const chunksFor = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: GuideNodeConfig,
  said: string,
  step: StoredStep | null,
): Promise<GuideChunk[]> => {
  const { ownerId, threadId } = state;
  const guide = await ports.guide.get(ownerId, threadId);
  const ids = step === null ? betweenSteps(guide) : [step.chunkId];
  const atHand = await ports.guide.chunks(ownerId, ids);
  if (guide.pack === null) return atHand;
  const { version, edition } = guide;
  const found = await ports.search.search(
    {
      ...{ packId: guide.pack.id, question: said, version, edition },
      phrases: await besides(ports, state, said, [step?.text ?? "", guide.question]),
      ...{ kind: "manual", filter: guide.allowed !== false, limit: looked },
    },
    askContext(ports, state, config),
  );
  const known = new Set(atHand.map(({ id }) => id));
  const others = found.chunks.filter(({ id }) => !known.has(id));
  return [...atHand, ...oneOfTwins(others, guide.language)];
};
