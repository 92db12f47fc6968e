import { setTimeout as sleep } from "node:timers/promises";
import { type DatabaseState, databaseReport, databaseState } from "#lib/database-state.ts";
import { AppError, toAppError } from "#lib/errors.ts";

/** How often the database is asked where nobody reports on it. */
const everyMs = 2_000;
/** An answer older than this is none. */
const staleMs = 5_000;

interface Probe {
  readonly state: DatabaseState;
  readonly atMs: number;
  readonly nextTryMs?: number | null;
  readonly cause?: unknown;
}

export interface DatabaseHealth {
  /** Answers at once, by the last probe. @throws AppError database_unavailable, database_restarting, database_crowded, disk_full */
  readonly check: () => Promise<void>;
  readonly stop: () => void;
}

/** What a failed question says of the database: at least that it does not answer. */
const failedProbe = (cause: unknown, atMs: number): Probe => {
  const { code } = toAppError(cause);
  return { state: databaseState.catch("database_unavailable").parse(code), atMs, cause };
};

/**
 * Knows how the database is without asking it when somebody wants to know: the embedded one has a single session, and
 * a question would queue behind the work.
 * @param ask resolves when the database answered
 * @param supervised whether who started this process reports on the database; else it is asked on an interval
 */
export const watchDatabase = (options: {
  readonly ask: () => Promise<unknown>;
  readonly supervised: boolean;
  readonly nowMs?: () => number;
}): DatabaseHealth => {
  const { ask, supervised, nowMs = () => performance.now() } = options;
  let last: Probe | null = null;
  let asking: Promise<void> | null = null;

  const probe = (): Promise<void> => {
    asking ??= ask()
      .then(
        () => ({ state: "ok", atMs: nowMs() }) as const,
        (cause: unknown) => failedProbe(cause, nowMs()),
      )
      .then((answered) => {
        last = answered;
        asking = null;
      });
    return asking;
  };

  const hear = (message: unknown): void => {
    const report = databaseReport.safeParse(message);
    if (!report.success) return;
    const { database: state, nextTryMs } = report.data;
    last = { state, nextTryMs, atMs: nowMs() };
  };

  const timer = supervised ? undefined : setInterval(() => void probe(), everyMs).unref();
  if (supervised) process.on("message", hear);

  return {
    check: async () => {
      if (last === null) await Promise.race([probe(), sleep(staleMs, undefined, { ref: false })]);
      const unknown: Probe = { state: "database_unavailable", atMs: nowMs() };
      const { state, atMs, nextTryMs = null, cause } = last ?? unknown;
      const ageMs = nowMs() - atMs;
      if (ageMs > staleMs) {
        const since = `${Math.round(ageMs / 1000)} s`;
        throw new AppError("database_unavailable", `The database has not answered for ${since}.`);
      }
      if (state === "ok") return;
      const leftMs = Math.max(0, (nextTryMs ?? 0) - ageMs);
      const details = { nextTrySeconds: Math.ceil(leftMs / 1_000) };
      throw new AppError(state, "The last probe of the database.", {
        ...{ cause, ...(nextTryMs !== null && { details, retryAfterMs: leftMs }) },
      });
    },
    stop: () => {
      clearInterval(timer);
      process.off("message", hear);
    },
  };
};
