import { readFileSync } from "node:fs";
import { z } from "zod";

const pixels = z.number().finite();

/** One target: what a step says, and where on the screen it means. */
const screenCase = z.object({
  /** The picture's file, relative to the file of the cases. */
  screen: z.string(),
  /** In pixels. */
  image: z.object({ width: pixels.positive(), height: pixels.positive() }),
  dpr: z.number().positive().default(1),
  instruction: z.string(),
  label: z.string().nullish(),
  /** In pixels of the picture; null when the screen has no such control. */
  box: z.object({ x: pixels, y: pixels, width: pixels, height: pixels }).nullable(),
  kind: z.string().nullish(),
});
export type ScreenCase = z.infer<typeof screenCase>;

/** @throws Error that names what is wrong with the file */
export const readCases = (path: string): ScreenCase[] =>
  z.array(screenCase).parse(JSON.parse(readFileSync(path, "utf8")));
