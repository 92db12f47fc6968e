import sharp from "sharp";
import { oneAtATime } from "#lib/pictures/encode-picture.ts";
import type { RecognisedLine } from "#lib/pictures/read-text.ts";
import {
  commonArea,
  type LocatedControl,
  type PixelBox,
  toPixels,
} from "#lib/schemas/located-control.ts";
import type { ScreenShape } from "#lib/screen/find-shapes.ts";
import { resultOfStep } from "./step-result.ts";

/** Of a control that stays in view after it was used: a radio button, a checkbox, a switch. */
export type ControlState = "on" | "off";

/** A mark of a control: what is ticked, filled or pushed aside. */
export interface ControlMark {
  readonly kind: "square" | "circle" | "switch";
  /** In pixels of the picture. */
  readonly box: PixelBox;
}

const off =
  /(?<!\p{L})(?:untick|uncheck|clear|deselect|unselect|disable|deactivate|(?:turn|switch) (?:[^\s.,;]{1,40} ){0,5}off|снимите|снять|отключите|отключить|выключите|выключить|деактивируйте)(?!\p{L})/iu;
const on =
  /(?<!\p{L})(?:tick|check|select|choose|pick|enable|activate|(?:turn|switch) (?:[^\s.,;]{1,40} ){0,5}on|отметьте|отметить|включите|включить|выберите|выбрать|поставьте|поставить|установите|установить|активируйте)(?!\p{L})/iu;
/** A click chooses a radio button; of anything else it only changes the state. */
const click = /(?<!\p{L})(?:click|press|tap|щ[её]лкните|кликните|нажмите)(?!\p{L})/iu;

/** What a step wants of such a control; null where it wants neither, or says both. */
export const wantedState = (step: string, kind: ControlMark["kind"]): ControlState | null => {
  const act = resultOfStep(step).act.replaceAll(
    /\*\*[^*]+\*\*|`[^`]+`|«[^«»]+»|“[^“”]+”|"[^"]+"/gu,
    "X",
  );
  const [isOff, isOn] = [off.test(act), on.test(act)];
  if (isOff !== isOn) return isOff ? "off" : "on";
  return !isOff && kind === "circle" && click.test(act) ? "on" : null;
};

/** Of the smaller of two boxes they share at least this where they are one thing. */
const sameThing = 0.5;
/** In CSS pixels; a mark is hardly larger. */
const largestMark = 48;

/** The mark that a found place is; null where the place is text, a button or a field. */
export const markAt = (
  { box, frame }: Pick<LocatedControl, "box" | "frame">,
  shapes: readonly ScreenShape[],
): ControlMark | null => {
  if (box === null) return null;
  const place = toPixels(box, frame);
  for (const { kind, box: own } of shapes) {
    if (kind !== "square" && kind !== "circle" && kind !== "switch") continue;
    if (shared(own, place) >= sameThing) return { kind, box: own };
  }
  // Where the marks of its neighbours say that it must be, a full one is no shape of its own.
  const { width, height } = place;
  const isSmall = Math.max(width, height) <= largestMark * frame.devicePixelRatio;
  const isSquare = Math.abs(width - height) <= Math.max(2, 0.15 * height);
  const like = shapes.find(
    ({ kind, box: own }) =>
      (kind === "square" || kind === "circle") &&
      Math.abs(own.width - width) <= 2 &&
      Math.abs(own.x - place.x) <= 2,
  );
  if (!isSmall || !isSquare || like === undefined) return null;
  return { kind: like.kind === "circle" ? "circle" : "square", box: place };
};

/** Of the area of the larger box. */
const shared = (a: PixelBox, b: PixelBox): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.max(a.width * a.height, b.width * b.height);
};

type Colour = readonly [number, number, number];

/** Part of a picture, colour by colour, row by row. */
interface Patch {
  readonly width: number;
  readonly height: number;
  readonly at: (x: number, y: number) => Colour;
}

/** What is left around a mark, for the ground that it lies on. In pixels. */
const margin = 4;

/** The state of a mark by what is drawn inside it; null when that is neither clearly one nor the other. */
export const readControlState = async (
  bytes: Uint8Array,
  { kind, box }: ControlMark,
): Promise<ControlState | null> => {
  const patch = await cut(bytes, box);
  if (patch === null) return null;
  if (kind === "switch") return stateOfSwitch(patch);
  return kind === "circle" ? stateOfCircle(patch) : stateOfSquare(patch);
};

const cut = (bytes: Uint8Array, box: PixelBox): Promise<Patch | null> =>
  oneAtATime(async () => {
    const { width: wide = 0, height: high = 0 } = await sharp(bytes).metadata();
    const left = Math.max(0, Math.round(box.x) - margin);
    const top = Math.max(0, Math.round(box.y) - margin);
    const width = Math.min(wide, Math.round(box.x + box.width) + margin) - left;
    const height = Math.min(high, Math.round(box.y + box.height) + margin) - top;
    if (width < 3 * margin || height < 3 * margin) return null;
    const { data } = await sharp(bytes)
      .flatten({ background: "white" })
      .toColourspace("srgb")
      .extract({ left, top, width, height })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const channels = data.length / (width * height);
    const at = (x: number, y: number): Colour => {
      const from = (y * width + x) * channels;
      const value = (channel: number) => data[from + Math.min(channel, channels - 1)] ?? 0;
      return [value(0), value(1), value(2)];
    };
    return { width, height, at };
  });

/** The colours of a part of the mark: `left` to `right` and `top` to `bottom` as fractions of the mark without its margin. */
const inside = (
  { width, height, at }: Patch,
  { left, right, top, bottom }: Record<"left" | "right" | "top" | "bottom", number>,
): Colour[] => {
  const [wide, high] = [width - 2 * margin, height - 2 * margin];
  const found: Colour[] = [];
  for (let y = Math.ceil(top * high); y < bottom * high; y++) {
    for (let x = Math.ceil(left * wide); x < right * wide; x++) {
      found.push(at(x + margin, y + margin));
    }
  }
  return found;
};

const within = (patch: Patch, inset: number): Colour[] =>
  inside(patch, { left: inset, right: 1 - inset, top: inset, bottom: 1 - inset });

/** The ground around the mark: the outermost pixels of the patch. */
const ground = ({ width, height, at }: Patch): Colour => {
  const rows = Array.from({ length: width }, (_, x) => [at(x, 0), at(x, height - 1)]);
  const columns = Array.from({ length: height }, (_, y) => [at(0, y), at(width - 1, y)]);
  return median([...rows, ...columns].flat());
};

const median = (colours: readonly Colour[]): Colour => {
  const middle = (channel: 0 | 1 | 2) =>
    colours.map((one) => one[channel]).toSorted((a, b) => a - b)[colours.length >> 1] ?? 0;
  return [middle(0), middle(1), middle(2)];
};

const apart = (a: Colour, b: Colour): number =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));

/** From this difference of brightness or colour on two pixels are not of one colour, 0 to 255. */
const otherColour = 45;
/** A ground is grey and a mark on it white, and both are empty. */
const otherFill = 70;
/** Of the inner pixels, so many are of another colour where something is drawn, and at most so many where nothing is. */
const drawnShare = 0.09;
const emptyShare = 0.03;

/** How much of an area is of another colour than most of it. */
const drawn = (colours: readonly Colour[]): number => {
  const most = median(colours);
  const others = colours.filter((colour) => apart(colour, most) >= otherColour);
  return colours.length === 0 ? 0 : others.length / colours.length;
};

const stateOfSquare = (patch: Patch): ControlState | null => {
  const inner = within(patch, 0.24);
  const share = drawn(inner);
  if (share >= drawnShare) return "on";
  // Filled to the brim without a tick: a colour to choose, a box that is greyed out.
  return share <= emptyShare && apart(median(inner), ground(patch)) < otherFill ? "off" : null;
};

const stateOfCircle = (patch: Patch): ControlState | null => {
  const middle = median(within(patch, 0.4));
  const share = drawn(within(patch, 0.28));
  if (share >= drawnShare || apart(middle, ground(patch)) >= otherFill) return "on";
  return share <= emptyShare ? "off" : null;
};

/** Words that are compared with a name; nearest first, as a window has one manner of writing. */
const compared = 12;
const leastCompared = 5;
/** In shares of the name's height, and letters: smaller and shorter ones are paler by being thin. */
const likeHeight = 0.3;
const leastLetters = 3;
/** A name is greyed out from this share on of the contrast that a quarter of the others have at least. */
const paleShare = 0.6;
/** Readers are unsure of icons that they take for words. */
const surelyRead = 75;

/** Of a word and its ground, in their strongest colour, 0 to 255; strokes are soft at their edges. */
const contrastOf = (patch: Patch): number => {
  const colours = inside(patch, { left: 0, right: 1, top: 0, bottom: 1 });
  const paper = median(colours);
  const apartFrom = colours.map((colour) => apart(colour, paper)).toSorted((a, b) => b - a);
  return apartFrom[Math.floor(colours.length / 50)] ?? 0;
};

/**
 * Whether the name at a place is written so much paler than the words around it that it is greyed out for sure. Not for the
 * names of checkboxes and radio buttons: some programs write those paler that are ticked.
 */
export const isGreyedOut = async (
  bytes: Uint8Array,
  { box: located, label, frame }: Pick<LocatedControl, "box" | "label" | "frame">,
  lines: readonly RecognisedLine[],
): Promise<boolean> => {
  if (located === null || label === null) return false;
  const place = toPixels(located, frame);
  const name = label.toLowerCase();
  const read = lines
    .flatMap((line) => line.words)
    .filter(
      ({ text, confidence }) =>
        // Keys stand paler beside their entries.
        !text.includes("+") &&
        confidence >= surelyRead &&
        (text.match(/\p{L}/gu) ?? []).length >= leastLetters,
    );
  const isOwn = (box: PixelBox) => commonArea(box, place) >= sameThing * box.width * box.height;
  const [own] = read
    .filter(({ text, box }) => isOwn(box) && name.includes(text.toLowerCase()))
    .map(({ box }) => box)
    .toSorted((a, b) => a.x - b.x);
  if (own === undefined) return false;
  const words = read.map(({ box }) => box);
  const far = (box: PixelBox) => Math.hypot(box.x - own.x, box.y - own.y);
  const others = words
    .filter((box) => !isOwn(box) && Math.abs(box.height - own.height) <= likeHeight * own.height)
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, compared);
  if (others.length < leastCompared) return false;
  const contrasts: number[] = [];
  for (const box of [own, ...others]) {
    const patch = await cut(bytes, box);
    if (patch !== null) contrasts.push(contrastOf(patch));
  }
  const [ofName = 0, ...ofOthers] = contrasts;
  const usual = ofOthers.toSorted((a, b) => b - a)[Math.floor(ofOthers.length / 4)] ?? 0;
  // Where the words themselves are hardly drawn, nothing is paler than they are.
  return usual >= otherColour && ofName <= paleShare * usual;
};

/** From this share of colour on a track is lit. */
const lit = 0.35;

/** The knob is the brighter end, and a track is lit where it is on; where the two disagree nobody knows. */
const stateOfSwitch = (patch: Patch): ControlState | null => {
  const rows = { top: 0.25, bottom: 0.75 };
  const left = median(inside(patch, { ...rows, left: 0.12, right: 0.4 }));
  const right = median(inside(patch, { ...rows, left: 0.6, right: 0.88 }));
  if (Math.abs(brightness(left) - brightness(right)) < 25) return null;
  const isRight = brightness(right) > brightness(left);
  const isLit = colourfulness(isRight ? left : right) >= lit;
  return isRight === isLit ? (isLit ? "on" : "off") : null;
};

const brightness = ([red, green, blue]: Colour): number => (2 * red + 5 * green + blue) / 8;

const colourfulness = (colour: Colour): number => {
  const most = Math.max(...colour);
  return most === 0 ? 0 : (most - Math.min(...colour)) / most;
};
