import sharp from "sharp";
import { z } from "zod";
import { markedPicture } from "./marked-picture.ts";

const place = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** What "can be seen" on a made-up screen: its words with their places in pixels. */
const screen = z.object({ words: z.array(z.object({ text: z.string(), box: place })) });
export type MarkedScreen = z.infer<typeof screen>;

/** Pixels of a made-up screen. What it shows is written in squares above, where no word has its place. */
export const screenSize = { width: 1_024, height: 1_000 } as const;
const firstLine = 420;
const lineHeight = 40;
const letterWidth = 12;

/** Words as a list of lines, top to bottom, each word with a place of its own. */
export const screenOf = (lines: readonly string[]): MarkedScreen => ({
  words: lines.flatMap((line, row) => {
    let x = 20;
    return line.split(" ").map((text) => {
      const width = text.length * letterWidth;
      const box = { x, y: firstLine + row * lineHeight, width, height: 20 };
      x += width + letterWidth;
      return { text, box };
    });
  }),
});

/** PNG of a made-up screen. `noise` makes another picture of the same screen. */
export const screenPicture = async (shown: MarkedScreen, noise = 0): Promise<Buffer> => {
  const mark = await markedPicture(JSON.stringify(shown));
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

/** The screen that a picture's mark tells of; null for any other picture. */
export const screenOfMark = (mark: string | null): MarkedScreen | null => {
  if (mark === null) return null;
  const parsed = screen.safeParse(JSON.parse(mark));
  return parsed.success ? parsed.data : null;
};
