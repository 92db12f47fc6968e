/** A note of Anki: its fields by their names. */
export type Fields = ReadonlyMap<string, string>;

/** A side of a card, and which gap of a note with gaps the card asks for, from 1; null for a note without. */
export interface CardSide {
  readonly side: "front" | "back";
  readonly gap: number | null;
}

/** What stands for the words of a gap. */
const gapSign = "[…]";

/** Templates nest three or four sections. */
const deepestSections = 20;

const isEmpty = (html: string): boolean =>
  html.replaceAll(/<(?!img\b)[^<>]*>|&nbsp;/gi, "").trim() === "";

/** A field of a template, `{{filter:filter:Field}}`: its name, and its filters, the one that is applied first in front. */
export const fieldOf = (inside: string): { name: string; filters: readonly string[] } => {
  const [name = "", ...filters] = inside
    .split(":")
    .map((part) => part.trim())
    .reverse();
  return { name, filters };
};

/**
 * HTML of a side: a template of Anki with a note's fields in it. What only its own programs know (tags, decks) is left
 * out.
 */
export const fillTemplate = (template: string, fields: Fields, card: CardSide): string =>
  sectionsOf(template, fields).replaceAll(/\{\{([^{}]*)\}\}/g, (_, inside: string) => {
    const { name, filters } = fieldOf(inside);
    return filters.reduce((html, one) => filtered(one, html, card), fields.get(name) ?? "");
  });

/**
 * What a filter of Anki makes of a field. The answer that is to be typed and the hint that is shown when it is asked for
 * are not seen on the front; what is read aloud is no text. A filter of an add-on, which nothing here knows, leaves the
 * field as it is, as Anki does.
 */
const filtered = (filter: string, html: string, card: CardSide): string => {
  switch (filter) {
    case "type":
    case "hint":
      return card.side === "front" ? "" : html;
    case "cloze":
      return withGap(html, card);
    case "cloze-only":
      return gapsAlone(html, card);
    case "text":
      return html.replaceAll(/<[^<>]*>/g, " ");
    case "furigana":
      return withReadings(html, (word, reading) => `<ruby>${word}<rt>${reading}</rt></ruby>`);
    case "kanji":
      return withReadings(html, (word) => word);
    case "kana":
      return withReadings(html, (_, reading) => reading);
    default:
      return filter.startsWith("tts ") ? "" : html;
  }
};

/** `{{#Field}}…{{/Field}}` stays where the field has something, `{{^Field}}…{{/Field}}` where it has nothing. */
const sectionsOf = (template: string, fields: Fields): string => {
  const parts = template.split(/(\{\{\s*[#^/][^{}]*\}\})/);
  const open: boolean[] = [];
  let filled = "";
  for (const part of parts) {
    const [, sign, name = ""] = /^\{\{\s*([#^/])([^{}]*)\}\}$/.exec(part) ?? [];
    if (sign === undefined) {
      if (open.every((shown) => shown)) filled += part;
    } else if (sign === "/") open.pop();
    else if (open.length < deepestSections) {
      open.push(isEmpty(fields.get(name.trim()) ?? "") === (sign === "^"));
    }
  }
  return filled;
};

/**
 * Readings of Japanese words, `word[reading]`. A word begins behind a space, which goes with it, or behind a tag; what is
 * to be heard, `[sound:…]`, is no reading.
 */
const withReadings = (html: string, put: (word: string, reading: string) => string): string => {
  const text = html.replaceAll("&nbsp;", " ");
  let [filled, done] = ["", 0];
  for (let open = text.indexOf("["); open >= 0; open = text.indexOf("[", open + 1)) {
    let start = open;
    while (start > done && !/[ >]/.test(text[start - 1] ?? "")) start -= 1;
    if (start === open) continue;
    const end = text.indexOf("]", open + 2);
    if (end < 0) break;
    const reading = text.slice(open + 1, end);
    const isSound = reading.startsWith("sound:");
    const before = start > done && text[start - 1] === " " && !isSound ? start - 1 : start;
    filled += text.slice(done, before);
    filled += isSound ? text.slice(before, end + 1) : put(text.slice(start, open), reading);
    done = end + 1;
    open = end;
  }
  return filled + text.slice(done);
};

/** Whether what is asked for in a text with gaps are places of a picture, as Anki's own type “Image Occlusion” has them. */
export const hasCoveredPlaces = (text: string): boolean =>
  /\{\{c[\d,]{1,20}::image-occlusion:/.test(text);

/** The sign that opened a formula, "" outside of one. */
type Formula = "" | "(" | "[";

const closing = { "(": "\\)", "[": "\\]" } as const;

/** Whether a text goes on in a formula behind this sign, which stands in `formula`. */
const afterSign = (formula: Formula, sign: string): Formula => {
  if (formula !== "") return sign === closing[formula] ? "" : formula;
  return sign === "\\(" ? "(" : sign === "\\[" ? "[" : "";
};

interface OpenGap {
  readonly isAsked: boolean;
  /** Where its words begin in what is written. */
  readonly start: number;
  readonly formula: Formula;
}

const isOfGap = (numbers: string, wanted: number): boolean =>
  numbers.split(",").includes(String(wanted));

const plainWords = /^[\p{L}\p{N} ,;.!?-]+$/u;

/** What is seen of a gap that is asked for, as Anki has it: its hint, or a sign. */
const emptied = (hint: string | undefined, formula: Formula): string => {
  if (!hint) return gapSign;
  // As signs of a formula the letters of a word would stand apart.
  return formula !== "" && plainWords.test(hint) ? `[\\text{${hint}}]` : `[${hint}]`;
};

/** Words of a gap that was cut out of a formula, as a formula. */
const whole = (words: string, formula: Formula): string =>
  formula === "" || words.trim() === "" || /\\[()[\]]/.test(words)
    ? words
    : `\\${formula}${words.trim()}${closing[formula]}`;

/** What is asked for in a text with gaps, `{{c1::words::hint}}`: the text with that gap empty, and what is in the gap. */
const asked = (text: string, gap: number) => {
  const found: { shown: string; words: string }[] = [];
  const open: OpenGap[] = [];
  // One that nothing closes opens no formula.
  const last = { "\\(": text.lastIndexOf("\\)"), "\\[": text.lastIndexOf("\\]") };
  const isClosed = (sign: string, from: number) =>
    (sign !== "\\(" && sign !== "\\[") || last[sign] > from;
  let written = "";
  let formula: Formula = "";
  let at = 0;
  const read = (part: string): void => {
    written += part;
    for (const { 0: sign, index } of part.matchAll(/\\[()[\]]/g)) {
      formula = isClosed(sign, at + index) ? afterSign(formula, sign) : formula;
    }
  };
  const close = (one: OpenGap): void => {
    const [words = "", hint] = written.slice(one.start).split("::");
    // A gap in a gap is a part of its words.
    const isEmptied = one.isAsked && !open.some((outer) => outer.isAsked);
    const shown = isEmptied ? emptied(hint, one.formula) : words;
    if (isEmptied) {
      found.push({ shown: whole(shown, one.formula), words: whole(words, one.formula) });
    }
    written = written.slice(0, one.start) + shown;
  };
  for (const part of text.split(/(\{\{c[\d,]{1,20}::|\}\})/)) {
    const numbers = /^\{\{c([\d,]+)::$/.exec(part)?.[1];
    const inner = part === "}}" ? open.pop() : undefined;
    if (numbers !== undefined)
      open.push({ isAsked: isOfGap(numbers, gap), start: written.length, formula });
    else if (inner !== undefined) close(inner);
    else read(part);
    at += part.length;
  }
  return { written, found };
};

/**
 * A text with gaps: on the front one is empty and the others are filled; the back is what belongs into it. Gaps may lie in
 * one another.
 */
const withGap = (text: string, { gap, side }: CardSide): string => {
  if (gap === null) return text;
  const { written, found } = asked(text, gap);
  return side === "front" ? written : found.map(({ words }) => words).join("<br>");
};

/** Nothing of a text but the gap that is asked for. */
const gapsAlone = (text: string, { gap, side }: CardSide): string =>
  gap === null
    ? ""
    : asked(text, gap)
        .found.map(({ shown, words }) => (side === "front" ? shown : words))
        .join(", ");
