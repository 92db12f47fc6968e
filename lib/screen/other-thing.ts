import { rightOf, sharesRow } from "./control-box.ts";
import type { ControlRole } from "./control-role.ts";
import { foldWord } from "./fold-label.ts";
import type { LabelMatch } from "./match-label.ts";
import type { ScreenLabel } from "./screen-label.ts";
import type { ScreenShape } from "./screen-shape.ts";

interface Surroundings {
  readonly labels: readonly ScreenLabel[];
  readonly shapes: readonly ScreenShape[];
}

/** What is drawn beside its name, so that bare words are not it. */
const drawn: ReadonlySet<ControlRole | null> = new Set<ControlRole>(["field", "choice", "slider"]);
/** What no menu of the bar is. */
const otherThanMenus: ReadonlySet<ControlRole | undefined> = new Set<ControlRole>([
  ...(["button", "icon", "tab", "field", "choice", "slider", "checkbox", "row"] as const),
]);

/**
 * Whether the words of a name, with nothing drawn at them, are mostly those of another thing: the tooltip of an icon names
 * it as well as a menu or a heading, and these are what can be read.
 * @param noun what the step calls the control
 * @param roles that, or what its verbs say of it
 */
export const isOtherThing = (
  match: LabelMatch,
  noun: ControlRole | null,
  roles: readonly ControlRole[],
  around: Surroundings,
): boolean =>
  drawn.has(noun) ||
  (noun === "icon" && !hasIcon(match, around)) ||
  (otherThanMenus.has(roles[0]) && isInMenuBar(match, around));

/** In heights of letters, and for an icon over its name how far from its middle. */
const nearestIcon = 1.2;
const offMiddle = 0.4;

/** Whether an icon stands before the words or over them. */
const hasIcon = ({ box, label }: LabelMatch, { shapes }: Surroundings): boolean => {
  const isNear = (gap: number) => gap >= -2 && gap <= nearestIcon * label.height;
  return shapes.some(
    ({ kind, box: icon }) =>
      kind === "icon" &&
      ((sharesRow(icon, box) && isNear(box.x - rightOf(icon))) ||
        (isNear(box.y - icon.y - icon.height) &&
          Math.abs(icon.x + icon.width / 2 - box.x - box.width / 2) <= offMiddle * label.height)),
  );
};

/** Menus that nearly every bar has. */
const usualMenus: ReadonlySet<string> = new Set(
  ["file", "edit", "view", "help", "файл", "правка", "вид", "справка"].map(foldWord),
);

const isInMenuBar = ({ label }: LabelMatch, { labels }: Surroundings): boolean => {
  const menus = labels.filter(
    ({ joined, words: [first, ...others], box }) =>
      !joined &&
      others.length === 0 &&
      usualMenus.has(first?.folded ?? "") &&
      sharesRow(box, label.box),
  );
  return menus.length > 1;
};
