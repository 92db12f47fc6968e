import type { PassageState } from "#lib/editing/kept-passages.ts";
import type { AddSourceRequest } from "#lib/schemas/source.ts";
import type { KeptNote } from "./steps-in-note.ts";

/** A source that an answer of a guide was saved as. */
export interface StoredGuideNote extends KeptNote {
  readonly sourceId: string;
  readonly title: string;
  readonly guide: { readonly id: string; readonly title: string };
  /** Of the answer that was saved, from 1. */
  readonly round: number;
}

/** What guides were saved as; nothing of another's, nor of what lies in the bin. Newest first. */
export interface GuideNoteStore {
  readonly ofGuide: (ownerId: string, guideId: string) => Promise<StoredGuideNote[]>;
  readonly ofSource: (ownerId: string, sourceId: string) => Promise<StoredGuideNote | null>;
  /** Those that one of these quizzes was made from, whatever they said then. */
  readonly ofQuizzes: (ownerId: string, quizIds: readonly string[]) => Promise<StoredGuideNote[]>;
  /** Puts what an answer of a guide says into a subject. Returns the id of the source. */
  readonly add: (
    ownerId: string,
    guide: { readonly id: string; readonly round: number },
    subjectId: string,
    note: AddSourceRequest,
  ) => Promise<string>;
}

/** A step of the answer that a note was saved from. */
export interface NotedStep {
  /** Of the guide's present answer, from 0; null where that has no such step. */
  readonly step: number | null;
  readonly text: string;
  readonly state: PassageState;
}

/** The guide that a source was saved from, with what became of its steps there. */
export interface GuideOfNote {
  readonly guide: { readonly id: string; readonly title: string };
  readonly steps: readonly NotedStep[];
}

/** A step that a question rests on; `step` is null where the guide has another answer by now. */
export interface StepOfQuestion {
  readonly guide: { readonly id: string; readonly title: string };
  readonly step: number | null;
}
