import type { Span } from "./fit-ends.ts";
import type { PreparedText } from "./prepared-document.ts";
import type { QuoteSearch } from "./quote-search.ts";
import type { QuoteToken } from "./quote-tokens.ts";
import { typingDistance } from "./typing-distance.ts";
import { neighboursAt, placesOfWord, shareSurroundings } from "./word-surroundings.ts";

/** The bounds are measured as `another-passage.ts` says. */

/** Shorter words are hardly typed without changing into each other. */
const LONG_WORD = 4;
/** Share of letters amiss from which a word that the document nowhere has is another word (0 of 1080; 31 of 180). */
const UNKNOWN = 0.5;
/** The same, when other words are mistyped as well. */
const UNKNOWN_AMONG_SLIPS = 0.67;
/** Letters of a word and its neighbour that stand side by side elsewhere, too: fewer meet by chance. */
const SHORTEST_PAIR = 10;

/** Is one word that stands in the place of another one the name of another thing rather than another wording? */
export const isOtherWord = (
  { document, quote }: QuoteSearch,
  span: Span,
  [quoted, real]: readonly [QuoteToken, QuoteToken],
  slips: number,
): boolean => {
  if (quoted.kind === "number" || real.kind === "number") return true;
  const amiss = typingDistance(quoted.key, real.key) / Math.max(quoted.key.length, real.key.length);
  if (
    quoted.key.length >= LONG_WORD &&
    amiss > (slips > 0 ? UNKNOWN_AMONG_SLIPS : UNKNOWN) &&
    !document.raw.includes(quote.raw.slice(quoted.from, quoted.to)) &&
    !document.textOf(document.skeleton).includes(quoted.key)
  )
    return true;
  return (quoted.key.length > 2 || slips === 0) && namesOtherThing(document, span, quoted, real);
};

/**
 * Does the document use both words alike? It does when they stand in the same surroundings (39 of 1080; 91 of 180), or
 * when ours stands beside the same neighbour in another place (27; 69): then each has its own passages.
 */
export const namesOtherThing = (
  document: PreparedText,
  span: Span,
  quoted: QuoteToken,
  real: QuoteToken,
): boolean => {
  const { raw } = document;
  const elsewhere = placesOfWord(document, quoted.key).filter(
    ([from, to]) => to <= span[0] || from >= span[1],
  );
  if (elsewhere.length === 0) return false;
  const here = neighboursAt(raw, [span[0] + real.from, span[0] + real.to]);
  const isBeside = (ours: string, theirs: string) =>
    ours === theirs && ours !== "" && ours.length + quoted.key.length >= SHORTEST_PAIR;
  return (
    elsewhere.some((place) => {
      const { before, after } = neighboursAt(raw, place);
      return isBeside(before[0], here.before[0]) || isBeside(after[0], here.after[0]);
    }) || shareSurroundings(raw, elsewhere, placesOfWord(document, real.key))
  );
};
