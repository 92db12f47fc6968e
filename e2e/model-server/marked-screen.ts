import sharp from "sharp";
import { faint, markedPicture } from "./marked-picture.ts";

/** Pixels of a made-up screen. What it shows is written in squares above, where no word has its place. */
export const screenSize = { width: 1_024, height: 1_000 } as const;

const sign = "screen\n";
const firstLine = 420;
const lineHeight = 40;
const letterWidth = 12;
/** Under half a line's height: words farther apart are read as two labels. */
const betweenWords = 7;
const betweenLabels = 60;

/** A word with its place in pixels. */
export interface ScreenText {
  readonly text: string;
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

/** PNG of a made-up screen with these lines, top to bottom; labels in a line are divided by ` | `. `noise` makes another picture of the same screen. */
export const screenPicture = async (lines: readonly string[], noise = 0): Promise<Buffer> => {
  const mark = await markedPicture(`${sign}${lines.join("\n")}`, faint);
  const dot = await sharp({ create: { width: 4, height: 4, channels: 3, background: "#888" } })
    .png()
    .toBuffer();
  return sharp({ create: { ...screenSize, channels: 3, background: "#fff" } })
    .composite([
      { input: mark, left: 0, top: 0 },
      ...(noise === 0 ? [] : [{ input: dot, left: 4 * noise, top: screenSize.height - 8 }]),
    ])
    .png()
    .toBuffer();
};

/** What "can be read" on a picture, label by label, by its mark; null for any other picture. */
export const screenLabels = (mark: string | null): ScreenText[][] | null => {
  if (!mark?.startsWith(sign)) return null;
  return mark.slice(sign.length).split("\n").flatMap(labelsOfLine);
};

const labelsOfLine = (line: string, row: number): ScreenText[][] => {
  let x = 20;
  return line.split(" | ").map((label) => {
    const words = label.split(" ").map((text) => {
      const width = text.length * letterWidth;
      const box = { x, y: firstLine + row * lineHeight, width, height: 20 };
      x += width + betweenWords;
      return { text, box };
    });
    x += betweenLabels;
    return words;
  });
};
