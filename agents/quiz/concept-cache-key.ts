import { sha256 } from "#lib/ids.ts";
import type { ConceptPorts } from "../ports.ts";
import { checkFacts } from "./tasks/check-facts.ts";
import { extractConcepts } from "./tasks/extract-concepts.ts";

/**
 * What the program does with a checker's answers. Part of the cache key: when its rules change, what was made under the
 * old ones is not used again.
 */
const factCheckPolicy = "by-sentence-3";

/** The key of a note's verified concepts under the present models, prompts and policy. */
export const conceptCacheKey = (
  text: string,
  { writer, judge }: ConceptPorts["modelIds"],
): string =>
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
