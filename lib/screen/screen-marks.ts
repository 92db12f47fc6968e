import { holds, isNamed, rightOf, sharesRow } from "./control-box.ts";
import { commonArea, type PixelBox, shareInCommon } from "./screen-box.ts";
import { endsWithColon, type ScreenLabel } from "./screen-label.ts";
import type { ScreenShape } from "./screen-shape.ts";
import { isWord } from "./screen-word.ts";

/** A place of a screen that can be pressed, and what is written there or beside it; "" for nothing. */
export interface ScreenMark {
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
export const screenMarks = ({ labels, shapes }: Seen): ScreenMark[] => {
  const names = labels.filter(isName);
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
export const onePerPlace = <Mark extends { readonly box: PixelBox }>(
  marks: readonly Mark[],
): Mark[] => {
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
