import { splitBlocks } from "../blocks/split-blocks.ts";

/** The headings of a Markdown text, one to a line, with their signs. */
export const outlineOf = (markdown: string): string =>
  splitBlocks(markdown)
    .flatMap(({ heading }) => (heading ? [`${"#".repeat(heading.level)} ${heading.text}`] : []))
    .join("\n");
