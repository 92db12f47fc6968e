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
import { sourceCells, type Table } from "./document-parts.ts";
import { changed, type Operation, type Place, spanOf } from "./reading.ts";
import { type Token, wordsOf } from "./said.ts";
import { areIn } from "./same-word.ts";

/** "A bullet list", "one running paragraph"; anything else says more than a form. */
const formWords =
  /^(?:the|an?|one|single|simple|nice|plain|proper|normal|running|numbered|ordered|unordered|bullet|bulleted|bullets|points?|numbers?|list|lists|table|paragraph|prose|text|with|and|instead|вид|виде|виду|один|одну|одним|в|с|по|нормальн.*|обычн.*|сплошн.*|связн.*|прост.*|(?:не)?нумер.*|маркир.*|спис.*|таблиц.*|абзац.*|пункт.*|текст.*)$/;

/** What a paragraph, a list or a table is to become. */
const formOf = (tokens: readonly Token[]): "numbers" | "bullets" | "paragraph" | "table" | null => {
  const words = tokens.map(({ word }) => word).join(" ");
  if (!tokens.every(({ word }) => formWords.test(word))) return null;
  if (/\btable\b|таблиц/.test(words)) return "table";
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

const marks = /^(?:numbered|ordered|bulleted|bullet|нумерованн|маркированн)/;

const reshaped: Operation["read"] = ({ what: said = [], form: given = [], Into }, context) => {
  // "The numbered list" is one of its kind.
  const mark = said.find(({ word }) => marks.test(word))?.word;
  const what = said.filter(({ word }) => !marks.test(word));
  const form = formOf(given);
  if (form === null || given.some(({ isLocked }) => isLocked)) return null;
  const named = nameParts(context, what, sources[form]);
  const found =
    (named?.sure === 0.5 ? listedSentences(context, what) : named) ??
    named ??
    listedSentences(context, what) ??
    listAbout(context, what);
  const places = (found?.parts ?? []).flatMap((part) => {
    const isMeant =
      mark === undefined ||
      /\d/.test(part.items?.[0]?.mark ?? "") === /^(?:numb|ord|нум)/.test(mark);
    const place = isMeant ? reshapedPart(context, part, what, form) : null;
    return place === null ? [] : [{ ...place, meant: spanOf(part) }];
  });
  return changed(
    "reshaped",
    wordsOf(what),
    places,
    (found?.sure ?? 0) + (Into ? 1 : 0) - given.length / 100,
  );
};

const sources = {
  table: ["list"],
  paragraph: ["list"],
  numbers: ["list", "paragraph", "table"],
  bullets: ["list", "paragraph", "table"],
} as const;

const reshapedPart = (
  context: Context,
  part: Part,
  what: readonly Token[],
  form: keyof typeof sources,
): Omit<Place, "meant"> | null => {
  if (part.table !== undefined) return tableAsList(context, part.table, form === "numbers");
  if (part.items === undefined) return paragraphAsList(context, part, what, form === "numbers");
  if (form === "table") return listAsTable(context, part);
  return form === "paragraph"
    ? listAsParagraph(context, part)
    : listAs(context, part, form === "numbers");
};

const headEnd = /:\s|\s[–—-]\s/;

/** Each item a row: its name and the rest where all have one, else its number. The head of the table is the student's to fill. */
const listAsTable = (
  { document }: Context,
  { start, end, items = [] }: Part,
): Omit<Place, "meant"> | null => {
  if (items.some((item) => item.end > item.ownEnd)) return null;
  const texts = items.map((item) =>
    document
      .slice(item.start + item.mark.length, item.end)
      .trim()
      .replaceAll("|", "\\|"),
  );
  if (texts.some((text) => text.includes("\n"))) return null;
  const isNamed = texts.every((text) => headEnd.test(text));
  const isNumbered = !isNamed && items.every(({ mark }) => /\d/.test(mark));
  const rows = texts.map((text, index) => {
    if (!isNamed) return isNumbered ? [String(index + 1), text] : [text];
    const split = headEnd.exec(text);
    const at = split?.index ?? 0;
    return [text.slice(0, at), text.slice(at + (split?.[0].length ?? 0)).trim()];
  });
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const columns = rows[0]?.map(() => "") ?? [];
  const head = [line(columns), line(columns.map(() => "---"))];
  return { start, end, text: [...head, ...rows.map(line)].join("\n") };
};

/** Each row an item: its first cell, and the others with the names of their columns where there are several. */
const tableAsList = (
  { document }: Context,
  { start, end, header, rows }: Table,
  isNumbered: boolean,
): Omit<Place, "meant"> | null => {
  const items = rows.map((row, index) => {
    const [first = "", ...others] = sourceCells(document.slice(row.start, row.end));
    const told = others.flatMap((cell, at) => {
      const name = others.length > 1 ? (header[at + 1] ?? "") : "";
      return cell === "" ? [] : [name === "" ? cell : `${name}: ${cell}`];
    });
    const sign = others.length > 1 ? " — " : ": ";
    const mark = isNumbered ? `${index + 1}.` : "-";
    return `${mark} ${first}${told.length > 0 ? sign + told.join("; ") : ""}`;
  });
  return items.length === 0 ? null : { start, end, text: items.join("\n") };
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
      "Turn form OutOf what",
      "Turn what form",
      "what Turn form",
      "what Turn Into form",
      "what ShouldBe form",
    ],
    read: reshaped,
  },
];
