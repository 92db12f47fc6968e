import { isDatabaseTrouble, toAppError } from "#lib/errors.ts";
import type { ImportClaim, ImportStore } from "#lib/library/library-store.ts";
import { type SourceReader, startReader } from "#lib/library/source/start-reader.ts";
import type { Log } from "#lib/log.ts";
import { type ClaimLoop, createClaimLoop } from "../engine/claim-loop.ts";

/** How often waiting files are looked for. */
const everyMs = 500;
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

/** Reads a file and stores it batch by batch; ends early when the import is nobody's or another's any more. */
const importFile = async (
  store: ImportStore,
  claim: ImportClaim,
  { open, batches }: SourceReader,
  signal: AbortSignal,
): Promise<void> => {
  const { description, ...found } = await open();
  if (!(await store.begin(claim, found))) return;
  for await (const batch of batches(claim.from)) {
    signal.throwIfAborted();
    if (!(await store.save(claim, batch))) return;
  }
  await store.finish(claim, description);
};

/** Stores why an import failed, or gives it back to be tried again. */
const createFailed = ({ store, log }: ImportLoopOptions) => {
  const tries = new Map<string, number>();
  return async (claim: ImportClaim, thrown: unknown): Promise<void> => {
    const error = toAppError(thrown);
    const { sourceId } = claim;
    // No fault of the file: it waits until the database can store it.
    if (isDatabaseTrouble(error.code)) throw error;
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
): ClaimLoop =>
  createClaimLoop({
    claim: () => store.claim(identity, isDead),
    renew: store.renew,
    work: async (claim, signal) => {
      const { fileName, size } = claim;
      const reader = start({ fileName, size, bytes: store.bytes(claim) });
      signal.addEventListener("abort", () => void reader.stop());
      try {
        await importFile(store, claim, reader, signal);
      } catch (error) {
        if (signal.aborted) throw error;
        await failed(claim, error);
      } finally {
        await reader.stop();
      }
    },
    release: store.release,
    everyMs,
    onFailure: (error) => log.warn({ error }, "imports failed"),
    onLateRenewal: (error) => log.warn({ error }, "import not renewed"),
  });

/** Imports the library's files in the background, two at a time. */
export const createImportLoop = (options: ImportLoopOptions): ClaimLoop => {
  const failed = createFailed(options);
  // Each with a name of its own: a file that was replaced may be in the other one's hands already.
  const names = Array.from({ length: lanes }, (_, index) => `${options.identity}:${index}`);
  const isDead = (worker: string) => !names.includes(worker) && options.isDead(worker);
  const all = names.map((identity) => createLane({ ...options, identity, isDead }, failed));
  const each = async (work: (lane: ClaimLoop) => Promise<void>) => {
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
