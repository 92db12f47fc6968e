import type { NoteSentence } from "#lib/notes/read-note.ts";
import type { Span } from "#lib/schemas/quiz.ts";
import { plainWords } from "#lib/text/words.ts";

/** The items in order, in as few groups of at most `size` as can be, all of about the same size. */
export const inBatches = <Item>(items: readonly Item[], size: number): Item[][] => {
  const count = Math.ceil(items.length / size);
  const part = (index: number) => Math.ceil((index * items.length) / count);
  return Array.from({ length: count }, (_, index) => items.slice(part(index), part(index + 1)));
};

/** Lines of a list or a table on each side of one, as one alone says little: whoever writes options needs more of them. */
export const linesAround = { toWrite: 2, toSolve: 1 };

/** Longest text of sentences in one request, in UTF-16 units; about 3,000 tokens of Russian. */
const longestMaterial = 12_000;

/**
 * The sentences that touch one of the spans, in the note's order, with what they are understood by:
 * the sentence before in the same paragraph where one refers to it, or one that announces it, the lines
 * around a line of a list or a table, the header row of a table.
 */
export const sentencesAround = (
  sentences: readonly NoteSentence[],
  spans: readonly Span[],
  lines: number,
): NoteSentence[] => {
  const chosen = new Set<number>();
  for (const { start, end } of spans) {
    const first = firstIndex(sentences, (sentence) => sentence.end > start);
    const after = firstIndex(sentences, (sentence) => sentence.start >= end);
    const from = first - neighbours(sentences[first], sentences[first - 1], lines);
    const to = after + (isLine(sentences[after - 1]) ? lines : 0);
    for (let index = Math.max(0, from); index < Math.min(to, sentences.length); index += 1)
      chosen.add(index);
  }
  const order = [...chosen].sort((left, right) => left - right);
  const found = order.flatMap((index) => sentences[index] ?? []);
  return withinLength(withHeaders(sentences, found));
};

/** Puts the header row of a table before its rows where it is not among them; one in doubt is in neither. */
const withHeaders = (
  sentences: readonly NoteSentence[],
  chosen: readonly NoteSentence[],
): NoteSentence[] => {
  const shown = new Set<NoteSentence>();
  for (const sentence of chosen) {
    const { header } = sentence;
    const row = header && sentences[firstIndex(sentences, ({ number }) => number >= header)];
    if (row && row.number === header) shown.add(row);
    shown.add(sentence);
  }
  return [...shown];
};

const isLine = (sentence: NoteSentence | undefined): boolean =>
  sentence !== undefined && sentence.role !== "text";

/** How many sentences before one are shown with it. */
const neighbours = (
  one: NoteSentence | undefined,
  before: NoteSentence | undefined,
  lines: number,
): number => {
  if (isLine(one)) return lines;
  if (one === undefined || before === undefined) return 0;
  return announces(before) || (one.block === before.block && refersBack(one)) ? 1 : 0;
};

/** Words at whose place in a sentence something else may be what it is about. */
const firstWords = 8;

const refersBack = ({ text }: NoteSentence): boolean => {
  const [first = "", ...words] = plainWords(text).slice(0, firstWords);
  return joining.has(first) || [first, ...words].some((word) => referring.has(word));
};

const joining: ReadonlySet<string> = new Set([
  "and",
  "or",
  "since",
  "because",
  "if",
  "и",
  "или",
  "а",
  "если",
]);

/** Pronouns, and words that join a sentence to the one before, in both languages: rather one too many. */
const referring: ReadonlySet<string> = new Set(
  `it its they them their this these those that such he him his she her hers so thus hence therefore then but
  however also too both either neither latter former second third other others another same one ones here there instead
  otherwise still yet again else
  он она оно они его её ее их им ему ей ним ними нём нем ней них это этот эта эти этого этой этих этому этим этом такой
  такая такое такие таких таким так тогда поэтому отсюда тут здесь там но однако также тоже оба обе обоих второй вторая
  второе третий последний последняя другой другая другое другие других иначе зато причём причем же ещё еще кроме потом затем потому`.split(
    /\s+/,
  ),
);

/** A formula on a line of its own, or an example, is named by the words before it. */
const announces = ({ text }: NoteSentence): boolean => text.trimEnd().endsWith(":");

/** The part of the sentences that belongs to one of several batches of a direct quiz; a table cut in two has its header in both. */
export const sentencesOfPart = (
  sentences: readonly NoteSentence[],
  part: number,
  parts: number,
): NoteSentence[] => {
  const from = Math.floor((part * sentences.length) / parts);
  const to = Math.floor(((part + 1) * sentences.length) / parts);
  return withinLength(withHeaders(sentences, sentences.slice(from, Math.max(to, from + 1))));
};

/** The sentences that a passage of the note touches, in its order. */
export const sentencesWithin = (
  sentences: readonly NoteSentence[],
  { start, end }: Span,
): NoteSentence[] =>
  sentences.slice(
    firstIndex(sentences, (sentence) => sentence.end > start),
    firstIndex(sentences, (sentence) => sentence.start >= end),
  );

/** Where the condition begins to hold, by binary search, because notes are long. */
const firstIndex = (
  sentences: readonly NoteSentence[],
  holds: (sentence: NoteSentence) => boolean,
): number => {
  let low = 0;
  let high = sentences.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const sentence = sentences[middle];
    if (sentence && holds(sentence)) high = middle;
    else low = middle + 1;
  }
  return low;
};

const withinLength = (sentences: readonly NoteSentence[]): NoteSentence[] => {
  let length = 0;
  return sentences.filter((sentence, index) => {
    length += sentence.text.length;
    return index === 0 || length <= longestMaterial;
  });
};
