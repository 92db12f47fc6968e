import { END } from "@langchain/langgraph";
import { askContext } from "#agents/node.ts";
import type { GuidePorts } from "#agents/ports.ts";
import { sectionTitle } from "#lib/guide/guide-sections.ts";
import { type GuideFork, leadTo } from "../state.ts";
import { detectIntent } from "../tasks/detect-intent.ts";
import { languagesOf, packOf, searchPhrases } from "./guide-sections.ts";
import { guideText, say } from "./say.ts";

/** Sections that are looked at to tell what a question is about. */
const looked = 8;

/**
 * Tells a question about the product from any other, which is answered politely and ends the thread. Sets out the state. Other
 * words for a question are only asked about what the manual may call it.
 */
export const detectUserIntent =
  (ports: GuidePorts): GuideFork =>
  async (state, config) => {
    const { threadId, ownerId } = state;
    await ports.reporter.stage(threadId, "detect_user_intent");
    const guide = await ports.guide.get(ownerId, threadId);
    const { id: packId, product } = packOf(guide);
    const context = askContext(ports, state, config);
    const { question } = guide;
    const query = { packId, question, version: null, edition: null, filter: false, limit: looked };
    const manual = await ports.search.search({ ...query, kind: "manual" }, context);
    const input = {
      ...{ question, product, titles: manual.chunks.map(sectionTitle) },
      languages: languagesOf(manual.chunks),
    };
    const { output } = await ports.ask(detectIntent, input, context);
    const phrases = searchPhrases(output.queries);
    const searched = { phrases, searchedAgain: false, missing: "" };
    if (state.words != null) return leadTo("check_version", searched);
    await ports.guide.saveIntent(ownerId, threadId, output.intent);
    const begun = {
      ...{ turn: 0, round: 1, found: false, index: 0, total: 0, mode: "answer" as const },
      ...{ resumeAt: 0, reviewAt: 0, tried: [], chunkIds: null, words: null },
      ...searched,
    };
    if (output.intent === "product") return leadTo("check_version", begun);
    const text = guideText(guide.language)("otherTopic", { product });
    const told = { ownerId, threadId, turn: 0 };
    await say(ports, told, { author: "program", kind: "report", text });
    return leadTo(END, begun);
  };
