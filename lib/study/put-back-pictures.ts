import { splitBlocks } from "#lib/blocks/split-blocks.ts";
import { mostPicturesOfNote } from "#lib/schemas/source-limits.ts";
import { picturesIn, replacePictures, withoutPictures } from "#lib/text/card-pictures.ts";
import { contentWords } from "#lib/text/content-words.ts";

/** Blocks of a note around a picture that say what it belongs to: the two before it and the one after it. */
const around = { before: 2, after: 1 };

interface NotePicture {
  readonly sha256: string;
  readonly written: string;
  /** The words that stand around it, as stems, with its caption. */
  readonly words: ReadonlySet<string>;
}

/** The pictures of notes that a document lacks, each once and in their order. */
const missingPictures = (document: string, notes: string): NotePicture[] => {
  const known = new Set(picturesIn(document));
  // Most notes have none, and to cut a long one into blocks takes time.
  if (picturesIn(notes).every((sha256) => known.has(sha256))) return [];
  const blocks = splitBlocks(notes).map(({ start, end }) => notes.slice(start, end));
  const found: NotePicture[] = [];
  for (const [index, block] of blocks.entries()) {
    if (found.length >= mostPicturesOfNote) break;
    replacePictures(block, ({ sha256, alt }, written) => {
      if (known.has(sha256)) return "";
      known.add(sha256);
      const beside = blocks.slice(Math.max(0, index - around.before), index + around.after + 1);
      const words = new Set(contentWords(`${alt} ${withoutPictures(beside.join(" "))}`));
      found.push({ sha256, written, words });
      return "";
    });
  }
  return found;
};

const lastFence = /^ {0,3}(`+|~+|\$+)[ \t]*$/;

/** A document that ends the code or the formula at its end: what stands below it would be a part of that. */
const withEnd = (document: string): string => {
  const last = splitBlocks(document).at(-1);
  if (last?.kind !== "code" && last?.kind !== "math") return document;
  const lines = document.slice(last.start, last.end).split(/\r\n?|\n/);
  const fence = /^[ \t]*(`+|~+|\$+)/.exec(lines[0] ?? "")?.[1] ?? "";
  const end = lines.length > 1 ? lastFence.exec(lines.at(-1) ?? "")?.[1] : undefined;
  return end?.startsWith(fence) ? document : `${document.trimEnd()}\n${fence}\n`;
};

/**
 * A document made of notes with those of their pictures that it does not show: each stands below the block that has most
 * words of what stands around it in the notes, and at the end where none has any. A model that wrote the document may have
 * lost them.
 */
export const putBackPictures = (written: string, notes: string): string => {
  const missing = missingPictures(written, notes);
  if (missing.length === 0) return written;
  const document = withEnd(written);
  const blocks = splitBlocks(document).filter(({ heading }) => heading === null);
  const blocksOf = new Map<string, number[]>();
  for (const [index, { start, end }] of blocks.entries()) {
    for (const word of new Set(contentWords(document.slice(start, end)))) {
      blocksOf.set(word, [...(blocksOf.get(word) ?? []), index]);
    }
  }
  const below = Map.groupBy(missing, ({ words }) => bestBlock(words, blocksOf));
  const pieces: string[] = [];
  let position = 0;
  for (const [index, { end }] of blocks.entries()) {
    const pictures = below.get(index);
    if (pictures === undefined) continue;
    const text = document.slice(position, end);
    const line = text.trimEnd();
    pieces.push([line, ...pictures.map(({ written }) => written)].join("\n\n"));
    pieces.push(text.slice(line.length));
    position = end;
  }
  const last = below.get(null) ?? [];
  const rest = document.slice(position);
  if (last.length === 0) return [...pieces, rest].join("");
  const whole = [...pieces, rest].join("").trimEnd();
  return `${[whole, ...last.map(({ written }) => written)].join("\n\n")}\n`;
};

/** A word that stands everywhere tells nothing. */
const mostPlaces = 200;

const bestBlock = (
  words: ReadonlySet<string>,
  blocksOf: ReadonlyMap<string, readonly number[]>,
): number | null => {
  const points = new Map<number, number>();
  for (const word of words) {
    const places = blocksOf.get(word) ?? [];
    if (places.length > mostPlaces) continue;
    for (const place of places) points.set(place, (points.get(place) ?? 0) + 1 / places.length);
  }
  let best: number | null = null;
  for (const [place, found] of points) {
    if (best === null || found > (points.get(best) ?? 0)) best = place;
  }
  return best;
};
