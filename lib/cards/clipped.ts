import { mathIn } from "#lib/quotes/formulas.ts";
import { pictureSpans } from "#lib/text/card-pictures.ts";

/** A text of so many UTF-16 units at most; one that is longer ends with a sign of it, before what would be cut in half. */
export const clipped = (text: string, most: number): string => {
  if (text.length <= most) return text.toWellFormed();
  const at = most - 1;
  const cut = [...mathIn(text), ...pictureSpans(text)].find(([from, to]) => from < at && at < to);
  // The first half of a sign of two units is none.
  const kept = text.slice(0, cut?.[0] ?? at).replace(/[\uD800-\uDBFF]$/, "");
  return `${kept.toWellFormed()}…`;
};
