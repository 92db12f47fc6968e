import { z } from "zod";

const fraction = z.number().min(0).max(1);

/** The picture of a screen: its size in pixels, and how many of them one CSS pixel had when it was taken. */
export const screenFrame = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  devicePixelRatio: z.number().positive().max(16),
});
export type ScreenFrame = z.infer<typeof screenFrame>;

/** A place on a screen as fractions of its frame, so that it holds at any size of the picture. */
export const screenBox = z.object({
  x: fraction,
  y: fraction,
  width: fraction.refine((width) => width > 0),
  height: fraction.refine((height) => height > 0),
});
export type ScreenBox = z.infer<typeof screenBox>;

/** A place in pixels of the picture. */
export interface PixelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<ScreenFrame, "width" | "height">;

/** The box as fractions of the frame, cut at its edges; null when nothing of it is inside. */
export const toFractions = (box: PixelBox, frame: Size): ScreenBox | null => {
  const left = Math.max(0, box.x / frame.width);
  const top = Math.max(0, box.y / frame.height);
  const width = Math.min(1, (box.x + box.width) / frame.width) - left;
  const height = Math.min(1, (box.y + box.height) / frame.height) - top;
  return width > 0 && height > 0 ? { x: left, y: top, width, height } : null;
};

/** The box in pixels of a picture of this size, not rounded. */
export const toPixels = (box: ScreenBox, frame: Size): PixelBox => ({
  x: box.x * frame.width,
  y: box.y * frame.height,
  width: box.width * frame.width,
  height: box.height * frame.height,
});

/** In pixels or fractions, as the boxes are. */
export const commonArea = (a: PixelBox, b: PixelBox): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
};

/** Area of the intersection over that of the union. */
export const shareInCommon = (a: PixelBox, b: PixelBox): number => {
  const common = commonArea(a, b);
  return common === 0 ? 0 : common / (a.width * a.height + b.width * b.height - common);
};

/** A place that may be the control; its number is drawn on the picture that a model is shown. */
const controlCandidate = z.object({
  number: z.number().int().positive(),
  box: screenBox,
  confidence: z.number().min(0).max(1),
  /** What is written there. */
  label: z.string(),
});
export type ControlCandidate = z.infer<typeof controlCandidate>;

/** Where on a screen the control of a step is. */
export const locatedControl = z
  .object({
    frame: screenFrame,
    found: z.boolean(),
    /** Null when it was not found. */
    box: screenBox.nullable(),
    /** That the box is right, 0 to 1; that there is none, when it was not found, is never certain. */
    confidence: z.number().min(0).max(1),
    /** Most likely first, numbered from 1. */
    candidates: z.array(controlCandidate),
    /** What is written at the place, else what was looked for; null when the step names nothing. */
    label: z.string().nullable(),
  })
  .refine(({ found, box }) => found === (box !== null), {
    message: "found means that there is a box",
  });
export type LocatedControl = z.infer<typeof locatedControl>;
