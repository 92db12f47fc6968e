import type { NewEdit } from "../study/edit-store.ts";

/** Share of a document, and characters, from which on nobody takes away by the way. */
const SHARE = 1 / 3;
const CHARACTERS = 1_000;

/**
 * Whether an edit takes away so much of a document that the student is asked first: more than a third of it, and over
 * 1,000 characters. What the edit writes in its place counts against that.
 */
export const takesAwayMuch = (document: string, { patches }: Pick<NewEdit, "patches">): boolean => {
  const lost = patches.reduce(
    (sum, { removed, inserted }) => sum + removed.length - inserted.length,
    0,
  );
  return lost > CHARACTERS && lost > SHARE * document.length;
};

/**
 * Whether a student named what goes: it was marked, or its headings stand in the request. A rule that reads no more into
 * the words; whoever meant it otherwise is asked once.
 * @param removed what the edit takes out
 * @param marked the passage that the student marked, null when none is
 */
export const isNamed = (request: string, removed: string, marked: string | null): boolean => {
  if (marked !== null && marked.trim() !== "" && removed.trim().length <= marked.trim().length) {
    return true;
  }
  const headings = topHeadings(removed);
  const said = wordsOf(request);
  return (
    headings.length > 0 &&
    headings.every((heading) => {
      const words = wordsOf(heading);
      return words.length > 0 && words.every((word) => said.some((other) => isForm(word, other)));
    })
  );
};

/** The headings of the highest level that a passage has. */
const topHeadings = (text: string): string[] => {
  const found = [...text.matchAll(/^(#{1,6})[ \t]+(\S.*)$/gm)];
  const level = Math.min(...found.map(([, marks = ""]) => marks.length));
  return found.flatMap(([, marks = "", words = ""]) => (marks.length === level ? [words] : []));
};

const wordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll("ё", "е")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => word.length > 2);

/** Forms of one word in either language begin alike. */
const isForm = (word: string, other: string): boolean => {
  const shared = Math.max(3, Math.ceil(word.length * 0.7));
  return word.slice(0, shared) === other.slice(0, shared);
};
