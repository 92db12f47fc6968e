import { placeQuote } from "#lib/quotes/place-quote.ts";
import type { MarkedEnd } from "#lib/schemas/passage-card.ts";
import type { Span } from "#lib/schemas/quiz.ts";
import { letterPlaces, lettersIn } from "#lib/text/letter-places.ts";

/** In a longer block an end is looked for this far from the block's own, in UTF-16 units. */
const farthest = 60_000;

/** What of a link in Markdown no page shows. */
const linkTarget = /\]\([^()\s]{0,200}\)/g;

/** Of several places the one with as many letters beside it; null of none. */
const nearest = (raw: string, places: readonly Span[], letters: number, side: "start" | "end") => {
  if (places.length < 2) return places[0] ?? null;
  const read = raw.replaceAll(linkTarget, (target) => "]".padEnd(target.length));
  const all = lettersIn(read);
  let [best, least]: [Span | null, number] = [null, Number.POSITIVE_INFINITY];
  let [from, before] = [0, 0];
  for (const place of places.toSorted((a, b) => a[side] - b[side])) {
    before += lettersIn(read.slice(from, place[side]));
    from = place[side];
    const away = Math.abs(letters - (side === "start" ? before : all - before));
    if (away < least) [best, least] = [place, away];
  }
  return best;
};

/** Where the words stand in a piece of Markdown. */
const placeIn = (raw: string, { words, beside, letters }: MarkedEnd, side: "start" | "end") => {
  const near = (places: readonly Span[]) => nearest(raw, places, letters, side);
  const exact = near(placesOf(raw, words));
  if (exact !== null) return exact;
  // Formulas, links and emphasis stand there in another form.
  const found = placeQuote(raw, words, side === "start" ? { before: beside } : { after: beside });
  if (found.kind === "placed") return found;
  if (found.kind === "ambiguous") return near(found.candidates);
  // Cells of a table and items of a list stand there with what parts them.
  const byLetters = near(letterPlaces(raw, words));
  return byLetters && withSigns(raw, byLetters, words);
};

/** Where there are more, words say nothing. */
const mostPlaces = 500;

const placesOf = (raw: string, words: string): Span[] => {
  const places: Span[] = [];
  let at = raw.indexOf(words);
  while (at >= 0 && places.length < mostPlaces) {
    places.push({ start: at, end: at + words.length });
    at = raw.indexOf(words, at + 1);
  }
  return places;
};

const inlineMarks = ["**", "__", "*", "_", "`", "$"] as const;

/** A span from letter to letter with the signs that the words have at their ends, and with the other end of a mark that it cuts. */
const withSigns = (raw: string, { start, end }: Span, words: string): Span => {
  let [from, to] = [start, end];
  const [before = ""] = /^[^\p{L}\p{N}]*/u.exec(words) ?? [];
  for (const sign of [...before].toReversed()) {
    if (!raw.slice(0, from).endsWith(sign)) break;
    from -= sign.length;
  }
  const after = [...words].toReversed().join("");
  for (const sign of [...(/^[^\p{L}\p{N}]*/u.exec(after)?.[0] ?? "")].toReversed()) {
    if (!raw.startsWith(sign, to)) break;
    to += sign.length;
  }
  for (const mark of inlineMarks) {
    const isCut = raw.slice(from, to).split(mark).length % 2 === 0;
    if (isCut && raw.slice(0, from).endsWith(mark)) from -= mark.length;
    else if (isCut && raw.startsWith(mark, to)) to += mark.length;
  }
  return { start: from, end: to };
};

/**
 * Which part of a document was marked on the page that shows it.
 * @param blocks the blocks that hold the marked words, UTF-16 offsets
 * @returns the words as they stand in the Markdown, or the blocks as far as the words cannot be told in them
 */
export const markedSpan = (
  text: string,
  blocks: Span,
  { begins, ends }: { readonly begins: MarkedEnd | null; readonly ends: MarkedEnd | null },
): Span => {
  const head = text.slice(blocks.start, Math.min(blocks.end, blocks.start + farthest));
  const from = Math.max(blocks.start, blocks.end - farthest);
  const first = begins && placeIn(head, begins, "start");
  const last = ends && placeIn(text.slice(from, blocks.end), ends, "end");
  const start = blocks.start + (first?.start ?? 0);
  const end = last ? from + last.end : blocks.end;
  return start < end ? { start, end } : blocks;
};

/** A section is read with a passage up to this length, in UTF-16 units. */
const longestSection = 40_000;

const heading = /^ {0,3}#{1,6}[ \t]/gm;
const emptyLine = /\r?\n[ \t]*\r?\n/;
const fence = /^[ \t>]*(?:```|~~~)/gm;

/** Whether a text has no begin of code without its end, as far as its lines tell. */
const isClosed = (text: string): boolean => (text.match(fence)?.length ?? 0) % 2 === 0;

/**
 * The section around blocks of a document: terms are told as such by what stands beside them. From the heading above them
 * to the one below; of a section that is too long, or that code seems to cut, the blocks alone.
 */
export const sectionAround = (text: string, { start, end }: Span): Span => {
  const above = text.slice(Math.max(0, start - longestSection), start);
  const last = [...above.matchAll(heading)].at(-1);
  const from =
    last === undefined ? (start <= longestSection ? 0 : start) : start - above.length + last.index;
  const below = text.slice(end, end + longestSection);
  const next = heading.exec(below);
  heading.lastIndex = 0;
  const to =
    next === null ? (end + longestSection >= text.length ? text.length : end) : end + next.index;
  return {
    start: isClosed(text.slice(from, start)) ? from : start,
    end: isClosed(text.slice(end, to)) ? to : end,
  };
};

/** The lines around a passage up to the next empty ones, and of a passage in code all of that: so much as is marked of a page. */
export const blockAround = (text: string, { start, end }: Span): Span => {
  const fences = [...text.matchAll(fence)].map(({ index }) => index);
  const above = fences.filter((at) => at < start);
  if (above.length % 2 === 1) {
    const last = fences.find((at) => at >= end) ?? text.length;
    const behind = text.indexOf("\n", last);
    return { start: above.at(-1) ?? start, end: behind < 0 ? text.length : behind };
  }
  return linesAround(text, { start, end });
};

const linesAround = (text: string, { start, end }: Span): Span => ({
  start: start - (text.slice(0, start).split(emptyLine).at(-1) ?? "").length,
  end: end + (text.slice(end).split(emptyLine)[0] ?? "").length,
});

/** A longer paragraph is no hint any more, in UTF-16 units. */
const longestParagraph = 1_000;

/**
 * The lines around a passage up to the next empty ones: a sentence with its neighbours, an item with its list; "" for too
 * many, and in code, where an empty line parts nothing.
 */
export const paragraphAround = (text: string, { start, end }: Span): string => {
  const above = text.slice(Math.max(0, start - longestParagraph), start);
  const below = text.slice(end, end + longestParagraph);
  const from = start - (above.split(emptyLine).at(-1) ?? "").length;
  const to = end + (below.split(emptyLine)[0] ?? "").length;
  if (to - from > longestParagraph) return "";
  const paragraph = text.slice(from, to);
  const isCode = !isClosed(text.slice(Math.max(0, from - longestSection), from));
  return isCode || !isClosed(paragraph) ? "" : paragraph.trim();
};
