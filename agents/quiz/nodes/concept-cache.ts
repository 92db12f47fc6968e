import type { ConceptPorts } from "#agents/ports.ts";
import { leadTo, type QuizFork, type QuizNode } from "#agents/quiz/state.ts";
import { checkFacts } from "#agents/quiz/tasks/check-facts.ts";
import { extractConcepts } from "#agents/quiz/tasks/extract-concepts.ts";
import { sha256 } from "#lib/ids.ts";

/**
 * What the program does with a checker's answers. Part of the cache key: when its rules change, what was made under the
 * old ones is not used again.
 */
const factCheckPolicy = "by-sentence-3";

/** The key of a note's verified concepts under the present models, prompts and policy. */
const conceptCacheKey = (text: string, { writer, judge }: ConceptPorts["modelIds"]): string =>
  cacheKey({
    text,
    writer,
    judge,
    prompts: [extractConcepts, checkFacts],
    policy: factCheckPolicy,
  });

/** The key under which the verified concepts of a note are kept: equal only when nothing differs. */
export const cacheKey = (parts: {
  readonly text: string;
  readonly writer: string;
  readonly judge: string;
  /** Names and versions of the tasks that made the concepts. */
  readonly prompts: readonly { readonly name: string; readonly version: number }[];
  readonly policy: string;
}): string =>
  sha256(
    JSON.stringify([
      sha256(parts.text),
      parts.writer,
      parts.judge,
      parts.prompts.map(({ name, version }) => [name, version]),
      parts.policy,
    ]),
  );

/** Takes over concepts and report of the same note, if they were verified before by the same means. */
export const lookUpCache =
  (ports: ConceptPorts): QuizFork =>
  async ({ threadId, ownerId }) => {
    await ports.reporter.stage(threadId, "look_up_cache");
    const note = await ports.concepts.note(ownerId, threadId);
    const key = conceptCacheKey(note.text, ports.modelIds);
    const verified = await ports.concepts.findVerifiedNote(ownerId, key);
    if (!verified) return leadTo("fact_check");
    await ports.concepts.saveVerdict(ownerId, threadId, {
      concepts: verified.concepts,
      corrections: verified.corrections.map((correction) => ({ ...correction, status: "open" })),
      check: verified.check,
      factCheck: "checked",
      fromCache: true,
    });
    return leadTo("generate_questions");
  };

/**
 * Keeps concepts, report and corrections for the next quiz of the same note. Only when every sentence was checked and
 * none is in doubt: what nobody checked must never come back as checked, and a doubt may have an end next time.
 */
export const storeVerdict =
  (ports: ConceptPorts): QuizNode =>
  async ({ threadId, ownerId }) => {
    const check = await ports.concepts.noteCheck(ownerId, threadId);
    if (!check || check.unchecked.length > 0 || check.doubts.length > 0) return {};
    await ports.reporter.stage(threadId, "store");
    const note = await ports.concepts.note(ownerId, threadId);
    const concepts = await ports.concepts.concepts(ownerId, threadId);
    const corrections = await ports.concepts.corrections(ownerId, threadId);
    const key = conceptCacheKey(note.text, ports.modelIds);
    await ports.concepts.saveVerifiedNote(ownerId, key, { concepts, corrections, check });
    return {};
  };
