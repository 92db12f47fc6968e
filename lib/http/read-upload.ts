import { AppError } from "../errors.ts";
import { maxPhotoBytes } from "../study/study-limits.ts";
import type { NewUpload } from "../study/study-store.ts";
import { readForm } from "./read-form.ts";
import { readPhoto } from "./read-photos.ts";

/** The rest is the form's. */
const limit = {
  bytes: maxPhotoBytes + 50_000,
  code: "photo_too_large",
  toldBytes: maxPhotoBytes,
} as const;

/**
 * The one photo of a form, in its field `file`, encoded anew.
 * @throws AppError photo_too_large, photo_not_picture, photo_broken, content_type_refused, bad_request
 */
export const readUpload = async (request: Request): Promise<NewUpload> => {
  const file = (await readForm(request, limit)).get("file");
  if (file instanceof File) return readPhoto(file);
  throw new AppError("bad_request", "The form has no file.", {
    details: { field: "file", problem: "missing" },
  });
};
