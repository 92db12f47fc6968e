import type { PixelBox, ScreenFrame } from "#lib/schemas/located-control.ts";
import { stemRussian } from "#lib/text/stem-word.ts";
import {
  type ControlPlace,
  type ControlRole,
  controlBox,
  holds,
  rightOf,
  sharesRow,
} from "./control-box.ts";
import type { ScreenShape } from "./find-shapes.ts";
import { type LabelMatch, matchName } from "./match-label.ts";
import type { ScreenPosition, TargetName, TargetQuery } from "./parse-instruction.ts";
import { endsWithColon, foldWord, labelTokens, type ScreenLabel } from "./screen-label.ts";

interface Surroundings {
  readonly labels: readonly ScreenLabel[];
  readonly shapes: readonly ScreenShape[];
}

/** What is drawn beside its name, so that bare words are not it. */
const drawn: ReadonlySet<ControlRole | null> = new Set<ControlRole>([
  ...(["field", "choice", "slider", "knob"] as const),
]);
/** What no menu of the bar is. */
const otherThanMenus: ReadonlySet<ControlRole | undefined> = new Set<ControlRole>([
  ...(["button", "icon", "tab", "field", "choice", "slider", "knob", "checkbox", "row"] as const),
]);

/**
 * Whether the words of a name, with nothing drawn at them, are mostly those of another thing: the tooltip of an icon names
 * it as well as a menu or a heading, and these are what can be read.
 * @param noun what the step calls the control
 * @param roles that, or what its verbs say of it
 */
const isOtherThing = (
  match: LabelMatch,
  noun: ControlRole | null,
  roles: readonly ControlRole[],
  around: Surroundings,
): boolean =>
  drawn.has(noun) ||
  (noun === null && roles[0] === "knob") ||
  (noun === "icon" && (match.share < wholeName || !hasIcon(match, around))) ||
  (otherThanMenus.has(roles[0]) && isInMenuBar(match, around));

/** Of the label's letters: the name of a tool is all that is written beside its icon. */
const wholeName = 0.9;

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

/** In heights of letters: entries of a menu stand under one another. */
const nextEntry = 2.4;
const sameEdge = 0.6;

/** Whether no words above or under a name begin at its edge, as those of a menu's entries do, and a title's do not. */
const standsAlone = ({ label }: LabelMatch, { labels }: Pick<Surroundings, "labels">): boolean =>
  !labels.some((other) => {
    const down = Math.abs(other.box.y - label.box.y);
    return (
      other !== label &&
      !other.joined &&
      down >= 0.8 * label.height &&
      down <= nextEntry * label.height &&
      Math.abs(other.box.x - label.box.x) <= sameEdge * label.height
    );
  });

/** What dialogs end with, and windows do not. */
const dialogButtons: ReadonlySet<string> = new Set(
  ["cancel", "ok", "apply", "close", "отмена", "отменить", "ок", "применить", "закрыть"].map(
    foldWord,
  ),
);

/** Whether a dialog is open on the screen, by what is written on its buttons. */
const hasDialog = ({ labels }: Pick<Surroundings, "labels">): boolean =>
  labels.some(
    ({ joined, words: [first, ...others] }) =>
      !joined && others.length === 0 && dialogButtons.has(first?.folded ?? ""),
  );

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

/**
 * How far a control is from the name of the place that it stands in, in pixels, as manuals mean it: a name heads what is
 * under it and right of it, and what is in its row. What is above it is so far that it is taken only where nothing of the
 * name is under it, as in a ribbon that has the names of its groups under them. A frame around the one and not the other
 * doubles the way.
 * @param frame `frameOfPlace`
 * @param letter the usual height of letters, in pixels
 */
const placeDistance = (
  control: PixelBox,
  place: PixelBox,
  frame: PixelBox | null,
  letter: number,
): number => {
  const straight = straightDistance(control, place, letter);
  const isApart = frame !== null && !holds(frame, control);
  return isApart ? 2 * straight + 20 * letter : straight;
};

const straightDistance = (control: PixelBox, place: PixelBox, letter: number): number => {
  const toRight = Math.max(0, control.x - place.x - place.width);
  const toLeft = Math.max(0, place.x - control.x - control.width);
  if (sharesRow(control, place)) return 0.3 * toRight + 0.5 * toLeft;
  const down = control.y - place.y - place.height;
  if (down >= -0.5 * letter) return Math.max(0, down) + 0.7 * toRight + 1.2 * toLeft;
  const centre = Math.abs(control.x + control.width / 2 - place.x - place.width / 2);
  // The title of a dialog has nothing above it, however long the way down is. With 20 letters instead of 80 a "Help" of
  // the menus is taken for that of the dialog.
  return 3 * Math.max(0, place.y - control.y - control.height) + centre + 80 * letter;
};

/** The smallest frame around a place that is more than its own edge. */
const frameOfPlace = (place: PixelBox, shapes: readonly ScreenShape[]): PixelBox | null =>
  shapes
    .filter(
      ({ kind, box }) => kind === "frame" && holds(box, place) && box.height > 4 * place.height,
    )
    .toSorted((a, b) => a.box.width * a.box.height - b.box.width * b.box.height)[0]?.box ?? null;

/** In heights of letters: what is farther under the name of a panel without an edge belongs to another one. */
const deepestPanel = 15;

/** Whether a box stands in a panel, dialog or row that a step names, by the edge around its name, else by how near it is. */
export const placesNamed = (
  { places }: TargetQuery,
  { labels, shapes }: Screen,
): ((box: PixelBox) => boolean) => {
  const panels = places
    .flatMap((place) => matchName(place, labels))
    .filter(({ quality }) => quality >= leastPlace)
    .map(({ box, label }) => ({ box, letter: label.height, frame: frameOfPlace(box, shapes) }));
  return (box) =>
    panels.some(({ box: name, letter, frame }) =>
      frame === null
        ? placeDistance(box, name, null, letter) <= deepestPanel * letter
        : holds(frame, box),
    );
};

export interface Screen {
  readonly frame: ScreenFrame;
  readonly labels: readonly ScreenLabel[];
  readonly shapes: readonly ScreenShape[];
}

/** A place that may be the wished control. */
export interface RankedMatch {
  readonly box: PixelBox;
  readonly text: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** Whether it is no entry of a menu, though the step says that it is chosen there. */
  readonly isTitle: boolean;
}

interface Rated extends ControlPlace {
  readonly match: LabelMatch;
  readonly rating: number;
  readonly isTitle?: boolean;
}

/** From this quality on a name of a place is one. */
const leastPlace = 0.75;
/** Of the places that were found by text on screens of real programs 97 in 100 were right, of JPEG 95; see `eval:locate`. */
const surest = 0.95;
// The weights of this file were set on the 18 programs of decision 0019 that the rules were made on.
/** Ratings closer than this are alike, and what stands around decides. */
const alike = 0.08;
/** What a place is worth more that has what the step names: a field at its caption, an edge around a button. */
const fitting = 1.1;
/** What the caption of a field is worth where the step speaks of something else. */
const caption = 0.88;

/** The places of a name, the likeliest first. */
export const rankMatches = (
  name: TargetName,
  query: TargetQuery,
  screen: Screen,
): RankedMatch[] => {
  const roles = rolesOf(name, query);
  const rated = onePerPlace(
    matchName(name, screen.labels)
      .map((match) => inColumn(rate(match, name, roles, screen), query, screen))
      .map((one) => withTitle(one, name, query, screen))
      .toSorted((a, b) => b.rating - a.rating),
    ({ match }) => match.box,
  );
  // What was to be opened is; a button in the dialog bears its name.
  if (rated.some(({ isTitle }) => isTitle)) return rated.map(doubted).map(asMatch);
  const [best] = rated;
  if (!best) return [];
  const near = byPlaces(rated, query, screen);
  const equals = rated.filter(({ rating }) => rating >= best.rating - alike);
  const rest = rated.filter(({ rating }) => rating < best.rating - alike);
  const ordered = near ?? [...settle(equals, name.role, query, screen), ...rest];
  return ordered.map(asMatch);
};

const asMatch = ({ box, match, rating, isTitle = false }: Rated): RankedMatch => ({
  ...{ box, isTitle },
  text: match.text,
  confidence: Math.max(0, Math.min(surest, rating)),
});

const doubted = (rated: Rated): Rated =>
  rated.isTitle ? rated : { ...rated, rating: rated.rating * otherThing };

const ofMenu =
  /\b(?:from|in) (?:the|its|their) (?:\S{1,20} )?menu\b|(?<!\p{L})(?:из|в) (?:контекстно\S{1,3} )?меню(?!\p{L})/iu;

const ofDialog = /\b(?:dialog(?:ue)?|window)\b|(?<!\p{L})(?:диалог|окн)/iu;
const withDots = /(?:…|\.\.)$/u;

/** Whether a step opens a dialog: it says so, or the name ends as those do that open one, and here it does not. */
const opensDialog = ({ role, variants }: TargetName, around: string, { text }: LabelMatch) =>
  (role === "place" && ofDialog.test(around)) ||
  (variants.some((one) => withDots.test(one.trim())) && !withDots.test(text.trim()));

/** What is to be chosen in a menu stands among others there; alone, beside a dialog, it is the dialog's title. */
const withTitle = (rated: Rated, name: TargetName, query: TargetQuery, screen: Screen): Rated => {
  // The menu's own name may be under the dialog.
  const isEntry =
    ofMenu.test(query.around) ||
    opensDialog(name, query.around, rated.match) ||
    query.ancestors.some(({ role }) => role === "menu" || role === null);
  return query.targets.includes(name) &&
    isEntry &&
    rated.by === "none" &&
    hasDialog(screen) &&
    standsAlone(rated.match, screen)
    ? { ...rated, rating: rated.rating * otherThing, isTitle: true }
    : rated;
};

/** In a table of fields a name heads the row, and one that the step names besides heads the column: the field where they meet. */
const inColumn = (rated: Rated, { places }: TargetQuery, { labels, shapes }: Screen): Rated => {
  const { by, box } = rated;
  if (by !== "field") return rated;
  const heads = places
    .flatMap((place) => matchName(place, labels))
    .filter(({ quality }) => quality >= leastPlace);
  const isUnder = (field: PixelBox, head: PixelBox) =>
    head.y + head.height <= field.y + 2 &&
    head.x < field.x + field.width &&
    head.x + head.width > field.x;
  if (heads.length === 0 || heads.some((head) => isUnder(box, head.box))) return rated;
  const fields = shapes.filter(
    ({ kind, box: other }) =>
      kind === "frame" &&
      sharesRow(other, box) &&
      Math.abs(other.height - box.height) <= 0.2 * box.height &&
      heads.some((head) => isUnder(other, head.box)),
  );
  const [only, ...others] = fields;
  return only && others.length === 0 ? { ...rated, box: only.box } : rated;
};

/** "Line" and "entry" may be a part of the name as well, so that the verb counts too; the "box" that is ticked is no field. */
const rolesOf = ({ role }: TargetName, { verbRoles }: TargetQuery): readonly ControlRole[] => {
  if (role === null) return verbRoles;
  if (role === "field" && verbRoles[0] === "checkbox") return ["checkbox", role];
  return role === "row" || role === "item" ? [role, ...verbRoles] : [role];
};

const rate = (
  match: LabelMatch,
  name: TargetName,
  roles: readonly ControlRole[],
  screen: Screen,
): Rated => {
  const rated = placeOf(match, roles, screen);
  const isDoubtful =
    (name.role === "field" && rated.by === "button") ||
    (rated.by === "none" && isOtherThing(match, name.role, roles, screen));
  return isDoubtful ? { ...rated, rating: rated.rating * otherThing } : rated;
};

const placeOf = (match: LabelMatch, roles: readonly ControlRole[], screen: Screen): Rated => {
  for (const role of roles) {
    const place = controlBox(match, role, screen);
    if (place.by === "checkbox" || place.by === "field") {
      return { ...place, match, rating: match.quality * fitting };
    }
  }
  const [role = null] = roles;
  const field = mayBeCaption(role, match) ? controlBox(match, "choice", screen) : null;
  if (field?.by === "field") return { ...field, match, rating: match.quality };
  const place = controlBox(match, role, screen);
  if (role === "button" && place.by === "button") {
    return { ...place, match, rating: match.quality * fitting };
  }
  const isCaption = role !== null && !captioned.has(role) && endsWithColon(match.label);
  return { ...place, match, rating: match.quality * (isCaption ? caption : 1) };
};

/** What is left of a rating where the words are those of something else: under `leastConfidence`, whatever speaks for it. */
const otherThing = 0.6;

/** What has a caption beside it. */
const captioned: ReadonlySet<ControlRole> = new Set([
  ...(["field", "choice", "slider", "knob", "place"] as const),
]);

/** What ends with a colon is seldom meant itself: "put 300 in Right", "the Country menu" of a form. */
const mayBeCaption = (role: ControlRole | null, match: LabelMatch): boolean =>
  (role === null || role === "menu" || role === "checkbox") && endsWithColon(match.label);

/** A label is matched again where it is joined with what stands beside it. */
const onePerPlace = <Match>(
  matches: readonly Match[],
  boxOf: (one: Match) => PixelBox,
): Match[] => {
  const seen = new Set<string>();
  return matches.filter((one) => {
    const { x, y } = boxOf(one);
    const isNew = !seen.has(`${x} ${y}`);
    seen.add(`${x} ${y}`);
    return isNew;
  });
};

/** Among places that have the name alike, what the step says of panel, row, position and order. */
const settle = (
  equals: readonly Rated[],
  role: ControlRole | null,
  query: TargetQuery,
  screen: Screen,
): Rated[] => {
  if (equals.length < 2) return [...equals];
  const positioned = query.position && byPosition(equals, query.position, screen.frame);
  if (positioned) return positioned;
  const drawn = role === "menu" ? topmost(equals) : byEdge(equals, role, query);
  if (drawn) return drawn;
  // One of several, and nothing says which.
  const doubt = equals.length === 2 ? 0.85 : 0.7;
  return equals.map((one) => ({ ...one, rating: one.rating * doubt }));
};

/** Menus are in a bar at the top, under the title of a window at most; an open one may have an edge. */
const topmost = (equals: readonly Rated[]): Rated[] | null => {
  const [first] = equals.toSorted((a, b) => a.box.y - b.box.y);
  return first ? [first, ...equals.filter((one) => one !== first)] : null;
};

/** What has no edge of its own. */
const edgeless: ReadonlySet<ControlRole> = new Set(["link", "row", "item", "place"]);

/** The only one with an edge, for a button, a tab or what the step says nothing of: titles and texts have none. */
const byEdge = (
  equals: readonly Rated[],
  role: ControlRole | null,
  { verbRoles }: TargetQuery,
): Rated[] | null => {
  const [button, ...others] = equals.filter(({ by }) => by === "button");
  if (!button || others.length > 0 || verbRoles.length > 0) return null;
  if (role !== null && edgeless.has(role)) return null;
  return [button, ...equals.filter((one) => one !== button)];
};

/** A name that was read worse is the one that is meant where it is so many times nearer to the place that the step names. */
const muchNearer = 3;
/** So much worse at most, and only where the label is no longer: "Delete all" is not "Delete" that was read badly. */
const worse = 0.25;
const wholeLabel = 0.9;

/** The one of several that is nearest to the places that the step names; null where these say nothing. */
const byPlaces = (
  rated: readonly Rated[],
  { places, around }: TargetQuery,
  { labels, shapes }: Screen,
): Rated[] | null => {
  const named = [...places.map((place) => matchName(place, labels)), spoken(around, labels)]
    .map(headings)
    .filter((matches) => matches.length > 0)
    .map((matches) => matches.map((match) => ({ match, frame: frameOfPlace(match.box, shapes) })));
  const [best, second] = rated;
  if (named.length === 0 || !best || !second || second.rating < best.rating - worse) return null;
  const isLikely = ({ rating, match }: Rated) =>
    rating >= best.rating - alike || (rating >= best.rating - worse && match.share >= wholeLabel);
  const measured = rated.filter(isLikely).map((one) => {
    const way = named.reduce((sum, matches) => sum + leastDistance(one, matches), 0);
    return { one, distance: one.rating < best.rating - alike ? muchNearer * way : way };
  });
  return [...inOrder(measured), ...rated.filter((one) => !isLikely(one))];
};

/** In letters, without their endings. */
const leastSpoken = 8;

/** Headings that a step says in plain words: "for the vertical alignment choose Top". */
const spoken = (around: string, labels: readonly ScreenLabel[]): LabelMatch[] => {
  const said = labelTokens(around)
    .map((token) => foldWord(stemRussian(token)))
    .join("");
  return labels.flatMap((label) => {
    const stem = label.words.map((word) => word.stem).join("");
    if (label.joined || stem.length < leastSpoken || !said.includes(stem)) return [];
    return { box: label.box, text: stem, quality: 1, share: 1, label };
  });
};

/** Of the places of a name those that are no entries of a table: entries stand beside one another. */
const headings = (matches: readonly LabelMatch[]): LabelMatch[] => {
  const sure = onePerPlace(
    matches
      .filter(({ quality }) => quality >= leastPlace)
      .toSorted((a, b) => b.quality - a.quality),
    ({ box }) => box,
  );
  const alone = sure.filter((one) =>
    sure.every((other) => other === one || !sharesRow(one.box, other.box)),
  );
  return alone.length > 0 ? alone : sure;
};

/** A place and the frame that it heads. */
interface Heading {
  readonly match: LabelMatch;
  readonly frame: PixelBox | null;
}

const leastDistance = ({ match: control }: Rated, places: readonly Heading[]): number =>
  Math.min(
    ...places
      .filter(({ match }) => match.label !== control.label)
      .map(({ match, frame }) => placeDistance(control.box, match.box, frame, match.label.height)),
  );

/** What is left of a rating where another place of the name is nearer. */
const farther = 0.8;

const inOrder = (measured: readonly { one: Rated; distance: number }[]): Rated[] =>
  measured
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ one }, index) => (index === 0 ? one : { ...one, rating: one.rating * farther }));

const byPosition = (
  equals: readonly Rated[],
  { across, down, ordinal }: ScreenPosition,
  frame: ScreenFrame,
): Rated[] | null => {
  const reading = equals.toSorted(
    (a, b) => a.match.box.y - b.match.box.y || a.match.box.x - b.match.box.x,
  );
  if (ordinal !== null) {
    const chosen = reading.at(ordinal < 0 ? ordinal : ordinal - 1);
    return chosen ? [chosen, ...reading.filter((one) => one !== chosen)] : null;
  }
  const measured = reading.map((one) => {
    const x = (one.box.x + one.box.width / 2) / frame.width;
    const y = (one.box.y + one.box.height / 2) / frame.height;
    return { one, distance: wayTo(across, x) + wayTo(down, y) };
  });
  return inOrder(measured);
};

const ends: Readonly<Record<string, number>> = {
  left: 0,
  top: 0,
  middle: 0.5,
  right: 1,
  bottom: 1,
};

const wayTo = (end: string | null, at: number): number =>
  end === null ? 0 : Math.abs((ends[end] ?? 0.5) - at);
