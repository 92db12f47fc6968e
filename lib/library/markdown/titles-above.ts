import { titleOfName } from "./title-of-name.ts";

const indexFile = /(?:^|\/)(?:index|readme|_index)\.(?:mdx?|markdown)$/iu;

/** A file that speaks for its folder. */
export const isIndexFile = (path: string): boolean => indexFile.test(path);

const folderOf = (path: string): string => path.split("/").slice(0, -1).join("/");

/**
 * Tells the titles above a Markdown file: those of the folders that it lies in, by their index files, or by their names.
 * @param titles by folder
 */
export const createTitlesAbove =
  (titles: ReadonlyMap<string, string>) =>
  (path: string): string[] => {
    const folder = isIndexFile(path) ? folderOf(folderOf(path)) : folderOf(path);
    const names = folder === "" ? [] : folder.split("/");
    const own = isIndexFile(path) && folderOf(path) === "" ? [] : [titles.get("") ?? ""];
    const above = names.map(
      (name, index) => titles.get(names.slice(0, index + 1).join("/")) ?? titleOfName(name),
    );
    return [...own, ...above].filter((title) => title !== "");
  };
