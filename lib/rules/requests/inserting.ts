import type { TextSpan } from "#lib/text/text-span.ts";
import { foldedWords } from "#lib/text/words.ts";
import {
  type Context,
  formPlaces,
  isIn,
  type Named,
  nameParts,
  type Part,
  partsOf,
  readNoun,
  sectionLevel,
  wordPlaces,
} from "./anchors.ts";
import { type ListItem, listWith } from "./document-parts.ts";
import { determiners, type Kind, nounKinds } from "./lexicon.ts";
import { changed, type Operation, type Place, type Reading, single, spanOf } from "./reading.ts";
import { phraseAt, type Token, withoutPauses, wordsOf } from "./said.ts";

/** What is to be written, and as what: its noun tells. */
interface Asked {
  readonly kind: Kind | null;
  readonly text: string;
  readonly side: "before" | "after" | "end";
}

const saying =
  /^(?:that says|which says|saying|that reads|with the text|called|named|titled|with the title|с текстом|под названием|с названием)\s+/iu;

/** A text that a request only describes is for a model to write. */
const described =
  /^(?:(?:an?|some|more|another|the|one|few|short|brief|ещ[её]|какой-нибудь|какое-нибудь|небольшой|небольшое|краткий|пару)\s+){0,3}(?:examples?|explanations?|conclusions?|introductions?|summary|definitions?|details?|information|analogy|пример[а-я]*|пояснени[а-я]*|объяснени[а-я]*|заключени[а-я]*|вывод[а-я]*|введени[а-я]*|определени[а-я]*|что-нибудь|что-то)(?:\s+(?:about|of|on|for|how|why|про|о|об|к|для|по|from|that)\b.*)?$/iu;
const about = /^(?:about|on|explaining|describing|про|о|об|обо)\s/iu;

/** What is called by its name and not written: "a column", «запятую»; at an end small letters begin nothing. */
const isOnlyNamed = ({ text, side }: Asked): boolean => {
  if (/^(?:an?|some|any|more|another|ещё|еще|больше|несколько)\s/u.test(text)) return true;
  if (side === "end") return /^\p{Ll}/u.test(text);
  return /^(?:comma|colon|dash|hyphen|period|dot|full stop|space|blank|line|empty|quotes?|brackets?|запятую|точку|двоеточие|тире|дефис|пробел|пустую|кавычки|скобки|колонку|столбец|картинку|рисунок|ссылку|сноску|таблицу|список|перенос)(?![\p{L}\p{N}])/u.test(
    text,
  );
};

const isPronoun = /^(?:it|this|that|them|это|его|е[её]|их)$/iu;

/** The text without the noun that says what it is; null for one that is not given. */
const writtenOf = (given: readonly Token[]): Omit<Asked, "side"> | null => {
  const { kind, rest } = formOf(withoutPauses(given));
  const plain = wordsOf(rest);
  const stop = rest.length > 1 ? rest.at(-1)?.stop : "";
  const text = unquoted(kind === null ? plain : plain.replace(saying, "")) + stop;
  const isOnlyTold = isPronoun.test(text) || (kind === null ? described : about).test(plain);
  return rest.length === 0 || isOnlyTold ? null : { kind, text };
};

/** "A bullet point", "a new row", "the words", with what stands behind. */
const formOf = (
  tokens: readonly Token[],
): { readonly kind: Kind | null; readonly rest: readonly Token[] } => {
  const from = tokens.findIndex(({ word }) => !determiners.has(word));
  const [first, second] = tokens.slice(from);
  const kinds = first === undefined || first.isLocked ? null : nounKinds(first.word);
  if (kinds === null) return { kind: null, rest: tokens };
  const pair = /^[a-z]/.test(first?.word ?? "") ? nounKinds(second?.word ?? "") : null;
  const rest = withoutPauses(tokens.slice(from + (pair === null ? 1 : 2)));
  const isLine = /^(?:line|строк|строч)/.test(first?.word ?? "") && !/\|/.test(wordsOf(rest));
  return { kind: isLine ? "paragraph" : ((pair ?? kinds)[0] ?? null), rest };
};

const unquoted = (text: string): string => {
  const inner = /^["“„«'‘](.+)["”“»'’]$/su.exec(text)?.[1];
  return inner === undefined || /["“”„«»]/.test(inner) ? text : inner.trim();
};

const isHeading = ({ kind }: Asked): boolean => kind === "heading" || kind === "section";
const isSentence = ({ kind, text }: Asked): boolean =>
  kind === "sentence" || (/^[\p{Lu}\d].*[.!?]$/su.test(text) && /\s/.test(text));
const isRow = ({ kind, text }: Asked): boolean => kind === "row" || text.includes("|");

const placesBeside: readonly Kind[] = [
  "section",
  "item",
  "row",
  "sentence",
  "paragraph",
  "list",
  "table",
  "code",
];

const isTarget = (context: Context, tokens: readonly Token[]): boolean => {
  const sign = phraseAt(tokens, "endOf");
  const found =
    sign === 0 ? null : nameParts(context, tokens.slice(sign), ["list", "table", "section"]);
  return found?.hasNoun === true;
};

const insertion: Operation["read"] = (slots, context) => {
  const { where = [], text: given = [], Noun = [], Before, After } = slots;
  // "… to the list after MAX": the list says no more than MAX does.
  const target =
    slots.EndOf || slots.Colon
      ? -1
      : given.findLastIndex((_, at) => at > 0 && isTarget(context, given.slice(at)));
  const text = target < 0 ? given : given.slice(0, target);
  const written = writtenOf([...Noun, ...text]);
  if (written === null) return null;
  const asked: Asked = { ...written, side: Before ? "before" : After ? "after" : "end" };
  const isMarkedOff = slots.Colon !== undefined || text[0]?.word === "" || asked.kind !== null;
  if (!isMarkedOff && isOnlyNamed(asked)) return null;
  return where.length > 0
    ? beside(context, asked, where)
    : changed("inserted", asked.text, atDocumentEnd(context, asked), 1, asked.text);
};

const beside = (context: Context, asked: Asked, where: readonly Token[]): Reading | null => {
  const found = nameParts(context, where, placesBeside);
  const sure = (found?.hasNoun ? 3 : (found?.sure ?? 0)) + where.length / 100;
  const isHalf = found?.kind === "section" && found.parts.length === 1;
  const places = found === null || (sure < 2 && !isHalf) ? [] : besideNamed(context, asked, found);
  if (places.length > 0 || found?.kind === "section") {
    return changed("inserted", wordsOf(where), places, sure, asked.text);
  }
  return asked.side === "end" || isHeading(asked) ? null : besideWords(context, asked, where);
};

const besideNamed = (context: Context, asked: Asked, { parts, hasNoun }: Named): Place[] => {
  const [part] = parts;
  if (part?.heading) return parts.length > 1 ? [] : atSection(context, asked, part, hasNoun);
  return isHeading(asked) ? [] : parts.flatMap((one) => besidePart(context, asked, one) ?? []);
};

/** An item beside an item, a row beside a row, a sentence beside a sentence, and anything behind a block. */
const besidePart = (context: Context, asked: Asked, part: Part): Place | null => {
  const { kind, item, items } = part;
  const { side, text } = asked;
  if (items !== undefined)
    return inList(context, part, items, side === "before" ? 0 : items.length, text);
  if (isRow(asked) && (kind === "row" || kind === "table")) return besideRow(part, asked);
  const isApart = kind === "table" || kind === "paragraph" || asked.kind === "paragraph";
  if (kind === "row" || (side === "end" && !isApart)) return null;
  if (item === undefined) return besideSpan(context, part, asked, isApart || kind === "code");
  return asked.kind === "item" || (asked.kind === null && !isSentence(asked))
    ? besideItem(context, asked, part, item)
    : null;
};

/** Beside words that stand in the text: an item beside the item that holds them, a sentence beside the sentence. */
const besideWords = (context: Context, asked: Asked, where: readonly Token[]): Reading | null => {
  const phrase = readNoun(where);
  const quote = wordsOf(
    phrase?.kinds.includes("words") && phrase.rest.length > 0 ? phrase.rest : where,
  );
  const exact = wordPlaces(context, quote);
  const spans = exact.length > 0 ? exact : formPlaces(context, foldedWords(quote));
  const sure = (exact.length > 0 ? 2 : 1) + where.length / 100;
  const holding = (kind: Kind) =>
    partsOf(context, kind).filter((part) => spans.some((span) => isIn(span, [part])));
  if (asked.kind === "item") {
    const inner = holding("item").filter((one, _, all) =>
      all.every((other) => other === one || !isIn(other, [one])),
    );
    const places = inner.flatMap((part) =>
      part.item ? besideItem(context, asked, part, part.item) : [],
    );
    return changed("inserted", quote, places, sure, asked.text);
  }
  const isBlock = asked.kind === "paragraph";
  if (isBlock || isSentence(asked)) {
    const places = holding(isBlock ? "paragraph" : "sentence").map((part) =>
      besideSpan(context, part, asked, isBlock),
    );
    return changed("inserted", quote, places, sure, asked.text);
  }
  const [first] = exact;
  if (
    first === undefined ||
    asked.kind === "row" ||
    asked.side === "end" ||
    holding("sentence").length < new Set(spans).size
  )
    return null;
  const { side: at, text } = asked;
  return single(
    { kind: "insert", where: at, quote: context.document.slice(first.start, first.end), text },
    sure,
  );
};

const at = (place: number, text: string, meant: TextSpan): Place => ({
  start: place,
  end: place,
  text,
  meant: spanOf(meant),
});

const headingLine = (level: number, text: string): string =>
  `${"#".repeat(Math.min(level, 6))} ${text}`;

/** A full stop where a sentence lacks one. */
const stop = (document: string, end: number): string =>
  /[\p{L}\p{N}]/u.test(document.charAt(end - 1)) ? "." : "";

const atDocumentEnd = (context: Context, asked: Asked): Place[] => {
  const { document, headings } = context;
  const end = document.trimEnd().length;
  if (!isHeading(asked)) return atEnd(context, asked, { start: 0, end });
  return [at(end, `\n\n${headingLine(sectionLevel(headings), asked.text)}`, { start: end, end })];
};

/** Behind the last block of a span: an item joins its only list, a row its only table, a sentence its last paragraph. */
const atEnd = (context: Context, asked: Asked, span: TextSpan): Place[] => {
  const { document, parts } = context;
  const { kind, text } = asked;
  const { end } = span;
  if (kind === "row" || kind === "item") {
    const all = partsOf(context, kind === "row" ? "table" : "list").filter((one) =>
      isIn(one, [span]),
    );
    return all.length === 1 ? all.flatMap((part) => besidePart(context, asked, part) ?? []) : [];
  }
  const isJoined =
    kind === "sentence" &&
    parts.paragraphs.some((one) => one.end === end && one.start >= span.start);
  const gap = isJoined ? `${stop(document, end)} ` : end === 0 ? "" : "\n\n";
  return [at(end, gap + text, { start: end, end })];
};

const atSection = (context: Context, asked: Asked, part: Part, isSection: boolean): Place[] => {
  const { document, headings } = context;
  const { kind, text, side } = asked;
  const { heading, start } = part;
  if (heading === undefined) return [];
  const end = document.slice(0, part.end).trimEnd().length;
  const line = { start, end: start + document.slice(start, heading.end).trimEnd().length };
  if (side === "before") {
    const above = isHeading(asked) ? headingLine(heading.level, text) : text;
    return kind === "item" || kind === "row" ? [] : [at(start, `${above}\n\n`, line)];
  }
  if (isHeading(asked)) {
    return [at(end, `\n\n${headingLine(heading.level + (side === "after" ? 0 : 1), text)}`, line)];
  }
  if (side === "after" && !isSection && kind !== "item") return [at(line.end, `\n\n${text}`, line)];
  // Behind sub-sections it would belong to the last of them.
  if (headings.some((one) => one.start > start && one.start < part.end)) return [];
  return atEnd(context, { ...asked, side: "end" }, { start, end }).map((place) => ({
    ...place,
    meant: line,
  }));
};

/** The list with one more item, which gets a full stop where all others have one, and none where none has. */
const inList = (
  { document }: Context,
  meant: TextSpan,
  items: readonly ListItem[],
  index: number,
  text: string,
): Place => {
  const [first] = items;
  const isStopped = items.every(({ ownEnd }) => document.slice(0, ownEnd).trimEnd().endsWith("."));
  const plain = text.replace(/^(?:\d{1,3}[.)]|[-*•])\s+/, "");
  const entry = isStopped
    ? plain.replace(/(?<=[\p{L}\p{N}])$/u, ".")
    : plain.replace(/(?<=^[^.!?]{1,300})\.$/, "");
  const start = first?.start ?? meant.start;
  const end = Math.max(...items.map((one) => one.end));
  const order = [...items.slice(0, index), entry, ...items.slice(index)];
  return {
    start,
    end,
    meant: spanOf(meant),
    text: first === undefined ? entry : listWith(document, first.list, order),
  };
};

const besideItem = (context: Context, { text, side }: Asked, part: Part, item: ListItem): Place => {
  const { items } = item.list;
  const meant = { start: part.start + item.mark.length, end: item.ownEnd };
  return inList(context, meant, items, items.indexOf(item) + (side === "before" ? 0 : 1), text);
};

/** A row with as many cells as its table has columns: "Tag | a name", "Tag: a name". */
const besideRow = (part: Part, { text, side }: Asked): Place | null => {
  const table = part.row?.table ?? part.table;
  const plain = text.replace(/^(?:for|про|для)\s/iu, "").replace(/^\||\|$/g, "");
  const divided = ["|", ": ", " — ", " - ", ","].map((sign) => plain.split(sign));
  const cells = divided.find(({ length }) => length === table?.header.length);
  if (cells === undefined) return null;
  const line = `| ${cells.map((cell) => cell.trim()).join(" | ")} |`;
  return side === "before" && part.row
    ? at(part.start, `${line}\n`, part)
    : at(part.end, `\n${line}`, part);
};

const besideSpan = (
  { document }: Context,
  part: Part,
  { text, side }: Asked,
  isBlock: boolean,
): Place => {
  const gap = isBlock ? "\n\n" : " ";
  if (side === "before") return at(part.start, text + gap, part);
  return at(part.end, (isBlock ? "" : stop(document, part.end)) + gap + text, part);
};

const sides = ["After", "Before", "EndOf"];

/** Something new, at the place that is said. */
export const inserting: readonly Operation[] = [
  {
    frames: sides.flatMap((side) => [
      ...[
        `${side} where Insert text`,
        `Insert ${side} where Colon text`,
        `Insert text ${side} where`,
      ],
      ...[`Insert ${side} where Noun text`, `Insert Noun ${side} where Colon text`],
    ]),
    read: insertion,
  },
  {
    frames: [
      "Insert text ToEnd OfDocument?",
      "Insert ToEnd OfDocument? Colon text",
      "Insert ToEnd OfDocument? Noun text",
      "Insert ToEnd OfDocument text",
      "ToEnd OfDocument? Insert text",
    ],
    read: insertion,
  },
];
