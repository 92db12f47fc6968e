import { askContext, type NodeConfig } from "#agents/node.ts";
import type { GuidePorts } from "#agents/ports.ts";
import { citedAnew, missingPart } from "#lib/guide/answer-advice.ts";
import { endedSentence } from "#lib/guide/ended-sentence.ts";
import { type Guide, type GuideChunk, type NewAnswer, topicOf } from "#lib/guide/guide-store.ts";
import { listedSteps } from "#lib/guide/listed-steps.ts";
import { saidOnTheWay } from "#lib/guide/understand-reply.ts";
import { answerWarnings } from "#lib/guide/version-concerns.ts";
import { offload } from "#lib/offload/offload.ts";
import { type GuideFork, type GuideStateValue, leadTo } from "../state.ts";
import {
  answerFromSections,
  type ManualAnswer,
  withSectionIds,
} from "../tasks/answer-from-sections.ts";
import { asSections, chunkOf, packOf } from "./guide-sections.ts";
import { guideText, say, sectionLinks } from "./say.ts";

/**
 * Writes the whole answer and its steps from the sections that were found, and from nothing else; what of the question they do
 * not say is searched for once more, and then kept beside the answer. Without an answer the guide rests: other words can be
 * tried there.
 */
export const generateFullAnswer =
  (ports: GuidePorts): GuideFork =>
  async (state, config) => {
    const { threadId, ownerId, round } = state;
    await ports.reporter.stage(threadId, "generate_full_answer");
    const guide = await ports.guide.get(ownerId, threadId);
    const chunkIds = state.chunkIds ?? guide.chunkIds;
    const found = await ports.guide.chunks(ownerId, chunkIds);
    const chunks = chosenOf(found, state);
    const { output, basis } = await askForAnswer(ports, state, config, guide, chunks);
    const made = { basis, chunkIds };
    if (!output.answered) return unanswered(ports, state, guide, { ...made, found });
    const missing = endedSentence(missingPart(output.missing));
    if (missing !== "" && maySearchAgain(state, basis)) {
      const used = output.sourceIds.flatMap((id) => chunkOf(chunks, id)?.id ?? []);
      return leadTo("search_again", { missing, chunkIds: [...new Set([...used, ...chunkIds])] });
    }
    const said = basis === "model" ? ended(output) : output;
    const answer = await foundAnswer(ports, state, guide, chunks, { ...said, missing });
    await ports.guide.saveAnswer(ownerId, threadId, { round, ...made, ...answer });
    const begun = { total: answer.steps.length, index: 0, mode: "answer" } as const;
    return leadTo("wait_for_user_step_choice", begun);
  };

/** Searches once more; else says that there is no answer, and which way, or that there is none but the one before. */
const unanswered = async (
  ports: GuidePorts,
  state: GuideStateValue,
  guide: Guide,
  { found, ...made }: Pick<NewAnswer, "basis" | "chunkIds"> & { found: readonly GuideChunk[] },
): ReturnType<GuideFork> => {
  const { threadId, ownerId, round } = state;
  if (maySearchAgain(state, made.basis)) return leadTo("search_again");
  const ending = silence(state, made.basis);
  if (isLast(state, ending)) return keepAnswer(ports, state, guide);
  // With the answer the page shows that there is none, and which way.
  await ports.reporter.stage(threadId, ending);
  const nothing = {
    ...{ text: nothingSaid(ending, state, guide, found), answered: false, missing: null },
    ...{ cited: [], steps: [] },
  };
  await ports.guide.saveAnswer(ownerId, threadId, { round, ...made, ...nothing });
  return leadTo("rest", { total: 0, index: 0, mode: "answer", ending });
};

/** Once for a question or the rest of it: a search for another answer, or in a section that the student chose, is none that missed. */
const maySearchAgain = (
  { searchedAgain, tried, chosen }: GuideStateValue,
  basis: NewAnswer["basis"],
): boolean => basis === "model" && searchedAgain !== true && tried.length === 0 && !chosen;

/** What the answer is made of: all that was found, or the section that the student chose of it. */
const chosenOf = (
  found: readonly GuideChunk[],
  { chosen }: GuideStateValue,
): readonly GuideChunk[] => (chosen ? found.filter(({ id }) => id === chosen) : found);

/** Whether an answer was given before, and no section is left that may hold another. */
const isLast = ({ tried }: GuideStateValue, ending: ReturnType<typeof silence>): boolean =>
  tried.length > 0 && ending === "guide_nothing";

/** There is no other answer: the one before stays with its round, and it is the end. */
const keepAnswer = async (
  ports: GuidePorts,
  state: GuideStateValue,
  { language, answerRound }: Guide,
): ReturnType<GuideFork> => {
  const text = guideText(language)("noOtherAnswer");
  await say(ports, state, { author: "program", kind: "report", text });
  return leadTo("rest", { round: answerRound, ending: "guide_no_other" });
};

/** Messages that are looked at for what the student said. */
const looked = 100;

const askForAnswer = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: NodeConfig,
  guide: Guide,
  chunks: readonly GuideChunk[],
) => {
  const { ownerId, threadId } = state;
  const { language, version, edition } = guide;
  const { product } = packOf(guide);
  const question = state.words ?? guide.question;
  const input = {
    ...{ language, product, version, edition, question },
    sections: asSections(chunks),
    found: state.found,
    tried: await triedSteps(ports, state),
    said:
      state.tried.length > 0
        ? saidOnTheWay(await ports.guide.messages(ownerId, threadId, looked))
        : [],
  };
  return ports.ask(answerFromSections, input, askContext(ports, state, config));
};

/** The steps of the answer before this one, while that is still the newest. */
const triedSteps = async (
  { guide }: GuidePorts,
  { ownerId, threadId, round }: GuideStateValue,
): Promise<string[]> => {
  if (round === 1) return [];
  const steps = await guide.stepsOf(ownerId, threadId, round - 1);
  return steps.map(({ text }) => text);
};

/** What a manual says is quoted letter for letter; a model's own sentences end as sentences do. */
const ended = ({ answer, steps, ...rest }: ManualAnswer): ManualAnswer => ({
  ...rest,
  answer: endedSentence(answer),
  steps: steps.map((step) => ({ ...step, text: endedSentence(step.text) })),
});

const foundAnswer = async (
  ports: GuidePorts,
  { ownerId }: GuideStateValue,
  guide: Guide,
  chunks: readonly GuideChunk[],
  output: ManualAnswer,
): Promise<Pick<NewAnswer, "text" | "answered" | "missing" | "cited" | "steps">> => {
  const { allowed, versionExplanation: reason, versionChunkId, language } = guide;
  const sections = asSections(chunks);
  const cited = citedAnew(withSectionIds(output.steps, sections), sections);
  const listed = listedSteps(cited, sections, language);
  const steps = listed.flatMap(({ text, sourceId, requiresClick }) => {
    const chunk = chunkOf(chunks, sourceId);
    return chunk ? [{ text: text.trim(), chunk, requiresClick }] : [];
  });
  const [about] = versionChunkId ? await ports.guide.chunks(ownerId, [versionChunkId]) : [];
  const warned =
    allowed === false && reason !== null
      ? answerWarnings(steps, about?.difference ?? null, guide)
      : steps.map(() => false);
  const used = output.sourceIds.flatMap((id) => chunkOf(chunks, id) ?? []);
  const text = [
    ...(reason === null ? [] : [`> ${reason.replaceAll("\n", "\n> ")}`]),
    output.answer.trim(),
    guideText(language)("sources", { sections: sectionLinks(used) }),
  ].join("\n\n");
  const named = steps.map(({ text: words, chunk }) => ({ text: words, chunkId: chunk.id }));
  const restsOn = [...new Set([...used, ...steps.map(({ chunk }) => chunk)])].map((chunk) => ({
    ...{ id: chunk.id, text: chunk.text, isPart: chunk.totalParts > 1 },
  }));
  return {
    text,
    cited: await offload("citedWords", output.answer, named, restsOn),
    answered: true,
    missing: output.missing === "" ? null : output.missing,
    steps: steps.map(({ chunk, ...step }, index) => ({
      ...step,
      chunkId: chunk.id,
      warning: warned[index] ? reason : null,
    })),
  };
};

/** Nearest sections that are named when the manual does not answer. */
const nearest = 3;

/** How a guide rests whose question the manual does not answer. A model that read the sections can tell. */
const silence = ({ perhaps }: GuideStateValue, basis: NewAnswer["basis"]) =>
  perhaps === true && basis === "rules" ? "guide_perhaps" : "guide_nothing";

const nothingSaid = (
  ending: ReturnType<typeof silence>,
  state: GuideStateValue,
  { language, question }: Guide,
  chunks: readonly GuideChunk[],
): string => {
  const text = guideText(language);
  const sections = sectionLinks(chunks.slice(0, nearest));
  if (ending === "guide_perhaps") return text("perhapsHere", { sections });
  const nothing = text("nothingAbout", { topic: topicOf(state.words ?? question) });
  const near = chunks.length === 0 ? text("askOtherwise") : text("nearestSections", { sections });
  return `${nothing} ${near}`;
};
