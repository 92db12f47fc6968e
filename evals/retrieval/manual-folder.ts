import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import type { NewChunk } from "#lib/library/new-chunk.ts";
import { sectionChunks } from "#lib/library/section-chunks.ts";
import { readManualFiles } from "#lib/library/source/read-source.ts";

const readable = /\.(?:x?html?|mdx?|markdown)$/iu;

/** The chunks of a manual in a folder of HTML or Markdown files, by the product's own readers. */
export const readManualFolder = async (folder: string): Promise<NewChunk[]> => {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => readable.test(path));
  const files = await Promise.all(
    paths.map(async (path) => ({
      path: path.split(sep).join("/"),
      bytes: await readFile(join(folder, path)),
    })),
  );
  return sectionChunks(await readManualFiles(files));
};
