/** A photo as the input shows it. */
export interface ShownPhoto {
  readonly key: string;
  readonly name: string;
  readonly url: string;
  /** True until the server has it. */
  readonly sending: boolean;
}

/** Photos that were added, and how they change; of files that wait in a form, or of uploads. */
export interface PhotoList {
  readonly photos: readonly ShownPhoto[];
  /** What was wrong with the files that were added last, a sentence for each. */
  readonly problems: readonly string[];
  /** True while files are held over the page, when the list listens to it. */
  readonly over?: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  /** Puts a photo at another place of the order, from 0. */
  readonly move: (key: string, to: number) => void;
}

/** The types that are taken; a telephone makes one of them out of its own when it is told so. */
export const photoTypes = "image/png,image/jpeg,image/webp";

type PictureProblem = "notPicture" | "tooLarge" | "empty";

/** What the browser can tell is wrong with a file; the server looks into it. */
export const pictureProblem = (
  file: Pick<File, "type" | "size">,
  maxBytes: number,
): PictureProblem | null => {
  if (!photoTypes.split(",").includes(file.type)) return "notPicture";
  if (file.size === 0) return "empty";
  return file.size > maxBytes ? "tooLarge" : null;
};

/** The list with one of its entries at another place; both from 0. */
export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const item = list[from];
  if (item === undefined) return [...list];
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(Math.min(Math.max(to, 0), rest.length), 0, item);
};
