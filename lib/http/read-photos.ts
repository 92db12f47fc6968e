import { AppError } from "../errors.ts";
import { encodePicture } from "../pictures/encode-picture.ts";
import { maxPhotos } from "../study/study-limits.ts";
import type { NewUpload } from "../study/study-store.ts";
import { shownFileName } from "./shown-file-name.ts";

/**
 * The photos of a form's field `photos`, in order, each encoded anew. A field without a chosen file counts for none.
 * @throws AppError too_many_photos; photo_too_large, photo_not_picture, photo_broken with the place of the file in
 *   `details.photo`, from 0
 */
export const readPhotos = async (form: FormData): Promise<NewUpload[]> => {
  const files = form.getAll("photos").filter((file) => file instanceof File);
  const chosen = files.filter(({ name, size }) => name !== "" || size > 0);
  if (chosen.length > maxPhotos) {
    throw new AppError("too_many_photos", `${chosen.length} photos were sent`, {
      details: { maxPhotos },
    });
  }
  const photos: NewUpload[] = [];
  for (const [index, file] of chosen.entries()) photos.push(await readPhoto(file, index));
  return photos;
};

/** One photo of a form. `index` is told when it is refused. */
export const readPhoto = async (file: File, index = 0): Promise<NewUpload> => {
  try {
    const picture = await encodePicture(new Uint8Array(await file.arrayBuffer()));
    return { ...picture, fileName: shownFileName(file.name) };
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown;
    throw new AppError(thrown.code, thrown.message, {
      cause: thrown.cause,
      details: { ...thrown.details, photo: index },
    });
  }
};
