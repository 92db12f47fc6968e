import type { SearchResults } from "#lib/schemas/search.ts";
import type { ReadableThread, TextPassage } from "./thread-passages.ts";

/** A thread whose texts one worker alone keeps up now. */
export interface TextClaim {
  readonly ownerId: string;
  readonly threadId: string;
  /** Until when; names the claim. */
  readonly until: Date;
  /** True when its texts were stored by other rules: none of them stays. */
  readonly outdated: boolean;
}

/** What is read of a thread, at one moment. */
export interface ThreadReading {
  /** The thread's revision. */
  readonly revision: number;
  readonly thread: ReadableThread;
}

/** Keeps what is searched of threads like the threads themselves. */
export interface TextStore {
  /** A thread whose texts are behind; null when there is none that nobody else has in hand. Newest change first. */
  readonly claim: () => Promise<TextClaim | null>;
  /** Null when the thread is not there any more. */
  readonly read: (ownerId: string, threadId: string) => Promise<ThreadReading | null>;
  /**
   * Makes the thread's passages be these, in short transactions: each leaves passages and words in step with each other, so that
   * whoever goes on after a kill finds no harm. Nothing for a thread that was deleted meanwhile.
   */
  readonly save: (
    claim: TextClaim,
    passages: readonly TextPassage[],
    revision: number,
    signal: AbortSignal,
  ) => Promise<void>;
  /** Gives the thread back before its texts are whole; another keeps it. */
  readonly release: (claim: TextClaim) => Promise<void>;
}

/** What is found in all threads of an owner by a query. */
export type SearchTexts = (ownerId: string, query: string) => Promise<SearchResults>;
