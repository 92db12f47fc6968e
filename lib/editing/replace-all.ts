import type { Replacement } from "#lib/study/study-store.ts";
import type { TextSpan } from "#lib/text/text-span.ts";
import { makePatch } from "../quotes/make-patch.ts";
import { type Patch, patchEnd } from "../quotes/patch.ts";
import { deletedSpan } from "../quotes/span-marks.ts";
import { markdownBlocks } from "./check-edit.ts";
import { type PlacedEdit, passagesSharingWords } from "./place-edits.ts";
import { tidyDeletion, wholeWords } from "./word-edges.ts";

/**
 * The one edit that puts new words in every place of the old ones, as whole words; where a sentence begins with them,
 * the capital is kept. Other forms of the words stay, and so do addresses, commands and tags, and code unless the words
 * stand only there. A lone letter that stands in formulas is a symbol: the same letter in a sentence is a word.
 * @param forms the words in each of their forms; where one stands within another, the longer one is meant. It is enough that
 * one of them stands in the document
 */
export const replaceAll = (
  document: string,
  { forms, reason }: { readonly forms: readonly Replacement[]; readonly reason: string },
): PlacedEdit => {
  const places = placesOfForms(document, forms);
  if (places.length === 0) {
    const wanted = forms.map(({ oldText }) => oldText).join(" ");
    return { kind: "absent", nearest: passagesSharingWords(document, wanted) };
  }
  const patches = places
    .flatMap(({ newText, ...place }) =>
      newText.trim() === ""
        ? deletion(document, place)
        : makePatch(
            document,
            place.start,
            place.end,
            place.begins ? capitalised(newText) : newText,
          ),
    )
    .filter(({ removed, inserted }) => removed !== inserted)
    // Two deletions side by side would both take the space between them.
    .filter((patch, at, all) => at === 0 || patchEnd(all[at - 1] ?? patch) <= patch.start);
  if (patches.length === 0) return { kind: "unchanged" };
  const [oldText, newText] = [
    forms.map((form) => form.oldText).join(", "),
    forms.map((form) => form.newText).join(", "),
  ];
  return { kind: "placed", edit: { patches, similarity: 1, reason, oldText, newText } };
};

/** The places of all forms in their order. */
const placesOfForms = (document: string, forms: readonly Replacement[]) => {
  const taken: (Place & { readonly newText: string })[] = [];
  for (const { oldText, newText } of forms.toSorted(
    (a, b) => b.oldText.length - a.oldText.length,
  )) {
    for (const place of beyond(placesOf(document, oldText), taken)) {
      taken.push({ ...place, newText });
    }
    taken.sort((a, b) => a.start - b.start);
  }
  return taken;
};

/** Those of the first list that share no sign with one of the second; both in their order. */
const beyond = (places: readonly Place[], taken: readonly TextSpan[]): Place[] => {
  let at = 0;
  return places.filter(({ start, end }) => {
    while ((taken[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    return (taken[at]?.start ?? Number.POSITIVE_INFINITY) >= end;
  });
};

const longestAround = 300;

const lastSentence = (text: string): string => {
  const line = text.slice(text.lastIndexOf("\n") + 1);
  const end = [...line.matchAll(/[.!?…]\s/g)].at(-1);
  return end === undefined ? line : line.slice(end.index + end[0].length);
};

/** The sentences that words stand in after an edit, each once, in their order: whoever made it reads them again. */
export const changedSentences = (edited: string, patches: readonly Patch[]): string[] => {
  const found = new Set<string>();
  let shift = 0;
  for (const { start, removed, inserted } of patches.toSorted((a, b) => a.start - b.start)) {
    const at = start + shift;
    shift += inserted.length - removed.length;
    const from = Math.max(0, at - longestAround);
    const before = lastSentence(edited.slice(from, at));
    const rest = edited.slice(at, at + inserted.length + longestAround);
    const behind = /^[^\n]*?(?:[.!?…](?=\s)|(?=\n)|$)/.exec(rest)?.[0] ?? rest;
    found.add(`${before}${behind}`.trim());
  }
  return [...found];
};

interface Place extends TextSpan {
  /** Whether a sentence begins with the old words, and so with a capital. */
  readonly begins: boolean;
}

/** Marks around the words go with them, and the capital of their sentence goes to the next word. */
const deletion = (document: string, { start, end, begins }: Place): Patch[] => {
  const gone = tidyDeletion(document, deletedSpan(document, { start, end }));
  const next = begins ? (/^[*_"«“(]*\p{Ll}/u.exec(document.slice(gone.end))?.[0] ?? "") : "";
  return [makePatch(document, gone.start, gone.end + next.length, next.toUpperCase())];
};

const placesOf = (document: string, oldText: string): Place[] => {
  const isLone = /^\p{L}$/u.test(oldText);
  const all = (words: string) =>
    wholeWords(document, words, "", Number.POSITIVE_INFINITY).filter((place) =>
      isWhole(document, place),
    );
  const capital = capitalised(oldText);
  // A letter alone is a symbol, and its capital another one.
  const places = [
    ...all(oldText).map((place) => ({
      ...place,
      begins: !isLone && capital === oldText && beginsSentence(document, place),
    })),
    ...(isLone || capital === oldText ? [] : all(capital))
      .filter((place) => beginsSentence(document, place))
      .map((place) => ({ ...place, begins: true })),
  ].sort((a, b) => a.start - b.start);
  const text = outsideAddresses(document, places);
  const formulas = isLone ? inside(text, formulasOf(document)) : [];
  if (formulas.length > 0) return formulas;
  const prose = outside(text, codeOf(document));
  return prose.length > 0 ? prose : text;
};

/** "5" is no part of "5.5", "in" none of "\in", "C" none of "C++". */
const isWhole = (document: string, { start, end }: TextSpan): boolean => {
  const [before, behind] = [
    document.slice(Math.max(0, start - 2), start),
    document.slice(end, end + 2),
  ];
  const isNumber = /\d/.test(document[start] ?? "") && /^\d/.test(document.slice(end - 1));
  return !(
    (before.endsWith("\\") && before !== "\\\\") ||
    (/^(?:\+\+|#)/.test(behind) && /\p{Lu}/u.test(document[end - 1] ?? "")) ||
    (isNumber && (/^\d[.,]$/.test(before) || /^[.,]\d/.test(behind)))
  );
};

const beginsSentence = (document: string, { start }: TextSpan): boolean =>
  /(?:^|[.!?…:]\s{1,9}|\n|\|)[\s>#*_+"«“(-]{0,9}(?:\d{1,9}[.)]\s{1,9})?[*_"«“(]{0,9}$/.test(
    document.slice(Math.max(0, start - 40), start),
  );

const capitalised = (text: string): string =>
  text.replace(/^[*_"«“(]{0,9}\p{Ll}/u, (head) => head.toUpperCase());

const spansOf = (document: string, pattern: RegExp): TextSpan[] =>
  [...document.matchAll(pattern)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }));

/** Of links, pictures and references, and whatever stands in a tag. */
const addressesOf = (document: string): TextSpan[] =>
  spansOf(
    document,
    /\]\([^\s()]*(?:\([^\s()]*\)[^\s()]*)?|(?<=^[ \t]{0,3}\[[^\]\n]{1,200}\]:[ \t]{0,9})[^\s[\]]\S*|https?:\/\/[^\s)>\]]+|<\/?[a-zA-Z][^<>\n]{0,300}>/gm,
  );

/** Places that do not begin in the address of a link or a picture, or in a tag, which are no text; in their order. */
export const outsideAddresses = <Span extends TextSpan>(
  document: string,
  places: readonly Span[],
): Span[] => outside(places, addressesOf(document));

const codeOf = (document: string): TextSpan[] => [
  ...markdownBlocks(document).filter(({ kind }) => kind === "code"),
  ...spansOf(document, /(?<!`)(`{1,3})(?!`)(?:[^\n]|\n(?![ \t]*\n)){1,400}?(?<!`)\1(?!`)/g),
];

const formulasOf = (document: string): TextSpan[] =>
  spansOf(document, /\$\$[^$]+\$\$|\$[^$\n]+\$/g);

const inside = (places: readonly Place[], spans: readonly TextSpan[]): Place[] => {
  const beyond = new Set(outside(places, spans));
  return places.filter((place) => !beyond.has(place));
};

/** Both lists in order of their places: each is walked once. */
const outside = <Span extends TextSpan>(
  places: readonly Span[],
  spans: readonly TextSpan[],
): Span[] => {
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
