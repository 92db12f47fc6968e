import type { CardSides } from "#lib/schemas/card.ts";

/**
 * Words that a card leaves out on its front, written `{{c1::words}}` or `{{c1::words::hint}}`, as Anki has them. Words with
 * two colons, as of code, are written with a hint always: what stands behind the last ones is the hint.
 */
interface Gap {
  readonly number: number;
  readonly words: string;
  /** What stands in its place; "" for a sign. */
  readonly hint: string;
  /** Its words with the gaps among them: where those are asked, or neither, it is filled. */
  readonly inside: readonly Part[];
}
type Part = string | Gap;

const gapSign = "…";

/** Gaps of one text that are asked apart: each is a card. */
export const mostGapsOfText = 20;

const signs = /(\{\{c\d{1,3}::|\}\})/;

/** A text as its plain parts and its gaps. Where a gap is asked, one in it is a part of its words; what nothing closes is text. */
const partsOf = (text: string): readonly Part[] => {
  const open: { readonly sign: string; readonly parts: Part[] }[] = [];
  const whole: Part[] = [];
  for (const piece of text.split(signs)) {
    if (piece.startsWith("{{c") && signs.test(piece)) {
      open.push({ sign: piece, parts: [] });
      continue;
    }
    const closed = piece === "}}" ? open.pop() : undefined;
    const part = closed === undefined ? piece : gapOf(closed.sign, closed.parts);
    (open.at(-1)?.parts ?? whole).push(part);
  }
  return [...whole, ...open.flatMap(({ sign, parts }) => [sign, ...parts])];
};

const filled = (parts: readonly Part[]): string =>
  parts.map((part) => (isGap(part) ? part.words : part)).join("");

const gapOf = (sign: string, parts: readonly Part[]): Part => {
  const at = parts.findLastIndex((part) => !isGap(part) && part.includes("::"));
  const parting = parts[at] ?? "";
  const end = isGap(parting) ? 0 : parting.lastIndexOf("::");
  const inside = at < 0 || isGap(parting) ? parts : [...parts.slice(0, at), parting.slice(0, end)];
  const words = filled(inside);
  if (words.trim() === "") return `${sign}${filled(parts)}}}`;
  const rest = at < 0 || isGap(parting) ? "" : parting.slice(end) + filled(parts.slice(at + 1));
  // With two colons in it, a part of it would be words the next time.
  const hint = rest
    .replaceAll(/:{2,}/g, ":")
    .replace(/^[:\s]+/, "")
    .trim();
  const number = Number.parseInt(sign.slice(3), 10);
  return { number, words, hint: hint === gapSign ? "" : hint, inside };
};

const isGap = (part: Part): part is Gap => typeof part !== "string";

const gapsOf = (text: string): Gap[] => (text.includes("{{c") ? partsOf(text).filter(isGap) : []);

/** Whether a front leaves words out. */
export const hasGaps = (text: string): boolean => gapsOf(text).length > 0;

/** Whether a card asks something and answers it. */
export const isWholeCard = ({ front, back }: CardSides): boolean =>
  front.trim() !== "" && (back.trim() !== "" || hasGaps(front));

const numbersIn = (parts: readonly Part[]): number[] =>
  parts.flatMap((part) => (isGap(part) ? [part.number, ...numbersIn(part.inside)] : []));

/** In how many cards a front is asked. */
export const gapNumbers = (text: string): number[] =>
  text.includes("{{c") ? [...new Set(numbersIn(partsOf(text)))].toSorted((a, b) => a - b) : [];

type Written = Pick<Gap, "words" | "hint">;

const hintOf = ({ words, hint }: Written): string =>
  hint === "" && words.includes("::") ? gapSign : hint;

const written = (gap: Written, number = 1): string => {
  const hint = hintOf(gap);
  return `{{c${number}::${gap.words}${hint === "" ? "" : `::${hint}`}}}`;
};

/**
 * A front for each number of its gaps, in which the others are filled: so each is a card, and asked by itself. One without
 * gaps is as it was.
 */
export const splitGaps = (text: string): string[] => {
  const numbers = gapNumbers(text);
  if (numbers.length === 0) return [text];
  const parts = partsOf(text);
  const asking = (some: readonly Part[], number: number): string =>
    some
      .map((part) => {
        if (!isGap(part)) return part;
        return part.number === number ? written(part) : asking(part.inside, number);
      })
      .join("");
  return numbers.map((number) => asking(parts, number));
};

/** A front whose gaps are asked together, all of them under the first number. */
export const joinGaps = (text: string): string =>
  hasGaps(text)
    ? partsOf(text)
        .map((part) => (isGap(part) ? written(part) : part))
        .join("")
    : text;

/** A front in HTML as Anki reads its gaps: for Anki the hint begins behind the first two colons. */
export const ankiGaps = (html: string): string =>
  partsOf(html)
    .map((part) =>
      isGap(part)
        ? written({ words: part.words.replaceAll(/:(?=:|$)/g, "&#58;"), hint: hintOf(part) })
        : part,
    )
    .join("");

/** A front with the words of its gaps, as it is searched for. */
export const filledGaps = (text: string): string => filled(partsOf(text));

/** Words that stay words between the signs of what is bold. */
const plainWords = /^[\p{L}\p{N}](?:[\p{L}\p{N} ,;'’-]*[\p{L}\p{N}])?$/u;

/** Whether a text ends what another has begun, or begins what it does not end: a formula, or code. */
const turns = (text: string, sign: "`" | "$"): boolean => text.split(sign).length % 2 === 0;

/** The sides of a card as they are read: on the front of one with gaps these are empty, on its back they stand out. */
export const shownSides = (sides: CardSides): CardSides => {
  if (!hasGaps(sides.front)) return sides;
  let [front, back] = ["", ""];
  let [isCode, isFormula] = [false, false];
  for (const part of partsOf(sides.front)) {
    if (!isGap(part)) {
      // A link would begin with what the gap is shown as.
      front += front.endsWith("]") && /^[([:]/.test(part) ? `\u2060${part}` : part;
      back += part;
      isCode = isCode !== turns(part, "`");
      isFormula = isFormula !== turns(part, "$");
      continue;
    }
    const { words, hint } = part;
    front += `[${hint === "" ? gapSign : hint}]`;
    back += plainWords.test(words) && !isCode && !isFormula ? `**${words}**` : words;
  }
  return { front, back: [back, sides.back].filter((side) => side.trim() !== "").join("\n\n") };
};

/** What a card asks for: its back, or the words of each of its gaps. */
export const askedWords = ({ front, back }: CardSides): string[] => {
  const gaps = gapsOf(front);
  return gaps.length === 0 ? [back] : gaps.map(({ words }) => words);
};

/**
 * Makes a gap of marked words.
 * @returns the text, and where the gap ends; or why it makes none: no words are marked, or a gap is among them
 */
export const addGap = (
  text: string,
  marked: { readonly start: number; readonly end: number },
): { readonly text: string; readonly end: number } | "none" | "taken" => {
  const words = text.slice(marked.start, marked.end);
  const bare = words.trim();
  if (bare === "") return "none";
  const start = marked.start + words.indexOf(bare);
  // Two braces would end it, as in a formula they may.
  const inside = bare.replaceAll(/\}(?=\}|$)/g, "} ");
  const number = (gapNumbers(text).at(-1) ?? 0) + 1;
  const before = text.slice(0, start) + written({ words: inside, hint: "" }, number);
  const made = before + text.slice(start + bare.length);
  const isOneMore = gapsOf(made).length === gapsOf(text).length + 1;
  return isOneMore ? { text: made, end: before.length } : "taken";
};
