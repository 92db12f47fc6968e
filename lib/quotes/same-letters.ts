import { unitsText } from "./normal-form.ts";
import { PreparedText } from "./prepared-document.ts";

/**
 * Whether two texts have the same letters and digits, case, accents, `ё` and look-alikes aside. Targets of links count
 * when both have some.
 */
export const sameLetters = (one: string, other: string): boolean => {
  const [a, b] = [new PreparedText(one), new PreparedText(other)];
  if (unitsText(a.skeleton.units) === unitsText(b.skeleton.units)) return true;
  return a.hasLinks !== b.hasLinks && unitsText(a.linkless.units) === unitsText(b.linkless.units);
};
