import type { Block, Word } from "tesseract.js";
import type { RecognisedLine, RecognisedWord } from "./recognised-text.ts";

/** Tesseract's tree of blocks, paragraphs and lines as lines in reading order. `scale` as in `prepareForReading`. */
export const wordsOfBlocks = (blocks: readonly Block[], scale: number): RecognisedLine[] =>
  blocks
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ lines }) =>
      lines
        .map(({ words, rowAttributes }) => ({
          words: words.filter(({ text }) => text.trim() !== "").map((word) => wordOf(word, scale)),
          height: rowAttributes.rowHeight / scale,
        }))
        .filter(({ words }) => words.length > 0)
        .map((line, index) => ({ ...line, opensParagraph: index === 0 })),
    );

const wordOf = ({ text, confidence, bbox }: Word, scale: number): RecognisedWord => ({
  text: text.trim(),
  confidence,
  box: {
    x: Math.round(bbox.x0 / scale),
    y: Math.round(bbox.y0 / scale),
    width: Math.round((bbox.x1 - bbox.x0) / scale),
    height: Math.round((bbox.y1 - bbox.y0) / scale),
  },
});
