import { artifactFiles } from "#lib/artifacts/artifact-files.ts";
import type { ArtifactClaim, ArtifactStore } from "#lib/artifacts/artifact-store.ts";
import { toAppError } from "#lib/errors.ts";
import type { Log } from "#lib/log.ts";
import type { ArtifactFolder } from "./artifact-folder.ts";

/** How often threads that changed are looked for: their files are behind by less than a second. */
const intervalMs = 500;

interface ArtifactSyncOptions {
  readonly store: ArtifactStore;
  readonly folder: ArtifactFolder;
  readonly log: Pick<Log, "warn">;
}

/** Keeps the files of study threads in a folder outside like the threads themselves. */
export interface ArtifactSync {
  /** Writes what is behind now; files that somebody took away are written at the first time. */
  readonly once: () => Promise<void>;
  readonly start: () => void;
  /** Ends after the thread that is being written. */
  readonly stop: () => Promise<void>;
}

/** A write that fails is nobody's failure but its own: it is shown in the thread and tried again. */
const writeThread = async (
  { store, folder, log }: ArtifactSyncOptions,
  claim: ArtifactClaim,
): Promise<void> => {
  const { ownerId, threadId } = claim;
  const snapshot = await store.snapshot(ownerId, threadId);
  try {
    await folder.write(threadId, artifactFiles(snapshot));
  } catch (thrown) {
    const error = toAppError(thrown);
    if (!claim.failedBefore) log.warn({ threadId, error }, "artifacts not written");
    return store.failed(claim, error.code);
  }
  await store.written(claim, snapshot.revision);
};

export const createArtifactSync = (options: ArtifactSyncOptions): ArtifactSync => {
  const { store, folder, log } = options;
  let checked = false;
  let stopped = false;
  let working: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  /** What was written may have been moved away; the folder or the database may be another one, or an older one. */
  const checkFolder = async (): Promise<void> => {
    const missing: string[] = [];
    for (const { threadId, updatedAt } of await store.writtenThreads()) {
      if (!(await folder.shows(threadId, updatedAt))) missing.push(threadId);
    }
    await store.forget(missing);
    checked = true;
  };

  const once = async (): Promise<void> => {
    if (!checked) await checkFolder();
    while (!stopped) {
      const claim = await store.claim();
      if (claim === null) return;
      await writeThread(options, claim);
    }
  };

  return {
    once,
    start: () => {
      timer = setInterval(() => {
        working ??= once()
          .catch((error) => log.warn({ error }, "artifact sync failed"))
          .finally(() => {
            working = null;
          });
      }, intervalMs);
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await working;
    },
  };
};
