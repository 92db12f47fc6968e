import type { SearchResults } from "#lib/schemas/search.ts";
import type { ReadableSource, ReadableThread, TextPassage } from "./thread-passages.ts";

/** A thread or a source, whose texts are searched. */
export interface Searched {
  readonly ownerId: string;
  readonly of: "thread" | "source";
  readonly id: string;
}

/** One whose texts one worker alone keeps up now. */
export interface TextClaim extends Searched {
  /** Until when; names the claim. */
  readonly until: Date;
  /** True when its texts were stored by other rules: none of them stays. */
  readonly outdated: boolean;
}

/** What is read of it, at one moment. */
export interface TextReading {
  /** Its revision. */
  readonly revision: number;
  readonly readable: ReadableThread | ReadableSource;
}

/** Keeps what is searched of threads and sources like these themselves. */
export interface TextStore {
  /** One whose texts are behind; null when there is none that nobody else has in hand. Threads first, newest change first. */
  readonly claim: () => Promise<TextClaim | null>;
  /** Null when it is not there any more. */
  readonly read: (searched: Searched) => Promise<TextReading | null>;
  /**
   * Makes its passages be these, in short transactions: each leaves passages and words in step with each other, so that
   * whoever goes on after a kill finds no harm. Nothing for what was deleted meanwhile.
   */
  readonly save: (
    claim: TextClaim,
    passages: readonly TextPassage[],
    revision: number,
    signal: AbortSignal,
  ) => Promise<void>;
  /** Leaves one alone for an hour that cannot be read, so that others are not behind for it. */
  readonly defer: (claim: TextClaim) => Promise<void>;
  /** Gives it back before its texts are whole; another keeps it. */
  readonly release: (claim: TextClaim) => Promise<void>;
}

/** What is found in all threads and sources of an owner by a query. */
export type SearchTexts = (ownerId: string, query: string) => Promise<SearchResults>;
