import type { QuestionDraft } from "./draft-questions.ts";

/** As many drafts as wanted, spread evenly over the document and the ways of asking, in the document's order. */
export const chooseDrafts = (
  drafts: readonly QuestionDraft[],
  wanted: number,
): readonly QuestionDraft[] => {
  if (drafts.length <= wanted) return drafts;
  const rare = drafts.filter(({ kind }) => kind === "section" || kind === "list");
  const terms = drafts.filter(({ kind }) => kind === "term");
  // Definitions are many and alike; half of the places go to what asks for more than one sentence.
  const others = evenlyChosen(rare, Math.max(Math.floor(wanted / 2), wanted - terms.length));
  const chosen = [...others, ...evenlyChosen(terms, wanted - others.length)];
  // A paragraph is asked for by its first sentence only where nothing has a name.
  const paragraphs = drafts.filter(({ kind }) => kind === "paragraph");
  const rest = evenlyChosen(paragraphs, wanted - chosen.length);
  return [...chosen, ...rest].sort((a, b) => a.start - b.start);
};

/** So many of a list, evenly from its first to its last, in its order. */
export const evenlyChosen = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  items.length <= count
    ? items
    : Array.from(
        { length: count },
        (_, index) => items[Math.round((index * (items.length - 1)) / Math.max(1, count - 1))],
      ).filter((item) => item !== undefined);
