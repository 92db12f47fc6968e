import type { PastQuiz, PastStudy } from "#lib/threads/run-usage.ts";
import type { ChosenModels } from "../schemas/model-settings.ts";

/** A stored key, as it lies in the database. */
export interface SealedKey {
  readonly provider: string;
  readonly address: string;
  readonly sealed: string;
}

/** What was chosen in the browser, and the keys of now. */
export interface StoredSettings {
  /** Rises with every change, a key's included; 0 before the first. */
  readonly revision: number;
  readonly chosen: ChosenModels;
  readonly keys: readonly SealedKey[];
}

/** A change, made of what is stored now. */
export interface SettingsChange {
  readonly chosen: ChosenModels;
  /** Keys to keep instead of a provider's older one. */
  readonly setKeys?: readonly SealedKey[];
  /** Providers whose keys go. */
  readonly removeKeys?: readonly string[];
}

/** Money for a call that is about to be made. */
interface Hold {
  readonly ownerId: string;
  readonly threadId: string | null;
  readonly usd: number;
}

/** That a hold would pass a cap, and what is spent and held already. */
export interface CapReached {
  readonly cap: "thread" | "month";
  readonly limitUsd: number;
  readonly spentUsd: number;
}

export interface SettingsStore {
  readonly newest: (ownerId: string) => Promise<StoredSettings>;
  /** What was chosen at a revision. */
  readonly at: (ownerId: string, revision: number) => Promise<ChosenModels>;
  /** Changes one after another; what throws changes nothing. */
  readonly change: (
    ownerId: string,
    make: (now: StoredSettings) => SettingsChange,
  ) => Promise<StoredSettings>;
  /** US dollars that calls have cost: a thread's, and all of this month (UTC). Calls without a price count as 0. */
  readonly spent: (
    ownerId: string,
    threadId: string | null,
  ) => Promise<{ readonly threadUsd: number; readonly monthUsd: number }>;
  /**
   * Holds money under the caps of now, one after another in all processes, so that calls at once pass no cap together. A
   * hold ends by itself when its process died.
   * @returns what releases it, once the call is recorded
   */
  readonly hold: (
    hold: Hold,
  ) => Promise<CapReached | { readonly cap: null; readonly release: () => Promise<void> }>;
  /** Money that is spent though no call is recorded with it. */
  readonly keepSpent: (spent: Hold) => Promise<void>;
  /** What the last finished quizzes took with models; talk that came later is left out. */
  readonly pastQuizzes: (ownerId: string) => Promise<readonly PastQuiz[]>;
  /** The same of study documents, also of a topic alone, without the answers to their questions. */
  readonly pastStudies: (ownerId: string) => Promise<readonly PastStudy[]>;
}
