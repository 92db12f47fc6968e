import type { EditDiff } from "#lib/schemas/study.ts";

type Part = EditDiff["parts"][number];

/** So many characters of what stayed are shown on each side of a change. */
const around = 28;

/** The end of a text from a word's beginning on, and its begin up to a word's end. */
const tail = (text: string): string => {
  const end = text.slice(-around);
  return end.slice(end.search(/\s\S*/) + 1);
};
const head = (text: string): string => text.slice(0, around).replace(/\s\S*$/, "");

const shorten = (part: Part, place: number, parts: readonly Part[]): Part => {
  const { kind, text } = part;
  if (kind !== "same") return part;
  const [first, last] = [place === 0, place === parts.length - 1];
  if (first && text.length > around) return { kind, text: `… ${tail(text)}` };
  if (last && text.length > around) return { kind, text: `${head(text)} …` };
  if (!first && !last && text.length > 2 * around)
    return { kind, text: `${head(text)} … ${tail(text)}` };
  return part;
};

/** What an edit changed with a few words around each change, for where there is little room. */
export const compactDiff = (parts: readonly Part[]): Part[] => parts.map(shorten);
