import { noteOutline } from "../concepts/note-outline.ts";
import { readNoteInTurns } from "../concepts/read-note.ts";
import { surveyNote } from "../concepts/survey-note.ts";
import { offlineCandidates } from "../questions/offline-candidates.ts";
import type { Language } from "../schemas/language.ts";
import { composeMaterial } from "../study/compose-material/compose-material.ts";
import { answerByRules } from "../study/review-questions/answer-by-rules.ts";
import { questionsByRules } from "../study/review-questions/questions-by-rules.ts";

/** What takes seconds for a long text. Arguments and results pass between threads, so they are plain data. */
export const asideWorks = {
  readNote: readNoteInTurns,
  surveyNote,
  offlineCandidates,
  composeMaterial,
  questionsByRules,
  answerByRules,
  outlineOf: async (text: string, language: Language, limit: number): Promise<string> =>
    noteOutline(await readNoteInTurns(text, language), limit),
} satisfies Record<string, (...given: never[]) => Promise<unknown>>;

export type AsideWorks = typeof asideWorks;
