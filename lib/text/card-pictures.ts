import type { CardSides } from "#lib/schemas/card.ts";

/** A picture in the Markdown of a side: its alternative text, and the hash by which its bytes are found. */
export interface PictureReference {
  readonly sha256: string;
  readonly alt: string;
}

/** `![what it shows](picture:…)`. */
const reference = /!\[((?:[^[\]\\\n]|\\.)*)\]\(picture:([0-9a-f]{64})\)/g;

/** Signs that would be more than themselves in Markdown. */
const escaped = (alt: string): string =>
  alt
    .trim()
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[[\]\\`*_~<>&$!|]/g, "\\$&");
const unescaped = (alt: string): string => alt.replaceAll(/\\([!-/:-@[-`{-~])/g, "$1");

/** Where Markdown says that a picture of one's own stands. */
export const pictureAddress = (sha256: string): string => `picture:${sha256}`;

/** A picture as it stands in a side. */
export const pictureMarkdown = ({ sha256, alt }: PictureReference): string =>
  `![${escaped(alt)}](${pictureAddress(sha256)})`;

/** Puts something in the place of each picture. */
export const replacePictures = (
  markdown: string,
  put: (picture: PictureReference, written: string) => string,
): string =>
  markdown.replaceAll(reference, (written, alt: string, sha256: string) =>
    put({ alt: unescaped(alt), sha256 }, written),
  );

/** Where the pictures of a text stand. */
export const pictureSpans = (markdown: string): (readonly [start: number, end: number])[] =>
  [...markdown.matchAll(reference)].map(({ 0: written, index }) => [index, index + written.length]);

/** The hashes of the pictures of a text, each once, in their order and so many at most. */
export const picturesIn = (markdown: string, most = Number.POSITIVE_INFINITY): string[] => {
  const found = new Set<string>();
  for (const [, , sha256 = ""] of markdown.matchAll(reference)) {
    if (found.size >= most) break;
    found.add(sha256);
  }
  return [...found];
};

/** The hashes of all pictures of a card, each once. */
export const picturesOf = ({ front, back }: CardSides): string[] => picturesIn(`${front}\n${back}`);

/** A text with spaces in the place of its pictures, so that all else stands where it stood: of these nothing is asked or checked. */
export const blankPictures = (markdown: string): string =>
  replacePictures(markdown, (_, written) => " ".repeat(written.length));

/** A text with what its pictures show, and spaces in the place of their addresses; all stands where it stood. */
export const blankAddresses = (markdown: string): string =>
  replacePictures(markdown, (_, written) =>
    `  ${written.slice(2, written.lastIndexOf("]("))}`.padEnd(written.length),
  );

/** A side in words: pictures as what they show. */
export const withoutPictures = (markdown: string): string =>
  replacePictures(markdown, ({ alt }) => alt).trim();

/** A side in parts, as a form shows it: the pictures above its words, its words, and the pictures below them. */
export interface SideParts {
  readonly above: readonly PictureReference[];
  readonly words: string;
  readonly below: readonly PictureReference[];
}

/** Takes a side apart; a picture within its words stays there. */
export const sideParts = (markdown: string): SideParts => {
  const found = [...markdown.matchAll(reference)].map((match) => ({
    ...{ start: match.index, end: match.index + match[0].length },
    picture: { alt: unescaped(match[1] ?? ""), sha256: match[2] ?? "" },
  }));
  const isBlank = (from: number, to: number) => markdown.slice(from, to).trim() === "";
  let [start, above] = [0, 0];
  for (const { start: from, end } of found) {
    if (!isBlank(start, from)) break;
    [start, above] = [end, above + 1];
  }
  let [end, below] = [markdown.length, found.length];
  // Where there are no words, all are below them.
  if (isBlank(start, end)) [start, above] = [0, 0];
  for (const { start: from, end: to } of found.slice(above).reverse()) {
    if (!isBlank(to, end)) break;
    [end, below] = [from, below - 1];
  }
  const pictures = found.map(({ picture }) => picture);
  return {
    above: pictures.slice(0, above),
    words: markdown.slice(start, end).trim(),
    below: pictures.slice(below),
  };
};

/** Puts a side together again. */
export const sideOf = ({ above, words, below }: SideParts): string =>
  [...above.map(pictureMarkdown), words.trim(), ...below.map(pictureMarkdown)]
    .filter((part) => part !== "")
    .join("\n\n");

/** A side in a line: its words, and what its pictures show. */
export const sideInWords = (markdown: string): string => {
  const { above, words, below } = sideParts(markdown);
  const shows = ({ alt }: PictureReference) => alt;
  return [...above.map(shows), withoutPictures(words), ...below.map(shows)]
    .filter((part) => part !== "")
    .join(" · ");
};
