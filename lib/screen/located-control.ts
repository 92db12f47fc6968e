import { z } from "zod";
import { screenBox, screenFrame } from "./screen-box.ts";

/** A place that may be the control; its number is drawn on the picture that a model is shown. */
export const controlCandidate = z.object({
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
