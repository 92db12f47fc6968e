import type { ErrorCode } from "#lib/errors.ts";
import type { ThreadStatus } from "#lib/schemas/thread.ts";
import type { ReviewQuestion, StoredEdit } from "#lib/study/study-store.ts";

/** The names that other tools know. */
export const artifactNames = {
  generated: "generated_material.md",
  notes: "recognized_notes.md",
  document: "synthesized_material.md",
  history: "edit_history.json",
  questions: "questions.md",
  metadata: "metadata.json",
} as const;

/** `answers/answer_001.md` for the first question. */
const answerPath = (ordinal: number): string =>
  `answers/answer_${String(ordinal + 1).padStart(3, "0")}.md`;

export interface ArtifactParts {
  readonly generated: boolean;
  readonly notes: boolean;
  readonly document: boolean;
  readonly questions: readonly Pick<ReviewQuestion, "ordinal" | "status">[];
}

/** The files that a thread has. The last one names the others, so that it is there only when they are. */
export const artifactPaths = ({ questions, ...parts }: ArtifactParts): string[] => [
  ...(parts.generated ? [artifactNames.generated] : []),
  ...(parts.notes ? [artifactNames.notes] : []),
  ...(parts.document ? [artifactNames.document, artifactNames.history] : []),
  ...(questions.length > 0 ? [artifactNames.questions] : []),
  ...questions
    .filter(({ status }) => status === "answered")
    .map(({ ordinal }) => answerPath(ordinal)),
  artifactNames.metadata,
];

/** What the history file tells of an edit. */
export type ArtifactEdit = Pick<
  StoredEdit,
  "number" | "createdAt" | "oldPreview" | "newPreview" | "similarity"
>;

/** A study thread at one moment: all that its files are made of. */
export interface ArtifactSnapshot {
  readonly threadId: string;
  /** The thread's revision. */
  readonly revision: number;
  readonly title: string;
  readonly topic: string;
  readonly status: ThreadStatus;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The texts; null for what there is not. */
  readonly generated: string | null;
  readonly notes: string | null;
  /** The edited document as it is now. */
  readonly document: string | null;
  /** The newest edits, or all of them, oldest first. */
  readonly edits: readonly ArtifactEdit[];
  readonly questions: readonly ReviewQuestion[];
}

export interface ArtifactFile {
  /** Relative, with `/`; made of the fixed names alone. */
  readonly path: string;
  readonly text: string;
}

/** A thread whose files one worker alone may write now. */
export interface ArtifactClaim {
  readonly ownerId: string;
  readonly threadId: string;
  /** Until when; names the claim. */
  readonly until: Date;
  /** True when the last write failed. */
  readonly failedBefore: boolean;
}

/** What is known of the folder with the files of all study threads. */
export interface ArtifactStore {
  /** A thread whose folder is behind; null when there is none that nobody else is writing. Oldest change first. */
  readonly claim: () => Promise<ArtifactClaim | null>;
  readonly snapshot: (ownerId: string, threadId: string) => Promise<ArtifactSnapshot>;
  /** The folder shows this revision. When the claim had run out meanwhile, it is written again. */
  readonly written: (claim: ArtifactClaim, revision: number) => Promise<void>;
  /** Shows the failure; the thread is given out again after a pause. */
  readonly failed: (claim: ArtifactClaim, code: ErrorCode) => Promise<void>;
  /** The threads whose folder should be there, with the time of the last change that it should show. */
  readonly writtenThreads: () => Promise<
    readonly { readonly threadId: string; readonly updatedAt: Date }[]
  >;
  /** The folder of these threads is to be written anew. */
  readonly forget: (threadIds: readonly string[]) => Promise<void>;
}

/** A text of several lines inside a list: its later lines are indented like the first one's words. */
const inItem = (text: string, indent: number): string =>
  text.trim().replaceAll(/\r\n?|\n/g, `\n${" ".repeat(indent)}`);

/** The questions as a numbered list. */
const questionsFile = (title: string, questions: readonly ReviewQuestion[]): string => {
  const items = questions.map(({ ordinal, text }) => {
    const mark = `${ordinal + 1}. `;
    return `${mark}${inItem(text, mark.length)}`;
  });
  return `# ${title}\n\n${items.join("\n")}\n`;
};

/** A passage as a block quotation. */
export const quotation = (passage: string): string =>
  passage
    .trim()
    .split(/\r\n?|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");

/** A question, its answer, and the passages that the answer rests on. */
const answerFile = ({ ordinal, text, answer, quotes }: ReviewQuestion): string =>
  `${[`**${ordinal + 1}.** ${text.trim()}`, (answer ?? "").trim(), ...quotes.map(quotation)].join("\n\n")}\n`;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const lastEdited = (edits: readonly ArtifactEdit[]): string | null =>
  edits.at(-1)?.createdAt.toISOString() ?? null;

/** Edits are numbered from 1 on: the newest tells how many there are, also where one stands for several. */
const editCount = (edits: readonly ArtifactEdit[]): number => edits.at(-1)?.number ?? 0;

const historyFile = (edits: readonly ArtifactEdit[]): string =>
  json({
    edits: edits.map(({ number, createdAt, oldPreview, newPreview, similarity }) => ({
      timestamp: createdAt.toISOString(),
      edit_number: number,
      old_text_preview: oldPreview,
      new_text_preview: newPreview,
      similarity,
    })),
    total_edits: editCount(edits),
    last_modified: lastEdited(edits),
  });

const metadataFile = (snapshot: ArtifactSnapshot, files: readonly string[]): string =>
  json({
    thread_id: snapshot.threadId,
    title: snapshot.title,
    topic: snapshot.topic,
    created: snapshot.createdAt.toISOString(),
    last_activity: snapshot.updatedAt.toISOString(),
    status: snapshot.status,
    last_edited: lastEdited(snapshot.edits),
    edit_count: editCount(snapshot.edits),
    has_edited_material: snapshot.edits.length > 0,
    files,
  });

/**
 * The files of a study thread as they are at this moment; the names and fields are those that other tools know.
 * Equal snapshots make equal files.
 */
export const artifactFiles = (snapshot: ArtifactSnapshot): ArtifactFile[] => {
  const { generated, notes, document, edits, questions, title } = snapshot;
  const paths = artifactPaths({
    ...{ generated: generated !== null, notes: notes !== null, document: document !== null },
    questions,
  });
  const texts = new Map([
    [artifactNames.generated, generated ?? ""],
    [artifactNames.notes, notes ?? ""],
    [artifactNames.document, document ?? ""],
    [artifactNames.history, historyFile(edits)],
    [artifactNames.questions, questionsFile(title, questions)],
    ...questions.map((question): [string, string] => [
      answerPath(question.ordinal),
      answerFile(question),
    ]),
    [artifactNames.metadata, metadataFile(snapshot, paths)],
  ]);
  return paths.map((path) => ({ path, text: texts.get(path) ?? "" }));
};
