import type { ReadNote } from "#lib/notes/read-note.ts";
import type { Language } from "#lib/schemas/language.ts";
import { maxRequestCharacters } from "#lib/schemas/study-limits.ts";
import { matchSequences } from "#lib/text/match-sequences.ts";
import { foldedWords } from "#lib/text/words.ts";

/** A sentence of a note before and after it was changed; null where it is new, or is no more. */
export interface ChangedSentence {
  readonly before: string | null;
  readonly after: string | null;
}

/** More differences than these are another text. */
const mostDifferences = 1_000;

/** Sentences that are compared with each other within one stretch; of longer ones each stands alone. */
const mostCompared = 60;

/** From this share of words in common on a sentence is another one's new wording. */
const leastAlike = 0.4;

/**
 * What changed between two texts of a note, sentence by sentence and in the order of the later one; white space does not
 * count. Null where so much changed that it is another text.
 */
export const changedSentences = (
  former: Pick<ReadNote, "items">,
  present: Pick<ReadNote, "items">,
): ChangedSentence[] | null => {
  const [before, after] = [piecesOf(former), piecesOf(present)];
  const partners = matchSequences(before, after, mostDifferences);
  if (partners === null) return null;
  const changes: ChangedSentence[] = [];
  let [at, to] = [0, 0];
  const close = (end: number, until: number) => {
    changes.push(...paired(before.slice(at, end), after.slice(to, until)));
    [at, to] = [end + 1, until + 1];
  };
  for (const [index, partner] of partners.entries()) if (partner >= 0) close(index, partner);
  close(before.length, after.length);
  return changes;
};

const piecesOf = ({ items }: Pick<ReadNote, "items">): string[] =>
  items.map((item) => (item.kind === "code" ? item.code : item.text).replace(/\s+/g, " ").trim());

/** The sentences of a stretch that was changed, each with what became of it. */
const paired = (before: readonly string[], after: readonly string[]): ChangedSentence[] => {
  const [only, ...others] = before;
  const [made, ...more] = after;
  if (only !== undefined && made !== undefined && others.length + more.length === 0) {
    return [{ before: only, after: made }];
  }
  const isLong = before.length * after.length > mostCompared ** 2;
  const changes: ChangedSentence[] = [];
  let next = 0;
  for (const sentence of before) {
    const found = isLong
      ? -1
      : after.findIndex((one, index) => index >= next && likeness(sentence, one) >= leastAlike);
    if (found < 0) {
      changes.push({ before: sentence, after: null });
      continue;
    }
    for (const one of after.slice(next, found)) changes.push({ before: null, after: one });
    changes.push({ before: sentence, after: after[found] ?? "" });
    next = found + 1;
  }
  return [...changes, ...after.slice(next).map((one) => ({ before: null, after: one }))];
};

/** The share of words that two sentences have in common. */
const likeness = (one: string, other: string): number => {
  const [own, theirs] = [new Set(foldedWords(one)), new Set(foldedWords(other))];
  const common = [...own].filter((word) => theirs.has(word)).length;
  return common / Math.max(1, own.size, theirs.size);
};

/** Quotation marks that a command may stand in, the usual ones of a language first. */
const marks: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    ['"', '"'],
    ["“", "”"],
    ["«", "»"],
  ],
  ru: [
    ["«", "»"],
    ['"', '"'],
    ["“", "”"],
  ],
};

/** As many as a request may hold. */
const mostCommands = 20;

/**
 * Changes of the notes as a request to change the document alike, in the words of who writes in it: as many from the first on
 * as one request may hold; what the document repeats, alone. Null where one cannot be put in words: it holds all quotation marks.
 */
export const requestOf = (
  changes: readonly {
    readonly before: string;
    readonly after: string;
    readonly isRepeated: boolean;
  }[],
  language: Language,
): string | null => {
  const lines: string[] = [];
  let length = 0;
  for (const { before, after, isRepeated } of changes.slice(0, mostCommands)) {
    const pair = marks[language].find(
      ([open, close]) =>
        ![open, close].some((mark) => before.includes(mark) || after.includes(mark)),
    );
    if (!pair) continue;
    const [old, now] = [before, after].map((text) => `${pair[0]}${text}${pair[1]}`);
    const line =
      language === "ru"
        ? `замени ${isRepeated ? "везде " : ""}${old} на ${now}`
        : `replace ${old} with ${now}${isRepeated ? " everywhere" : ""}`;
    length += line.length + 1;
    if (length > maxRequestCharacters) break;
    lines.push(line);
  }
  return lines.length > 0 ? lines.join("\n") : null;
};
