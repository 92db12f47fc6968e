import {
  commonArea,
  type LocatedControl,
  type PixelBox,
  type ScreenFrame,
  shareInCommon,
  toFractions,
} from "#lib/schemas/located-control.ts";
import { holds, isNamed, rightOf, sharesRow } from "./control-box.ts";
import type { ScreenShape } from "./find-shapes.ts";
import { parseInstruction, type TargetQuery } from "./parse-instruction.ts";
import { placesNamed, type RankedMatch, rankMatches, type Screen } from "./rank-matches.ts";
import {
  endsWithColon,
  isWord,
  type ScreenLabel,
  type ScreenWord,
  screenLabels,
} from "./screen-label.ts";

/** A place of a screen that can be pressed, and what is written there or beside it; "" for nothing. */
interface ScreenMark {
  readonly box: PixelBox;
  readonly label: string;
}

interface Seen {
  readonly labels: readonly ScreenLabel[];
  readonly shapes: readonly ScreenShape[];
}

/** Two boxes with so much in common are one place. */
const samePlace = 0.4;
/** So is a box of which so much is in another one, where it takes so much of that. */
const inside = 0.8;
const mostOfIt = 0.3;

const isSamePlace = (a: PixelBox, b: PixelBox): boolean => {
  if (shareInCommon(a, b) >= samePlace) return true;
  const [small, large] = [areaOf(a), areaOf(b)].toSorted((one, other) => one - other) as [
    number,
    number,
  ];
  return small >= mostOfIt * large && commonArea(a, b) >= inside * small;
};

const areaOf = ({ width, height }: PixelBox): number => width * height;

/** In heights of letters. */
const tallestControl = 4;
const farthestName = 2.4;
const farthestCaption = 12;
/** More words are a text, which is read and not pressed. */
const mostWords = 9;

/**
 * What of a screen can be pressed, each place once: buttons and fields by their frames, boxes and sliders with the names that
 * stand beside them, words that stand alone, icons. Those come first that are surely controls.
 */
const screenMarks = ({ labels, shapes }: Seen): ScreenMark[] =>
  marksOf(labels.filter(isName), shapes);

/** A line of text before it was read is a place, and no text has so many letters' heights. */
const longestName = 30;

/**
 * The same before any word was read, so that a model need not wait for that: a button's words stand where letters were seen,
 * and nobody knows them.
 * @param strips where letters are
 */
export const unreadMarks = (
  strips: readonly PixelBox[],
  shapes: readonly ScreenShape[],
): PixelBox[] => {
  const names = strips
    .filter(({ width, height }) => width <= longestName * height)
    .map((box) => ({ box, words: [], height: box.height, joined: false }));
  return asManyAsFit(marksOf(names, shapes), mostCandidates, shapes).map(({ box }) => box);
};

/** In pixels: cells of one grid differ by as much, as widths are shared out among columns. */
const sameSize = 2;
/** Of places of one size: fewer are the keys of a calculator or a toolbox. */
const leastCells = 40;
const leastColumns = 5;

/**
 * The marks, as many as a picture has room for. The days of a calendar and the cells of a table would take all the numbers,
 * and the menu and the toolbar have none; so the largest grids go first, all of each with what stands in it. Bars and
 * panels come before what is drawn on a canvas, where thousands of lines may be taken for controls.
 */
const asManyAsFit = <Mark extends { readonly box: PixelBox }>(
  marks: readonly Mark[],
  room: number,
  shapes: readonly ScreenShape[],
): Mark[] => {
  const canvases = shapes.filter(({ kind }) => kind === "canvas");
  const isOnCanvas = ({ box }: Mark) => canvases.some((canvas) => holds(canvas.box, box));
  let around = marks.filter((mark) => !isOnCanvas(mark));
  let drawn = marks.filter(isOnCanvas);
  while (around.length + drawn.length > room) {
    // The pads of a board are as large as the checkboxes beside it.
    const [cells] = [around, drawn].flatMap(gridsOf).toSorted((a, b) => b.length - a.length);
    if (cells === undefined) break;
    const isOther = ({ box }: Mark) => !cells.some((cell) => holds(cell.box, box));
    around = around.filter(isOther);
    drawn = drawn.filter(isOther);
  }
  return [...around, ...drawn].slice(0, room);
};

const gridsOf = <Mark extends { readonly box: PixelBox }>(marks: readonly Mark[]): Mark[][] =>
  bySize(marks).filter(isGrid);

const bySize = <Mark extends { readonly box: PixelBox }>(marks: readonly Mark[]): Mark[][] => {
  const sizes: Mark[][] = [];
  for (const mark of marks) {
    const like = sizes.find(([first]) => first !== undefined && isOfSize(mark.box, first.box));
    if (like) like.push(mark);
    else sizes.push([mark]);
  }
  return sizes;
};

const isOfSize = (one: PixelBox, other: PixelBox): boolean =>
  Math.abs(one.width - other.width) <= sameSize && Math.abs(one.height - other.height) <= sameSize;

/** The icons of a toolbar and of a toolbox beside it are of one size, too, but leave most of the rows and columns empty. */
const leastFilled = 0.5;

const isGrid = (marks: readonly { readonly box: PixelBox }[]): boolean => {
  const columns = new Set(marks.map(({ box }) => Math.round(box.x))).size;
  const rows = new Set(marks.map(({ box }) => Math.round(box.y))).size;
  const isFilled = marks.length >= leastFilled * columns * rows;
  return marks.length >= leastCells && columns >= leastColumns && rows >= leastColumns && isFilled;
};

const marksOf = (names: readonly ScreenLabel[], shapes: readonly ScreenShape[]): ScreenMark[] => {
  const framed = framedMarks(names, shapes);
  const checks = checkMarks(names, shapes);
  const named = new Set([...framed, ...checks].flatMap(({ names: own }) => own));
  const words = names
    .filter((label) => !named.has(label) && label.words.length <= mostWords)
    .map((label) => ({ box: label.box, label: textOf(label) }));
  const icons = shapes
    .filter(({ kind }) => kind === "icon" || kind === "bar")
    .map(({ box }) => ({ box, label: "" }));
  return onePerPlace([...framed, ...checks, ...words, ...icons]);
};

/** The marks without those that are at the place of an earlier one. */
const onePerPlace = <Mark extends { readonly box: PixelBox }>(marks: readonly Mark[]): Mark[] => {
  const kept: Mark[] = [];
  for (const mark of marks) {
    if (!kept.some(({ box }) => isSamePlace(box, mark.box))) kept.push(mark);
  }
  return kept;
};

const isName = ({ joined, words }: ScreenLabel): boolean => !joined && words.some(isWord);

const textOf = ({ words }: Pick<ScreenLabel, "words">): string =>
  words.map(({ text }) => text).join(" ");

/** A mark, and the labels that need none of their own beside it. */
interface NamedMark extends ScreenMark {
  readonly names: readonly ScreenLabel[];
}

/** Buttons and fields. What holds several names or other frames is a bar or a panel. */
const framedMarks = (
  names: readonly ScreenLabel[],
  shapes: readonly ScreenShape[],
): NamedMark[] => {
  const letter = letterOf(names);
  const frames = shapes.filter(
    ({ kind, box }) => kind === "frame" && box.height <= tallestControl * letter,
  );
  return frames.flatMap(({ box }) => {
    const within = names.filter((label) => holds(box, label.box));
    const isBar = frames.some(
      (other) => other.box !== box && holds(box, other.box) && !isSamePlace(box, other.box),
    );
    if (within.length > 1 || isBar) return [];
    const [own] = within;
    const caption = captionOf(box, names, letter);
    return [
      {
        box,
        label: textOf(caption ?? own ?? { words: [] }),
        names: [own, caption].filter((one) => one !== undefined),
      },
    ];
  });
};

/** The name with a colon that a field belongs to. */
const captionOf = (
  field: PixelBox,
  names: readonly ScreenLabel[],
  letter: number,
): ScreenLabel | undefined =>
  names
    .filter(
      (label) =>
        endsWithColon(label) &&
        sharesRow(label.box, field) &&
        field.x >= rightOf(label.box) - 2 &&
        field.x - rightOf(label.box) <= farthestCaption * letter,
    )
    .toSorted((a, b) => rightOf(b.box) - rightOf(a.box))[0];

const checkKinds: ReadonlySet<ScreenShape["kind"]> = new Set(["square", "circle", "switch"]);

/** Boxes, radio buttons and switches, with the name behind them. */
const checkMarks = (names: readonly ScreenLabel[], shapes: readonly ScreenShape[]): NamedMark[] =>
  shapes
    .filter(
      ({ kind, box }) => checkKinds.has(kind) && !names.some((label) => holds(box, label.box)),
    )
    .map(({ box }) => {
      const name = names
        .map((label) => ({ label, gap: label.box.x - rightOf(box) }))
        .filter(
          ({ label, gap }) =>
            isNamed(label) &&
            sharesRow(label.box, box) &&
            gap >= -0.3 * label.height &&
            gap <= farthestName * label.height,
        )
        .toSorted((a, b) => a.gap - b.gap)[0]?.label;
      return { box, label: name ? textOf(name) : "", names: name ? [name] : [] };
    });

const letterOf = (names: readonly ScreenLabel[]): number => {
  const heights = names.map(({ height }) => height).toSorted((a, b) => a - b);
  return heights[heights.length >> 1] ?? 12;
};

export interface Search {
  /** `screenWords` of a reading. */
  readonly words: readonly ScreenWord[];
  /** What `readScreen` found beside the text; fields and checkboxes are found by it. */
  readonly shapes?: readonly ScreenShape[];
  readonly frame: ScreenFrame;
  /** The step, in English or Russian. */
  readonly instruction: string;
  /** What the control is called, where that is known better than from the step: what is to be open before is none of it. */
  readonly labels?: readonly string[];
}

/** Of the places that the words speak for no more are shown. */
const mostLikely = 12;
/** With more numbers a picture could not be read any more. */
const mostCandidates = 200;
/** Under it a match is no finding: a wrong place costs more than none. */
const leastConfidence = 0.7;
/** Under it a place is not even a candidate. */
const leastCandidate = 0.45;
/** Each further name of a step is so much less likely to be the one that is pressed first. */
const laterName = 0.85;

/** What is to be chosen in a list that is named is mostly not seen before the list is open, and its words elsewhere are others. */
const ofList = 0.7;

/** Finds the control of a step by the text of the screen alone. */
export const locateControl = (search: Search): LocatedControl => {
  const { words, shapes = [], frame, instruction, labels } = search;
  const query = withLabels(parseInstruction(instruction), labels);
  const screen = { frame, labels: screenLabels(words), shapes };
  const { targets, ancestors } = candidatesOf(query, screen);
  const matches = labels?.length ? targets : [...targets, ...ancestors];
  const byConfidence = matches.toSorted((a, b) => b.confidence - a.confidence);
  const candidates = numbered(byConfidence, query, screen);
  const best = candidates[0];
  const found = best !== undefined && best.confidence >= leastConfidence;
  return {
    frame,
    found,
    box: found ? best.box : null,
    confidence: found ? best.confidence : 0,
    candidates,
    label: found ? best.label : (query.targets[0]?.variants[0] ?? null),
  };
};

const withLabels = (query: TargetQuery, labels: readonly string[] | undefined): TargetQuery => {
  if (labels === undefined || labels.length === 0) return query;
  const role = query.targets[0]?.role ?? null;
  return { ...query, targets: labels.map((label) => ({ variants: [label], marked: true, role })) };
};

/** Where the control may be, and what is opened before it. */
const candidatesOf = (
  query: TargetQuery,
  screen: Screen,
): { readonly targets: RankedMatch[]; readonly ancestors: RankedMatch[] } => {
  const hasList = query.ancestors.some(({ role, marked }) => role === "choice" && marked);
  const targets = query.targets.flatMap((name, rank) =>
    weighted(
      rankMatches(name, query, screen),
      laterName ** rank * (hasList && !name.marked ? ofList : 1),
    ),
  );
  const seen = targets.some(({ confidence }) => confidence >= leastConfidence);
  // What was to be opened is: the dialog bears the name.
  const isOpen = targets.some(({ isTitle }) => isTitle);
  // What is done to the control is not done to what is opened before.
  const way = { ...query, verbRoles: [] };
  const ancestors = query.ancestors
    .toReversed()
    .flatMap((name, rank) =>
      weighted(rankMatches(name, way, screen), (seen || isOpen ? 0.5 : 1) * laterName ** rank),
    );
  return { targets, ancestors };
};

const weighted = (matches: readonly RankedMatch[], weight: number): RankedMatch[] =>
  matches.map((match) => ({ ...match, confidence: match.confidence * weight }));

/**
 * The likely places first, then what stands in the panel that the step names, then all the others that can be pressed, as far
 * as a picture has room for their numbers.
 */
const numbered = (
  matches: readonly RankedMatch[],
  query: TargetQuery,
  { frame, ...seen }: Screen,
): LocatedControl["candidates"] => {
  const likely = onePerPlace(matches.filter(({ confidence }) => confidence >= leastCandidate));
  const marks = screenMarks(seen).map(({ box, label }) => ({ box, text: label, confidence: 0 }));
  const shown = likely.slice(0, mostLikely);
  const others = onePerPlace([...shown, ...marks]).slice(shown.length);
  const isInPlace = placesNamed(query, { frame, ...seen });
  const room = mostCandidates - shown.length;
  const own = others.filter(({ box }) => isInPlace(box)).slice(0, room);
  const rest = asManyAsFit(
    others.filter((mark) => !own.includes(mark)),
    room - own.length,
    seen.shapes,
  );
  return [...shown, ...own, ...rest]
    .flatMap(({ box, text, confidence }) => {
      const place = toFractions(box, frame);
      return place ? [{ box: place, confidence, label: text }] : [];
    })
    .map((candidate, index) => ({ number: index + 1, ...candidate }));
};
