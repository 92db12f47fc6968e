import { quotation } from "#lib/artifacts/artifact-files.ts";
import type { CardSides } from "#lib/schemas/card.ts";
import { maxSideCharacters } from "#lib/schemas/card-limits.ts";
import { withoutNoteLinks } from "#lib/study/note-links.ts";
import type { ReviewQuestion } from "#lib/study/study-store.ts";

/**
 * An answered review question of a document as a card of the student's own: its answer, and the passages that it rests on,
 * where the answer does not say them itself.
 */
export const cardOfReviewQuestion = ({
  text,
  answer,
  quotes,
}: Pick<ReviewQuestion, "text" | "quotes"> & { readonly answer: string }): CardSides => ({
  front: sideOf(text),
  back: sideOf(
    [
      answer.trim(),
      ...quotes.filter((quote) => !answer.includes(quote.trim())).map(quotation),
    ].join("\n\n"),
  ),
});

/** What is too long for a side ends with a sign of it. */
const sideOf = (text: string): string => {
  const side = withoutNoteLinks(text).trim();
  return side.length > maxSideCharacters
    ? `${side.slice(0, maxSideCharacters - 1).toWellFormed()}…`
    : side.toWellFormed();
};
