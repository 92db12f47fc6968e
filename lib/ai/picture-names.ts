/** What a model is told of the marks of pictures, where a prompt has some. */
const rule = `
A mark such as ![what it shows](picture:1) in the material stands for a picture of the student's. Where your text holds what the picture belongs to, copy its mark as it stands, on a line of its own. Never change a mark, and never write one that the material does not have.`;

/** The names of the pictures in the prompts of one call. */
export interface PictureNames {
  /** A text for the model: pictures have numbers in the place of their hashes. */
  readonly short: (text: string) => string;
  /** The instructions with what is to be said of pictures, once there are any. */
  readonly instructions: (text: string) => string;
  /** A text of the model with the hashes again; a number that no picture has stays, and names none. */
  readonly long: (text: string) => string;
}

/**
 * Numbers for the hashes of pictures, which no model is to see: 64 signs that mean nothing to it, and that it would copy
 * wrongly.
 */
export const pictureNames = (): PictureNames => {
  const numbers = new Map<string, number>();
  const hashes: string[] = [];
  const numberOf = (hash: string): number => {
    const known = numbers.get(hash);
    if (known !== undefined) return known;
    numbers.set(hash, hashes.push(hash));
    return hashes.length;
  };
  return {
    short: (text) =>
      text.replaceAll(
        /\bpicture:([0-9a-f]{64})\b/g,
        (_, hash: string) => `picture:${numberOf(hash)}`,
      ),
    instructions: (text) => (hashes.length === 0 ? text : text + rule),
    long: (text) =>
      hashes.length === 0
        ? text
        : text.replaceAll(/\]\(picture:(\d{1,6})\)/g, (written, number: string) => {
            const hash = hashes[Number(number) - 1];
            return hash === undefined ? written : `](picture:${hash})`;
          }),
  };
};
