import { makePatch } from "../quotes/make-patch.ts";
import { patchEnd } from "../quotes/patch.ts";
import type { QuoteCandidate } from "../quotes/placement.ts";
import { editAt } from "./edit-at.ts";
import { markdownBlocks } from "./markdown-blocks.ts";
import { passagesSharingWords } from "./passages-sharing-words.ts";
import type { PlacedEdit } from "./place-edit.ts";
import type { TextSpan } from "./proposed-edit.ts";
import { wholeWords } from "./word-edges.ts";

/**
 * The one edit that puts new words in every place of the old ones, as whole words; where a sentence begins with them,
 * the capital is kept. Other forms of the words stay, and so do addresses, and code unless the words stand only there.
 */
export const replaceAll = (
  document: string,
  { oldText, newText, reason }: { oldText: string; newText: string; reason: string },
): PlacedEdit => {
  const places = placesOf(document, oldText);
  if (places.length === 0) {
    return { kind: "absent", nearest: passagesSharingWords(document, oldText) };
  }
  const patches = places
    .flatMap(({ start, end, text }) =>
      newText.trim() === ""
        ? (editAt(document, { start, end }, "", { similarity: 1, reason })?.patches ?? [])
        : makePatch(document, start, end, text(newText)),
    )
    .filter(({ removed, inserted }) => removed !== inserted)
    // Two deletions side by side would both take the space between them.
    .filter((patch, at, all) => at === 0 || patchEnd(all[at - 1] ?? patch) <= patch.start);
  if (patches.length === 0) return { kind: "unchanged" };
  return { kind: "placed", edit: { patches, similarity: 1, reason, oldText, newText } };
};

interface Place extends TextSpan {
  readonly text: (newText: string) => string;
}

const placesOf = (document: string, oldText: string): Place[] => {
  const all = (words: string) => wholeWords(document, words, "", Number.POSITIVE_INFINITY);
  const exact = all(oldText).map((place) => ({ ...place, text: (text: string) => text }));
  const capital = capitalised(oldText);
  // A letter alone is a symbol, and its capital another one.
  const begins =
    capital === oldText || [...oldText].length === 1
      ? []
      : all(capital)
          .filter((place) => beginsSentence(document, place))
          .map((place) => ({ ...place, text: capitalised }));
  const places = [...exact, ...begins].sort((a, b) => a.start - b.start);
  const prose = outside(places, [...addressesOf(document), ...codeOf(document)]);
  return prose.length > 0 ? prose : outside(places, addressesOf(document));
};

const beginsSentence = (document: string, { start }: QuoteCandidate): boolean =>
  /(?:^|[.!?…:]\s{1,9}|\n)[\s>#*_+"«“(-]{0,9}(?:\d{1,9}[.)]\s{1,9})?[*_"«“(]{0,9}$/.test(
    document.slice(Math.max(0, start - 40), start),
  );

const capitalised = (text: string): string => {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
};

const spansOf = (document: string, pattern: RegExp): TextSpan[] =>
  [...document.matchAll(pattern)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }));

const addressesOf = (document: string): TextSpan[] =>
  spansOf(document, /\]\([^()\s]*\)|https?:\/\/[^\s)>\]]+/g);

const codeOf = (document: string): TextSpan[] => [
  ...markdownBlocks(document).filter(({ kind }) => kind === "code"),
  ...spansOf(document, /`[^`\n]+`/g),
];

/** Both lists in order of their places: each is walked once. */
const outside = (places: readonly Place[], spans: readonly TextSpan[]): Place[] => {
  const sorted = spans.toSorted((a, b) => a.start - b.start);
  let at = 0;
  let reach = 0;
  return places.filter(({ start }) => {
    for (let span = sorted[at]; span !== undefined && span.start <= start; span = sorted[at]) {
      reach = Math.max(reach, span.end);
      at += 1;
    }
    return start >= reach;
  });
};
