import { foldedWords } from "#lib/text/words.ts";
import {
  type Context,
  isIn,
  listAbout,
  type Named,
  nameParts,
  type Part,
  readNoun,
} from "./anchors.ts";
import { changed, type Operation, type Place, spanOf } from "./reading.ts";
import { type Token, wordsOf } from "./said.ts";
import { areIn } from "./same-word.ts";

/** What a paragraph or a list is to become. */
const formOf = (tokens: readonly Token[]): "numbers" | "bullets" | "paragraph" | null => {
  const words = tokens.map(({ word }) => word).join(" ");
  if (words.length > 60) return null;
  if (/\b(?:numbered|ordered)|нумер/.test(words))
    return /ненумер|маркир/.test(words) ? "bullets" : "numbers";
  if (/\b(?:bullet(?:ed|s)?|list)\b|маркир|спис(?:ок|ком|ка)(?![а-я])/.test(words))
    return "bullets";
  return /\b(?:paragraph|prose|plain text|running text)\b|абзац|(?:сплошн|обычн|связн)[а-я]{1,4} текст|^(?:в )?(?:текст|text)$/.test(
    words,
  )
    ? "paragraph"
    : null;
};

const reshaped: Operation["read"] = ({ what = [], form: given = [], Into }, context) => {
  const form = formOf(given);
  if (form === null || given.some(({ isLocked }) => isLocked)) return null;
  const found =
    nameParts(context, what, form === "paragraph" ? ["list"] : ["list", "paragraph"]) ??
    listedSentences(context, what) ??
    listAbout(context, what);
  const [part, ...others] = found?.parts ?? [];
  if (part === undefined || others.length > 0) return null;
  const place =
    part.items === undefined
      ? paragraphAsList(context, part, what, form === "numbers")
      : form === "paragraph"
        ? listAsParagraph(context, part)
        : listAs(context, part, form === "numbers");
  return (
    place &&
    changed(
      "reshaped",
      wordsOf(what),
      [{ ...place, meant: spanOf(part) }],
      (Into ? 4 : 3) - given.length / 100,
    )
  );
};

/** "The paragraph with restore, revert and reset": names that each stand in a sentence of one paragraph. */
const listedSentences = (context: Context, what: readonly Token[]): Named | null => {
  const phrase = readNoun(what);
  if (!phrase?.kinds.includes("paragraph")) return null;
  const names = listedNames(phrase.rest);
  const parts = context.parts.paragraphs
    .filter(
      (one) =>
        isIn(one, context.within) &&
        areIn(names, foldedWords(context.document.slice(one.start, one.end))),
    )
    .map((one) => ({ kind: "paragraph" as const, ...spanOf(one), head: [], words: [] }));
  return names.length === 0 || parts.length === 0
    ? null
    : { kind: "paragraph", parts, sure: 2, hasNoun: true };
};

const listedNames = (tokens: readonly Token[]): string[] =>
  foldedWords(wordsOf(tokens)).filter((word) => !/^(?:and|or|with|и|или)$/.test(word));

const ordinalSentence =
  /^(?:(?:the )?(?:first|second|third|fourth|fifth)|(?:во-)?(?:перв|втор|трет|четверт|четвёрт|пят)[а-яё]+)(?![\p{L}])/iu;

/** Each sentence an item; what stands before those that are named or counted, and behind them, stays a paragraph. */
const paragraphAsList = (
  { document, parts }: Context,
  part: Part,
  what: readonly Token[],
  isNumbered: boolean,
): Omit<Place, "meant"> | null => {
  const sentences = parts.sentences
    .filter(({ start, end }) => part.start <= start && end <= part.end)
    .map(({ start, end }) => document.slice(start, end));
  const names = listedNames(readNoun(what)?.rest ?? []);
  const isListed = sentences.map((one) => ordinalSentence.test(one));
  const isNamed = sentences.map((one) => names.some((name) => foldedWords(one).includes(name)));
  const chosen =
    [isListed, isNamed].find((marks) => marks.filter(Boolean).length > 1) ??
    sentences.map(() => true);
  const [from, to] = [chosen.indexOf(true), chosen.lastIndexOf(true) + 1];
  if (to - from < 2) return null;
  const intro = sentences.slice(0, from).join(" ");
  const items = sentences
    .slice(from, to)
    .map((one, index) => `${isNumbered ? `${index + 1}.` : "-"} ${one}`);
  const led = chosen === isListed ? intro.replace(/\.$/, ":") : intro;
  const text = [led, items.join("\n"), sentences.slice(to).join(" ")]
    .filter((one) => one !== "")
    .join("\n\n");
  return { start: part.start, end: part.end, text };
};

/** The items one after another, behind what leads to them. */
const listAsParagraph = (
  { document, parts }: Context,
  { start, end, items = [] }: Part,
): Omit<Place, "meant"> | null => {
  if (items.some((item) => item.end > item.ownEnd)) return null;
  const texts = items.map(({ start, mark, end }) =>
    document.slice(start + mark.length, end).trim(),
  );
  const isStopped = texts.every((text) => /[.!?…]$/.test(text));
  const text = isStopped
    ? texts.join(" ")
    : `${texts.map((one) => one.replace(/[;,.]$/, "")).join("; ")}.`;
  const lead = parts.paragraphs.findLast((one) => one.end <= start);
  const isLed =
    lead !== undefined &&
    document.slice(lead.end, start).trim() === "" &&
    document.charAt(lead.end - 1) === ":";
  return isLed ? { start: lead.end, end, text: ` ${text}` } : { start, end, text };
};

/** The same items with other marks. */
const listAs = (
  { document }: Context,
  { start, end, items = [] }: Part,
  isNumbered: boolean,
): Omit<Place, "meant"> | null => {
  const isSo = (mark: string) => /\d/.test(mark) === isNumbered;
  if (items.every(({ mark }) => isSo(mark)) || items.some((item) => item.end > item.ownEnd))
    return null;
  let text = "";
  let at = start;
  for (const [index, item] of items.entries()) {
    text += document.slice(at, item.start) + (isNumbered ? `${index + 1}. ` : "- ");
    at = item.start + item.mark.length;
  }
  return { start, end, text: text + document.slice(at, end) };
};

/** A paragraph as a list, a list as a paragraph, or with other marks. */
export const reshaping: readonly Operation[] = [
  {
    frames: [
      "Turn what Into form",
      "Turn OutOf what form",
      "Turn what form",
      "what Turn form",
      "what Turn Into form",
    ],
    read: reshaped,
  },
];
