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
