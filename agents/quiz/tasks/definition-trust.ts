import type { ConceptMaterial } from "./write-questions.ts";

/**
 * How far the definitions of a prompt may be trusted: a checked one more than the note's sentences,
 * one that nobody checked no more than they. Says nothing of what the prompt does not hold.
 * @param doubt what to do where an unchecked definition and a sentence disagree.
 */
export const definitionTrust = (
  concepts: readonly Pick<ConceptMaterial, "status">[],
  doubt: string,
): string => {
  const has = (wanted: ConceptMaterial["status"]) =>
    concepts.some(({ status }) => status === wanted);
  const sentences = [
    has("verified") &&
      `A definition in a concept block with the status "verified" has been checked and wins over the wording of the sentences.`,
    has("unchecked") &&
      `A definition with the status "unchecked" is the material's own wording, which nobody has checked; ${doubt}`,
  ];
  return sentences.flatMap((sentence) => (sentence ? [` ${sentence}`] : [])).join("");
};
