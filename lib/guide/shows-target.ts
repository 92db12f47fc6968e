import { codeUnits } from "../quotes/code-units.ts";
import { editDistance } from "../quotes/edit-distance.ts";
import { foldWord, labelTokens } from "../screen/fold-label.ts";
import { parseInstruction, type TargetName } from "../screen/parse-instruction.ts";
import type { StoredStep } from "./guide-store.ts";
import { resultOfStep } from "./result-of-step.ts";

/**
 * Whether the box of a step is on what the step presses, and not on the menu that must be opened before: only what was in
 * view can be seen to have been used. A box that the student drew is where they say it is.
 */
export const showsTarget = ({
  text,
  box,
  drawn,
}: Pick<StoredStep, "text" | "box" | "drawn">): boolean => {
  if (!box?.found) return false;
  if (drawn || box.label === null) return true;
  const { act, names } = resultOfStep(text);
  const { targets, ancestors, places } = parseInstruction(act);
  const label = folded(box.label);
  const own = namesOf(targets);
  const others = [...namesOf([...ancestors, ...places]), ...names];
  return farness(label, own) <= farness(label, others);
};

const namesOf = (names: readonly TargetName[]): string[] =>
  names.flatMap(({ variants }) => variants);

const folded = (text: string): string => labelTokens(text).map(foldWord).join("");

/** How far the nearest of the names is from the label, 0 to 1: readers take letters for others. */
const farness = (label: string, names: readonly string[]): number =>
  Math.min(
    1,
    ...names.map((name) => {
      const other = folded(name);
      return (
        editDistance(codeUnits(label), codeUnits(other)) / Math.max(1, label.length, other.length)
      );
    }),
  );

/** What dialogs end with, and menus do not hold. */
const dialogButtons: ReadonlySet<string> = new Set(
  ["cancel", "ok", "apply", "отмена", "отменить", "ок", "применить"].map(foldWord),
);

/**
 * Whether a dialog has opened since the earlier picture. It mostly bears the name of the menu entry that it came of, so that
 * the name is its title and nothing to press.
 */
export const opensDialog = (words: {
  readonly before: readonly string[] | null;
  readonly now: readonly string[];
}): boolean => {
  const seen = new Set((words.before ?? []).flatMap(labelTokens).map(foldWord));
  return words.now
    .flatMap(labelTokens)
    .map(foldWord)
    .some((word) => dialogButtons.has(word) && !seen.has(word));
};
