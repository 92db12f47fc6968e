import { nearSections } from "../../../lib/guide/near-sections.ts";
import { ownLanguageFirst } from "../../../lib/guide/own-language-first.ts";
import { untriedSections } from "../../../lib/guide/untried-sections.ts";
import type { GuidePorts } from "../../ports.ts";
import { askContext } from "../ask-context.ts";
import { packOf } from "../guide-sections.ts";
import type { GuideNode } from "../state.ts";

/** Sections that an answer is made of, at most. */
const wanted = 8;
/** A manual may say everything in both languages, and those in the student's come first. */
const languages = 2;

/**
 * Finds the sections of the manual that fit the student's version and edition. Who tries anyway is shown what other
 * editions have, too; who wants another answer is shown other sections where there are any.
 */
export const retrieveFromVectorstore =
  (ports: GuidePorts): GuideNode =>
  async (state, config) => {
    const { threadId, ownerId, tried } = state;
    await ports.reporter.stage(threadId, "retrieve_from_vectorstore");
    const guide = await ports.guide.get(ownerId, threadId);
    const { question, version, edition } = guide;
    const { chunks, answered } = await ports.search.search(
      {
        ...{ packId: packOf(guide).id, question, version, edition, kind: "manual" },
        filter: guide.allowed !== false,
        limit: languages * wanted + tried.length,
      },
      askContext(ports, state, config),
    );
    const { others, near } =
      tried.length === 0
        ? { others: chunks, near: chunks.length > 0 }
        : untriedSections(chunks, tried, guide.language);
    const found = nearSections(ownLanguageFirst(others, guide.language)).slice(0, wanted);
    await ports.guide.saveChunks(
      ownerId,
      threadId,
      found.map(({ id }) => id),
    );
    return { found: answered && near };
  };
