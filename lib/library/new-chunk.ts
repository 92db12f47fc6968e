import type { Difference } from "#lib/schemas/library.ts";
import type { IndexedText } from "#lib/search/index-chunk.ts";

/** A piece of a manual, or a difference, as it is stored and searched. */
export interface NewChunk extends IndexedText {
  /** Order in the manual. */
  readonly ordinal: number;
  readonly kind: "manual" | "difference";
  readonly page: number | null;
  /** From 1, of the parts that a long section was cut into. */
  readonly part: number;
  readonly totalParts: number;
  /** Versions and editions of which it speaks; null and empty for all. */
  readonly since: string | null;
  readonly until: string | null;
  readonly editions: readonly string[];
  readonly difference: Difference | null;
  /** A vector that came with the file, and the model it is of; null when we make it. */
  readonly given: { readonly modelId: string; readonly vector: readonly number[] } | null;
}

/** Models take 8,192 tokens at least, and a token has two letters or more in Russian and English. */
const longest = 12_000;

/** What an embedding model is given of a chunk: its place in the manual says what a short text is about. */
export const embeddedText = ({
  title,
  headingPath,
  text,
}: Pick<NewChunk, "title" | "headingPath" | "text">): string =>
  `${[...headingPath, title].join(" > ")}\n\n${text}`.slice(0, longest).toWellFormed();

/** A difference as it is searched: its fact in both languages, and the fields beside it. */
export const differenceChunk = (difference: Difference): NewChunk => {
  const { feature, fact, ru, since, until, editions } = difference;
  const titles = ru === null || ru.feature === feature ? [feature] : [feature, ru.feature];
  return {
    ...{ ordinal: 0, kind: "difference", headingPath: [], address: null, innerAddresses: [] },
    ...{ indexTerms: [], pageLead: "", page: null, part: 1, totalParts: 1, given: null },
    ...{ since, until, editions, difference },
    title: titles.join(" / "),
    text: ru === null ? fact : `${fact}\n\n${ru.fact}`,
  };
};

/** A version as numbers, which compare in the right order: "12.0.5" is 12, 0, 5. */
export const versionNumbers = (version: string | null): number[] | null =>
  version === null ? null : version.split(".").map(Number);
