import type { NewChunk } from "./new-chunk.ts";

/** Models take 8,192 tokens at least, and a token has two letters or more in Russian and English. */
const longest = 12_000;

/** What an embedding model is given of a chunk: its place in the manual says what a short text is about. */
export const embeddedText = ({
  title,
  headingPath,
  text,
}: Pick<NewChunk, "title" | "headingPath" | "text">): string =>
  `${[...headingPath, title].join(" > ")}\n\n${text}`.slice(0, longest).toWellFormed();
