import type { QuietSession } from "./multiplexer.ts";
import { dataRow, serverMessage } from "./wire-messages.ts";

const checkpointEveryMs = 60_000;
const vacuumEveryMs = 60 * 60_000;
/** How often it is looked which tables have grown. */
const lookEveryMs = 2_000;
/** Between two statements, so that whoever waits comes first. */
const pauseMs = 100;

/**
 * What has changed by so much that the planner would be wrong about it, as autovacuum tells it: by 50 rows and a tenth of
 * the table. The counters begin anew with each start of the process; hence also by the size on disk, which does not.
 * Rows that are dead are swept at a fifth of the table. Those that changed most come first.
 */
const dueTables = `
  select sizes.name, sizes.dead > 500 + 0.2 * sizes.rows as sweep
  from (
    select format('%I.%I', space.nspname, class.relname) as name, greatest(class.reltuples, 0) as rows,
      class.relpages as known, pg_relation_size(class.oid) / current_setting('block_size')::integer as pages,
      coalesce(stat.n_mod_since_analyze, 0) as changed, coalesce(stat.n_dead_tup, 0) as dead
    from pg_class class
    join pg_namespace space on space.oid = class.relnamespace
    left join pg_stat_user_tables stat on stat.relid = class.oid
    where class.relkind = 'r' and space.nspname <> 'information_schema' and space.nspname !~ '^pg_'
  ) sizes
  where sizes.changed > 50 + 0.1 * sizes.rows or sizes.pages > 4 + 1.2 * sizes.known
    or sizes.dead > 500 + 0.2 * sizes.rows
  order by sizes.changed desc, sizes.pages desc`;

const allTables = `
  select class.oid::regclass::text from pg_class class where class.relkind in ('r', 'm') and class.relpersistence = 'p'
    and not class.relisshared order by class.relpages`;

/**
 * One session has no background writer and no autovacuum: what these do is done here, at quiet moments, a table at a
 * time, so that a request never waits for more than one of them.
 */
export class Maintenance {
  readonly #session: QuietSession;
  readonly #mayWrite: () => boolean;
  readonly #onBusy: () => void;
  #waiting: string[] = [];
  #lookAt = 0;
  #checkpointAt: number;
  #vacuumAt: number;
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param nowMs of a clock that nobody sets: `performance.now()`
   * @param options.mayWrite asked before each statement; nothing is done while it says no
   * @param options.onBusy called before each statement that may block the process for long
   */
  constructor(
    session: QuietSession,
    nowMs: number,
    options: { mayWrite?: () => boolean; onBusy?: () => void } = {},
  ) {
    this.#session = session;
    this.#mayWrite = options.mayWrite ?? (() => true);
    this.#onBusy = options.onBusy ?? (() => {});
    this.#checkpointAt = nowMs + checkpointEveryMs;
    this.#vacuumAt = nowMs + vacuumEveryMs;
  }

  start(): void {
    const turn = (): void => {
      try {
        if (this.#mayWrite()) this.next(performance.now());
      } catch (error) {
        // What fails here is only put off: the next look finds it again.
        process.stderr.write(`Maintenance of the database failed: ${String(error)}\n`);
      }
      this.#timer = setTimeout(turn, pauseMs).unref();
    };
    turn();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /**
   * Does the next thing that is due, if the session is free.
   * @returns the statement that was run, null when nothing is due or somebody needs the session
   * @throws Error with the server's message
   */
  next(nowMs: number): string | null {
    let done: string | null = null;
    this.#session.whenQuiet((execute) => {
      if (this.#waiting.length === 0) this.#find(nowMs, execute);
      done = this.#waiting.shift() ?? null;
      if (done === null) return;
      this.#onBusy();
      execute(done);
    });
    return done;
  }

  #find(nowMs: number, execute: (sql: string) => Buffer[]): void {
    if (nowMs >= this.#checkpointAt) {
      this.#checkpointAt = nowMs + checkpointEveryMs;
      this.#waiting.push("checkpoint");
    }
    if (nowMs >= this.#vacuumAt) {
      this.#vacuumAt = nowMs + vacuumEveryMs;
      const names = rows(execute(allTables)).map(([name]) => name);
      this.#waiting.push(...names.map((name) => `vacuum (analyze) ${name}`));
    } else if (nowMs >= this.#lookAt) {
      this.#lookAt = nowMs + lookEveryMs;
      // What a session has counted is told at the end of its statement, and else once a second at most.
      execute("select pg_stat_force_next_flush()");
      const due = rows(execute(dueTables));
      this.#waiting.push(
        ...due.map(([name, sweep]) =>
          sweep === "t" ? `vacuum (analyze) ${name}` : `analyze ${name}`,
        ),
      );
    }
  }
}

const rows = (answer: readonly Buffer[]): (string | null)[][] =>
  answer.filter((message) => message[0] === serverMessage.dataRow).map(dataRow);
