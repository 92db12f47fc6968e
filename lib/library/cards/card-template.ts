/** A note of Anki: its fields by their names. */
export type Fields = ReadonlyMap<string, string>;

/** Which gap of a note with gaps a card asks for, from 1. */
export interface Gap {
  readonly number: number;
  readonly side: "front" | "back";
}

/** What stands for the words of a gap. */
const gapSign = "[…]";

/** Templates nest three or four sections. */
const deepestSections = 20;

const isEmpty = (html: string): boolean =>
  html.replaceAll(/<(?!img\b)[^<>]*>|&nbsp;/gi, "").trim() === "";

/**
 * HTML of a side: a template of Anki with a note's fields in it. What only its own programs know (`type:`, `hint:`, tags
 * and decks) is left out or stands as its field.
 */
export const fillTemplate = (template: string, fields: Fields, gap: Gap | null): string =>
  sectionsOf(template, fields).replaceAll(/\{\{([^{}]*)\}\}/g, (_, inside: string) => {
    const [name = "", ...filters] = inside
      .split(":")
      .map((part) => part.trim())
      .reverse();
    const value = fields.get(name) ?? "";
    if (gap !== null && filters.includes("cloze")) return withGap(value, gap);
    return filters.includes("text") ? value.replaceAll(/<[^<>]*>/g, " ") : value;
  });

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

interface OpenGap {
  readonly isAsked: boolean;
  /** Where its words begin in what is written. */
  readonly start: number;
}

const isOfGap = (numbers: string, wanted: number): boolean =>
  numbers.split(",").includes(String(wanted));

/** What is seen of a gap that is asked for, as Anki has it: its hint, or a sign. */
const emptied = (hint: string | undefined): string => (hint ? `[${hint}]` : gapSign);

/**
 * A text with gaps, `{{c1::words::hint}}`: on the front one is empty and the others are filled; the back is what belongs
 * into it. Gaps may lie in one another.
 */
const withGap = (text: string, { number, side }: Gap): string => {
  const answers: string[] = [];
  const open: OpenGap[] = [];
  let written = "";
  const close = ({ isAsked, start }: OpenGap): void => {
    const [words = "", hint] = written.slice(start).split("::");
    // A gap in a gap is a part of its words.
    const isEmpty = isAsked && !open.some((outer) => outer.isAsked);
    if (isEmpty) answers.push(words);
    written = written.slice(0, start) + (isEmpty && side === "front" ? emptied(hint) : words);
  };
  for (const part of text.split(/(\{\{c[\d,]{1,20}::|\}\})/)) {
    const numbers = /^\{\{c([\d,]+)::$/.exec(part)?.[1];
    const last = part === "}}" ? open.pop() : undefined;
    if (numbers !== undefined)
      open.push({ isAsked: isOfGap(numbers, number), start: written.length });
    else if (last !== undefined) close(last);
    else written += part;
  }
  return side === "front" ? written : answers.join("<br>");
};
