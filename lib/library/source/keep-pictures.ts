import type { FoundPictures } from "#lib/library/office/found-pictures.ts";
import type { KeptPicture } from "#lib/pictures/encode-picture.ts";
import { maxNotePictureBytes } from "#lib/schemas/source-limits.ts";
import { pictureMarkdown, replacePictures } from "#lib/text/card-pictures.ts";
import { createDrawer } from "./draw-apart.ts";
import { isSvg, safeSvg } from "./safe-svg.ts";

/**
 * Shorter than this a picture is a rule, a spacer or a bullet: 8 pixels are half the height of a line on a screen, less
 * than any letter of a formula needs.
 */
const shortestSide = 8;
/** What nobody described and is no longer than this on any side is a sign beside a text: icons come in 16, 24 and 32 pixels. */
const longestIcon = 32;

/** Pictures that came to be kept, by the names that texts call them. */
export type PicturesByName = ReadonlyMap<string, KeptPicture>;

/** How the pictures of a file end up. */
export interface PicturesOfTexts {
  readonly texts: readonly string[];
  readonly pictures: readonly KeptPicture[];
  /** Those that the texts show no more: of no format that is read, broken, too large, or beyond what there is room or time for. */
  readonly left: number;
}

const isDecoration = ({ width, height }: KeptPicture, alt: string): boolean =>
  Math.min(width, height) < shortestSide || (alt === "" && Math.max(width, height) <= longestIcon);

/** The names of the pictures that texts show and a file has, in their order and each once. */
export const shownNames = (texts: readonly string[], found: FoundPictures): string[] => {
  const names = new Set<string>();
  for (const text of texts) {
    replacePictures(text, ({ sha256 }) => {
      if (found.read(sha256)) names.add(sha256);
      return "";
    });
  }
  return [...names];
};

/**
 * Encodes pictures of a file, one after the other, as far as there is room and time.
 * @param onPicture called before each
 * @param isLate whether there is no time for another one
 */
export async function* encodePictures(
  names: readonly string[],
  found: FoundPictures,
  { onPicture, isLate }: { readonly onPicture: () => void; readonly isLate: () => boolean },
): AsyncGenerator<readonly [name: string, picture: KeptPicture]> {
  if (names.length === 0) return;
  // Loaded where there are pictures alone: the decoder takes half of a reader's start.
  const { encodeCardPicture, isDecodedWhole } = await import("#lib/pictures/encode-picture.ts");
  const drawer = createDrawer();
  const encode = async (bytes: Uint8Array): Promise<KeptPicture | null> => {
    if (isSvg(bytes)) {
      const svg = safeSvg(bytes);
      return svg === null ? null : drawer.draw(svg);
    }
    return (await isDecodedWhole(bytes)) ? drawer.draw(bytes) : encodeCardPicture(bytes);
  };
  let room = maxNotePictureBytes;
  for (const name of names) {
    const read = found.read(name);
    if (read === undefined || isLate()) continue;
    onPicture();
    // A picture that is none, broken or too large keeps no text from being read.
    const picture = await Promise.resolve()
      .then(() => encode(read()))
      .catch(() => null);
    if (picture === null || picture.size > room) continue;
    room -= picture.size;
    yield [name, picture];
  }
  drawer.stop();
}

/**
 * Puts the hashes of kept pictures in the place of their names. Of one that is not kept its description stays.
 * @param names those that the file has: any other is not counted
 */
export const showPictures = (
  texts: readonly string[],
  names: readonly string[],
  kept: PicturesByName,
): PicturesOfTexts => {
  const known = new Set(names);
  const pictures = new Map<string, KeptPicture>();
  let left = 0;
  const put = texts.map((text) =>
    replacePictures(text, ({ sha256, alt }) => {
      const picture = kept.get(sha256);
      if (picture === undefined) {
        if (known.has(sha256)) left += 1;
        return alt === "" ? "" : `*${alt.replaceAll("*", "")}*`;
      }
      if (isDecoration(picture, alt)) return alt;
      pictures.set(picture.sha256, picture);
      return pictureMarkdown({ sha256: picture.sha256, alt });
    }),
  );
  return { texts: put, pictures: [...pictures.values()], left };
};
