import { letterPlaces } from "#lib/text/letter-places.ts";

/** A piece of a row's text: of a formula, which the page holds as MathML and as boxes, what was written. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly at: Text | Element;
}

const readPieces = (said: HTMLElement): { text: string; pieces: readonly Piece[] } => {
  const pieces: Piece[] = [];
  let text = "";
  const add = (words: string, at: Text | Element) => {
    pieces.push({ start: text.length, end: text.length + words.length, at });
    text += words;
  };
  const walker = document.createTreeWalker(said, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const formula = node.parentElement?.closest(".katex") ?? null;
    if (formula === null) add(node.textContent ?? "", node as Text);
    else if (pieces.at(-1)?.at !== formula)
      add(formula.querySelector("annotation")?.textContent ?? "", formula);
  }
  return { text, pieces };
};

/** The words of a row, or all that it says where they stand there in another form. */
export const wordsIn = (row: HTMLElement, words: string): Range => {
  const said = row.firstElementChild instanceof HTMLElement ? row.firstElementChild : row;
  const range = document.createRange();
  range.selectNodeContents(said);
  const { text, pieces } = readPieces(said);
  const exact = text.indexOf(words);
  const [place] =
    exact < 0 ? letterPlaces(text, words) : [{ start: exact, end: exact + words.length }];
  if (place === undefined) return range;
  const first = pieces.find(({ end }) => end > place.start);
  const last = pieces.find(({ end }) => end >= place.end);
  if (first === undefined || last === undefined) return range;
  if (first.at instanceof Text) range.setStart(first.at, place.start - first.start);
  else range.setStartBefore(first.at);
  if (last.at instanceof Text) range.setEnd(last.at, place.end - last.start);
  else range.setEndAfter(last.at);
  return range;
};
