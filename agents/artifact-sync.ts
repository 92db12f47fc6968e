import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import {
  type ArtifactClaim,
  type ArtifactFile,
  type ArtifactStore,
  artifactFiles,
  artifactNames,
} from "#lib/artifacts/artifact-files.ts";
import { AppError, toAppError } from "#lib/errors.ts";
import type { Log } from "#lib/log.ts";
import { type ClaimLoop, createClaimLoop } from "./engine/claim-loop.ts";

/** Our own names; whatever else lies in the folder is not touched. */
const ownFile = new Set<string>(Object.values(artifactNames));
const ownAnswer = /^answer_\d{3,}\.md$/;
const ownTemporary = /^\..+\.tmp$/;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/** Whole or not at all: a reader sees the old file or the new one, a power cut included. */
const writeWhole = async (path: string, text: string): Promise<void> => {
  const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, text, { flush: true });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
};

const textOf = async (path: string): Promise<string | null> => {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

/** Files of ours that the thread has no more, and what a process that died left half written. */
const removeStale = async (folder: string, paths: ReadonlySet<string>): Promise<void> => {
  const answers = (await namesIn(join(folder, "answers"))).map((name) => `answers/${name}`);
  for (const path of [...(await namesIn(folder)), ...answers]) {
    const name = basename(path);
    const isOurs = path.includes("/") ? ownAnswer.test(name) : ownFile.has(name);
    if (ownTemporary.test(name) || (isOurs && !paths.has(path))) {
      await rm(join(folder, path), { force: true });
    }
  }
};

const writeAll = async (folder: string, files: readonly ArtifactFile[]): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const { path, text } of files) {
    const target = join(folder, path);
    // It names all the others, so that it is there only when they are.
    if (path === artifactNames.metadata) {
      await removeStale(folder, new Set(files.map((file) => file.path)));
    }
    if ((await textOf(target)) === text) continue;
    await mkdir(dirname(target), { recursive: true });
    await writeWhole(target, text);
  }
};

/** A folder outside the product with the files of study threads, `{threadId}/…`. */
export interface ArtifactFolder {
  /** Makes the thread's folder hold these files of ours and no others. @throws AppError artifacts_unwritable */
  readonly write: (threadId: string, files: readonly ArtifactFile[]) => Promise<void>;
  /** Whether the thread's files are there and show its last change, as far as their own word goes. */
  readonly shows: (threadId: string, lastActivity: Date) => Promise<boolean>;
}

export const artifactFolder = (root: string): ArtifactFolder => ({
  write: async (threadId, files) => {
    try {
      await writeAll(join(root, threadId), files);
    } catch (cause) {
      throw new AppError("artifacts_unwritable", `The files of ${threadId} were not written`, {
        cause,
      });
    }
  },
  shows: async (threadId, lastActivity) => {
    const metadata = await readFile(join(root, threadId, artifactNames.metadata), "utf8").catch(
      () => "",
    );
    return metadata.includes(`"last_activity": "${lastActivity.toISOString()}"`);
  },
});

/** How often threads that changed are looked for: their files are behind by less than a second. */
const everyMs = 500;

interface ArtifactSyncOptions {
  readonly store: ArtifactStore;
  readonly folder: ArtifactFolder;
  readonly log: Pick<Log, "warn">;
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

/** Keeps the files of study threads in a folder outside like the threads themselves. */
export const createArtifactSync = (options: ArtifactSyncOptions): ClaimLoop => {
  const { store, folder, log } = options;
  let checked = false;

  /** What was written may have been moved away; the folder or the database may be another one, or an older one. */
  const checkFolder = async (): Promise<void> => {
    const missing: string[] = [];
    for (const { threadId, updatedAt } of await store.writtenThreads()) {
      if (!(await folder.shows(threadId, updatedAt))) missing.push(threadId);
    }
    await store.forget(missing);
    checked = true;
  };

  return createClaimLoop({
    claim: async () => {
      if (!checked) await checkFolder();
      return store.claim();
    },
    work: (claim) => writeThread(options, claim),
    everyMs,
    onFailure: (error) => log.warn({ error }, "artifact sync failed"),
  });
};
