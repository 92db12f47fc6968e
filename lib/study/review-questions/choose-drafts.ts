import type { QuestionDraft } from "./draft-questions.ts";

/** As many drafts as wanted, spread evenly over the document and the ways of asking, in the document's order. */
export const chooseDrafts = (
  drafts: readonly QuestionDraft[],
  wanted: number,
): readonly QuestionDraft[] => {
  if (drafts.length <= wanted) return drafts;
  const rare = drafts.filter(({ kind }) => kind !== "term");
  const terms = drafts.filter(({ kind }) => kind === "term");
  // Definitions are many and alike; half of the places go to what asks for more than one sentence.
  const others = evenly(rare, Math.max(Math.floor(wanted / 2), wanted - terms.length));
  return [...others, ...evenly(terms, wanted - others.length)].sort((a, b) => a.start - b.start);
};

const evenly = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  items.length <= count
    ? items
    : Array.from(
        { length: count },
        (_, index) => items[Math.floor((index * items.length) / count)],
      ).filter((item) => item !== undefined);
