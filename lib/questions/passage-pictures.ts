import type { Span } from "#lib/schemas/quiz.ts";
import { picturesIn, replacePictures } from "#lib/text/card-pictures.ts";

/** More would push the rest of the page away. */
const mostPictures = 4;

/** Paragraphs, items and rows between blank lines, as far as a passage may look around. */
const longestLook = 20_000;

const isPictures = (paragraph: string): boolean =>
  picturesIn(paragraph, 1).length > 0 && replacePictures(paragraph, () => "").trim() === "";

/** A line in italics below or above a picture says where it is from, or what it shows. */
const isRemark = (paragraph: string): boolean =>
  /^\s*(?:\*[^*\n]+\*|_[^_\n]+_)\s*$/.test(paragraph);

const paragraphsOf = (text: string): string[] => text.split(/\n[ \t]*\n/);

/**
 * The pictures that belong to a passage of a note, as they are written: those within it, those that alone fill the
 * paragraphs directly below it, and those above it when it is the first thing said under its heading.
 */
export const passagePictures = (note: string, { start, end }: Span): string[] => {
  if (end <= start || picturesIn(note, 1).length === 0) return [];
  const own = note.slice(start, Math.min(end, start + longestLook));
  const [rest = "", ...below] = paragraphsOf(note.slice(end, end + longestLook));
  const [begin = "", ...above] = paragraphsOf(
    note.slice(Math.max(0, start - longestLook), start),
  ).reverse();
  const after = below.slice(0, firstOther(below)).join("\n");
  const pictured = above.slice(0, firstOther(above));
  const before = /^\s*#|^$/.test((above[pictured.length] ?? "").trim()) ? pictured : [];
  const found: string[] = [];
  const text = [...before.reverse(), begin, own, rest, after].join("\n");
  replacePictures(text, (_, written) => {
    if (!found.includes(written)) found.push(written);
    return "";
  });
  return found.slice(0, mostPictures);
};

const firstOther = (paragraphs: readonly string[]): number => {
  const at = paragraphs.findIndex((one) => !isPictures(one) && !isRemark(one));
  return at === -1 ? paragraphs.length : at;
};
