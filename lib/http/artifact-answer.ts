import type { ArtifactFile } from "../artifacts/artifact-snapshot.ts";
import { AppError } from "../errors.ts";
import { attachment, fileName } from "./attachment.ts";

const typeOf = (path: string): string =>
  path.endsWith(".json") ? "application/json; charset=utf-8" : "text/markdown; charset=utf-8";

/**
 * One of the files, to be saved under the thread's title and its own name.
 * @throws AppError not_found
 */
export const artifactAnswer = (
  title: string,
  files: readonly ArtifactFile[],
  path: string,
): Response => {
  const file = files.find((candidate) => candidate.path === path);
  if (!file) throw new AppError("not_found", "The thread has no such file.");
  const name = `${fileName(title)} - ${path.split("/").at(-1) ?? path}`;
  return attachment(file.text, { name, type: typeOf(path) });
};
