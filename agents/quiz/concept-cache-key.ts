import { cacheKey, factCheckPolicy } from "#lib/concepts/cache-key.ts";
import type { ConceptPorts } from "../ports.ts";
import { checkFacts } from "./tasks/check-facts.ts";
import { extractConcepts } from "./tasks/extract-concepts.ts";

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
