import type { Question } from "#lib/schemas/quiz.ts";
import type { ThreadKind, ThreadStatus } from "#lib/schemas/thread.ts";
import type { EnqueueRun, SqlExecutor } from "#lib/threads/thread-store.ts";

/** A row as it is written down: columns by name, without its owner. */
export type ArchivedRow = Readonly<Record<string, unknown>>;

/** Rows by table. */
export type ArchivedTables = Readonly<Record<string, readonly ArchivedRow[]>>;

/** A section of a manual that a guide names, by which it is known in another library. */
interface ArchivedSection {
  readonly id: string;
  readonly title: string;
  /** Of its text. */
  readonly sha256: string;
}

/** A manual that guides answer from. It does not come along; where it is there, they find their sections in it. */
export interface ArchivedManual {
  readonly id: string;
  readonly product: string;
  readonly sections: readonly ArchivedSection[];
}

/** What is stored of a subject. */
export interface StoredArchive {
  readonly tables: ArchivedTables;
  readonly manuals: readonly ArchivedManual[];
}

/** Bytes of a picture that a row names by their SHA-256. */
export interface ArchivedPicture {
  readonly sha256: string;
  readonly bytes: Uint8Array;
}

/** A thread of a subject, as it stands. */
export interface ArchivedThread {
  readonly id: string;
  readonly kind: ThreadKind;
  readonly title: string;
  readonly status: ThreadStatus;
  readonly revision: number;
}

/** What of a question is compared with others. */
export type ArchivedQuestion = Pick<Question, "id" | "type" | "stem" | "answer" | "code">;

/** What came of a file, by the number of things. */
export interface ArchiveCounts {
  readonly documents: number;
  readonly quizzes: number;
  readonly guides: number;
  readonly sources: number;
  readonly cards: number;
}

/** A file that was checked and is to become a subject of its owner's. */
export interface NewArchive extends StoredArchive {
  /** Of the subject that it becomes: the same for the same file. */
  readonly subjectId: string;
  /** What a subject without a name is called. */
  readonly unnamed: string;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** The threads, by their ids in the file, whose graph goes on where it stood. */
  readonly begun: ReadonlySet<string>;
}

/** What else happens in the transaction that takes a subject in. */
interface TakingIn {
  readonly enqueue: EnqueueRun;
  /** Keeps where the graph of a thread stands, by its id in the file and its ids from now on. */
  readonly keepState: (
    threadId: string,
    ids: ReadonlyMap<string, string>,
    sql: SqlExecutor,
  ) => Promise<void>;
}

/** Subjects as files, for their owners. */
export interface ArchiveStore {
  /** What of a subject does not lie in the bin. @throws AppError not_found */
  readonly threads: (ownerId: string, subjectId: string) => Promise<ArchivedThread[]>;
  /** The subject with these of its threads, as far as they still have this revision. @throws AppError not_found */
  readonly read: (
    ownerId: string,
    subjectId: string,
    threads: readonly Pick<ArchivedThread, "id" | "revision">[],
  ) => Promise<StoredArchive>;
  /** How large the pictures of a subject are together, in bytes. */
  readonly pictureBytes: (ownerId: string, subjectId: string) => Promise<number>;
  /** The bytes of a picture of a thread's; null when it is gone. */
  readonly picture: (
    ownerId: string,
    table: "uploads" | "screenshots" | "cardPictures",
    /** Of a picture of cards its hash. */
    id: string,
  ) => Promise<Uint8Array | null>;
  /** Some of the questions of a subject that repeats are looked for among, and that have no vector of this model. */
  readonly unlikened: (
    ownerId: string,
    subjectId: string,
    modelId: string,
    limit: number,
  ) => Promise<ArchivedQuestion[]>;
  readonly keepVectors: (
    ownerId: string,
    modelId: string,
    vectors: readonly { readonly questionId: string; readonly embedding: readonly number[] }[],
  ) => Promise<void>;
  /** Threads of what was read that no file could be read with, by their ids. */
  readonly broken: (tables: ArchivedTables) => Promise<ReadonlySet<string>>;
  /** The rows of a file, checked. @throws AppError archive_broken */
  readonly check: (tables: unknown) => Promise<ArchivedTables>;
  /** @throws AppError archive_broken, too_many_subjects */
  readonly takeIn: (ownerId: string, archive: NewArchive, also: TakingIn) => Promise<ArchiveCounts>;
}
