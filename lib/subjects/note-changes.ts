import type { ReadNote } from "#lib/notes/read-note.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Span } from "#lib/schemas/quiz.ts";
import { maxRequestCharacters } from "#lib/schemas/study-limits.ts";
import { matchSequences } from "#lib/text/match-sequences.ts";
import { foldedWords, wordLikeness } from "#lib/text/words.ts";

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

/** A sentence and what became of it, by their places in the former and the present text; null where it is new, or is no more. */
interface AlignedPair {
  readonly before: number | null;
  readonly after: number | null;
}

/** A sentence, a heading or a code block of a note. Its place is that in the note's text. */
export interface NotePiece extends Span {
  readonly text: string;
  readonly isCode: boolean;
}

/** Two texts of a note and what became of each of their pieces. */
export interface AlignedNote {
  readonly before: readonly NotePiece[];
  readonly after: readonly NotePiece[];
  /** In the order of the later text; null where so much changed that it is another text. */
  readonly pairs: readonly AlignedPair[] | null;
}

/** What is compared of a piece: white space does not count. */
export const comparedText = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Brings two texts of a note into line. */
export const alignNotes = (
  former: Pick<ReadNote, "items">,
  present: Pick<ReadNote, "items">,
): AlignedNote => {
  const [before, after] = [piecesOf(former), piecesOf(present)];
  const pairs = alignTexts(
    before.map(({ text }) => comparedText(text)),
    after.map(({ text }) => comparedText(text)),
  );
  return { before, after, pairs };
};

const piecesOf = ({ items }: Pick<ReadNote, "items">): NotePiece[] =>
  items.map((item) => ({
    ...{ start: item.start, end: item.end, isCode: item.kind === "code" },
    text: item.kind === "code" ? item.code : item.text,
  }));

/**
 * What changed between two texts of a note, sentence by sentence and in the order of the later one; white space does not
 * count. Null where so much changed that it is another text.
 */
export const changedSentences = (
  former: Pick<ReadNote, "items">,
  present: Pick<ReadNote, "items">,
): ChangedSentence[] | null => {
  const { before, after, pairs } = alignNotes(former, present);
  const textAt = (pieces: readonly NotePiece[], at: number | null) =>
    at === null ? null : comparedText(pieces[at]?.text ?? "");
  return (
    pairs
      ?.map((pair) => ({ before: textAt(before, pair.before), after: textAt(after, pair.after) }))
      .filter((change) => change.before !== change.after) ?? null
  );
};

const alignTexts = (before: readonly string[], after: readonly string[]): AlignedPair[] | null => {
  const partners = matchSequences(before, after, mostDifferences);
  if (partners === null) return null;
  const pairs: AlignedPair[] = [];
  let [at, to] = [0, 0];
  const close = (end: number, until: number) => {
    const stretch = paired(before.slice(at, end), after.slice(to, until));
    for (const pair of stretch)
      pairs.push({ before: moved(pair.before, at), after: moved(pair.after, to) });
    [at, to] = [end + 1, until + 1];
  };
  for (const [index, partner] of partners.entries()) {
    if (partner < 0) continue;
    close(index, partner);
    pairs.push({ before: index, after: partner });
  }
  close(before.length, after.length);
  return pairs;
};

const moved = (at: number | null, by: number): number | null => (at === null ? null : at + by);

/** The sentences of a stretch that was changed, each with what became of it. */
const paired = (before: readonly string[], after: readonly string[]): AlignedPair[] => {
  if (before.length === 1 && after.length === 1) return [{ before: 0, after: 0 }];
  const isLong = before.length * after.length > mostCompared ** 2;
  const pairs: AlignedPair[] = [];
  let next = 0;
  const passOver = (until: number) => {
    for (; next < until; next += 1) pairs.push({ before: null, after: next });
  };
  for (const [index, sentence] of before.entries()) {
    const found = isLong
      ? -1
      : after.findIndex(
          (one, place) =>
            place >= next && wordLikeness(foldedWords(sentence), foldedWords(one)) >= leastAlike,
        );
    if (found < 0) {
      pairs.push({ before: index, after: null });
      continue;
    }
    passOver(found);
    pairs.push({ before: index, after: found });
    next = found + 1;
  }
  passOver(after.length);
  return pairs;
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
