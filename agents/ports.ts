import type { Ask, Embedder } from "#lib/ai/task.ts";
import type { Clock } from "#lib/clock.ts";
import type { ConceptStore } from "#lib/concepts/concept-store.ts";
import type { EvidenceStore } from "#lib/concepts/evidence-store.ts";
import type { GuideStore } from "#lib/guide/guide-store.ts";
import type { ManualSearch } from "#lib/library/manual-search.ts";
import type { Log } from "#lib/log.ts";
import type { RecognisedText } from "#lib/pictures/read-text.ts";
import type { QuestionStore } from "#lib/questions/question-store.ts";
import type { RunCode } from "#lib/running/program.ts";
import type { ScreenBox } from "#lib/schemas/located-control.ts";
import type { ThreadNotice } from "#lib/schemas/thread.ts";
import type { ScreenReading } from "#lib/screen/read-screen.ts";
import type { EditStore, StudyStore } from "#lib/study/study-store.ts";

/** What every graph may ask for: nodes are given these and make nothing themselves. */
export interface GraphPorts {
  readonly ask: Ask;
  readonly reporter: Reporter;
  readonly clock: Clock;
  /** For what an operator may want to know and a student need not. */
  readonly log: Pick<Log, "info" | "warn">;
}

/** Shows the student how a run goes; every call raises the thread's revision. */
export interface Reporter {
  /** `stage` is a key of the catalogue's `stages`. */
  readonly stage: (threadId: string, stage: string, total?: number) => Promise<void>;
  /** One more step of the stage is finished. */
  readonly step: (threadId: string, done: number, total: number) => Promise<void>;
  readonly notice: (threadId: string, notice: ThreadNotice | null) => Promise<void>;
}

/** What the nodes that make and check concepts may ask for. */
export interface ConceptPorts extends GraphPorts {
  readonly concepts: ConceptStore;
  /** `provider:model` of writer and judge, or "rules"; part of the concept cache's key. */
  readonly modelIds: { readonly writer: string; readonly judge: string };
  /** Characters of a note that a model reads in one call. */
  readonly windowLength: number;
}

export interface QuizPorts extends ConceptPorts {
  readonly questions: QuestionStore;
  readonly evidence: EvidenceStore;
  /** The spaces in which repeats are looked for: words always, the embedding model when configured. */
  readonly embedders: readonly Embedder[];
  /** Cosine similarity from which a question counts as asked before. */
  readonly repeatThreshold: number;
  /** Runs code of notes and questions, apart from everything. */
  readonly runCode: RunCode;
}

/** Reads the words of a picture without a model. */
interface TextReader {
  /** @throws AppError ocr_unavailable when the language files are not there and cannot be had */
  readonly read: (
    picture: { readonly bytes: Uint8Array; readonly sha256: string },
    signal?: AbortSignal,
  ) => Promise<RecognisedText>;
}

export interface StudyPorts extends GraphPorts {
  readonly study: StudyStore;
  readonly edits: EditStore;
  readonly textReader: TextReader;
  readonly editing: EditingSettings;
}

export interface GuidePorts extends GraphPorts {
  readonly guide: GuideStore;
  readonly search: ManualSearch;
  /** Reads the words of a screen without a model. @throws AppError ocr_unavailable, ocr_failed */
  readonly readScreen: (
    picture: { readonly bytes: Uint8Array },
    signal?: AbortSignal,
  ) => Promise<ScreenReading>;
  /** Where a screen can be pressed, by its pixels alone and at once. */
  readonly findMarks: (picture: { readonly bytes: Uint8Array }) => Promise<readonly ScreenBox[]>;
  /** Whether a model looks at pictures. */
  readonly sees: boolean;
}

/** How the edit agent works; from the configuration. */
export interface EditingSettings {
  /** `off` passes straight through to the questions. */
  readonly agent: "on" | "off";
  /** Who reads requests: the writer's model, or the rules for commands when none is configured. */
  readonly readBy: "model" | "rules";
  /** One call a round, or a decision first and its details second. */
  readonly steps: 1 | 2;
  /** Rounds without a word from the student. */
  readonly maxRounds: number;
}
