import { z } from "zod";
import { AppError } from "../errors.ts";
import type { NewScreenshot } from "../guide/guide-store.ts";
import { maxScreenshotBytes } from "../guide/screenshot-limits.ts";
import { encodeScreenshot } from "../pictures/encode-screenshot.ts";
import { screenFrame } from "../screen/screen-box.ts";
import { formField, formTexts } from "./form-fields.ts";
import { parseInput } from "./parse-input.ts";
import { readForm } from "./read-form.ts";

/** The rest is the form's. */
const limit = {
  bytes: maxScreenshotBytes + 50_000,
  code: "screenshot_too_large",
  toldBytes: maxScreenshotBytes,
} as const;

const fields = z.object({
  /** Pixels of the picture for each CSS pixel when it was taken; 1 when nobody knows. */
  device_pixel_ratio: formField.transform((text) => Number(text ?? 1)),
});

/**
 * The picture of a form, in its field `file`, with `device_pixel_ratio`; encoded anew.
 * @throws AppError screenshot_too_large, screenshot_not_picture, screenshot_broken, content_type_refused, bad_request
 */
export const readScreenshot = async (request: Request): Promise<NewScreenshot> => {
  const form = await readForm(request, limit);
  const file = form.get("file");
  if (!(file instanceof File)) {
    throw new AppError("bad_request", "The form has no file.", {
      details: { field: "file", problem: "missing" },
    });
  }
  const { device_pixel_ratio } = parseInput(fields, formTexts(form));
  const ratio = screenFrame.pick({ devicePixelRatio: true });
  const { devicePixelRatio } = parseInput(ratio, { devicePixelRatio: device_pixel_ratio });
  const picture = await encodeScreenshot(new Uint8Array(await file.arrayBuffer()));
  return { ...picture, devicePixelRatio };
};
