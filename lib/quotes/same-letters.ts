import { type NormalForm, unitsText } from "./normal-form.ts";
import { PreparedText } from "./prepared-document.ts";

/** Two texts folded alike, when they have the same letters and digits, links and tags aside; null when they differ. */
export const sameForms = (one: string, other: string): readonly [NormalForm, NormalForm] | null => {
  const [a, b] = [new PreparedText(one), new PreparedText(other)];
  const pairs = [
    [a.skeleton, b.skeleton],
    [a.linkless, b.linkless],
  ] as const;
  return pairs.find(([ours, theirs]) => unitsText(ours.units) === unitsText(theirs.units)) ?? null;
};

/**
 * Whether two texts have the same letters and digits, case, accents, `ё` and look-alikes aside. Targets of links count
 * when both have some.
 */
export const sameLetters = (one: string, other: string): boolean => {
  const [a, b] = [new PreparedText(one), new PreparedText(other)];
  if (unitsText(a.skeleton.units) === unitsText(b.skeleton.units)) return true;
  return a.hasLinks !== b.hasLinks && unitsText(a.linkless.units) === unitsText(b.linkless.units);
};
