import { decodeText } from "./decode-text.ts";
import { parsePage } from "./html/html-tree.ts";
import { type ManualMap, manualMap } from "./html/manual-map.ts";
import { type PageFacts, pageFacts } from "./html/page-facts.ts";
import type { ManualSection } from "./manual-section.ts";
import { readHtml } from "./read-html.ts";
import { markdownTitle, readMarkdown, titleOfName } from "./read-markdown.ts";

/** A file of a manual's folder. */
export interface ManualFile {
  /** From the manual's folder, with `/`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

const isHtml = (path: string): boolean => /\.x?html?$/iu.test(path);
const isMarkdown = (path: string): boolean => /\.(?:mdx?|markdown|txt)$/iu.test(path);

/** Contents that stand on every page are read from as many pages as this. */
const pagesWithContents = 60;

const lookAtPages = (files: readonly ManualFile[]): ManualMap => {
  const facts: PageFacts[] = [];
  for (const { path, bytes } of files) {
    const contents = facts.length < pagesWithContents || /(?:^|\/)(?:index|toc)\./u.test(path);
    facts.push(pageFacts(path, parsePage(decodeText(bytes)), { contents }));
  }
  return manualMap(facts);
};

/** Titles of the index pages of the folders that a file lies in; a folder's name where it has none. */
const titlesAbove = (path: string, titles: ReadonlyMap<string, string>): string[] => {
  const folders = path.split("/").slice(0, -1);
  return folders.map((name, index) => {
    const folder = folders.slice(0, index + 1).join("/");
    return titles.get(folder) ?? titleOfName(name);
  });
};

const indexFile = /(?:^|\/)(?:index|readme)\.(?:mdx?|markdown)$/iu;

/** Reads a whole manual, HTML and Markdown, from files in memory; other files are left out. For evaluations and tests. */
export const readManualFiles = async (
  files: Iterable<ManualFile> | AsyncIterable<ManualFile>,
): Promise<ManualSection[]> => {
  const all: ManualFile[] = [];
  for await (const file of files) all.push(file);
  all.sort((a, b) => (a.path < b.path ? -1 : 1));
  const map = lookAtPages(all.filter(({ path }) => isHtml(path)));
  const titles = new Map(
    all
      .filter(({ path }) => indexFile.test(path))
      .map(
        ({ path, bytes }) =>
          [path.split("/").slice(0, -1).join("/"), markdownTitle(decodeText(bytes)) ?? ""] as const,
      )
      .filter(([, title]) => title !== ""),
  );
  return all.flatMap(({ path, bytes }) => {
    if (isHtml(path))
      return map.isLeftOut(path) ? [] : readHtml(path, parsePage(decodeText(bytes)), map);
    if (!isMarkdown(path)) return [];
    const above = titlesAbove(
      indexFile.test(path) ? path.split("/").slice(0, -1).join("/") : path,
      titles,
    );
    return readMarkdown(decodeText(bytes), { path, above });
  });
};
