import { sha256 } from "#lib/ids.ts";
import type { NoteItem, NoteSentence, ReadNote } from "#lib/notes/read-note.ts";
import type { NoteDoubt } from "#lib/schemas/quiz.ts";
import type { NumberedConcept } from "./concepts-from-numbers.ts";
import type { Fault } from "./place-fault.ts";
import {
  settleAgain,
  settleFaults,
  uncheckedSentences,
  type WindowReading,
} from "./settle-faults.ts";

/**
 * What a check came to for one sentence, in words that hold wherever the sentence stands with the same around it: a
 * proof and code by their texts, not by their numbers.
 */
export interface SentenceVerdict {
  readonly faults: readonly (Omit<Fault, "sentence" | "basis" | "code"> & {
    readonly basis: string | null;
    readonly code: string | null;
  })[];
  readonly doubt: Pick<NoteDoubt, "reason" | "by"> | null;
  /** The concepts that begin with the sentence; absent where nobody has looked for them. */
  readonly concepts?: {
    /** Model and prompt that found them. */
    readonly by: string;
    readonly found: readonly RememberedConcept[];
  };
}

/** A concept by the keys of its sentences and the hash of its code, so that it is known wherever these stand. */
interface RememberedConcept {
  readonly term: string;
  readonly sentences: readonly string[];
  readonly code: string | null;
}

/**
 * For each sentence of the note, in order, what makes its check the same check: the sentence with what is read with it,
 * and the means by which it is judged.
 * @param means model, prompt and rules
 */
export const sentenceKeys = ({ items, sentences }: ReadNote, means: string): string[] => {
  const headers = new Map(sentences.map(({ number, text }) => [number, text]));
  const path: { depth: number; text: string }[] = [];
  const keys: string[] = [];
  items.forEach((item, index) => {
    if (item.kind === "heading") {
      while ((path.at(-1)?.depth ?? 0) >= item.depth) path.pop();
      path.push(item);
    }
    if (item.kind !== "sentence") return;
    const header = item.header === null ? null : headers.get(item.header);
    const around = [items[index - 1], items[index + 1]].map(wordsOf);
    const above = path.map(({ text }) => text);
    keys.push(sha256(JSON.stringify([means, above, header, item.text, around])));
  });
  return keys;
};

const wordsOf = (item: NoteItem | undefined): string | null => {
  if (item === undefined) return null;
  return item.kind === "code" ? item.code : item.text;
};

/** What readings came to, by the number of each sentence that they checked. */
export const sentenceVerdicts = (
  note: ReadNote,
  readings: readonly WindowReading[],
  second: readonly WindowReading[],
): [number, SentenceVerdict][] => {
  const unchecked = new Set(uncheckedSentences(note, readings));
  const unanswered = new Set(uncheckedSentences(note, second));
  const first = settleFaults(note, readings);
  const settled = settleAgain(note, first, second);
  return note.sentences.flatMap(({ number }): [number, SentenceVerdict][] => {
    const verdict = settled.get(number) ?? { kind: "settled", faults: [] };
    // What is open for want of an answer may have one next time.
    const isOpen = first.get(number)?.kind === "open" && unanswered.has(number);
    if (unchecked.has(number) || isOpen || verdict.kind === "open") return [];
    if (verdict.kind === "doubt") {
      return [[number, { faults: [], doubt: { reason: verdict.reason, by: "checker" } }]];
    }
    const faults = verdict.faults.map(({ fault: { sentence: _, basis, code, ...fault } }) => ({
      ...fault,
      basis: basis === null ? null : (note.sentences[basis - 1]?.text ?? null),
      code: code === null ? null : (note.codeBlocks[code - 1]?.code ?? null),
    }));
    return [[number, { faults, doubt: null }]];
  });
};

/** Verdicts of an earlier check as readings of this note, and the doubts that they hold. */
export const rememberedReadings = (
  note: ReadNote,
  known: readonly (SentenceVerdict | null)[],
): { readings: WindowReading[]; doubts: NoteDoubt[] } => {
  const numberOf = new Map(note.sentences.map(({ text, number }) => [text, number]));
  const codeOf = new Map(note.codeBlocks.map(({ code, number }) => [code, number]));
  const found = note.sentences.flatMap((sentence, index) => {
    const verdict = known[index];
    return verdict ? [{ sentence, verdict }] : [];
  });
  return {
    readings: found.map(({ sentence: { number }, verdict }) => ({
      sentences: [number],
      faults: verdict.faults.map((fault) => ({
        ...fault,
        sentence: number,
        basis: fault.basis === null ? null : (numberOf.get(fault.basis) ?? null),
        code: fault.code === null ? null : (codeOf.get(fault.code) ?? null),
      })),
    })),
    doubts: found.flatMap(({ sentence, verdict: { doubt } }) =>
      doubt ? [{ ...spanOf(sentence), quote: sentence.text, ...doubt }] : [],
    ),
  };
};

/**
 * The concepts that an earlier quiz found in what is known of a note; one of which a sentence or the code is no more is none
 * of them. Null where somebody else found them, or nobody.
 * @param keys of the note's sentences, in order, as `known` is
 */
export const rememberedConcepts = (
  { codeBlocks }: Pick<ReadNote, "codeBlocks">,
  keys: readonly string[],
  known: readonly (SentenceVerdict | null)[],
  by: string,
): NumberedConcept[] | null => {
  const found = known.filter((verdict) => verdict !== null).map(({ concepts }) => concepts);
  if (found.some((concepts) => concepts?.by !== by)) return null;
  const numberOf = new Map(keys.map((key, index) => [key, index + 1]));
  const codeOf = new Map(codeBlocks.map(({ code, number }) => [sha256(code), number]));
  return found
    .flatMap((concepts) => concepts?.found ?? [])
    .flatMap(({ term, sentences, code }) => {
      const numbers = sentences.flatMap((key) => numberOf.get(key) ?? []);
      const isWhole = numbers.length === sentences.length && (code === null || codeOf.has(code));
      return isWhole
        ? [{ term, sentences: numbers, code: code === null ? null : (codeOf.get(code) ?? null) }]
        : [];
    });
};

/**
 * What is to be remembered of a note's sentences: what was found out now, and concepts that begin with them.
 * @param verdicts of the sentences, in order; null for what nobody checked
 */
export const withConcepts = (
  { codeBlocks }: Pick<ReadNote, "codeBlocks">,
  keys: readonly string[],
  verdicts: readonly (SentenceVerdict | null)[],
  { found, by }: { readonly found: readonly NumberedConcept[]; readonly by: string },
): (SentenceVerdict | null)[] => {
  const beginning = Map.groupBy(found, ({ sentences }) => Math.min(...sentences));
  return verdicts.map((verdict, index) => {
    const own = beginning.get(index + 1) ?? [];
    const remembered = own.map(({ term, sentences, code }) => ({
      term,
      sentences: sentences.flatMap((number) => keys[number - 1] ?? []),
      code: code === null ? null : sha256(codeBlocks[code - 1]?.code ?? ""),
    }));
    return verdict && { ...verdict, concepts: { by, found: remembered } };
  });
};

const spanOf = ({ start, end }: NoteSentence) => ({ span: { start, end } });
