import type { ThreadKind } from "#lib/schemas/thread.ts";

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

/** The bin, and subjects that are deleted. */
export interface BinStore {
  /** What an owner put there, newest first. */
  readonly list: (ownerId: string) => Promise<StoredBinned[]>;
  readonly count: (ownerId: string) => Promise<number>;
  /** What was put there before that time, by anybody; so many at once, oldest first. */
  readonly expired: (before: Date, limit: number) => Promise<Expired[]>;
  /** The threads of a subject that are not in the bin. @throws AppError not_found */
  readonly threadsOf: (ownerId: string, subjectId: string) => Promise<string[]>;
  /**
   * Deletes a subject: what it holds, its part of the bin with it, goes into another one; equal texts there become one.
   * @param to the one that everything starts in where it is left out
   * @throws AppError not_found, default_subject
   */
  readonly removeSubject: (ownerId: string, subjectId: string, to?: string) => Promise<void>;
}
