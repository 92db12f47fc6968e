import type { GuideEnding } from "../schemas/guide.ts";

/** What takes a guide up again that ended this way, beside a jump to one of its steps. */
export const endingChoices = {
  guide_solved: ["no"],
  guide_left: ["step_by_step"],
  guide_enough: ["step_by_step"],
  guide_declined: ["try_anyway"],
  guide_unsolved: ["yes"],
  guide_no_other: [],
  guide_perhaps: [],
  guide_nothing: [],
} as const satisfies Readonly<Record<GuideEnding, readonly string[]>>;

const searching: ReadonlySet<GuideEnding> = new Set<GuideEnding>([
  "guide_declined",
  "guide_unsolved",
  "guide_perhaps",
  "guide_nothing",
]);

/** Whether what takes it up again searches the manual, and so cannot be had when the pack was deleted. */
export const needsPack = (ending: GuideEnding): boolean => searching.has(ending);
