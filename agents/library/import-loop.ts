import { isDatabaseTrouble, toAppError } from "#lib/errors.ts";
import type { ImportClaim, ImportStore } from "#lib/library/import-store.ts";
import { type SourceReader, startReader } from "#lib/library/source/start-reader.ts";
import type { Log } from "#lib/log.ts";

/** How often waiting files are looked for. */
const intervalMs = 500;
/** How often a worker says that it is still at it. */
const renewMs = 5_000;
/** An import that fails on our side is tried so often by one process. */
const mostTries = 3;
/** Files that are imported at a time: one that takes long does not keep the others waiting, and each may take 512 MB. */
const lanes = 2;

export interface ImportLoopOptions {
  readonly store: ImportStore;
  readonly log: Pick<Log, "warn" | "info">;
  /** This worker's name among all. */
  readonly identity: string;
  readonly isDead: (worker: string) => boolean;
  readonly start?: typeof startReader;
}

/** Imports the library's files in the background, two at a time. */
export interface ImportLoop {
  /** Imports what waits now. */
  readonly once: () => Promise<void>;
  readonly start: () => void;
  /** Gives the running imports back; whoever takes them goes on where they were. */
  readonly stop: () => Promise<void>;
}

/** Reads a file and stores it batch by batch; ends early when the import is nobody's or another's any more. */
const importFile = async (
  store: ImportStore,
  claim: ImportClaim,
  { open, batches }: SourceReader,
  isStopped: () => boolean,
): Promise<"done" | "lost" | "stopped"> => {
  const { description, ...found } = await open();
  if (!(await store.begin(claim, found))) return "lost";
  for await (const batch of batches(claim.from)) {
    if (isStopped()) return "stopped";
    if (!(await store.save(claim, batch))) return "lost";
  }
  return (await store.finish(claim, description)) ? "done" : "lost";
};

/** Stores why an import failed, or gives it back to be tried again. */
const createFailed = ({ store, log }: ImportLoopOptions) => {
  const tries = new Map<string, number>();
  return async (claim: ImportClaim, thrown: unknown): Promise<void> => {
    const error = toAppError(thrown);
    const { sourceId } = claim;
    // No fault of the file: it waits until the database can store it.
    if (isDatabaseTrouble(error.code)) {
      await store.release(claim);
      throw error;
    }
    if (error.code === "source_reader_ended") {
      log.warn({ sourceId, error }, "reader ended");
      await store.readerEnded(claim, error);
      return;
    }
    const count = (tries.get(sourceId) ?? 0) + 1;
    tries.set(sourceId, count);
    if (error.transient && count < mostTries) {
      log.warn({ sourceId, error }, "import interrupted");
      return store.release(claim);
    }
    tries.delete(sourceId);
    log.info({ sourceId, error }, "import failed");
    await store.fail(claim, error);
  };
};

/** Imports one file after the other. */
const createLane = (
  { store, log, identity, isDead, start = startReader }: ImportLoopOptions,
  failed: ReturnType<typeof createFailed>,
): ImportLoop => {
  let stopped = false;
  let running: SourceReader | null = null;
  let working: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const take = async (claim: ImportClaim): Promise<void> => {
    const renewing = setInterval(() => {
      store.renew(claim).then(
        (held) => (held ? undefined : running?.stop()),
        (error) => log.warn({ error }, "import not renewed"),
      );
    }, renewMs);
    try {
      const { fileName, size } = claim;
      running = start({ fileName, size, bytes: store.bytes(claim) });
      const end = await importFile(store, claim, running, () => stopped);
      if (end === "stopped") await store.release(claim);
    } catch (error) {
      if (stopped) await store.release(claim);
      else await failed(claim, error);
    } finally {
      clearInterval(renewing);
      await running?.stop();
      running = null;
    }
  };

  const once = async (): Promise<void> => {
    while (!stopped) {
      const claim = await store.claim(identity, isDead);
      if (claim === null) return;
      // Who stops does not wait for a file that nobody has begun to read.
      if (stopped) return store.release(claim);
      await take(claim);
    }
  };

  return {
    once,
    start: () => {
      timer = setInterval(() => {
        working ??= once()
          .catch((error) => log.warn({ error }, "imports failed"))
          .finally(() => {
            working = null;
          });
      }, intervalMs);
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running?.stop();
      await working;
    },
  };
};

export const createImportLoop = (options: ImportLoopOptions): ImportLoop => {
  const failed = createFailed(options);
  // Each with a name of its own: a file that was replaced may be in the other one's hands already.
  const names = Array.from({ length: lanes }, (_, index) => `${options.identity}:${index}`);
  const isDead = (worker: string) => !names.includes(worker) && options.isDead(worker);
  const all = names.map((identity) => createLane({ ...options, identity, isDead }, failed));
  const each = async (work: (lane: ImportLoop) => Promise<void>) => {
    await Promise.all(all.map(work));
  };
  return {
    once: () => each((lane) => lane.once()),
    start: () => {
      for (const lane of all) lane.start();
    },
    stop: () => each((lane) => lane.stop()),
  };
};
