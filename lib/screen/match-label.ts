import type { PixelBox } from "#lib/schemas/located-control.ts";
import { codeUnits, editDistance } from "#lib/text/edit-distance.ts";
import { stemRussian } from "#lib/text/stem-word.ts";
import type { TargetName } from "./parse-instruction.ts";
import {
  boundingBox,
  foldWord,
  type LabelWord,
  labelTokens,
  type ScreenLabel,
  unsureWord,
} from "./screen-label.ts";

/** Words of a screen that may be a name. */
export interface LabelMatch {
  readonly box: PixelBox;
  readonly text: string;
  /** 0 to 1.2: how alike the letters are, and how much of what stands together they are; over 1 for a longer reading of the name. */
  readonly quality: number;
  /** The part of the label's letters that the name takes, 0 to 1. */
  readonly share: number;
  readonly label: ScreenLabel;
}

/** Letters in 100 that must be the same; short names must be the same to a letter. */
const leastAlike = 0.78;
const shortName = 4;
/** Names under this length may have another letter, and none more or less: «Правка» is not «Справка». */
const loose = 8;
/** What a name is worth of which the screen's label has more. */
const wholeWorth = 0.65;
/** From this on a reader makes no mistakes, and other letters are another name: "Document" is not "Documents". */
const sureWord = 96;
const otherWord = 0.6;
/** Where only the endings of the words differ, and where a long label is cut off with an ellipsis. */
const inflected = 0.96;
const cutOff = 0.9;

interface WantedName {
  readonly folded: string;
  readonly stem: string;
  readonly tokens: readonly string[];
  readonly words: number;
  /** Whether it begins with a capital letter. */
  readonly capital: boolean;
}

/** The places of a name, one for each label that has it. */
export const matchName = (name: TargetName, labels: readonly ScreenLabel[]): LabelMatch[] => {
  // A single letter that no mark sets off is no name: "the X coordinate".
  const least = name.marked ? 1 : 2;
  const variants = name.variants.map(wantedName).filter(({ folded }) => folded.length >= least);
  const [first] = variants;
  if (!first) return [];
  const matches = matchesOf(variants, first, labels);
  // Where a label bears the name itself, another one is no misreading of it.
  return matches.some(({ quality }) => quality >= misreadStart)
    ? matches
    : [...matches, ...afterRoundIcons(first, labels)];
};

const matchesOf = (
  variants: readonly WantedName[],
  first: WantedName,
  labels: readonly ScreenLabel[],
): LabelMatch[] =>
  labels.flatMap((label) => {
    let best: LabelMatch | null = null;
    for (const [index, wanted] of variants.entries()) {
      const match = bestInLabel(wanted, label);
      if (match === null || (index > 0 && match.share < 0.9)) continue;
      const quality = match.quality * worthOfVariant(wanted, first, index);
      if (!best || quality > best.quality) best = { ...match, quality };
    }
    return best ?? [];
  });

/** What readers make of a round icon that touches the name: "Qvias" for a via and "Vias". As labels have it, folded. */
const roundIcon = /^[qocgde@©®]$/u;
/** What the name is worth then; of two labels that are like this neither is shown, as each may be a name of its own. */
const misreadStart = 0.8;
const misreadOneOf = 0.6;

/** The labels that are the name with a round icon read as its first letter, where the reader was not sure of the word. */
const afterRoundIcons = ({ folded }: WantedName, labels: readonly ScreenLabel[]): LabelMatch[] => {
  if (folded.length < shortName) return [];
  const found = labels.filter(({ joined, words }) => {
    const read = words.map((word) => word.folded).join("");
    return (
      !joined &&
      (words[0]?.confidence ?? sureWord) < sureWord &&
      read.endsWith(folded) &&
      roundIcon.test(read.slice(0, -folded.length))
    );
  });
  return found.map((label) => ({
    ...{ label, box: label.box, share: 1 },
    text: label.words.map((word) => word.text).join(" "),
    quality: found.length === 1 ? misreadStart : misreadOneOf,
  }));
};

/** What each word more makes a reading surer that is on the screen: enough to be taken before a shorter one elsewhere. */
const longerWord = 0.1;
const mostLonger = 1.2;

/** A longer reading that is on the screen is surer, a shorter one less so; one of less than 0.6 of the letters is not found. */
const worthOfVariant = (wanted: WantedName, first: WantedName, index: number): number => {
  if (index === 0) return 1;
  const ratio = wanted.folded.length / first.folded.length;
  return ratio >= 1
    ? Math.min(mostLonger, 1 + longerWord * (wanted.words - first.words))
    : 0.45 + 0.4 * ratio;
};

const wantedName = (text: string): WantedName => {
  const tokens = labelTokens(text);
  return {
    tokens: tokens.map(foldWord),
    folded: tokens.map(foldWord).join(""),
    stem: tokens.map((token) => foldWord(stemRussian(token))).join(""),
    words: tokens.length,
    capital: /^\P{L}*\p{Lu}/u.test(text),
  };
};

const bestInLabel = (wanted: WantedName, label: ScreenLabel): LabelMatch | null => {
  const letters = lettersOf(label.words.filter(({ noise }) => !noise));
  let best: LabelMatch | null = null;
  for (const part of partsOf(label.words, wanted.words + 2)) {
    const alike = likeness(wanted, part);
    if (alike === 0) continue;
    const share = Math.min(1, lettersOf(part) / Math.max(1, letters));
    const quality = alike * (1 - wholeWorth + wholeWorth * share) * caseWorth(wanted, part);
    if (best && best.quality >= quality) continue;
    const text = part.map((word) => word.text).join(" ");
    best = { box: boundingBox(part.map(({ box }) => box)), text, quality, share, label };
  }
  return best && label.joined && best.share < 0.9 ? null : best;
};

/** The runs of up to so many words. Signs at their ends are no part of a name's place. */
const partsOf = (words: readonly LabelWord[], most: number): LabelWord[][] =>
  words
    .flatMap((_, start) =>
      words.slice(start, start + most).map((_word, index) => words.slice(start, start + index + 1)),
    )
    .filter((part) => part[0]?.folded !== "" && part.at(-1)?.folded !== "");

const lettersOf = (words: readonly LabelWord[]): number =>
  words.reduce((sum, { folded }) => sum + folded.length, 0);

/** A word inside a sentence is written small, a control seldom. */
const caseWorth = (wanted: WantedName, [first]: readonly LabelWord[]): number =>
  wanted.capital && first && /^\P{L}*\p{Ll}/u.test(first.text) ? 0.93 : 1;

const likeness = (wanted: WantedName, part: readonly LabelWord[]): number => {
  const folded = part.map((word) => word.folded).join("");
  const exact = alikeness(wanted.folded, folded);
  if (exact === 1) return 1;
  const short = shortWorth(wanted.folded, folded, part);
  if (short > 0) return short;
  const stem = part.map((word) => word.stem).join("");
  if (exact > 0 && hasOtherWord(wanted.tokens, part)) return 0;
  const byStem = stem === folded ? 0 : inflected * alikeness(wanted.stem, stem);
  const sure = part.every(({ confidence }) => confidence >= sureWord);
  const isCut = /(?:…|\.\.\.?)$/u.test(part.at(-1)?.text ?? "") && folded.length >= 6;
  const byEnd = isAfterIcon(wanted.folded, folded, part) ? cutOff : 0;
  const byStart = isCut && wanted.folded.startsWith(folded.slice(0, -1)) ? cutOff : 0;
  return Math.max(exact < 1 && sure ? otherWord * exact : exact, byStem, byStart, byEnd);
};

/** Readers are unsure of words that begin with what they made of an icon: "Фок" is an OK with a tick before it. */
const mostOfIcon = 2;

/**
 * Names of four letters must be the same but for one that the reader was unsure of. An underlined F is read as E and
 * such a name is found; with any other letter it is shown as a candidate alone: Next may be Text as well.
 */
const misreadShort = 0.8;
const doubtfulShort = 0.65;
/** An E for an F had up to 78 on the screens measured. */
const unsureShort = 85;

const shortWorth = (wanted: string, folded: string, part: readonly LabelWord[]): number => {
  const isMisread =
    wanted.length === shortName &&
    folded.length === shortName &&
    part.every(({ confidence }) => confidence < unsureShort) &&
    editDistance(codeUnits(wanted), codeUnits(folded)) === 1;
  if (!isMisread) return 0;
  const at = [...wanted].findIndex((letter, index) => letter !== folded[index]);
  return wanted[at] === "f" && folded[at] === "e" ? misreadShort : doubtfulShort;
};

const isAfterIcon = (wanted: string, folded: string, [first]: readonly LabelWord[]): boolean =>
  first !== undefined &&
  first.confidence < unsureWord &&
  folded.length - wanted.length <= mostOfIcon &&
  folded.endsWith(wanted) &&
  !contrary.has(folded.slice(0, -wanted.length));

/** What makes the contrary of a name: Lock is not Unlock. */
const contrary: ReadonlySet<string> = new Set(
  ["un", "in", "im", "de", "re", "не", "от", "вы"].map(foldWord),
);

/** Whether a word of the label is another one, as in "Track 2" for "Track 1"; a reader's mistakes leave half of a word. */
const hasOtherWord = (tokens: readonly string[], part: readonly LabelWord[]): boolean => {
  const others = part.flatMap(({ text }) => labelTokens(text)).map(foldWord);
  return (
    others.length === tokens.length &&
    tokens.some((token, index) => {
      const other = others[index] as string;
      const most = Math.max(token.length, other.length);
      return editDistance(codeUnits(token), codeUnits(other)) > most / 2;
    })
  );
};

/** The share of letters in common, 0 under the least. */
const alikeness = (a: string, b: string): number => {
  if (a === b) return 1;
  const longest = Math.max(a.length, b.length);
  if (longest <= shortName || (longest < loose && a.length !== b.length)) return 0;
  // «Прозрачность» is the contrary of «Непрозрачность».
  if (Math.abs(a.length - b.length) > 1 && (a.endsWith(b) || b.endsWith(a))) return 0;
  const limit = Math.floor(longest * (1 - leastAlike));
  if (Math.abs(a.length - b.length) > limit) return 0;
  const distance = editDistance(codeUnits(a), codeUnits(b), limit);
  return distance > limit ? 0 : 1 - distance / longest;
};
