import { splitBlocks } from "#lib/blocks/split-blocks.ts";
import { applyPatches, type Patch, patchEnd } from "#lib/quotes/patch.ts";
import type { Span } from "#lib/schemas/quiz.ts";
import type { ExcerptPlace, SourceEdit, SourcePlace } from "#lib/schemas/source.ts";
import { changedLines } from "./source-history.ts";
import { type SourcePart, sourceParts } from "./source-parts.ts";

/** A stretch of a source that stands in an excerpt of it. */
interface Piece extends Span {
  /** Where it begins in the source. */
  readonly at: number;
}

/** Parts of a source as one text, and where each piece of it stands in the source. */
export interface Excerpt {
  readonly text: string;
  readonly pieces: readonly Piece[];
}

/** Between the parts of an excerpt. */
const between = "\n\n";

/** These stretches of a text one after the other, without the blank lines around them. */
const excerptAt = (source: string, spans: readonly Span[]): Excerpt => {
  let text = "";
  const pieces: Piece[] = [];
  for (const span of spans) {
    const cut = source.slice(span.start, span.end);
    const indent = cut.length - cut.trimStart().length;
    // The first line keeps its indentation.
    const from = indent === 0 ? 0 : cut.lastIndexOf("\n", indent - 1) + 1;
    const words = cut.slice(from).trimEnd();
    if (words === "") continue;
    if (text !== "") text += between;
    pieces.push({ start: text.length, end: text.length + words.length, at: span.start + from });
    text += words;
  }
  return { text, pieces };
};

/** Chosen parts of a source as a text of their own, with the places that name them and say where in the source they stand. */
export const excerptOf = (
  source: string,
  parts: readonly SourcePart[],
): { readonly text: string; readonly places: ExcerptPlace[] } => {
  const kept = parts.filter(({ start, end }) => source.slice(start, end).trim() !== "");
  const { text, pieces } = excerptAt(source, kept);
  const places = kept.flatMap(({ file, unit, page, title, start: from, end: until }, index) => {
    const piece = pieces[index];
    if (piece === undefined) return [];
    const { start, end } = piece;
    const within = { start: from, end: until };
    return [{ start, length: end - start, file, unit, page, title, within }];
  });
  return { text, places };
};

/** Where a part stands: its end is sure only within bounds, as what was put at its border may belong to the next one. */
interface Stretch {
  readonly start: number;
  /** Where its words end: what is put behind them may be written down above the blank line or below it. */
  readonly words: number;
  readonly least: number;
  readonly most: number;
}

/** The patch without what is the same before and after. */
const narrowed = ({ start, removed, inserted }: Patch): Patch => {
  const most = Math.min(removed.length, inserted.length);
  let head = 0;
  while (head < most && removed[head] === inserted[head]) head += 1;
  let tail = 0;
  while (tail < most - head && removed.at(-1 - tail) === inserted.at(-1 - tail)) tail += 1;
  return {
    start: start + head,
    removed: removed.slice(head, removed.length - tail),
    inserted: inserted.slice(head, inserted.length - tail),
  };
};

/** How places of a text move with an edit of it. */
const movesOf = (patches: readonly Patch[]) => {
  const shifts = [0];
  for (const { inserted, removed } of patches)
    shifts.push((shifts.at(-1) ?? 0) + inserted.length - removed.length);
  /** How many patches end before a place, or there. */
  const before = (place: number): number => {
    let [low, high] = [0, patches.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const patch = patches[middle];
      if (patch !== undefined && patchEnd(patch) <= place) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return (place: number) => {
    const passed = before(place);
    const after = place + (shifts[passed] ?? 0);
    const [last, over] = [patches[passed - 1], patches[passed]];
    // Within what was replaced it is anywhere in what took its place, also at its beginning: lines are told apart by chance.
    if (over !== undefined && over.start <= place) {
      const least = after + over.start - place;
      return { after: least, least, most: least + over.inserted.length };
    }
    const isAtPlace = last !== undefined && patchEnd(last) === place;
    return { after, least: isAtPlace ? after - last.inserted.length : after, most: after };
  };
};

/** Whether a line, as a page may be, was only put otherwise. */
const isOneLine = ({ removed, inserted }: Patch): boolean =>
  removed === "" || (inserted.trim() !== "" && !removed.trim().includes("\n"));

/** A line is told by so many of its first signs, in UTF-16 units: one may be a whole text, and hundreds of places be in it. */
const mostOfLine = 500;

const cutLine = (line: string): string => line.slice(0, mostOfLine).trimEnd();

const lineAt = (text: string, start: number): string => {
  const [line = ""] = text.slice(start, start + mostOfLine).split("\n", 1);
  return cutLine(line);
};

/** The title of a chapter that had the words of its heading, and has those of its present one. */
const titleNow = ({ title, unit }: SourcePlace, former: string, now: string): string => {
  if (unit !== "chapter" || former === now) return title;
  const [was, is] = [former, now].map((line) => splitBlocks(line)[0]?.heading?.text);
  return was === title && is ? is : title;
};

/** In a longer stretch than this no line is looked for, in UTF-16 units: hundreds of places may be lost at once. */
const mostLooked = 100_000;

/** Where the only such line of a stretch of a text begins; null where there is none, or more. */
const onlyLine = (text: string, line: string, { start, end }: Span): number | null => {
  if (line === "" || end - start > mostLooked) return null;
  const isBegun = start === 0 || text[start - 1] === "\n";
  const found = isBegun && lineAt(text, start) === line ? [start] : [];
  const stretch = text.slice(start, end + line.length);
  for (let at = stretch.indexOf(`\n${line}`); at >= 0; at = stretch.indexOf(`\n${line}`, at + 1)) {
    const place = start + at + 1;
    if (place < end && lineAt(text, place) === line) found.push(place);
    if (found.length > 1) return null;
  }
  return found[0] ?? null;
};

/** Where each line begins in the new text that edits put there; null of one that they put there twice. */
const putLines = (patches: readonly Patch[]): Map<string, number | null> => {
  const lines = new Map<string, number | null>();
  let shift = 0;
  for (const { start, removed, inserted } of patches) {
    let at = start + shift;
    for (const line of inserted.split("\n")) {
      const cut = cutLine(line);
      lines.set(cut, lines.has(cut) ? null : at);
      at += line.length + 1;
    }
    shift += inserted.length - removed.length;
  }
  return lines;
};

/** Those of lost places that an edit put elsewhere, as who moves a chapter does. */
const putElsewhere = (
  lost: readonly SourcePlace[],
  former: string,
  lines: readonly Patch[],
): SourcePlace[] => {
  const put = lost.length === 0 ? null : putLines(lines);
  return lost.flatMap((place) => {
    const line = lineAt(former, place.start);
    const start = line === "" ? null : put?.get(line);
    return typeof start === "number" ? [{ ...place, start }] : [];
  });
};

/** In their order, none longer than up to the next; of two at one place the first. */
const inOrder = (places: readonly SourcePlace[]): SourcePlace[] =>
  places
    .toSorted((a, b) => a.start - b.start)
    .filter((place, at, all) => place.start !== all[at - 1]?.start)
    .map((place, at, all) => {
      const next = all[at + 1]?.start ?? Number.POSITIVE_INFINITY;
      return { ...place, length: Math.max(1, Math.min(place.length, next - place.start)) };
    });

/**
 * Pages, slides and chapters of a text where they stand after an edit; not those of which nothing is left, or no beginning. Where
 * lines were put in and taken out at one border, the first line of what begins there tells where it is.
 */
export const movedPlaces = (
  places: readonly SourcePlace[],
  former: string,
  text: string,
  lines: readonly Patch[],
): SourcePlace[] => {
  const patches = lines.map(narrowed);
  const moved = movesOf(patches);
  const isLost = ({ start: from, length }: SourcePlace) =>
    patches.some(
      (patch) =>
        (patch.start < from && patchEnd(patch) > from) ||
        (patch.start === from && patchEnd(patch) >= from + length && !isOneLine(patch)),
    );
  const carried = places.map((place) => (isLost(place) ? null : moved(place.start).after));
  let last = -1;
  const starts = carried.map((start, at) => {
    const line = lineAt(former, places[at]?.start ?? 0);
    const isThere = start !== null && start > last && lineAt(text, start) === line;
    const end = carried.slice(at + 1).find((next) => next !== null && next > last) ?? text.length;
    const found = isThere ? start : (onlyLine(text, line, { start: last + 1, end }) ?? start);
    if (found === null || found <= last || found >= text.length) return null;
    last = found;
    return found;
  });
  const kept = places.flatMap((place, at) => {
    const start = starts[at] ?? null;
    if (start === null) return [];
    const end = Math.min(text.length, moved(place.start + place.length).most);
    const title = titleNow(place, lineAt(former, place.start), lineAt(text, start));
    return [{ ...place, title, start, length: Math.max(1, end - start) }];
  });
  const lost = places.filter((_, at) => (starts[at] ?? null) === null);
  return inOrder([...kept, ...putElsewhere(lost, former, lines)]);
};

const movedStretches = (stretches: readonly Stretch[], patches: readonly Patch[]): Stretch[] => {
  const moved = movesOf(patches);
  return stretches.map(({ start, words, least, most }) => ({
    ...{ start: moved(start).after, words: moved(words).least },
    ...{ least: moved(least).least, most: moved(most).most },
  }));
};

/** A source by now, and its parts. */
interface Cut {
  readonly text: string;
  readonly places: readonly SourcePlace[];
  readonly parts: readonly SourcePart[];
}

/** What was chosen of a source: a stretch of its text, and the title of what begins there. */
interface Chosen extends Span {
  /** Of its words. */
  readonly length: number;
  readonly title: string;
}

/**
 * The part that begins where it was carried to and has its title, else the only one of that title; of a file's chapter that is
 * renamed, the one there, as its place is carried over each edit.
 */
const partNow = (
  { parts, places }: Cut,
  { title, start: former }: Chosen,
  start: number,
): { readonly part: SourcePart; readonly isCarried: boolean } | null => {
  const carried = parts.find((part) => part.start === start);
  if (carried?.title === title) return { part: carried, isCarried: true };
  // What stood above all others goes on to begin at the top, also where a line was put there.
  const [top] = parts;
  const isTop = former === 0 && carried === undefined && title === "" && top?.title === "";
  if (isTop) return { part: top, isCarried: true };
  if (title === "") return null;
  const [named, ...more] = parts.filter((part) => part.title === title);
  if (named !== undefined) return more.length > 0 ? null : { part: named, isCarried: false };
  const isOfFile = places.length > 1 && carried?.unit === "chapter";
  return isOfFile && carried !== undefined ? { part: carried, isCarried: true } : null;
};

const spanNow = (source: Cut, chosen: Chosen, stretch: Stretch): Span | null => {
  const { text, parts } = source;
  const { words, least, most } = stretch;
  const found = partNow(source, chosen, stretch.start);
  if (found === null) return null;
  const { start } = found.part;
  if (!found.isCarried) return { start, end: found.part.end };
  // What was put at its end goes on to the next heading of its level.
  const border = parts.find(
    (part) => part.start > start && part.start >= words && part.level <= found.part.level,
  );
  const isNext = border !== undefined && text.slice(most, border.start).trim() === "";
  if (isNext) return { start, end: border.start };
  const isBorder = most === parts.at(-1)?.end || parts.some((part) => part.start === most);
  return (isBorder || least === most) && most > start ? { start, end: most } : null;
};

/**
 * What the parts of which an excerpt was made say by now; null where that cannot be told surely: too many edits of its source
 * came since, or one of its parts is gone, renamed, or has no end of its own any more.
 * @param made the places of the excerpt, and the revision of the source from which it was made
 * @param partsOf cuts the source; it may hold what it cut, as that goes through the whole text
 */
export const presentExcerpt = (
  made: { readonly places: readonly ExcerptPlace[]; readonly revision: number },
  source: Parameters<typeof sourceParts>[0] & {
    readonly revision: number;
    readonly edits: readonly Pick<SourceEdit, "revision" | "patches">[];
  },
  partsOf = sourceParts,
): Excerpt | null => {
  const { text, revision, edits } = source;
  const chosen: Chosen[] = made.places.flatMap(({ within, title, length }) =>
    within ? { ...within, title, length } : [],
  );
  if (made.revision === revision) return excerptAt(text, chosen);
  let stretches: readonly Stretch[] = chosen.map(({ start, end, length }) => ({
    ...{ start, words: start + length, least: end, most: end },
  }));
  for (let next = made.revision + 1; next <= revision; next += 1) {
    const edit = edits.find((one) => one.revision === next);
    if (edit === undefined) return null;
    stretches = movedStretches(stretches, edit.patches);
  }
  const cut = { text, places: source.places, parts: partsOf(source) };
  const spans: Span[] = [];
  for (const [at, one] of chosen.entries()) {
    const stretch = stretches[at];
    const span = stretch === undefined ? null : spanNow(cut, one, stretch);
    if (span === null) return null;
    spans.push(span);
  }
  const ordered = spans.toSorted((a, b) => a.start - b.start);
  const overlaps = ordered.some(({ start }, at) => start < (ordered[at - 1]?.end ?? 0));
  const excerpt = excerptAt(text, spans);
  return overlaps || excerpt.text === "" ? null : excerpt;
};

/** Where a place of an excerpt lies in its source; the same place of a whole one. */
export const placeInSource = (
  { pieces }: { readonly pieces: Excerpt["pieces"] | null },
  at: number,
): number => {
  if (pieces === null) return at;
  const piece = pieces.findLast(({ start }) => start <= at) ?? pieces[0];
  return piece === undefined ? at : piece.at + Math.max(0, at - piece.start);
};

/** A patch of an excerpt as one of its source; null where it reaches over the end of a part. */
const patchOfSource = ({ pieces }: Excerpt, patch: Patch): Patch | null => {
  const index = pieces.findLastIndex(({ start }) => start <= patch.start);
  const [piece, before] = [pieces[index], pieces[index - 1]];
  if (piece === undefined) return null;
  const { removed, inserted } = patch;
  // A block that is put before a part was the end of the one above it.
  const isBlock = removed === "" && inserted.endsWith(between);
  if (isBlock && patch.start === piece.start && before !== undefined) {
    const start = before.at + before.end - before.start;
    return { start, removed, inserted: between + inserted.trimEnd() };
  }
  const start = piece.at + patch.start - piece.start;
  const beyond = Math.min(removed.length, Math.max(0, patchEnd(patch) - piece.end));
  const kept = removed.slice(0, removed.length - beyond);
  const over = removed.slice(removed.length - beyond);
  if (patch.start > piece.end || over.trim() !== "") return null;
  const words = over !== "" && inserted.endsWith(over) ? inserted.slice(0, -beyond) : inserted;
  return { start, removed: kept, inserted: words };
};

/** The source whose excerpt reads otherwise; null where the change is none of its parts alone. */
export const intoSource = (source: string, excerpt: Excerpt, changed: string): string | null => {
  const patches: Patch[] = [];
  for (const patch of changedLines(excerpt.text, changed)) {
    const own = patchOfSource(excerpt, narrowed(patch));
    if (own === null) return null;
    patches.push(own);
  }
  return applyPatches(source, patches);
};
