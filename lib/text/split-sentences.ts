import type { Language } from "#lib/schemas/language.ts";
import type { Span } from "#lib/schemas/quiz.ts";

/**
 * A copy of a paragraph of the same length, in which a sentence splitter sees no dots or line
 * ends that mean something else: code and formulas become `X`, white space becomes plain space,
 * and the `>` of a quotation's further lines goes.
 */
const maskInline = (text: string): string => {
  const characters = text.replace(/(\r\n|\n|\r)([ \t]*>)+/g, (match) => " ".repeat(match.length));
  return maskDelimited(maskDelimited(characters, "`"), "$").replace(/\s/g, " ");
};

/**
 * Replaces what stands between two runs of `delimiter` of equal length, and these, by as many `X`. Linear: the next run of
 * each length is known beforehand.
 */
export const maskDelimited = (text: string, delimiter: "`" | "$"): string => {
  const runs = [...text.matchAll(delimiter === "`" ? /`+/g : /(?<!\\)\${1,2}/g)];
  const partner = new Map<number, number>();
  const nextOfLength = new Map<number, number>();
  for (let index = runs.length - 1; index >= 0; index -= 1) {
    const length = runs[index]?.[0].length ?? 0;
    const next = nextOfLength.get(length);
    if (next !== undefined) partner.set(index, next);
    nextOfLength.set(length, index);
  }
  let masked = "";
  let position = 0;
  for (let index = 0; index < runs.length; index += 1) {
    const open = runs[index];
    const close = runs[partner.get(index) ?? -1];
    if (!open || !close || !isPair(text, delimiter, open.index, close.index)) continue;
    const end = close.index + close[0].length;
    masked += text.slice(position, open.index) + "X".repeat(end - open.index);
    position = end;
    index = partner.get(index) ?? index;
  }
  return masked + text.slice(position);
};

/** "costs $5 and $6" is no formula: a formula does not begin or end with a space. */
const isPair = (text: string, delimiter: string, open: number, close: number): boolean =>
  delimiter === "`" ||
  text.charAt(open + 1) === "$" ||
  (/\S/.test(text.charAt(open + 1)) && /\S/.test(text.charAt(close - 1)));

const segmenters: Record<Language, Intl.Segmenter> = {
  en: new Intl.Segmenter("en", { granularity: "sentence" }),
  ru: new Intl.Segmenter("ru", { granularity: "sentence" }),
};

/** A line shorter than this was ended by its writer and not by the width of an editor. */
const wrappedLineLength = 60;

/** A text without full stops is cut at spaces, so that no sentence outgrows a prompt. */
const longestSentence = 1_500;

/** After these the sentence goes on, even before a capital letter; what is emphasised ends in `closed`. */
const abbreviation: Record<Language, RegExp> = {
  en: /(?:^|[\s(*_])(?:e\.\s?g|i\.\s?e|cf|vs|viz|approx|ca|mr|mrs|dr|prof|st|usu|fig|figs|eqs?|no|nos|sec|ch|def|thm|pp?|vol|al|resp|art|arts|para|incl|esp|est|gen|capt|lt|col|rev|gov|sen|lat|op)\.⸩*\s*$/i,
  ru: /(?:^|[\s(«*_])(?:т\.\s?[екнс]|т\.\s?ч|напр|см|ср|ст|ч|абз|рис|табл|гл|стр|с|им|акад|проф|доц|ур|опр|теор|лем|разд|п|пп|англ|лат|греч|нем|фр|обозн|соотв|прибл|ок|сб|вып|вяч|вл|дм|евг|конст|сер|св|нач|кон|[12]-а?я пол)\.⸩*\s*$/i,
};

/** Pages and parts before a number are seconds and hours behind one: «0,8 с. Систола» are two sentences. */
const unit = /\d\s?[сч]\.⸩*\s*$/i;

/** "c. 1850": about so many. */
const beforeNumber = /(?:^|[\s(~])c\.\s*$/;

const initial = /(?:^|[\s(*_])[А-ЯЁ]\.\s*$/;

/**
 * The sentences of one paragraph, as offsets into it, without surrounding white space.
 * White space and text without a letter or digit belong to none.
 */
export const splitSentences = (text: string, language: Language): Span[] => {
  const masked = maskClosing(maskInline(text)).replace(beginning, "X");
  const sentences: Span[] = [];
  for (const part of writtenLines(text)) {
    for (const piece of segment(masked.slice(part.start, part.end), language)) {
      for (const cut of cutLong(masked, part.start + piece.start, part.start + piece.end)) {
        const found = trimmed(text, cut.start, cut.end);
        if (found && /[\p{L}\p{N}]/u.test(text.slice(found.start, found.end)))
          sentences.push(found);
      }
    }
  }
  return sentences;
};

/** What begins a sentence as a capital letter does: a number, and a word in bold. */
const beginning = /(?<=\p{Ll}{4}[.!?] )\d|(?<=\p{Ll}{4}[.!?] (?:\*\*|__))\p{Ll}/gu;

/** A closing bracket of the segmenter's that no note has. */
const closed = "⸩";

/**
 * Emphasis that ends directly after a full stop belongs to the sentence before, as quotes and
 * brackets do; the segmenter knows only these. Before a letter or an opening mark it begins there.
 */
const maskClosing = (text: string): string =>
  text.replace(
    /([.!?…])([*_~"'”’»)\]]+)(?![*_~"'”’»)\]“„‘«([\p{L}\p{N}])/gu,
    (_, stop: string, marks: string) => stop + marks.replace(/[*_~]/g, closed),
  );

const segment = (text: string, language: Language): Span[] => {
  const pieces: Span[] = [];
  let goesOn = false;
  for (const { segment: piece, index } of segmenters[language].segment(text)) {
    const last = pieces.at(-1);
    const before = text.slice(Math.max(0, index - 5), index);
    const isAmount = /^\d/.test(piece) && beforeNumber.test(before);
    if (last && (goesOn || isAmount)) last.end = index + piece.length;
    else pieces.push({ start: index, end: index + piece.length });
    // ".NET" and ".gitignore" begin with a full stop.
    const isAbbreviated = abbreviation[language].test(piece) && !unit.test(piece);
    goesOn = isAbbreviated || initial.test(piece) || piece === ".";
  }
  return pieces;
};

/** Cuts at the last space before the limit; a text without spaces between surrogate pairs. */
const cutLong = (masked: string, start: number, end: number): Span[] => {
  const cuts: Span[] = [];
  let from = start;
  while (end - from > longestSentence) {
    const space = masked.lastIndexOf(" ", from + longestSentence);
    let to = space > from ? space : from + longestSentence;
    if (/[\uDC00-\uDFFF]/.test(masked.charAt(to))) to -= 1;
    cuts.push({ start: from, end: to });
    from = to;
  }
  cuts.push({ start: from, end });
  return cuts;
};

/**
 * Students write one thought a line without a full stop: such a line's end is a border. A line
 * that was only wrapped goes on in the next one.
 */
const writtenLines = (text: string): Span[] => {
  const parts: Span[] = [];
  let start = 0;
  let lineStart = 0;
  for (const ending of text.matchAll(/\r\n|\n|\r/g)) {
    const next = ending.index + ending[0].length;
    if (endsThought(text.slice(lineStart, ending.index), text.slice(next, next + 80))) {
      parts.push({ start, end: ending.index });
      start = next;
    }
    lineStart = next;
  }
  parts.push({ start, end: text.length });
  return parts;
};

const endsThought = (line: string, rest: string): boolean => {
  const startsAnew = /^[ \t>]*(?:[*_]{1,2}|[`"«“(])?[\p{Lu}\p{Extended_Pictographic}]/u.test(rest);
  if (/ {2}$|\\$/.test(line)) return startsAnew;
  return startsAnew && line.length < wrappedLineLength && !/[,(–—-]\s*$/.test(line);
};

const trimmed = (text: string, start: number, end: number): Span | null => {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text.charAt(from))) from += 1;
  while (to > from && /\s/.test(text.charAt(to - 1))) to -= 1;
  return to > from ? { start: from, end: to } : null;
};
