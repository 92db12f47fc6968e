import type { ManualSection } from "./manual-section.ts";
import { readSections } from "./source/read-source.ts";
import { scanSource } from "./source/scan-source.ts";

/** A file of a manual's folder. */
export interface ManualFile {
  /** From the manual's folder, with `/`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Sections of a whole manual from files in memory, as an import reads them, without a database. */
export const readManualFiles = async (
  files: Iterable<ManualFile> | AsyncIterable<ManualFile>,
): Promise<ManualSection[]> => {
  const all: ManualFile[] = [];
  for await (const file of files) all.push(file);
  all.sort((a, b) => (a.path < b.path ? -1 : 1));
  const known = scanSource({
    isZip: true,
    files: all.map(({ path, bytes }) => ({ path, read: () => bytes })),
  });
  const sections: ManualSection[] = [];
  for (const { path, bytes } of all) {
    sections.push(...(await readSections({ path, read: () => bytes }, bytes, known)));
  }
  return sections;
};
