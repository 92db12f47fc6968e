import type { TextSpan } from "./proposed-edit.ts";

/** The whole lines that a span lies in, without the last line's end. */
export const linesAround = (document: string, { start, end }: TextSpan): TextSpan => {
  const lineEnd = document.indexOf("\n", end);
  return {
    // A search from before the beginning would look at the first character.
    start: start === 0 ? 0 : document.lastIndexOf("\n", start - 1) + 1,
    end: lineEnd < 0 ? document.length : lineEnd,
  };
};
