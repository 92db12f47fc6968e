import type { DocumentHeading } from "#lib/editing/edit-section.ts";
import { wholeWords } from "#lib/editing/word-edges.ts";
import type { TextSpan } from "#lib/text/text-span.ts";
import type { EditCommand } from "../read-edit-request.ts";
import { vocabulary } from "../read-edit-request.ts";
import { begunNoun, type Context, headingOf, partsOf } from "./context.ts";
import {
  type DocumentParts,
  itemText,
  type ListItem,
  listWith,
  namedParts,
  type TableRow,
} from "./document-parts.ts";
import {
  begun,
  cutEnd,
  cutStart,
  divisions,
  partNouns,
  sectionNouns,
  sectionNounsBehind,
  unquoted,
} from "./phrases.ts";

type Change = Extract<EditCommand, { kind: "change" }>;
type Place = Change["places"][number];

const verbs = [
  ...begun(vocabulary.insert),
  ...["write ", "append ", "include ", "напиши ", "впиши ", "припиши ", "допиши ", "дополни "],
];

/** What is to be written: its noun tells whether it is an item, a sentence or a heading. */
type Form = "heading" | "item" | "row" | "sentence" | "paragraph" | "words";

const forms: readonly (readonly [string, Form])[] = [
  ...([
    ["heading", "heading"],
    ["section", "heading"],
    ["subheading", "heading"],
  ] as const),
  ...([
    ["bullet point", "item"],
    ["bullet", "item"],
    ["list item", "item"],
    ["item", "item"],
    ["point", "item"],
  ] as const),
  ...([
    ["row", "row"],
    ["sentence", "sentence"],
    ["paragraph", "paragraph"],
    ["line", "paragraph"],
  ] as const),
  ...([
    ["words", "words"],
    ["word", "words"],
    ["phrase", "words"],
    ["note", "paragraph"],
    ["text", "paragraph"],
  ] as const),
  ...([
    ["заголовок", "heading"],
    ["раздел", "heading"],
    ["пункт", "item"],
    ["элемент", "item"],
  ] as const),
  ...([
    ["строку", "paragraph"],
    ["строчку", "paragraph"],
    ["предложение", "sentence"],
    ["абзац", "paragraph"],
  ] as const),
  ...([
    ["слова", "words"],
    ["слово", "words"],
    ["фразу", "words"],
    ["текст", "paragraph"],
  ] as const),
];
const leads = [
  "a new ",
  "another ",
  "one more ",
  "an ",
  "a ",
  "the ",
  "new ",
  "новый ",
  "новое ",
  "новую ",
  "ещё один ",
  "ещё одну ",
  "ещё одно ",
  "ещё ",
];
const saying = [
  "that says ",
  "which says ",
  "saying ",
  "that reads ",
  "with the text ",
  "called ",
  "named ",
  "titled ",
  "with the title ",
  "с текстом ",
  "под названием ",
  "с названием ",
  "о том, что ",
  "— ",
  "- ",
  ": ",
];

type Relation = "before" | "after" | "end";

const relations: readonly (readonly [string, Relation])[] = [
  ...[" after ", " below ", " behind ", " underneath ", " после ", " ниже ", " вслед за "].map(
    (sign) => [sign, "after"] as const,
  ),
  ...[" before ", " above ", " in front of ", " перед ", " выше "].map(
    (sign) => [sign, "before"] as const,
  ),
  ...[
    " at the end of ",
    " to the end of ",
    " at the bottom of ",
    " to ",
    " into ",
    " in ",
    " under ",
  ].map((sign) => [sign, "end"] as const),
  ...[
    " в конец ",
    " в конце ",
    " в раздел ",
    " в главу ",
    " в разделе ",
    " к разделу ",
    " под заголовком ",
  ].map((sign) => [sign, "end"] as const),
];
const documentEnds = [
  " at the end",
  " at the very end",
  " to the end",
  " at the bottom",
  " в конец",
  " в конце",
  " в самый конец",
  " в самом конце",
];
const ofDocument = [
  " of the document",
  " of the text",
  " of the note",
  " of the notes",
  " документа",
  " текста",
  " конспекта",
];

/**
 * The change that a request to write something new asks for: "add Latency after Throughput", «добавь в конец раздела
 * Мембрана: …». Null where the place is not surely known.
 */
export const insertion = (
  said: string,
  context: Context,
): Change | Extract<EditCommand, { kind: "insert" }> | null => {
  const rest = cutStart(said, verbs);
  const asked = rest === null ? placeFirst(said) : [...placeLast(rest), ...placeThenText(rest)];
  if (asked.length === 0) return null;
  const found = asked.flatMap((one) => {
    const change = placed(one, { ...context, parts: partsOf(context) });
    return change === null ? [] : [{ change, length: one.anchor.length }];
  });
  // "To the list in Terms" says more than "in Terms".
  return found.toSorted((a, b) => b.length - a.length)[0]?.change ?? null;
};

interface Asked {
  readonly form: Form | null;
  readonly text: string;
  readonly relation: Relation;
  /** "" for the document's end. */
  readonly anchor: string;
}

/** What is to be written, without its noun. */
const written = (words: string): Pick<Asked, "form" | "text"> => {
  const plain = cutStart(words, leads) ?? words;
  for (const [noun, form] of forms) {
    for (const text of [plain, words]) {
      const named = cutStart(text, [`${noun} `, `${noun}: `]);
      if (named === null) continue;
      const own = cutStart(named, saying) ?? named;
      return { form, text: unquoted(own) };
    }
  }
  return { form: null, text: unquoted(words) };
};

/** "Latency after Throughput". */
const placeLast = (rest: string): Asked[] => {
  const colon = /^(.{1,300}?): (.+)$/u.exec(rest);
  const atEnd = cutEnd(cutEnd(rest, ofDocument) ?? rest, documentEnds);
  if (atEnd !== null) return [{ ...written(atEnd), relation: "end", anchor: "" }];
  return relations.flatMap(([sign, relation]) =>
    divisions(rest, [sign]).flatMap(([what, anchor]): Asked[] => {
      if (what === "" || anchor === "") return [];
      // "A bullet after Throughput: Latency": what is to be written stands behind.
      const inner = colon === null ? null : /^(.{1,300}?): (.+)$/u.exec(anchor);
      const noun = written(`${what} x`);
      if (inner !== null && noun.text === "x") {
        return [
          { form: noun.form, text: unquoted(inner[2] ?? ""), relation, anchor: inner[1] ?? "" },
        ];
      }
      return [{ ...written(what), relation, anchor }];
    }),
  );
};

/** "After Throughput: Latency", "after Throughput a bullet Latency", "to Scheduling: Linux uses CFS". */
const placeThenText = (rest: string): Asked[] => {
  const led = ` ${rest}`;
  return relations.flatMap(([sign, relation]) => {
    if (!led.toLowerCase().startsWith(sign)) return [];
    const words = led.slice(sign.length);
    const colon = words.indexOf(": ");
    if (colon > 0) return anchored(words.slice(0, colon), words.slice(colon + 2), relation);
    const quote = /^([^"“«„]{1,300}) (["“«„].+)$/u.exec(words);
    if (quote !== null) return anchored(quote[1] ?? "", quote[2] ?? "", relation);
    return forms.flatMap(([noun]) =>
      divisions(words, [` ${noun} `]).flatMap(([anchor, text]) =>
        anchored(
          cutEnd(anchor, [" a", " the", " новый", " ещё один"]) ?? anchor,
          `${noun} ${text}`,
          relation,
        ),
      ),
    );
  });
};

const anchored = (anchor: string, text: string, relation: Relation): Asked[] => [
  { ...written(text), relation, anchor: withoutComma(anchor) },
];

const withoutComma = (words: string): string => (cutEnd(words, [",", ":"]) ?? words).trim();

/** "After Throughput insert Latency". */
const placeFirst = (said: string): Asked[] => {
  const led = ` ${said}`;
  return relations.flatMap(([sign, relation]) => {
    if (!led.toLowerCase().startsWith(sign)) return [];
    return divisions(
      led.slice(sign.length),
      verbs.map((verb) => ` ${verb}`),
    ).flatMap(([anchor, text]) => anchored(anchor, text, relation));
  });
};

/** A document with its parts. */
type Read = Context & { readonly parts: DocumentParts };

const change = (asked: Asked, places: readonly Place[]): Change | null =>
  places.length === 0
    ? null
    : { kind: "change", said: "inserted", quote: asked.anchor, text: asked.text, places };

const placed = (
  asked: Asked,
  context: Read,
): Change | Extract<EditCommand, { kind: "insert" }> | null => {
  const { text, form, relation } = asked;
  if (text === "" || /^(?:it|this|that|это|его|её)$/iu.test(text)) return null;
  if (asked.anchor === "") return change(asked, atDocumentEnd(form, text, context));
  const anchor = unquoted(asked.anchor);
  const noun = cutStart(anchor, [
    ...sectionNouns,
    "the list in ",
    "the list of ",
    "раздела ",
    "разделу ",
    "главы ",
  ]);
  const named = noun ?? cutEnd(cutStart(anchor, ["the "]) ?? anchor, sectionNounsBehind);
  const section = headingOf(context, unquoted(named ?? anchor), named === null);
  if (section !== null) return change(asked, atSection(asked, section, named !== null, context));
  if (relation === "end" || named !== null || form === "heading") return null;
  return besideWords(asked, anchor, context);
};

const at = (place: number, text: string, meant?: TextSpan): Place => ({
  ...{ start: place, end: place, text },
  meant: meant ?? { start: place, end: place },
});

/** Sections stand below a title that is the only heading of its level at the beginning. */
const sectionLevel = (headings: readonly DocumentHeading[]): number => {
  const [first, ...others] = headings;
  if (first === undefined) return 2;
  const levels = others.map(({ level }) => level);
  const isTitle = levels.every((level) => level > first.level);
  return isTitle && levels.length > 0
    ? Math.min(...levels)
    : isTitle && first.level === 1
      ? 2
      : first.level;
};

const headingLine = (level: number, text: string): string =>
  `${"#".repeat(Math.min(level, 6))} ${text}`;

const atDocumentEnd = (
  form: Form | null,
  text: string,
  { document, headings, parts }: Read,
): Place[] => {
  const end = document.trimEnd().length;
  if (form === "heading") return [at(end, `\n\n${headingLine(sectionLevel(headings), text)}`)];
  return atEnd(form, text, { start: 0, end }, document, parts);
};

/** Behind the last block before a place: an item joins a list, a sentence a paragraph. */
const atEnd = (
  form: Form | null,
  text: string,
  { start, end }: TextSpan,
  document: string,
  parts: DocumentParts,
): Place[] => {
  if (form === "row") return [];
  if (form === "item") {
    const lists = new Set(
      parts.items
        .filter((one) => one.start >= start && one.end <= end && one.list.indent === 0)
        .map(({ list }) => list),
    );
    const [list] = lists;
    if (list === undefined || lists.size !== 1) return [];
    const last = list.items.at(-1);
    return last === undefined ? [] : [besideItem(document, last, { text, relation: "after" })];
  }
  const paragraph = parts.paragraphs.find((one) => one.end === end && one.start >= start);
  if (form === "sentence" && paragraph !== undefined)
    return [at(end, `${stop(document, end)} ${text}`)];
  return [at(end, `${end === 0 ? "" : "\n\n"}${text}`)];
};

/** A full stop where a sentence lacks one. */
const stop = (document: string, end: number): string =>
  /[\p{L}\p{N}]/u.test(document.charAt(end - 1)) ? "." : "";

const atSection = (
  { form, text, relation }: Asked,
  section: DocumentHeading,
  isSection: boolean,
  { document, headings, parts }: Read,
): Place[] => {
  const end = document.slice(0, section.sectionEnd).trimEnd().length;
  const line = section.start + document.slice(section.start, section.end).trimEnd().length;
  const meant = { start: section.start, end: line };
  if (relation === "before") {
    const heading = form === "heading" ? headingLine(section.level, text) : text;
    return form === "item" || form === "row" ? [] : [at(section.start, `${heading}\n\n`, meant)];
  }
  if (form === "heading") {
    const level = relation === "after" ? section.level : section.level + 1;
    return [at(end, `\n\n${headingLine(level, text)}`, meant)];
  }
  // Behind sub-sections it would belong to the last of them.
  const hasBelow = headings.some(
    ({ start }) => start > section.start && start < section.sectionEnd,
  );
  if (relation === "after" && !isSection && form !== "item")
    return [at(line, `\n\n${text}`, meant)];
  if (hasBelow) return [];
  return atEnd(form, text, { start: section.start, end }, document, parts).map((place) => ({
    ...place,
    meant,
  }));
};

const besideItem = (
  document: string,
  item: ListItem,
  { text, relation }: Pick<Asked, "text" | "relation">,
): Place => {
  const { list } = item;
  const index = list.items.indexOf(item) + (relation === "before" ? 0 : 1);
  const start = list.items[0]?.start ?? item.start;
  const end = Math.max(...list.items.map((one) => one.end));
  const meant = { start: item.start + item.mark.length, end: item.ownEnd };
  return {
    start,
    end,
    meant,
    text: listWith(document, list, [
      ...list.items.slice(0, index),
      text,
      ...list.items.slice(index),
    ]),
  };
};

const isSentence = (text: string): boolean => /^[\p{Lu}\d].*[.!?]$/su.test(text) && /\s/.test(text);

/** Beside an item, a row, a sentence or words that stand in the document. */
const besideWords = (
  asked: Asked,
  anchor: string,
  read: Read,
): Change | Extract<EditCommand, { kind: "insert" }> | null => {
  const { form, text } = asked;
  const noun = partNouns.find(([name]) => cutStart(anchor, begunNoun(name)) !== null);
  const words = noun === undefined ? anchor : unquoted(cutStart(anchor, begunNoun(noun[0])) ?? "");
  const surely = noun === undefined;
  const { items, rows } = entriesNamed(words, read, surely);
  const listed = itemsMeant(asked, items, () => entriesNamed(words, read, false).items);
  if (listed !== null) {
    const places = listed.map((item) => besideItem(read.document, item, asked));
    return change(asked, places);
  }
  if (form === "row" || (form === null && rows.length > 0 && text.includes("|"))) {
    return change(
      asked,
      rows.flatMap((row) => besideRow(row, asked)),
    );
  }
  const isAlone = rows.length === 0 && items.length === 0;
  return besidePlaces(asked, placesOf(read.document, words), read, isAlone);
};

/** The items beside which something goes as an item; null where it is none. */
const itemsMeant = (
  { form, text }: Asked,
  named: readonly ListItem[],
  loosely: () => readonly ListItem[],
): readonly ListItem[] | null => {
  if (form === "item") return named.length === 0 ? loosely() : named;
  if (form === "sentence" || form === "row" || form === "words") return null;
  return named.length > 0 && !isSentence(text) ? named : null;
};

/** Beside the sentence that holds the words; a few words stand directly beside them, unless they name an entry. */
const besidePlaces = (
  asked: Asked,
  found: readonly TextSpan[],
  read: Read,
  isAlone: boolean,
): Change | Extract<EditCommand, { kind: "insert" }> | null => {
  const { form, text, relation } = asked;
  if (form === "sentence" || form === "paragraph" || isSentence(text)) {
    return change(asked, besideSpans(asked, found, read));
  }
  const [place] = found;
  const isPlain = found.every((one) => read.parts.sentences.some((span) => isWithin(one, span)));
  if (place === undefined || !isPlain || !isAlone) return null;
  const where = relation === "before" ? "before" : "after";
  return { kind: "insert", where, quote: read.document.slice(place.start, place.end), text };
};

const entriesNamed = (words: string, { document, parts }: Read, surely: boolean) => ({
  items: namedParts(parts.items, words, (one) => itemText(document, one), { surely }),
  rows: namedParts(parts.rows, words, ({ cells }) => cells.join(": "), { surely }),
});

const placesOf = (document: string, words: string): readonly TextSpan[] => {
  const exact = wholeWords(document, words, "", 100);
  return exact.length > 0 ? exact : wholeWords(document, words, "i", 100);
};

const isWithin = (one: TextSpan, { start, end }: TextSpan): boolean =>
  start <= one.start && one.end <= end;

/** A row with as many cells as its table has columns. */
const besideRow = (row: TableRow, { text, relation }: Asked): Place[] => {
  const sign = text.includes("|") ? "|" : ",";
  const cells = text.replace(/^\||\|$/g, "").split(sign);
  if (cells.length !== row.table.columns) return [];
  const line = `| ${cells.map((cell) => cell.trim()).join(" | ")} |`;
  const meant = { start: row.start, end: row.end };
  return [
    relation === "before" ? at(row.start, `${line}\n`, meant) : at(row.end, `\n${line}`, meant),
  ];
};

const besideSpans = (
  asked: Asked,
  found: readonly TextSpan[],
  { document, parts }: Read,
): Place[] => {
  const isBlock = asked.form === "paragraph";
  return (isBlock ? parts.paragraphs : parts.sentences)
    .filter((span) => found.some((one) => isWithin(one, span)))
    .map((span) => besideSpan(document, span, asked.text, asked.relation, isBlock));
};

const besideSpan = (
  document: string,
  one: TextSpan,
  text: string,
  relation: Relation,
  isBlock: boolean,
): Place => {
  const gap = isBlock ? "\n\n" : " ";
  const meant = { start: one.start, end: one.end };
  if (relation === "before") return at(one.start, `${text}${gap}`, meant);
  return at(one.end, `${isBlock ? "" : stop(document, one.end)}${gap}${text}`, meant);
};
