import type { CardSides } from "#lib/schemas/card.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Question } from "#lib/schemas/quiz.ts";
import type { ThreadKind } from "#lib/schemas/thread.ts";
import type { SqlExecutor } from "#lib/threads/thread-store.ts";

/** How long what was deleted lies in the bin. */
const binDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** When what was put into the bin at that time is gone. */
export const goneAt = (binnedAt: Date): Date => new Date(binnedAt.getTime() + binDays * dayMs);

/** What was put into the bin before that time is gone now. */
export const binnedBefore = (now: Date): Date => new Date(now.getTime() - binDays * dayMs);

/** A thread or a source in the bin. */
export interface StoredBinned {
  readonly id: string;
  readonly kind: ThreadKind | "source";
  readonly title: string;
  readonly subject: { readonly id: string; readonly name: string | null };
  readonly binnedAt: Date;
}

/** What its time in the bin is over for. */
export interface Expired {
  readonly ownerId: string;
  readonly id: string;
  readonly kind: StoredBinned["kind"];
}

/** How the things of a subject go to the bin. */
export interface ToBin {
  readonly at: Date;
  /** What a question's card becomes, so that it stays with all others; null where they go, too. */
  readonly keptAs: ((question: Question, language: Language) => CardSides) | null;
  /** In the same transaction, for each thread. */
  readonly also: (threadId: string, sql: SqlExecutor) => Promise<void>;
}

/** The bin, and subjects that are deleted. */
export interface BinStore {
  /** What an owner put there, newest first. */
  readonly list: (ownerId: string) => Promise<StoredBinned[]>;
  readonly count: (ownerId: string) => Promise<number>;
  /** What was put there before that time, by anybody; so many at once, oldest first. */
  readonly expired: (before: Date, limit: number) => Promise<Expired[]>;
  /**
   * Puts what was made from a source into the bin, and the source with it, or deletes that for good.
   * @returns the runs that were stopped
   * @throws AppError not_found
   */
  readonly removeWithMade: (
    ownerId: string,
    sourceId: string,
    bin: ToBin,
    isForGood: boolean,
  ) => Promise<string[]>;
  /**
   * Deletes a subject: what it holds, its part of the bin with it, goes into another one; equal texts there become one.
   * @param into that subject, or how it goes to the bin before: then it is in the one that everything starts in
   * @returns the runs that were stopped
   * @throws AppError not_found, default_subject
   */
  readonly removeSubject: (
    ownerId: string,
    subjectId: string,
    into: { readonly to: string } | ToBin,
  ) => Promise<string[]>;
}
