import type { NoteItem, ReadNote } from "#lib/notes/read-note.ts";
import { definitionIn } from "#lib/rules/definition-in.ts";
import type { ContentType, QuizStrategy } from "#lib/schemas/quiz.ts";

/**
 * A shortened view of a whole note, for a question about the note as such: all headings, and from
 * its beginning to its end the first sentences of evenly chosen blocks and first lines of code.
 *
 * @param limit characters; headings alone may be cut to it as evenly.
 */
export const noteOutline = (note: ReadNote, limit: number): string => {
  const entries = note.items.filter((item, index) => startsBlock(item, note.items[index - 1]));
  const lines = entries.map(outlineLine);
  const total = lines.reduce((sum, line) => sum + line.length + 1, 0);
  const every = Math.max(1, Math.ceil(total / limit));
  const chosen = lines.filter(
    (_, index) => index % every === 0 || (every < 8 && entries[index]?.kind === "heading"),
  );
  return evenly(chosen, limit).join("\n");
};

const startsBlock = (item: NoteItem, before: NoteItem | undefined): boolean =>
  item.kind !== "sentence" || before?.kind !== "sentence" || before.block !== item.block;

const longestLine = 200;

const outlineLine = (item: NoteItem): string => {
  if (item.kind === "heading") return `${"#".repeat(item.depth)} ${shorten(item.text)}`;
  if (item.kind === "sentence") return shorten(item.text);
  const [first = ""] = item.code.trim().split(/\r?\n/);
  return `[code${item.language ? `, ${item.language}` : ""}] ${shorten(first)}`;
};

const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, " ");
  return line.length > longestLine ? `${line.slice(0, longestLine).toWellFormed()}…` : line;
};

const evenly = (lines: readonly string[], limit: number): readonly string[] => {
  const total = lines.reduce((sum, line) => sum + line.length + 1, 0);
  if (total <= limit) return lines;
  const every = Math.ceil(total / limit);
  return lines.filter((_, index) => index % every === 0);
};

/** Numbers about a whole note, from its first to its last character. */
export interface NoteStatistics {
  readonly characters: number;
  readonly words: number;
  readonly sentences: number;
  readonly headings: number;
  readonly codeBlocks: number;
  /** 0 to 1: characters of code among all that are no white space. */
  readonly codeShare: number;
  readonly formulas: number;
  readonly listItems: number;
  /** 0 to 1: sentences that stand in list items. */
  readonly listShare: number;
  /** Sentences that read like a definition. */
  readonly definitions: number;
}

export interface NoteAnalysis {
  readonly contentType: ContentType;
}

/** Counts what a note consists of. */
export const noteStatistics = (note: ReadNote): NoteStatistics => {
  const prose = note.sentences.map((sentence) => sentence.text).join(" ");
  const words = prose.match(/\p{L}[\p{L}\p{M}\p{N}-]*/gu) ?? [];
  const code = note.codeBlocks.map((block) => block.code).join("");
  const solid = solidLength(note.text);
  const inItems = note.sentences.filter((sentence) => sentence.role === "item").length;
  return {
    characters: note.text.length,
    words: words.length,
    sentences: note.sentences.length,
    headings: note.headings.length,
    codeBlocks: note.codeBlocks.length,
    codeShare: ratio(solidLength(code), solid),
    formulas: countFormulas(note),
    listItems: note.listItems.length,
    listShare: ratio(inItems, note.sentences.length),
    definitions: note.sentences.filter((s) => definitionIn(s.text, note.language)).length,
  };
};

/** Below this a note is asked about directly: cutting it into concepts would find one or two. */
const shortNoteWords = 60;
/** Code practice is worth it from this share of code on, or with several blocks. */
const codeNoteShare = 0.2;
const mathPerSentence = 0.4;
const listNoteShare = 0.8;

/** Content type of a note that is no garbage, by rules. */
export const analyseNote = (statistics: NoteStatistics): NoteAnalysis => ({
  contentType: contentTypeOf(statistics),
});

const contentTypeOf = (statistics: NoteStatistics): ContentType => {
  const { words, sentences, codeBlocks, codeShare, formulas, listShare, definitions } = statistics;
  const hasCode = codeBlocks > 0 && (codeShare >= codeNoteShare || codeBlocks >= 3);
  if (hasCode && (words >= shortNoteWords || codeBlocks > 1)) return "code";
  if (words < shortNoteWords) return "short";
  if (formulas >= 3 && formulas >= mathPerSentence * sentences) return "math";
  // A list of definitions is theory in another dress.
  if (listShare >= listNoteShare && definitions < 0.4 * sentences) return "list";
  return codeShare >= codeNoteShare ? "code" : "theory";
};

/** How questions are made from a note of this type. */
export const strategyFor = (contentType: ContentType): QuizStrategy => {
  if (contentType === "code") return "code_practice";
  return contentType === "short" || contentType === "list" ? "direct_quiz" : "standard";
};

const countFormulas = (note: ReadNote): number => {
  const blocks = note.sentences.filter((sentence) => sentence.role === "formula").length;
  const inline = note.sentences
    .filter((sentence) => sentence.role !== "formula")
    .reduce((sum, { text }) => sum + (text.match(/\$[^\s$](?:[^$\n]*[^\s$])?\$/g)?.length ?? 0), 0);
  return blocks + inline;
};

const solidLength = (text: string): number => text.replace(/\s+/g, "").length;

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
