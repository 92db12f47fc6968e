import type { CommandTarget, TargetUnit } from "./command.ts";
import { type QuotedPart, quoteOf, quoteSign, unmask } from "./mask-quotes.ts";

const units: readonly (readonly [RegExp, TargetUnit])[] = [
  [/^предложени\p{L}{1,3}$|^sentences?$/iu, "sentence"],
  [/^абзац\p{L}{0,3}$|^paragraphs?$/iu, "paragraph"],
  [
    /^пункт\p{L}{0,3}$|^строк\p{L}{1,3}$|^(?:bullet )?points?$|^bullets?$|^(?:list )?items?$|^lines?$/iu,
    "line",
  ],
  [/^(?:под)?заголов\p{L}{1,4}$|^headings?$|^titles?$|^headlines?$/iu, "heading"],
  [
    /^(?:под)?раздел\p{L}{0,3}$|^секци\p{L}{1,3}$|^глав\p{L}{1,3}$|^(?:sub)?sections?$|^chapters?$/iu,
    "section",
  ],
];

/** Nouns in front of a quote that say nothing but that it is one. */
const label =
  /^(?:слов(?:о|а|у|ом|е|ами)?|словосочетани\p{L}{1,3}|фраз\p{L}{1,3}|термин\p{L}{0,3}|выражени\p{L}{1,3}|текст\p{L}{0,3}|кус(?:ок|ка)|фрагмент\p{L}{0,2}|част(?:ь|и)|мест(?:о|а)|формул\p{L}{1,2}|обозначени\p{L}{1,2}|им(?:я|ени)|названи\p{L}{1,2}|букв\p{L}{1,2}|числ(?:о|а)|символ\p{L}{0,2}|знак\p{L}{0,2}|определени\p{L}{1,2}|опечатк\p{L}{1,2}|ошибк\p{L}{1,2}|в|из|words?|phrases?|terms?|texts?|expressions?|strings?|fragments?|passages?|formulas?|names?|letters?|numbers?|symbols?|parts?|pieces?|bits?|definitions?|typos?|mistakes?|in|of)$/iu;

const connection =
  /^,? ?(?:котор\p{L}{2,3} начина(?:е|ю)тся (?:со слов\p{L}{0,3}|с)|начинающ\p{L}{2,4}ся (?:со слов\p{L}{0,3}|с)|со слов\p{L}{0,3}|с (?:текстом|словами|названием|заголовком)|где (?:написано|говорится|сказано)|под (?:названием|заголовком)|that (?:begins|starts) with|which (?:begins|starts) with|(?:beginning|starting) with|with the (?:words|text|title|heading)|(?:that|which) (?:says|reads)|saying|called|titled|named|containing|reading)$/iu;

const determiner =
  /^(?:этот|эту?|это|эти|весь|всю|всё|целый|целую|целиком|the|this|that|these|a|an|whole|entire|мой|мою)$/iu;

const ordinals: readonly (readonly [RegExp, number])[] = [
  [/^перв(?:ый|ая|ое|ую|ого|ой)$|^first$|^1-?(?:й|я|е|ю|го|st)$/iu, 1],
  [/^втор(?:ой|ая|ое|ую|ого)$|^second$|^2-?(?:й|я|е|ю|го|nd)$/iu, 2],
  [/^трет(?:ий|ья|ье|ью|ьего|ьей)$|^third$|^3-?(?:й|я|е|ю|го|rd)$/iu, 3],
  [/^четв[её]рт(?:ый|ая|ое|ую|ого|ой)$|^fourth$|^4-?(?:й|я|е|ю|го|th)$/iu, 4],
  [/^пят(?:ый|ая|ое|ую|ого|ой)$|^fifth$|^5-?(?:й|я|е|ю|го|th)$/iu, 5],
  [/^последн(?:ий|яя|ее|юю|его|ей)$|^last$/iu, -1],
];

const selectionWords =
  /^(?:это(?:т|го|му|м)?|эту|эти|его|её|ее|их|выделен\p{L}{2,4}|отмечен\p{L}{2,4}|this|that|it|these|them|(?:the )?selection|(?:the )?(?:selected|marked|highlighted))$/iu;

const spaces = /\s+/;

/** What a slot of a command points at; null when it is said in a way that nobody can be sure of. */
export const readTarget = (slot: string, quotes: readonly QuotedPart[]): CommandTarget | null => {
  const words = slot.replace(/^[\s,:]+|[\s,.;:]+$/g, "");
  if (isSelection(words)) return { kind: "selection" };
  return readQuoted(words, quotes) ?? readPlain(words, quotes);
};

/** "это", "выделенный абзац", "this sentence". */
const isSelection = (words: string): boolean => {
  const parts = words.split(spaces);
  if (parts.length > 3 || !parts.some((word) => selectionWords.test(word))) return false;
  return parts.every(
    (word) =>
      selectionWords.test(word) ||
      determiner.test(word) ||
      label.test(word) ||
      unitOf(word) !== null,
  );
};

const unitOf = (word: string): TargetUnit | null =>
  units.find(([pattern]) => pattern.test(word))?.[1] ?? null;

const ordinalOf = (word: string): number | null =>
  ordinals.find(([pattern]) => pattern.test(word))?.[1] ?? null;

const withSign = new RegExp(`^(.*?)\\s*(${quoteSign})\\s*(.*)$`, "su");

/** A quote with words around it that say what it is, and nothing else. */
const readQuoted = (words: string, quotes: readonly QuotedPart[]): CommandTarget | null => {
  const [, before = "", sign = "", after = ""] = withSign.exec(words) ?? [];
  const text = quoteOf(sign, quotes)?.inner.trim();
  if (!text) return null;
  const described = descriptionOf(
    [...withoutConnection(before), ...after.split(spaces)].filter(Boolean),
  );
  return described === null ? null : { kind: "quote", text, quoted: true, ...described };
};

/** The last words in front of the quote may lead over to it: "the paragraph | that begins with". */
const withoutConnection = (before: string): string[] => {
  const words = before.split(spaces).filter(Boolean);
  const from = words.findIndex((_, index) => connection.test(words.slice(index).join(" ")));
  return (from < 0 ? words : words.slice(0, from)).map((word) => word.replace(/,$/, ""));
};

const occurrence =
  /^(?:вхождени\p{L}{1,2}|упоминани\p{L}{1,2}|раз|occurrences?|instances?|mentions?|of)$/iu;

/** What the words beside a quote say of it; null when one of them is not understood. */
const descriptionOf = (
  words: readonly string[],
): { unit: TargetUnit; ordinal: number | null } | null => {
  let unit: TargetUnit = "words";
  let ordinal: number | null = null;
  for (const word of words) {
    const [asUnit, asOrdinal] = [unitOf(word), ordinalOf(word)];
    if (asUnit !== null) unit = asUnit;
    else if (asOrdinal !== null) ordinal = asOrdinal;
    else if (!determiner.test(word) && !label.test(word) && !occurrence.test(word)) return null;
  }
  return { unit, ordinal };
};

/** Words that speak about a passage instead of being it. */
const aboutText =
  /^(?:пример\p{L}{0,3}|введени\p{L}{1,2}|заключени\p{L}{1,2}|вывод\p{L}{0,2}|таблиц\p{L}{1,2}|список|списк\p{L}{1,2}|код\p{L}{0,2}|картинк\p{L}{1,2}|examples?|introduction|conclusion|tables?|lists?|code|pictures?|everything|всё|все|лишн\p{L}{2,3}|ошибк\p{L}{1,2}|опечатк\p{L}{1,2}|mistakes?|errors?|typos?)$/iu;

/** Words without quotation marks are meant as they stand, unless they only describe something. */
const readPlain = (words: string, quotes: readonly QuotedPart[]): CommandTarget | null => {
  if (words === "" || new RegExp(quoteSign).test(words)) return null;
  const { unit, rest } = withoutNoun(words.split(spaces));
  if (rest.every(isDescription)) return null;
  const text = unmask(rest.join(" "), quotes);
  return { kind: "quote", text, quoted: false, unit, ordinal: null };
};

const isDescription = (word: string): boolean =>
  determiner.test(word) ||
  label.test(word) ||
  unitOf(word) !== null ||
  ordinalOf(word) !== null ||
  aboutText.test(word) ||
  selectionWords.test(word);

/** "the word X", "раздел X": the noun goes with its article; an article alone belongs to the text. */
const withoutNoun = (words: readonly string[]): { unit: TargetUnit; rest: readonly string[] } => {
  const noun = words.findIndex((word) => !determiner.test(word));
  const word = words[noun] ?? "";
  const unit = unitOf(word);
  if (words.length === noun + 1 || (unit === null && !label.test(word))) {
    return { unit: "words", rest: words };
  }
  return { unit: unit ?? "words", rest: words.slice(noun + 1) };
};

/** What is to be written, as it stands between its quotation marks. */
export const readNewText = (
  slot: string,
  quotes: readonly QuotedPart[],
): { readonly text: string; readonly quoted: boolean } | null => {
  const words = slot.trim();
  const [, before = "", sign = "", after = ""] = withSign.exec(words) ?? [];
  const quote = quoteOf(sign, quotes);
  const named = before.split(spaces).filter(Boolean);
  if (quote !== null && /^[.!]?$/.test(after) && descriptionOf(named) !== null) {
    return { text: quote.inner, quoted: true };
  }
  if (words === "" || new RegExp(quoteSign).test(words)) return null;
  const text = withoutNoun(words.split(spaces)).rest.join(" ");
  return { text: text.replace(/[.!;,]+$/, ""), quoted: false };
};
