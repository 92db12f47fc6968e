import { withoutPictures } from "./card-pictures.ts";

/** Words of a text; pictures are none. */
export const countWords = (text: string): number =>
  withoutPictures(text).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
