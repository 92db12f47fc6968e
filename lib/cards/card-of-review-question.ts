import { quotation } from "#lib/artifacts/artifact-files.ts";
import type { CardSides } from "#lib/schemas/card.ts";
import { maxSideCharacters } from "#lib/schemas/card-limits.ts";
import { withoutNoteLinks } from "#lib/study/note-links.ts";
import type { ReviewQuestion } from "#lib/study/study-store.ts";
import { clipped } from "./clipped.ts";

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

const sideOf = (text: string): string => clipped(withoutNoteLinks(text).trim(), maxSideCharacters);
