import { DROPPED, SPECIAL, skeletonOf, symbolName } from "./fold-tables.ts";
import { silentCommands, spokenAs } from "./latex-commands.ts";
import { type CutForm, FormWriter, type NormalForm, withoutRanges } from "./normal-form.ts";

/** A longer target or tag is taken for text: bounds the search for its end. */
const LONGEST_TARGET = 600;
const LONGEST_TAG = 200;

/** `[start, end)` of every `](target)` and HTML tag, in order. */
export const linkRanges = (raw: string): (readonly [number, number])[] => {
  const ranges: (readonly [number, number])[] = [];
  for (const match of raw.matchAll(/\]\(|<\/?[a-zA-Z]/g)) {
    if (match.index < (ranges.at(-1)?.[1] ?? 0)) continue;
    const end = match[0] === "](" ? afterTarget(raw, match.index) : afterTag(raw, match.index);
    if (end > 0) ranges.push([match.index, end]);
  }
  return ranges;
};

/** The offset after the closing bracket, or 0. */
const afterTarget = (raw: string, index: number): number => {
  const limit = Math.min(raw.length, index + LONGEST_TARGET);
  let depth = 0;
  for (let at = index + 1; at < limit; at++) {
    const sign = raw[at];
    if (sign === "(") depth++;
    else if (sign === ")" && --depth === 0) return at + 1;
    else if (sign === "\n" && raw[at + 1] === "\n") return 0;
  }
  return 0;
};

const afterTag = (raw: string, index: number): number => {
  const tag = /^<\/?[a-zA-Z][a-zA-Z0-9]*(?:[\s/][^>\n]*)?>/.exec(
    raw.slice(index, index + LONGEST_TAG),
  );
  return tag === null ? 0 : index + tag[0].length;
};

const BACKSLASH = 92;
const AMPERSAND = 38;
const LESS_THAN = 60;

/**
 * Letters and digits only. Case, accents, `ё` and look-alikes are folded; Markdown, LaTeX wrappers,
 * entities and all other marks are dropped; Greek letters and some symbols are spelled as LaTeX does.
 */
export const skeletonForm = (raw: string): NormalForm => {
  const writer = new FormWriter(raw.length);
  for (let index = 0; index < raw.length; index++) {
    const unit = skeletonOf[raw.charCodeAt(index)] as number;
    if (unit > SPECIAL) writer.put(unit, index, index + 1);
    else if (unit === SPECIAL) index = putSpecial(writer, raw, index) - 1;
  }
  return writer.finish();
};

/** The skeleton without link targets and HTML tags: a model drops them or copies them. */
export const withoutLinks = (raw: string, skeleton: NormalForm): CutForm => {
  const ranges = linkRanges(raw);
  return ranges.length === 0 ? { ...skeleton, seams: [] } : withoutRanges(skeleton, ranges);
};

/** Returns the offset after what was read. */
const putSpecial = (writer: FormWriter, raw: string, index: number): number => {
  switch (raw.charCodeAt(index)) {
    case BACKSLASH:
      return putCommand(writer, raw, index);
    case AMPERSAND:
      return index + (entity(raw, index)?.length ?? 1);
    case LESS_THAN:
      return (
        index +
        (/^<\/?(?:b|i|u|em|strong|code|sub|sup)>/.exec(raw.slice(index, index + 9))?.[0].length ??
          1)
      );
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
  const spoken = spokenAs.get(name);
  if (spoken === undefined) {
    for (let at = index + 1; at < end; at++)
      writer.put(skeletonOf[raw.charCodeAt(at)] as number, at, at + 1);
  } else putName(writer, spoken, index, end);
  return end;
};

const putName = (writer: FormWriter, name: string, from: number, to: number): void => {
  for (let at = 0; at < name.length; at++)
    writer.put(skeletonOf[name.charCodeAt(at)] as number, from, to);
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
