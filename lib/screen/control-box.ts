import type { PixelBox } from "#lib/schemas/located-control.ts";
import type { ScreenShape } from "./find-shapes.ts";
import type { LabelMatch } from "./match-label.ts";
import { endsWithColon, isKeys, type LabelWord, type ScreenLabel } from "./screen-label.ts";

/** What sort of control a step speaks of. */
export type ControlRole =
  | "button"
  | "menu"
  | "item"
  | "tab"
  | "field"
  | "choice"
  | "checkbox"
  | "slider"
  | "knob"
  | "row"
  | "link"
  | "icon"
  | "place";

/** What manuals call controls, in the order in which they are tried: the longer name first. Russian ones by their stems. */
const names: readonly (readonly [ControlRole, RegExp])[] = [
  [
    "checkbox",
    /^(?:check ?box(?:es)?|tick ?box|radio(?: ?button)?|toggle(?: switch)?|switch|флаж\S*|галоч\S*|чек-?бокс\S*|переключател\S*|радиокноп\S*|тумблер\S*|вариант\S*)$/u,
  ],
  [
    "choice",
    /^(?:(?:drop-?down|pull-?down|pop-?up|combo|list) ?(?:list|menu|box)?|selection list|drop-?down|chooser|selector|spin ?(?:box|button)|(?:раскрывающ|выпадающ)\S*(?: спис\S*| меню)?|спис(?:ок|ка|ке|ком|ку)|селектор\S*)$/u,
  ],
  [
    "field",
    /^(?:(?:text|input|edit|entry|search|numeric|number) ?(?:box|field|area)|box|field|input|entry box|(?:текстов\S* )?пол(?:е|я|ю|ем)|строк\S* поиска)$/u,
  ],
  ["slider", /^(?:slider|fader|ползун\S*|бегун\S*|фейдер\S*)$/u],
  ["knob", /^(?:(?:rotary )?knob|(?:rotary )?dial|регулятор\S*|ручк\S*)$/u],
  ["tab", /^(?:tab|tabs|вкладк\S*|закладк\S*|вкладок)$/u],
  ["button", /^(?:(?:push |toolbar )?button|btn|кнопк\S*|кнопок)$/u],
  ["menu", /^(?:(?:sub|context )?-?menu|(?:под)?меню|контекстн\S* меню)$/u],
  [
    "item",
    /^(?:command|(?:menu )?item|menu (?:entry|command|option)|пункт\S*(?: меню)?|команд\S*)$/u,
  ],
  ["link", /^(?:hyper)?link$|^(?:гипер)?ссылк\S*$/u],
  [
    "icon",
    /^(?:icon|symbol|tool|tool icon|знач(?:ок|к\S*)|икон\S*|пиктограмм\S*|инструмент\S{0,2})$/u,
  ],
  [
    "row",
    /^(?:row|entry|line|file|folder|layer|track|category|device|message|preset|строк\S*|файл\S*|папк\S*|сло[йяюе]\S*|запис\S*|дорожк\S*|трек\S*|категори\S*|элемент\S*|устройств\S*|письм\S*)$/u,
  ],
  [
    "place",
    /^(?:panel|pane|dialog(?:ue)?(?: (?:box|window))?|window|section|group|area|view|toolbar|tool ?bar|side ?bar|menu ?bar|status ?bar|header|heading|page|column|palette|browser|dock|card|block|frame|table|ribbon|inspector|(?:диалогов\S* )?окн\S*|диалог\S*|панел\S*|раздел\S*|групп\S*|област\S*|секци\S*|блок\S*|страниц\S*|столб\S*|колонк\S*|палитр\S*|браузер\S*|таблиц\S*|карточк\S*|заголов\S*|лент\S*)$/u,
  ],
];

/** The role that a word or two name, as "check box" or "вкладку"; null for any other words. */
export const roleOfWords = (words: string): ControlRole | null => {
  const lower = words.toLowerCase();
  return names.find(([, pattern]) => pattern.test(lower))?.[0] ?? null;
};

/** What a verb says of its object, where the object's role is not named. "Click the name to change it" tells what it is for. */
const verbs: readonly (readonly [ControlRole, RegExp])[] = [
  [
    "field",
    /(?<!\p{L})(?<!(?:\bto|чтобы)\s{1,3})(?:type|enter|fill|write|put(?! an? (?:tick|check))|напечата\S*|введ\S*|вводи\S*|впиши\S*|заполн\S*|напиш\S*|набер\S*)(?!\p{L})/iu,
  ],
  [
    "checkbox",
    /(?<!\p{L})(?:tick|untick|check|uncheck|clear|enable|disable|activate|deactivate|turn (?:on|off)|switch\s+(?:\S+\s+){0,4}(?:on|off)|(?:is|are) (?:un)?(?:checked|ticked|selected|enabled)|включ\S*|отключ\S*|выключ\S*|отмет\S*|поставьте|снимите|установите)(?!\p{L})/iu,
  ],
  [
    "slider",
    /(?<!\p{L})(?:drag|adjust|move|slide|перетащ\S*|сдвин\S*|передвин\S*|двига\S*)(?!\p{L})/iu,
  ],
  [
    "knob",
    /(?<!\p{L})(?:turn (?:up|down)|rotate|with (?:the|its) (?:rotary )?(?:knob|dial)|поверните|крутите|покрутите|ручкой|регулятором)(?!\p{L})/iu,
  ],
  [
    "field",
    /(?<!\p{L})(?<!(?:\bto|чтобы)\s{1,3})(?:values?|значени\S*|set|change|specify|adjust|increase|decrease|lower|raise|reduce|задай\S*|укаж\S*|измен\S*|смени\S*|поменя\S*|увелич\S*|уменьш\S*|установите|настро\S*)(?!\p{L})/iu,
  ],
  ["tab", /(?<!\p{L})(?:switch to|перейдите|переключитесь)(?!\p{L})/iu],
];

export const rolesOfVerbs = (text: string): ControlRole[] =>
  verbs.filter(([, pattern]) => pattern.test(text)).map(([role]) => role);

/** The place of a control, and what was found at its name: `none` where it is the name alone. */
export interface ControlPlace {
  readonly box: PixelBox;
  readonly by: "checkbox" | "field" | "button" | "none";
}

interface Surroundings {
  readonly labels: readonly ScreenLabel[];
  readonly shapes: readonly ScreenShape[];
}

/** All distances in heights of the name's letters, measured on pages of many makes and on real programs. */
const farthestBox = 2.4;
const nearestMark = 1.2;
const farthestField = 30;
const nearestField = 12;
const tallestField = 4;
const farthestUnder = 1.8;
const lowestField = 1.5;
const buttonMargin = 0.8;

/** Where the control is whose name is at this place: in front of, beside, under or around its name. */
export const controlBox = (
  match: LabelMatch,
  role: ControlRole | null,
  around: Surroundings,
): ControlPlace => {
  if (role === "checkbox" || role === null || role === "item") {
    const box = boxOfCheck(match, role, around);
    if (box) return { box, by: "checkbox" };
  }
  if (role === "field" || role === "choice" || role === "slider") {
    const box = boxOfField(match, role, around);
    if (box) return { box, by: "field" };
  }
  if (role === "knob") {
    const box = boxOfKnob(match, around) ?? boxOfField(match, "bar", around);
    if (box) return { box, by: "field" };
  }
  const button = frameAround(match, around);
  return button ? { box: button, by: "button" } : { box: match.box, by: "none" };
};

/** In heights of the name's letters. */
const knobSize = { least: 1.2, most: 7 };
const nearestKnob = 1.2;
const offMiddle = 0.8;
/** In pixels: with one over the name and one under it as near, nobody knows which is meant. */
const doubtfulKnob = 2;

/** A knob over its name or under it. The number beside it is another control. */
const boxOfKnob = ({ box: name, label }: LabelMatch, { shapes }: Surroundings): PixelBox | null => {
  const { height } = label;
  const near = shapes
    .filter(({ kind, box }) => {
      const size = Math.min(box.width, box.height) / height;
      return (
        (kind === "icon" || kind === "circle") &&
        size >= knobSize.least &&
        size <= knobSize.most &&
        Math.abs(middleOf(box) - middleOf(name)) <= offMiddle * height
      );
    })
    .map(({ box }) => ({
      box,
      gap: Math.max(name.y - box.y - box.height, box.y - name.y - name.height),
    }))
    .filter(({ gap }) => gap >= -0.5 * height && gap <= nearestKnob * height)
    .toSorted((a, b) => a.gap - b.gap);
  const [first, second] = near;
  return first && (!second || second.gap - first.gap > doubtfulKnob) ? first.box : null;
};

/** A checkbox in front of its name, or a switch behind it. */
const boxOfCheck = (
  match: LabelMatch,
  role: ControlRole | null,
  { shapes, labels }: Surroundings,
): PixelBox | null => {
  const { height } = match.label;
  const all = shapes.filter((shape) => isMark(shape, role, shapes) && !hasText(shape.box, labels));
  const marks = all.filter(({ box }) => sharesRow(box, match.box));
  const before = marks
    .map(({ box }) => ({ box, gap: match.box.x - rightOf(box) }))
    .filter(({ gap }) => gap >= -0.3 * height && gap <= farthestBox * height);
  if (role !== "checkbox") return nearest(before);
  const after = marks
    .filter(({ kind, box }) => kind === "switch" || !isNameBehind(box, labels, height))
    .map(({ box }) => ({ box, gap: box.x - rightOf(match.box) }))
    .filter(({ gap, box }) => gap >= 0 && !isTextBetween(match.label.box, box, labels));
  return nearest(before) ?? nearest(after) ?? markInColumn(match, all);
};

/** Whether a mark has a name of its own behind it. */
const isNameBehind = (mark: PixelBox, labels: readonly ScreenLabel[], height: number): boolean =>
  labels.some(({ box }) => {
    const gap = box.x - rightOf(mark);
    return sharesRow(box, mark) && gap >= -0.3 * height && gap <= nearestMark * height;
  });

/** How far above or under a name its neighbours of one group are. */
const farthestRow = 8;

/** Where the mark must be that was not seen: those of a group stand under one another, and one may be full or greyed out. */
const markInColumn = (
  { box, label }: LabelMatch,
  marks: readonly ScreenShape[],
): PixelBox | null => {
  const { height } = label;
  const column = marks
    .map((mark) => ({ box: mark.box, gap: Math.abs(mark.box.y - box.y) }))
    .filter(({ box: mark, gap }) => {
      const space = box.x - rightOf(mark);
      return space >= 0 && space <= nearestMark * height && gap <= farthestRow * height;
    });
  const one = nearest(column);
  return one && { ...one, y: box.y + (box.height - one.height) / 2 };
};

/** What no word of the step calls a checkbox may have an icon before its name, as square or as round as one. */
const isMark = (shape: ScreenShape, role: ControlRole | null, all: readonly ScreenShape[]) =>
  role === "checkbox"
    ? shape.kind === "circle" || shape.kind === "square" || shape.kind === "switch"
    : shape.kind === "circle" && all.some((other) => areOneGroup(shape, other));

/** Radio buttons are two at least, of one size and in one row or column. */
const areOneGroup = (one: ScreenShape, other: ScreenShape): boolean =>
  other !== one &&
  other.kind === one.kind &&
  isNear(one.box.width, other.box.width) &&
  isNear(one.box.height, other.box.height) &&
  (isNear(one.box.x, other.box.x) || isNear(one.box.y, other.box.y));

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1;

/** A button may be as round as a switch. */
const hasText = (box: PixelBox, labels: readonly ScreenLabel[]): boolean =>
  labels.some((label) => !label.joined && label.words.length > 0 && holds(box, label.box));

/** `bar`: a slider that may be nothing else. */
type FieldRole = "field" | "choice" | "slider" | "bar";

/** In heights of letters: the ground of a name alone is hardly wider than the name. */
const tightInside = 3;

const boxOfField = (
  match: LabelMatch,
  role: FieldRole,
  { shapes, labels }: Surroundings,
): PixelBox | null => {
  const { height } = match.label;
  const own = match.label.box;
  const fields = shapes.filter(
    (shape) =>
      isField(shape, role, height) &&
      shape.box.height <= tallestField * height &&
      !isButton(shape.box, labels, height),
  );
  const inside = fields.filter(
    ({ box }) =>
      holds(box, own) && box.width >= own.width + height && !isBar(box, own, fields, labels),
  );
  const roomy = inside.filter(({ box }) => box.width >= own.width + tightInside * height);
  if (roomy.length > 0) return smallest(roomy.map(({ box }) => box));
  const row = fields
    .filter(({ box }) => sharesRow(box, own) && !isTextBetween(own, box, labels))
    .map(({ box }) => ({ box, gap: box.x - rightOf(own) }))
    .filter(({ gap }) => gap >= -2 && gap <= farthestField * height);
  const beside = nearest(row);
  if (inside.length > 0 && (beside === null || beside.x - rightOf(own) > tightInside * height)) {
    return smallest(inside.map(({ box }) => box));
  }
  const under = nearest(
    fields
      .map(({ box }) => ({ box, gap: box.y - own.y - own.height }))
      .filter(
        ({ box, gap }) => gap >= -2 && gap <= farthestUnder * height && isUnder(own, box, height),
      ),
  );
  if (role === "bar") return beside ?? under;
  const drawn = role === "slider" && beside === null ? drawnBeside(match, labels) : null;
  if (drawn) return drawn;
  const far = beside !== null && beside.x - rightOf(own) > nearestField * height;
  return far ? (under ?? beside) : (beside ?? under ?? valueBeside(match, labels));
};

/** Whether what is around a caption is no field but a bar or a row, with other names and with fields in it. */
const isBar = (
  around: PixelBox,
  own: PixelBox,
  fields: readonly ScreenShape[],
  labels: readonly ScreenLabel[],
): boolean =>
  fields.some(({ box }) => box !== around && holds(around, box) && !touches(box, own)) ||
  labels.some((other) => isNamed(other) && holds(around, other.box) && !touches(other.box, own));

/** A long field with faint sides is taken for a bar, but is higher than a slider. */
const isField = ({ kind, box }: ScreenShape, role: FieldRole, height: number): boolean => {
  if (role === "bar") return kind === "bar";
  return (
    kind === "frame" ||
    (kind === "bar" && (role === "slider" || box.height >= lowestField * height))
  );
};

/** Whether a name stands in the middle of a frame, with space on both sides: what is written in a field begins at its left. */
const isButton = (frame: PixelBox, labels: readonly ScreenLabel[], height: number): boolean =>
  labels.some(
    (label) =>
      isNamed(label) &&
      holds(frame, label.box) &&
      isCentred(frame, label.box) &&
      label.box.x - frame.x >= buttonMargin * height,
  );

/** What is written in a field without edges, on the same line. */
const valueBeside = (match: LabelMatch, labels: readonly ScreenLabel[]): PixelBox | null =>
  endsWithColon(match.label)
    ? nextInRow(
        match,
        labels.filter((label) => !isKeys(label)),
      )
    : null;

/** A slider that was read as if it were text: it gives no letters, and no number as its value does. */
const drawnBeside = (match: LabelMatch, labels: readonly ScreenLabel[]): PixelBox | null =>
  nextInRow(
    match,
    labels.filter(({ words }) => words.every(isDrawn)),
  );

/** Readers are far less sure of what they make of a picture than of words that they read badly. */
const drawnConfidence = 60;

const isDrawn = ({ text, noise, confidence }: LabelWord): boolean =>
  !/\p{N}/u.test(text) && (noise || confidence < drawnConfidence);

const nextInRow = ({ label }: LabelMatch, labels: readonly ScreenLabel[]): PixelBox | null =>
  nearest(
    labels
      .filter(({ joined, box }) => !joined && sharesRow(box, label.box))
      .map(({ box }) => ({ box, gap: box.x - rightOf(label.box) }))
      .filter(({ gap }) => gap >= 0 && gap <= nearestField * label.height),
  );

/** The edge of a button or of a tab: little more than its name, with the name in its middle and no other. */
const frameAround = (
  { box, label }: LabelMatch,
  { shapes, labels }: Surroundings,
): PixelBox | null => {
  const frames = shapes.filter(
    (shape) =>
      shape.kind === "frame" &&
      holds(shape.box, box) &&
      shape.box.height <= tallestField * label.height &&
      isCentred(shape.box, box) &&
      !labels.some(
        (other) => isNamed(other) && holds(shape.box, other.box) && !touches(other.box, box),
      ),
  );
  return frames.length > 0 ? smallest(frames.map((shape) => shape.box)) : null;
};

/** A button's name is, what is written in a field is not. */
const isCentred = (frame: PixelBox, box: PixelBox): boolean =>
  Math.abs(middleOf(frame) - middleOf(box)) <= 0.15 * frame.width;

export const isNamed = ({ joined, words }: ScreenLabel): boolean =>
  !joined && words.some(({ noise, folded }) => !noise && folded.length > 1);

const touches = (a: PixelBox, b: PixelBox): boolean =>
  a.x < rightOf(b) && b.x < rightOf(a) && a.y < b.y + b.height && b.y < a.y + a.height;

export const rightOf = (box: PixelBox): number => box.x + box.width;
const middleOf = (box: PixelBox): number => box.x + box.width / 2;

/** Whether the middle of the lower one is within the height of the other. */
export const sharesRow = (a: PixelBox, b: PixelBox): boolean => {
  const [lower, taller] = a.height < b.height ? [a, b] : [b, a];
  const middle = lower.y + lower.height / 2;
  return middle >= taller.y && middle <= taller.y + taller.height;
};

const isUnder = (caption: PixelBox, box: PixelBox, height: number): boolean =>
  Math.abs(box.x - caption.x) <= 1.5 * height ||
  (box.x <= caption.x && middleOf(caption) <= rightOf(box));

export const holds = (outer: PixelBox, inner: PixelBox): boolean =>
  outer.x <= inner.x + 1 &&
  outer.y <= inner.y + 1 &&
  rightOf(outer) >= rightOf(inner) - 1 &&
  outer.y + outer.height >= inner.y + inner.height - 1;

const isTextBetween = (left: PixelBox, right: PixelBox, labels: readonly ScreenLabel[]): boolean =>
  labels.some(
    ({ box, joined }) =>
      !joined &&
      box.x >= rightOf(left) - 1 &&
      rightOf(box) <= right.x + 1 &&
      sharesRow(box, left) &&
      sharesRow(box, right),
  );

const nearest = (boxes: readonly { box: PixelBox; gap: number }[]): PixelBox | null =>
  boxes.toSorted((a, b) => a.gap - b.gap)[0]?.box ?? null;

const smallest = (boxes: readonly PixelBox[]): PixelBox =>
  boxes.reduce((one, other) => (other.width * other.height < one.width * one.height ? other : one));
