import { DROPPED, SPECIAL, skeletonOf, symbolName } from "./fold-tables.ts";
import { silentCommands, spokenAs } from "./latex-commands.ts";
import { FormWriter, type NormalForm } from "./normal-form.ts";

/** `links`: link targets and HTML tags count as text. A model may drop them or copy them. */
export type SkeletonOptions = { readonly links: boolean };

const BACKSLASH = 92;
const AMPERSAND = 38;
const LESS_THAN = 60;
const SQUARE_CLOSE = 93;
/** A longer target or tag is taken for text: bounds the search for its end. */
const LONGEST_TARGET = 600;
const LONGEST_TAG = 200;

/**
 * Letters and digits only. Case, accents, `ё` and look-alikes are folded; Markdown, LaTeX wrappers,
 * entities and all other marks are dropped; Greek letters and some symbols are spelled as LaTeX does.
 */
export const skeletonForm = (raw: string, options: SkeletonOptions): NormalForm => {
  const writer = new FormWriter(raw.length);
  for (let index = 0; index < raw.length; index++) {
    const unit = skeletonOf[raw.charCodeAt(index)] as number;
    if (unit > SPECIAL) writer.put(unit, index, index + 1);
    else if (unit === SPECIAL) index = putSpecial(writer, raw, index, options) - 1;
  }
  return writer.finish();
};

/** Does dropping link targets and tags change anything? */
export const hasLinks = (raw: string): boolean => /\]\(|<\/?[a-zA-Z]/.test(raw);

/** Returns the offset after what was read. */
const putSpecial = (writer: FormWriter, raw: string, index: number, options: SkeletonOptions): number => {
  switch (raw.charCodeAt(index)) {
    case BACKSLASH:
      return putCommand(writer, raw, index);
    case AMPERSAND:
      return index + (entity(raw, index)?.length ?? 1);
    case LESS_THAN:
      return afterTag(raw, index, options);
    case SQUARE_CLOSE:
      return options.links ? index + 1 : afterTarget(raw, index);
    default:
      return putSymbol(writer, raw, index);
  }
};

const putCommand = (writer: FormWriter, raw: string, index: number): number => {
  let end = index + 1;
  for (; end < raw.length; end++) {
    const lower = raw.charCodeAt(end) | 32;
    if (lower < 97 || lower > 122) break;
  }
  const name = raw.slice(index + 1, end);
  if (name === "" || silentCommands.has(name)) return Math.max(end, index + 1);
  const spoken = spokenAs[name];
  if (spoken === undefined) {
    for (let at = index + 1; at < end; at++) writer.put(skeletonOf[raw.charCodeAt(at)] as number, at, at + 1);
  } else putName(writer, spoken, index, end);
  return end;
};

const putName = (writer: FormWriter, name: string, from: number, to: number): void => {
  for (let at = 0; at < name.length; at++) writer.put(skeletonOf[name.charCodeAt(at)] as number, from, to);
};

const putSymbol = (writer: FormWriter, raw: string, index: number): number => {
  const symbol = String.fromCodePoint(raw.codePointAt(index) ?? 0);
  const end = index + symbol.length;
  const name = symbolName(symbol);
  if (name !== null) {
    putName(writer, name, index, end);
    return end;
  }
  const plain = symbol.normalize("NFKD");
  const folded = skeletonOf[plain.charCodeAt(0)] as number;
  if (plain.length === 1 && folded > SPECIAL) writer.put(folded, index, end);
  else if (folded !== DROPPED) {
    for (let at = index; at < end; at++) writer.put(raw.charCodeAt(at), at, at + 1);
  }
  return end;
};

const entity = (raw: string, index: number): string | null =>
  /^&(?:nbsp|lt|gt|amp|quot|apos|mdash|ndash|hellip|laquo|raquo|#\d{1,5}|#x[\da-fA-F]{1,5});/.exec(
    raw.slice(index, index + 9),
  )?.[0] ?? null;

const afterTag = (raw: string, index: number, options: SkeletonOptions): number => {
  const opening = raw.slice(index, index + 16);
  if (options.links) return index + (/^<\/?(?:b|i|u|em|strong|code|sub|sup)>/.exec(opening)?.[0].length ?? 1);
  if (!/^<\/?[a-zA-Z][a-zA-Z0-9]*[\s/>]/.test(opening)) return index + 1;
  const tag = raw.slice(index, index + LONGEST_TAG);
  const end = tag.indexOf(">");
  return end < 0 || tag.lastIndexOf("\n", end) >= 0 ? index + 1 : index + end + 1;
};

/** `](target)`: the offset after the closing bracket. */
const afterTarget = (raw: string, index: number): number => {
  if (raw[index + 1] !== "(") return index + 1;
  const limit = Math.min(raw.length, index + LONGEST_TARGET);
  let depth = 0;
  for (let at = index + 1; at < limit; at++) {
    const sign = raw[at];
    if (sign === "(") depth++;
    else if (sign === ")" && --depth === 0) return at + 1;
    else if (sign === "\n" && raw[at + 1] === "\n") break;
  }
  return index + 1;
};
