import { patchEnd } from "../../quotes/patch.ts";
import type { NearestPassage } from "../../quotes/placement.ts";
import type { NewEdit } from "../../study/edit-store.ts";
import { editAt } from "../edit-at.ts";
import { wholeWords } from "../word-edges.ts";
import { findWords } from "./find-words.ts";
import { matchCase } from "./match-case.ts";

/** The edit that changes some words wherever they stand, as one edit with many patches. */
export type EverywhereEdit =
  | {
      readonly kind: "found";
      readonly edit: NewEdit;
      readonly count: number;
      /** Other forms of the same word, which were left as they are. */
      readonly otherForms: readonly string[];
    }
  | { readonly kind: "absent"; readonly nearest: readonly NearestPassage[] }
  | { readonly kind: "unchanged" };

/** Whole words in any case; each keeps its own capital. An empty `text` deletes them. */
export const editEverywhere = (document: string, words: string, text: string): EverywhereEdit => {
  const places = wholeWords(document, words, "i");
  if (places.length === 0) {
    const found = findWords(document, words);
    if (found.kind === "absent") return found;
    const nearest = found.places
      .slice(0, 3)
      .map((place) => ({ ...place, text: document.slice(place.start, place.end) }));
    return { kind: "absent", nearest };
  }
  const edits = places.flatMap((place) => {
    const passage = document.slice(place.start, place.end);
    const about = { similarity: 1, reason: "" };
    return editAt(document, place, matchCase(words, passage, text), about) ?? [];
  });
  const [first] = edits;
  if (first === undefined) return { kind: "unchanged" };
  const patches = edits
    .flatMap((edit) => edit.patches)
    .filter((patch, index, all) => index === 0 || patchEnd(all[index - 1] ?? patch) <= patch.start);
  return {
    kind: "found",
    edit: { ...first, patches },
    count: edits.length,
    otherForms: otherForms(document, words),
  };
};

const mostForms = 5;
const shortestStem = 4;

/** Russian words change their endings, and a new word's endings are not for rules to guess. */
const otherForms = (document: string, word: string): string[] => {
  const lower = word.trim().toLowerCase();
  if (!/^[а-яё]+$/.test(lower)) return [];
  const stem = lower.replace(/[аеёиоуыэюяйь]{1,2}$/, "");
  if (stem.length < shortestStem) return [];
  const forms = new Set<string>();
  for (const [found] of document.toLowerCase().matchAll(/[а-яё]+/g)) {
    if (found.startsWith(stem) && found !== lower && found.length - stem.length <= 3)
      forms.add(found);
  }
  return [...forms].slice(0, mostForms);
};
