import type { Database } from "#db/client.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import type { Place } from "./places.ts";

/** One piece of work that is made with and without kills, and must come out the same. */
export interface Scenario<Stored> {
  readonly name: string;
  /** More of the product's environment. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Body of `POST /api/threads`; `get` gives the body of a good answer, or null. */
  readonly request: (get: (path: string) => Promise<string | null>) => Promise<unknown>;
  /** Where it may be killed, from what happened in a run without kills. */
  readonly places: (
    undisturbed: { readonly stages: readonly string[]; readonly calls: number },
    random: () => number,
  ) => Place[];
  /** So many places there must be at least. */
  readonly fewest: number;
  /** A few of them for one run. */
  readonly few: (every: readonly Place[]) => Place[];
  /** @throws when a run without kills did not come out well. */
  readonly check: (stored: Stored) => void;
  /** A new student for each run. */
  readonly student: () => Student;
  /** What was made, without ids and times, which differ from run to run by themselves. */
  readonly read: (db: Database) => Promise<Stored>;
}

/** What a student does with a thread that has halted. */
export interface Student {
  /**
   * Does the next thing, if there is one, and says whether there was; it may be asked again for the same moment, when
   * the product died before it answered. `post` sends a form as such and anything else as JSON, and gives null when there
   * was no answer.
   */
  readonly goOn: (
    thread: ThreadView,
    post: (path: string, body: unknown) => Promise<number | null>,
  ) => Promise<boolean>;
}
