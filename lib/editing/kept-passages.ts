import type { Patch } from "#lib/quotes/patch.ts";
import type { Span } from "#lib/schemas/quiz.ts";
import { noteLinkPlaces, withoutNoteLinks } from "#lib/study/note-links.ts";
import { editsAfter, movedStretches, type OrderedEdit } from "./history.ts";
import { carrySpan } from "./quote-places.ts";

/** Words of a document as they stood in the text of a revision, from a UTF-16 offset on. */
export interface KeptPassage {
  readonly text: string;
  readonly start: number;
  readonly revision: number;
}

/** What became of such words: where they stand, or what they were changed into, or that nothing is left of them. */
export type PassageState =
  | (Span & { readonly kind: "there" | "changed"; readonly words: string })
  | { readonly kind: "gone" };

/** The document as it is. */
interface PresentText {
  readonly text: string;
  readonly revision: number;
}

/** An edit as far as passages are carried over it. */
export type CarriedEdit = OrderedEdit & { readonly patches: readonly Patch[] };

const inWord = /[\p{L}\p{N}\p{M}]/u;

/** Whether a stretch cuts no word at its ends. */
const isWhole = (text: string, start: number, end: number): boolean =>
  !(inWord.test(text.charAt(start - 1)) && inWord.test(text.charAt(start))) &&
  !(inWord.test(text.charAt(end - 1)) && inWord.test(text.charAt(end)));

/** Of a short word so many places are looked at, and no more. */
const mostPlaces = 1_000;
/** Where there are more, they are looked for again from so far before the wanted one on, in UTF-16 units. */
const reach = 10_000;

const placesFrom = (text: string, words: string, from: number): number[] => {
  const places: number[] = [];
  let at = words === "" ? -1 : text.indexOf(words, from);
  for (let tries = 0; at >= 0 && tries < mostPlaces; tries += 1) {
    if (isWhole(text, at, at + words.length)) places.push(at);
    at = text.indexOf(words, at + 1);
  }
  return places;
};

/** The places of words, in their order: 1 MB is searched for a sentence in a tenth of a millisecond. */
const placesOf = (text: string, words: string, near: number): number[] => {
  const places = placesFrom(text, words, 0);
  return places.length < mostPlaces / 2 || near <= reach
    ? places
    : [...places, ...placesFrom(text, words, near - reach)];
};

/** The place that is nearest to an offset; null for none. */
const nearestOf = (places: readonly number[], near: number): number | null =>
  places.reduce<number | null>(
    (best, at) => (best === null || Math.abs(at - near) < Math.abs(best - near) ? at : best),
    null,
  );

/** A document without its links to the notes, made once for all passages, as soon as one wants it. */
class LinklessText {
  readonly #raw: string;
  #made:
    | { readonly text: string; readonly links: readonly Span[]; readonly before: readonly number[] }
    | undefined;

  constructor(raw: string) {
    this.#raw = raw;
  }

  get #parts() {
    if (this.#made === undefined) {
      const links = noteLinkPlaces(this.#raw);
      let length = 0;
      // Where each link would stand, were none there.
      const before = links.map(({ start, end }) => {
        const at = start - length;
        length += end - start;
        return at;
      });
      this.#made = { text: withoutNoteLinks(this.#raw), links, before };
    }
    return this.#made;
  }

  /** How many links stand before an offset of the text without them, or right at it. */
  #linksUpTo(offset: number): number {
    const { before } = this.#parts;
    let [low, high] = [0, before.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((before[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #toRaw(offset: number): number {
    const { links, before } = this.#parts;
    const at = this.#linksUpTo(offset) - 1;
    const [link, from] = [links[at], before[at]];
    return link === undefined || from === undefined ? offset : offset + link.end - from;
  }

  #fromRaw(offset: number): number {
    const { links, before } = this.#parts;
    const at = links.findLastIndex(({ start }) => start < offset);
    const [link, from] = [links[at], before[at]];
    return link === undefined || from === undefined
      ? offset
      : Math.max(from, offset - link.end + from);
  }

  /** The nearest place of words, whatever links stand in it, as offsets into the text with links; null for none. */
  find(words: string, near: number): Span | null {
    const bare = withoutNoteLinks(words);
    const at = nearestOf(placesOf(this.#parts.text, bare, near), this.#fromRaw(near));
    return at === null
      ? null
      : { start: this.#toRaw(at), end: this.#toRaw(at + bare.length - 1) + 1 };
  }
}

/** What is so much longer than it was is no other wording of it, but another text. */
const isRewritten = (before: string, words: string): boolean =>
  words.length > 3 * before.length + 300;

const isSame = (one: string, other: string): boolean =>
  withoutNoteLinks(one).trim() === withoutNoteLinks(other).trim();

/** Where a stretch of a text, or what it reaches into, says the passage word for word. */
const standsIn = (
  text: string,
  { text: words }: KeptPassage,
  { start, end }: Span,
): Span | null => {
  const from = Math.max(0, start - words.length);
  const near = text.slice(from, end + words.length);
  const at = nearestOf(placesOf(near, words, start - from), start - from);
  return at === null ? null : { start: from + at, end: from + at + words.length };
};

/** What edits made of a passage, by the patches that fell on it, and where those moved it. */
const carried = (
  { text }: PresentText,
  passage: KeptPassage,
  stretch: Span | null,
  edits: readonly CarriedEdit[],
): PassageState => {
  const wordsOf = ({ start, end }: Span) => text.slice(start, end);
  if (stretch !== null && stretch.start < stretch.end && isSame(wordsOf(stretch), passage.text))
    return { kind: "there", ...stretch, words: wordsOf(stretch) };
  // What was written over an end, or over all of it, belongs to what it is now, unless that is most of the document.
  const whole = carrySpan(spanOf(passage), edits);
  // An edit that was taken back leaves the words where it fell.
  const back = whole && standsIn(text, passage, whole);
  if (back) return { kind: "there", ...back, words: passage.text };
  const place = whole && !isRewritten(passage.text, wordsOf(whole)) ? whole : stretch;
  const words = place === null ? "" : wordsOf(place).trim();
  if (place === null || words === "" || isRewritten(passage.text, words)) return { kind: "gone" };
  const start = place.start + wordsOf(place).indexOf(words);
  return { kind: "changed", start, end: start + words.length, words };
};

const spanOf = ({ start, text }: KeptPassage): Span => ({ start, end: start + text.length });

const stands = ({ text }: PresentText, passage: KeptPassage): boolean =>
  passage.text !== "" && text.startsWith(passage.text, passage.start);

/** From which revision on a document's edits are wanted to tell where its passages are; null where it was not edited since. */
export const editsWanted = (
  { revision }: Pick<PresentText, "revision">,
  passages: readonly KeptPassage[],
): number | null => {
  const open = passages.filter((one) => one.revision < revision);
  return open.length === 0 ? null : Math.min(...open.map((one) => one.revision));
};

/** What edits made of passages; the edits after each of their revisions are looked through once. */
const allCarried = (
  document: PresentText,
  passages: readonly KeptPassage[],
  edits: readonly CarriedEdit[],
): ReadonlyMap<KeptPassage, PassageState> => {
  const states = new Map<KeptPassage, PassageState>();
  const open = edits.length === 0 ? [] : passages.filter((one) => one.revision < document.revision);
  for (const [revision, own] of Map.groupBy(open, (one) => one.revision)) {
    const after = editsAfter(edits, revision);
    const moved = movedStretches(
      own.map(spanOf),
      after.map(({ patches }) => patches),
    );
    for (const [at, passage] of own.entries())
      states.set(passage, carried(document, passage, moved[at] ?? null, after));
  }
  return states;
};

/**
 * What became of passages of a document: the words where the edits since moved them, or what the edits made of them; of words
 * that were taken away, or where the edits are not known, the place nearest to theirs that says them, with or without links
 * to the notes.
 * @param edits from `editsWanted` on, oldest first; none where nothing is wanted
 */
export const passageStates = (
  document: PresentText,
  passages: readonly KeptPassage[],
  edits: readonly CarriedEdit[],
): PassageState[] => {
  const linkless = new LinklessText(document.text);
  const moved = allCarried(document, passages, edits);
  return passages.map((passage): PassageState => {
    const known = moved.get(passage);
    if (known !== undefined && known.kind !== "gone") return known;
    const { text: words, start } = passage;
    const at = stands(document, passage)
      ? start
      : nearestOf(placesOf(document.text, words, start), start);
    const place = at === null ? linkless.find(words, start) : { start: at, end: at + words.length };
    if (place === null) return { kind: "gone" };
    return { kind: "there", ...place, words: document.text.slice(place.start, place.end) };
  });
};
