import { documentDocx } from "#lib/artifacts/document-docx.ts";
import { exportCards } from "#lib/cards/files/export-cards.ts";
import {
  type OpenText,
  type TakenChange,
  type TakenPart,
  takenChanges,
} from "#lib/editing/document-part.ts";
import { passageStates } from "#lib/editing/kept-passages.ts";
import { citedWords } from "#lib/guide/cited-words.ts";
import { stepsInNote } from "#lib/guide/steps-in-note.ts";
import { type ChangedQuote, changedQuotes, type QuotedSection } from "#lib/library/quoted-words.ts";
import { type NoteSentence, type ReadNote, readNoteInTurns } from "#lib/notes/read-note.ts";
import { type NoteStatistics, noteOutline, noteStatistics } from "#lib/rules/analyse-note.ts";
import { answerFromDocument } from "#lib/rules/answer-from-document.ts";
import { composeMaterial } from "#lib/rules/compose-material.ts";
import { offlineCandidates } from "#lib/rules/offline-candidates.ts";
import { passageCardAgain, passageCards } from "#lib/rules/passage-cards.ts";
import { proveCandidates } from "#lib/rules/prove-candidates.ts";
import { type AgainOrder, questionAgain } from "#lib/rules/question-again.ts";
import { questionsByRules } from "#lib/rules/questions-by-rules.ts";
import { termsAsked } from "#lib/rules/terms-asked.ts";
import { outlineOf } from "#lib/study/text-so-far.ts";
import { openArchive, packArchive } from "#lib/subjects/archive/archive-file.ts";
import {
  type AlignedNote,
  alignNotes,
  type ChangedSentence,
  changedSentences,
} from "#lib/subjects/note-changes.ts";
import { type GarbageReason, garbageReason } from "#lib/text/garbage-reason.ts";
import type { NumberedConcept } from "../concepts/concepts-from-numbers.ts";
import { evidenceInNote } from "../concepts/evidence-in-note.ts";
import type { EvidencePassage } from "../concepts/evidence-store.ts";
import {
  type NoteReport,
  noteReport,
  type OpenSentence,
  openSentences,
  patchedNote,
} from "../concepts/note-report.ts";
import { type NoteWindow, noteWindows } from "../concepts/note-windows.ts";
import {
  rememberedConcepts,
  rememberedReadings,
  type SentenceVerdict,
  sentenceKeys,
  sentenceVerdicts,
  withConcepts,
} from "../concepts/sentence-verdicts.ts";
import { type WindowReading, windowsAround } from "../concepts/settle-faults.ts";
import { sentencesForComplaint } from "../questions/complaints.ts";
import type { Candidate } from "../questions/question-store.ts";
import type { AskedOfNote } from "../questions/quiz-view.ts";
import type { Patch } from "../quotes/patch.ts";
import type { Language } from "../schemas/language.ts";
import type {
  Concept,
  Correction,
  NoteDoubt,
  Passage,
  Question,
  QuizResults,
} from "../schemas/quiz.ts";
import { planSynthesis } from "../study/plan-synthesis.ts";

/** The note that was read last: the steps of a quiz ask about one note after another step's answer. */
let newest: {
  readonly text: string;
  readonly language: Language;
  readonly read: Promise<ReadNote>;
} | null = null;

const readOnce = (text: string, language: Language): Promise<ReadNote> => {
  if (newest?.text === text && newest.language === language) return newest.read;
  const read = readNoteInTurns(text, language);
  newest = { text, language, read };
  return read;
};

/** What takes seconds for a long text. Arguments and results pass between threads, so they are plain data. */
export const offloadedWork = {
  readNote: readOnce,
  /** The sentences of these numbers, in the note's order. */
  sentencesOf: async (
    text: string,
    language: Language,
    numbers: readonly number[],
  ): Promise<Passage[]> => {
    const wanted = new Set(numbers);
    const { sentences } = await readOnce(text, language);
    return sentences
      .filter(({ number }) => wanted.has(number))
      .map(({ text: quote, start, end }) => ({ quote, start, end }));
  },
  windowsOf: async (
    text: string,
    language: Language,
    ...cut: [length: number, overlap: number]
  ): Promise<NoteWindow[]> => noteWindows(await readOnce(text, language), ...cut),
  openSentences: async (
    text: string,
    language: Language,
    readings: readonly WindowReading[],
    length: number,
  ): Promise<{ only: OpenSentence[]; windows: NoteWindow[] }> => {
    const read = await readOnce(text, language);
    const only = openSentences(read, readings);
    const numbers = only.map(({ number }) => number);
    return { only, windows: windowsAround(read, numbers, length) };
  },
  sentenceKeys: async (text: string, language: Language, means: string): Promise<string[]> =>
    sentenceKeys(await readOnce(text, language), means),
  /** What is remembered of the sentences, in order, and the windows in which the others are asked about. */
  remembered: async (
    text: string,
    language: Language,
    keys: readonly string[],
    known: readonly (SentenceVerdict | null)[],
    { length, by }: { readonly length: number; readonly by: string },
  ) => {
    const read = await readOnce(text, language);
    const unknown = read.sentences.flatMap(({ number }) => (known[number - 1] ? [] : [number]));
    const windows = windowsAround(read, unknown, length);
    const concepts = rememberedConcepts(read, keys, known, by);
    return { ...rememberedReadings(read, known), concepts, unknown, windows };
  },
  sentenceVerdicts: async (
    text: string,
    language: Language,
    ...said: [readonly WindowReading[], readonly WindowReading[]]
  ): Promise<[number, SentenceVerdict][]> =>
    sentenceVerdicts(await readOnce(text, language), ...said),
  verdictsWithConcepts: async (
    text: string,
    language: Language,
    ...about: [
      keys: readonly string[],
      verdicts: readonly (SentenceVerdict | null)[],
      { readonly found: readonly NumberedConcept[]; readonly by: string },
    ]
  ): Promise<(SentenceVerdict | null)[]> => withConcepts(await readOnce(text, language), ...about),
  noteReport: async (
    text: string,
    language: Language,
    ...said: [readonly NumberedConcept[], readonly WindowReading[], readonly WindowReading[]]
  ): Promise<NoteReport> => noteReport(await readOnce(text, language), ...said),
  evidenceInNote: async (
    text: string,
    language: Language,
    ...about: [readonly Correction[], readonly NoteDoubt[]]
  ): Promise<EvidencePassage[][]> => evidenceInNote(await readOnce(text, language), ...about),
  proveCandidates: async (
    text: string,
    language: Language,
    concepts: readonly Concept[],
    candidates: readonly Candidate[],
  ) => proveCandidates(await readOnce(text, language), concepts, candidates),
  /** The reason when it is no text to learn from. */
  statisticsOf: async (text: string, language: Language): Promise<NoteStatistics | GarbageReason> =>
    garbageReason(text) ?? noteStatistics(await readOnce(text, language)),
  termsAsked: async (
    text: string,
    language: Language,
    about: AskedOfNote,
  ): Promise<QuizResults["terms"]> => termsAsked(await readOnce(text, language), about),
  /** What the judge of a complaint is shown of the note, as it was corrected. */
  sentencesForComplaint: async (
    text: string,
    language: Language,
    patches: readonly Patch[],
    ...about: [evidence: Passage, words: string]
  ): Promise<NoteSentence[]> =>
    sentencesForComplaint(patchedNote(await readOnce(text, language), patches).sentences, ...about),
  offlineCandidates,
  passageCards,
  passageCardAgain,
  /** What became of passages of a document. */
  passageStates: async (
    ...given: Parameters<typeof passageStates>
  ): Promise<ReturnType<typeof passageStates>> => passageStates(...given),
  /** What became of the steps of a guide in a note that it was saved as. */
  stepsInNote: async (
    ...given: Parameters<typeof stepsInNote>
  ): Promise<ReturnType<typeof stepsInNote>> => stepsInNote(...given),
  composeMaterial,
  planSynthesis: async (material: string, notes: string) => ({
    parts: planSynthesis(material, notes),
    outline: outlineOf(material),
  }),
  documentDocx,
  exportCards,
  packArchive,
  openArchive,
  questionsByRules,
  answerFromDocument,
  /** What changed between a note's former text and its present one; null where it is another text. */
  noteChanges: async (
    former: string,
    present: string,
    language: Language,
  ): Promise<ChangedSentence[] | null> =>
    changedSentences(
      await readNoteInTurns(former, language),
      await readNoteInTurns(present, language),
    ),
  /** Both texts of a note and what became of each of their sentences. */
  alignedNotes: async (former: string, present: string, language: Language): Promise<AlignedNote> =>
    alignNotes(await readNoteInTurns(former, language), await readNoteInTurns(present, language)),
  questionAgain: async (
    text: string,
    language: Language,
    order: AgainOrder,
  ): Promise<Question | null> => questionAgain(await readOnce(text, language), order),
  /** What became of the parts of a document that sources were taken from. */
  takenChanges: async (
    document: OpenText,
    parts: readonly TakenPart[],
  ): Promise<(TakenChange | null)[]> => takenChanges(document, parts),
  /** What sections of manuals do not say any more of what was quoted from them. */
  changedQuotes: async (sections: readonly QuotedSection[]): Promise<ChangedQuote[][][]> =>
    changedQuotes(sections),
  /** The sentences of sections on which an answer rests. */
  citedWords: async (
    ...given: Parameters<typeof citedWords>
  ): Promise<ReturnType<typeof citedWords>> => citedWords(...given),
  outlineOf: async (text: string, language: Language, limit: number): Promise<string> =>
    noteOutline(await readNoteInTurns(text, language), limit),
} satisfies Record<string, (...given: never[]) => Promise<unknown>>;

export type OffloadedWork = typeof offloadedWork;
