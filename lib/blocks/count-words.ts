import type { TextBlock } from "./split-blocks.ts";

/** Blocks whose signs are no words. */
const wordless: ReadonlySet<TextBlock["kind"]> = new Set(["code", "math", "indented", "rule"]);

/** Formulas, and where a link leads to. */
const noWords = /\$\$[^$]+\$\$|\$[^$\n]+\$|(?<=\])\([^()\n]*\)|https?:\/\/\S+/g;

/** Letters and digits in one, with the hyphens and apostrophes between them: "well-known", "3.14", "don't". */
const word = /[\p{L}\p{N}\p{M}]+(?:['’.,-][\p{L}\p{N}\p{M}]+)*/gu;

/** How many words a reader reads; code and formulas are none. By rules: `Intl.Segmenter` needs a second for 1 MB. */
export const countWords = (text: string, blocks: readonly TextBlock[]): number => {
  let count = 0;
  for (const { kind, start, end } of blocks) {
    if (wordless.has(kind)) continue;
    count += text.slice(start, end).replaceAll(noWords, " ").match(word)?.length ?? 0;
  }
  return count;
};
