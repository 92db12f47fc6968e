import { strToU8, zipSync } from "fflate";
import type { ArtifactFile } from "./artifact-snapshot.ts";

/** The files as one ZIP archive; `changedAt` is the time that they all carry. */
export const zipArtifacts = (
  files: readonly ArtifactFile[],
  changedAt: Date,
): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)])), {
    mtime: changedAt,
  });
