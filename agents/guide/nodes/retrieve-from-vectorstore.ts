import { askContext, type NodeConfig } from "#agents/node.ts";
import type { GuidePorts } from "#agents/ports.ts";
import {
  foundAgain,
  nearSections,
  oneOfTwins,
  sectionTitle,
  untriedSections,
} from "#lib/guide/guide-sections.ts";
import type { Guide } from "#lib/guide/guide-store.ts";
import { saidOnTheWay } from "#lib/guide/understand-reply.ts";
import type { ManualFindings } from "#lib/library/manual-search.ts";
import type { GuideNode, GuideStateValue } from "../state.ts";
import { otherPhrases } from "../tasks/other-phrases.ts";
import { languagesOf, packOf, searchPhrases } from "./guide-sections.ts";

/** Sections that an answer is made of, at most. */
const wanted = 8;
/** A manual may say everything in both languages, and of two that say the same one is left out. */
const languages = 2;
/** Sections whose parents are looked for, and parents that come with them. */
const wantedChildren = 3;
const mostParents = 2;
/** Messages that are looked at for what the student said. */
const looked = 100;

/**
 * Finds the sections of the manual that fit the student's version and edition. Who tries anyway is shown what other
 * editions have, too; who wants another answer is shown other sections where there are any, also by what they said on the way.
 * Those come behind the best for the question, and do not decide whether it is answered: a remark may be about something else,
 * and the more words, the more is taken for an answer.
 */
export const retrieveFromVectorstore =
  (ports: GuidePorts): GuideNode =>
  async (state, config) => {
    const { threadId, ownerId, tried } = state;
    await ports.reporter.stage(threadId, "retrieve_from_vectorstore");
    const guide = await ports.guide.get(ownerId, threadId);
    const question = state.words ?? guide.question;
    const { ids: chunkIds, ...found } = await findSections(ports, state, config, guide, question);
    const asked = { ...found, chosen: null };
    const said =
      tried.length === 0 ? [] : saidOnTheWay(await ports.guide.messages(ownerId, threadId, looked));
    if (said.length === 0) return { ...asked, chunkIds: await withParents(ports, state, chunkIds) };
    const all = [question, ...said].join("\n");
    const more = await findSections(ports, state, config, guide, all);
    const ids = more.found
      ? [...new Set([...chunkIds.slice(0, wanted / 2), ...more.ids, ...chunkIds])].slice(0, wanted)
      : chunkIds;
    return { ...asked, chunkIds: await withParents(ports, state, ids) };
  };

/**
 * Searches once more for a question that the sections found do not answer: by other phrases, which the model that read the
 * question chooses in view of what was found. What is new stands beside the best of before. Without a new section the answer
 * of before is at hand, and nobody is asked again.
 */
export const searchAgain =
  (ports: GuidePorts): GuideNode =>
  async (state, config) => {
    const { threadId, ownerId, phrases: before = [] } = state;
    await ports.reporter.stage(threadId, "retrieve_from_vectorstore");
    const guide = await ports.guide.get(ownerId, threadId);
    const known = state.chunkIds ?? guide.chunkIds;
    const chunks = await ports.guide.chunks(ownerId, known);
    const question = state.words ?? guide.question;
    const input = {
      ...{
        question,
        missing: state.missing ?? "",
        product: packOf(guide).product,
        phrases: before,
      },
      ...{ titles: chunks.map(sectionTitle), languages: languagesOf(chunks) },
    };
    const { output } = await ports.ask(otherPhrases, input, askContext(ports, state, config));
    const phrases = searchPhrases(output.queries);
    if (phrases.length === 0) return { searchedAgain: true };
    const { ids } = await findSections(ports, { ...state, phrases }, config, guide, question);
    const chunkIds = await withParents(ports, state, foundAgain(known, ids, wanted));
    return { searchedAgain: true, phrases: [...before, ...phrases], chunkIds };
  };

/**
 * The sections with those above the best of them, behind all others: what a chapter says at its beginning, such as where its
 * dialog is opened, its sections do not say once more.
 */
const withParents = async (
  { guide }: GuidePorts,
  { ownerId, tried }: GuideStateValue,
  ids: readonly string[],
): Promise<string[]> => {
  const parents = await guide.parents(ownerId, ids.slice(0, wantedChildren));
  const others = parents.filter((id) => !ids.includes(id) && !tried.includes(id));
  return [...ids, ...others.slice(0, mostParents)];
};

const findSections = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: NodeConfig,
  guide: Guide,
  question: string,
): Promise<{
  readonly ids: readonly string[];
  readonly found: boolean;
  readonly perhaps: boolean;
}> => {
  const { version, edition, language } = guide;
  const findings = await ports.search.search(
    {
      ...{ packId: packOf(guide).id, question, version, edition, kind: "manual" },
      phrases: state.phrases,
      filter: guide.allowed !== false,
      limit: languages * wanted + state.tried.length,
    },
    askContext(ports, state, config),
  );
  const { others, near } = untried(findings, state.tried);
  const ids = nearSections(oneOfTwins(others, language)).map(({ id }) => id);
  const { certainty } = findings;
  return {
    ids: ids.slice(0, wanted),
    found: certainty === "sure" && near,
    perhaps: certainty === "maybe" && near,
  };
};

const untried = ({ chunks }: ManualFindings, tried: readonly string[]) =>
  tried.length === 0 ? { others: chunks, near: chunks.length > 0 } : untriedSections(chunks, tried);
