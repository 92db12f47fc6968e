import type { NoteCode, NoteSentence, ReadNote } from "#lib/notes/read-note.ts";
import { applyPatches, type Patch, patchEnd } from "#lib/quotes/patch.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Concept, Correction, NoteCheck, NoteDoubt, Span } from "#lib/schemas/quiz.ts";
import { contentWords } from "#lib/text/content-words.ts";
import {
  conceptsWithSentences,
  definitionOf,
  type FoundConcept,
  type NumberedConcept,
} from "./concepts-from-numbers.ts";
import { isSmallChange } from "./place-fault.ts";
import {
  type SentenceVerdict,
  type SettledFault,
  settleAgain,
  settleFaults,
  uncheckedSentences,
  type WindowReading,
} from "./settle-faults.ts";

/**
 * The note as questions are made from it: the texts of its sentences are corrected. `text`, `start` and `end` stay those
 * of the note itself, so that whatever points at a sentence leads to what the student wrote.
 * @param patches against the note's text, each within one sentence; one that does not fit changes nothing.
 */
export const patchedNote = (read: ReadNote, patches: readonly Patch[]): ReadNote => {
  if (patches.length === 0) return read;
  const sentences = read.sentences.map((sentence) => ({
    ...sentence,
    text: patchedPassage(read.text, sentence, patches),
  }));
  return {
    ...read,
    items: read.items.map((item) =>
      item.kind === "sentence" ? (sentences[item.number - 1] ?? item) : item,
    ),
    sentences,
  };
};

/** A passage of the note with the patches that lie within it; as the note has it where they do not fit. */
export const patchedPassage = (
  note: string,
  { start, end }: Span,
  patches: readonly Patch[],
): string => {
  const passage = note.slice(start, end);
  const within = patches.filter((patch) => patch.start >= start && patchEnd(patch) <= end);
  if (within.length === 0) return passage;
  const shifted = within.map((patch) => ({ ...patch, start: patch.start - start }));
  return applyPatches(passage, shifted) ?? passage;
};

export interface NoteReport {
  /** With corrected definitions; one of which every sentence is in doubt is left out. */
  readonly concepts: Concept[];
  /** What the student must see, in the note's order: corrections and removed code. */
  readonly corrections: Correction[];
  readonly check: NoteCheck;
  /** Slips that were mended without a word, for the log. */
  readonly minor: { readonly sentence: number; readonly before: string; readonly after: string }[];
}

/**
 * Joins what a model found in a note: the concepts, and the faults of its sentences. Definitions are the note's own
 * sentences with their corrections, and code is the note's own.
 * @param second answers about the sentences that `openSentences` names; they are in doubt without.
 */
export const noteReport = (
  note: ReadNote,
  found: readonly NumberedConcept[],
  readings: readonly WindowReading[],
  second: readonly WindowReading[],
): NoteReport => {
  const verdicts = settleAgain(note, settleFaults(note, readings), second);
  const faults = note.sentences.flatMap((sentence) => {
    const verdict = verdicts.get(sentence.number);
    if (verdict?.kind !== "settled") return [];
    return verdict.faults.map((one) => ({ ...one, sentence, minor: isMinor(one) }));
  });
  const check: NoteCheck = {
    patches: faults.flatMap(({ patch }) => patch ?? []),
    unchecked: uncheckedSentences(note, readings),
    doubts: doubtsOf(note, verdicts),
  };
  const unchecked = new Set(check.unchecked);
  const whole: Whole = {
    ...{ note, check, faults, unchecked },
    concepts: conceptsWithSentences(note, found),
  };
  return {
    concepts: whole.concepts.flatMap((concept) => checkedConcept(whole, concept) ?? []),
    corrections: correctionsOf(whole),
    check,
    minor: faults.flatMap(({ patch, minor, sentence }) =>
      patch && minor
        ? [{ sentence: sentence.number, before: patch.removed, after: patch.inserted }]
        : [],
    ),
  };
};

export interface OpenSentence {
  readonly number: number;
  /** What could not be used of an answer about it, in words for the model; null when the answers contradict each other. */
  readonly problem: string | null;
}

/** The sentences about which a model must be asked once more. */
export const openSentences = (note: ReadNote, readings: readonly WindowReading[]): OpenSentence[] =>
  [...settleFaults(note, readings)].flatMap(([number, verdict]) =>
    verdict.kind === "open" ? [{ number, problem: verdict.problem }] : [],
  );

interface SentenceFault extends SettledFault {
  readonly sentence: NoteSentence;
  /** Made without a word to the student. */
  readonly minor: boolean;
}

interface Whole {
  readonly note: ReadNote;
  readonly check: NoteCheck;
  /** Those of `check`, made once, as a long note has thousands of both concepts and sentences. */
  readonly unchecked: ReadonlySet<number>;
  readonly faults: readonly SentenceFault[];
  readonly concepts: readonly FoundConcept[];
}

const isMinor = ({ fault, patch }: SettledFault): boolean =>
  fault.changeType === "minor" && patch !== null && isSmallChange(patch);

/** A change that its checker calls minor, and that is more than a slip: the student sees it, apart from what was wrong. */
const isWording = ({ fault, patch }: SettledFault): boolean =>
  fault.changeType === "minor" && patch !== null;

const doubtsOf = (
  { sentences, language }: ReadNote,
  verdicts: ReadonlyMap<number, SentenceVerdict>,
): NoteDoubt[] =>
  sentences.flatMap(({ number, start, end, text }) => {
    const verdict = verdicts.get(number);
    if (verdict?.kind !== "doubt") return [];
    const { doubt, unclear } = messages[language];
    const reason = verdict.reason.trim() || (verdict.contradicted ? doubt : unclear);
    return [{ span: { start, end }, quote: text, reason, by: "checker" as const }];
  });

/** Null when every sentence that carries it is in doubt. */
const checkedConcept = (
  { note, check, unchecked, faults }: Whole,
  { concept, sentences }: FoundConcept,
): Concept | null => {
  const certain = sentences.filter((sentence) => !isInDoubt(check, sentence));
  if (certain.length === 0) return null;
  const isVerified =
    certain.length === sentences.length && certain.every(({ number }) => !unchecked.has(number));
  const own = faults.filter(({ sentence, patch }) => patch && certain.includes(sentence));
  const codeFits = !faults.some(
    (fault) => concept.codeSpan && mismatched(note, fault)?.start === concept.codeSpan.start,
  );
  return {
    ...concept,
    definition: definitionOf(note, certain, (sentence) =>
      patchedPassage(note.text, sentence, check.patches),
    ),
    code: codeFits ? concept.code : null,
    status: isVerified ? "verified" : "unchecked",
    changeType: isVerified ? changeOf(own) : null,
  };
};

const isInDoubt = ({ doubts }: NoteCheck, { start }: NoteSentence): boolean =>
  doubts.some(({ span }) => span.start === start);

const changeOf = (faults: readonly SentenceFault[]): "none" | "minor" | "major" => {
  if (faults.length === 0) return "none";
  return faults.every(({ minor }) => minor) ? "minor" : "major";
};

/** The code that does not fit, if that is the fault. */
const mismatched = ({ codeBlocks }: ReadNote, { fault }: SettledFault): NoteCode | null =>
  fault.kind === "code_mismatch" ? (codeBlocks[(fault.code ?? 0) - 1] ?? null) : null;

const correctionsOf = (whole: Whole): Correction[] => {
  const removed = new Set<number>();
  return whole.faults.flatMap((one, index) => {
    const code = mismatched(whole.note, one);
    if (one.minor || (code && removed.has(code.number))) return [];
    if (code) removed.add(code.number);
    return [correctionOf(whole, one, { id: `s${one.sentence.number}-${index + 1}`, code })];
  });
};

const correctionOf = (
  whole: Whole,
  one: SentenceFault,
  { id, code }: { id: string; code: NoteCode | null },
): Correction => {
  const { note, check } = whole;
  const { fault, patch, sentence } = one;
  const concept = conceptOf(whole, sentence, code);
  const type = code ? "code_mismatch" : isWording(one) ? "wording" : "definition_fix";
  const evidence = evidenceOf(whole, one);
  return {
    id,
    conceptId: concept?.id ?? null,
    term: concept?.term ?? headingAbove(note, sentence),
    type,
    message: fault.why.trim() || messages[note.language][type],
    original: sentence.text,
    // Where the code is wrong, the words beside it are not.
    fixed: code ? sentence.text : patchedPassage(note.text, sentence, check.patches),
    span: code
      ? { start: code.start, end: code.end }
      : { start: sentence.start, end: sentence.end },
    patch,
    removedCode: code?.code ?? null,
    basis: evidence ? "note" : "model",
    evidence,
    status: "open",
  };
};

/** The concept that the code belongs to, or else one that the sentence carries; none that was left out. */
const conceptOf = (
  { concepts, check }: Whole,
  sentence: NoteSentence,
  code: NoteCode | null,
): Concept | null => {
  const kept = concepts.filter(({ sentences }) => sentences.some((one) => !isInDoubt(check, one)));
  const found =
    (code && kept.find(({ concept }) => concept.codeSpan?.start === code.start)) ??
    kept.find(({ sentences }) => sentences.includes(sentence));
  return found?.concept ?? null;
};

/** The sentence that proves a correction, as the note has it; what is wrong itself or says something else proves nothing. */
const evidenceOf = (
  { note, faults, check }: Whole,
  { fault, sentence, patch }: SentenceFault,
): Correction["evidence"] => {
  const proof = note.sentences[(fault.basis ?? 0) - 1];
  if (!proof || proof === sentence || faults.some((one) => one.sentence === proof)) return null;
  const quote = withHead(note, proof);
  if (isInDoubt(check, proof) || patch === null || !isAbout(quote, patch, sentence.text))
    return null;
  return { quote, place: headingAbove(note, proof) };
};

/** A row says what it says below the head of its table. */
export const withHead = (
  { sentences }: Pick<ReadNote, "sentences">,
  { text, header }: NoteSentence,
): string => {
  const head = sentences[(header ?? 0) - 1]?.text.trim();
  if (head === undefined) return text;
  const cells = head.replaceAll("\\|", "").replace(/^\|/, "").replace(/\|$/, "").split("|").length;
  return `${head}\n|${"---|".repeat(cells)}\n${text}`;
};

/**
 * Whether a sentence that a checker gives for a proof speaks of the same thing: it has a word of what was put in, or of
 * the sentence that was corrected. A proof seldom repeats the new words; who reads both sees whether it says them. One
 * that has numbers, and not the new one, proves no number.
 */
export const isAbout = (
  proof: string,
  { removed, inserted }: Pick<Patch, "removed" | "inserted">,
  sentence: string,
): boolean => {
  const before = new Set(contentWords(removed));
  const added = contentWords(inserted).filter((word) => !before.has(word));
  const said = new Set(contentWords(proof));
  const isNumber = (word: string) => /\p{N}/u.test(word);
  const numbers = added.filter(isNumber);
  if (numbers.some((word) => !said.has(word)) && [...said].some(isNumber)) return false;
  return [...added, ...contentWords(sentence)].some((word) => said.has(word));
};

export const headingAbove = (
  { headings }: Pick<ReadNote, "headings">,
  { start }: Pick<NoteSentence, "start">,
): string => headings.findLast((heading) => heading.start < start)?.text ?? "";

/** The reasons given where the checker gave none. Part of the report, and so in the note's language. */
const messages: Record<Language, Record<Correction["type"] | "doubt" | "unclear", string>> = {
  en: {
    definition_fix: "The note is wrong here and was corrected.",
    code_mismatch: "This code does not show what the note says and was left out.",
    wording: "Nothing was wrong here; the quiz says it in other words.",
    doubt: "The check gave contradictory answers about this sentence.",
    unclear: "The check objected to this sentence but did not say clearly what is wrong.",
  },
  ru: {
    definition_fix: "Здесь в конспекте ошибка, она исправлена.",
    code_mismatch: "Этот код не показывает того, о чём говорится в конспекте, и не используется.",
    wording: "Ошибки здесь нет, в тесте это сказано другими словами.",
    doubt: "Проверка дала об этом предложении противоречивые ответы.",
    unclear: "Проверка сочла это предложение ошибочным, но не указала, что именно в нём неверно.",
  },
};
