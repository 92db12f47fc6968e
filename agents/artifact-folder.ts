import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { artifactNames } from "#lib/artifacts/artifact-paths.ts";
import type { ArtifactFile } from "#lib/artifacts/artifact-snapshot.ts";
import { AppError } from "#lib/errors.ts";

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
