/** Where on the screen a step says that something is, as far as it says. */
export interface ScreenPosition {
  readonly across: "left" | "right" | "middle" | null;
  readonly down: "top" | "bottom" | "middle" | null;
  /** Of several that have the name: 1 the first in reading order, -1 the last. */
  readonly ordinal: number | null;
}

const across: readonly (readonly [NonNullable<ScreenPosition["across"]>, RegExp])[] = [
  [
    "left",
    /(?:(?:at|on|to) (?:the |your )?(?:\S+ )?|(?:top|upper|lower|bottom|far)[- ])left(?!-click)(?: (?:side|corner|edge|part|half|of the (?:screen|window)))?\b|left[- ](?:hand|panel|pane|sidebar|side)|(?<!\p{L})(?:слева(?! от)|лев(?:ом|ой|ого|ую|ая|ый)(?!\p{L}|\s+кнопк))/iu,
  ],
  [
    "right",
    /(?:(?:at|on) (?:the |your )?(?:\S+ )?|(?:top|upper|lower|bottom|far)[- ])right(?!-click)\b|right[- ](?:hand|panel|pane|sidebar|side)|(?<!\p{L})(?:справа(?! от)|прав(?:ом|ой|ого|ую|ая|ый)(?!\p{L}|\s+кнопк))/iu,
  ],
];
const down: readonly (readonly [NonNullable<ScreenPosition["down"]>, RegExp])[] = [
  [
    "top",
    /\b(?:at|on|in|near|along) (?:the )?(?:very )?top\b|\b(?:top|upper)[- ](?:left|right|corner|bar|of)\b|\bmenu ?bar\b|(?<!\p{L})(?:строк\S{0,9} меню|главн\S{0,9} меню|вверху|сверху|наверху|верхн\S*)/iu,
  ],
  [
    "bottom",
    /\b(?:at|on|in|near|along) (?:the )?(?:very )?bottom\b|\b(?:bottom|lower)[- ](?:left|right|corner|bar|of)\b|(?<!\p{L})(?:внизу|снизу|нижн\S*)/iu,
  ],
];
const ordinals: readonly (readonly [number, RegExp])[] = [
  [1, /\bfirst\b(?! (?:name|line))|(?<!\p{L})перв(?:ый|ую|ая|ое|ой|ого|ом)(?!\p{L})/iu],
  [2, /\bsecond\b(?!s)|(?<!\p{L})втор(?:ой|ую|ая|ое|ого|ом)(?!\p{L})/iu],
  [3, /\bthird\b|(?<!\p{L})треть?(?:ий|ю|я|е|ей|его|ем)(?!\p{L})/iu],
  [-1, /\blast\b(?! name)|(?<!\p{L})последн(?:ий|юю|яя|ее|ей|его|ем)(?!\p{L})/iu],
];

/** What the words around the names say; names are best left out of the text. */
export const screenPosition = (text: string): ScreenPosition | null => {
  const first = <T>(table: readonly (readonly [T, RegExp])[]): T | null =>
    table.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  const position = { across: first(across), down: first(down), ordinal: first(ordinals) };
  return Object.values(position).every((value) => value === null) ? null : position;
};
