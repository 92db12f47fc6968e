import { createHash } from "node:crypto";
import { attribute, elementsIn, type HtmlRoot } from "#lib/library/html/html-tree.ts";
import { maxUnpackedBytes } from "#lib/library/library-limits.ts";
import { mostPicturesOfNote } from "#lib/schemas/source-limits.ts";
import { pictureAddress } from "#lib/text/card-pictures.ts";

/**
 * The pictures of a file of notes while its text is read: each has a name by which the text shows it, the hash of its bytes in
 * the file. Nothing of a picture is looked at before the text is whole.
 */
export interface FoundPictures {
  /** @returns the name; null where there are too many, or the file has no such picture */
  readonly add: (read: (() => Uint8Array) | undefined) => string | null;
  /** How a picture of this name is unpacked once more; undefined for a name that is none. */
  readonly read: (name: string) => (() => Uint8Array) | undefined;
}

export const foundPictures = (): FoundPictures => {
  const found = new Map<string, () => Uint8Array>();
  let unpacked = 0;
  return {
    add: (read) => {
      if (read === undefined || found.size >= mostPicturesOfNote) return null;
      if (unpacked > maxUnpackedBytes) return null;
      const bytes = read();
      unpacked += bytes.byteLength;
      const name = createHash("sha256").update(bytes).digest("hex");
      // Unpacked again when it is its turn, so that the pictures of a book are never in memory together.
      if (!found.has(name)) found.set(name, read);
      return name;
    },
    read: (name) => found.get(name),
  };
};

/** The name of the picture at an address; null where there is none. */
export type PictureAt = (address: string) => string | null;

const embedded = /^data:image\/[\w.+-]{1,40};base64,/iu;

/** The pictures that a text brings within itself, or `pathOf` leads to in its zip. */
export const picturesAt =
  (found: FoundPictures, fileAt: (address: string) => (() => Uint8Array) | undefined): PictureAt =>
  (address) => {
    if (!embedded.test(address)) return found.add(fileAt(address));
    const packed = address.slice(address.indexOf(",") + 1);
    return found.add(() => Buffer.from(packed, "base64"));
  };

/** Gives the pictures of a page the names under which they are kept. The tree is changed. @returns how many have none */
export const namePictures = (tree: HtmlRoot, nameAt: PictureAt): number => {
  let unnamed = 0;
  for (const element of elementsIn(tree)) {
    if (element.tagName !== "img" && element.tagName !== "image") continue;
    const name = element.tagName === "img" ? nameAt(attribute(element, "src")) : null;
    if (name === null) unnamed += 1;
    element.properties.src = name === null ? "" : pictureAddress(name);
  }
  return unnamed;
};

/** A picture in Markdown, and its title, which is left out. */
const written = /!\[((?:[^[\]\\\n]|\\.)*)\]\(<?([^\s()<>]+)>?(?:[ \t]+"[^"\n]*")?\)/g;

/** The same of Markdown; what has no name stays as it is written. */
export const nameWritten = (markdown: string, nameAt: PictureAt): string =>
  markdown.replaceAll(written, (whole, alt: string, address: string) => {
    const name = nameAt(address);
    return name === null ? whole : `![${alt}](${pictureAddress(name)})`;
  });
