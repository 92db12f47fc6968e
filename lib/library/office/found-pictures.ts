import { createHash } from "node:crypto";
import { splitBlocks } from "#lib/blocks/split-blocks.ts";
import { AppError } from "#lib/errors.ts";
import { attribute, elementsIn, type HtmlRoot } from "#lib/library/html/html-tree.ts";
import { maxUnpackedBytes } from "#lib/library/library-limits.ts";
import { mostPicturesOfNote } from "#lib/schemas/source-limits.ts";
import { pictureAddress } from "#lib/text/card-pictures.ts";
import { maskDelimited } from "#lib/text/split-sentences.ts";

/**
 * The pictures of a file of notes while its text is read: each has a name by which the text shows it, the hash of its bytes in
 * the file. Nothing of a picture is looked at before the text is whole.
 */
export interface FoundPictures {
  /** @returns the name; null where there are too many, or the file has no such picture */
  readonly add: (read: (() => Uint8Array) | undefined) => string | null;
  /** One that lies elsewhere, by its whole address. @returns the name; null where there are too many */
  readonly addFar: (address: string) => string | null;
  /** Of those that lie elsewhere and have one of these names: their addresses by their names, in the order of the names. */
  readonly far: (names: Iterable<string>) => ReadonlyMap<string, string>;
  /** Brings one that lay elsewhere. */
  readonly bring: (name: string, bytes: Uint8Array) => void;
  /** How a picture of this name is unpacked once more; undefined for a name that is none. */
  readonly read: (name: string) => (() => Uint8Array) | undefined;
}

export const foundPictures = (): FoundPictures => {
  const found = new Map<string, () => Uint8Array>();
  const far = new Map<string, string>();
  let unpacked = 0;
  return {
    addFar: (address) => {
      if (found.size >= mostPicturesOfNote) return null;
      const name = createHash("sha256").update(address).digest("hex");
      far.set(name, address);
      // Nothing is there before it is brought: it is left out and counted then.
      found.set(name, () => new Uint8Array());
      return name;
    },
    far: (names) => {
      const addresses = new Map<string, string>();
      for (const name of names) {
        const address = far.get(name);
        if (address !== undefined) addresses.set(name, address);
      }
      return addresses;
    },
    bring: (name, bytes) => void found.set(name, () => bytes),
    add: (read) => {
      if (read === undefined || found.size >= mostPicturesOfNote) return null;
      if (unpacked > maxUnpackedBytes) return null;
      const bytes = unpackedOrNull(read);
      if (bytes === null) return null;
      unpacked += bytes.byteLength;
      const name = createHash("sha256").update(bytes).digest("hex");
      // Unpacked again when it is its turn, so that the pictures of a book are never in memory together.
      if (!found.has(name)) found.set(name, read);
      return name;
    },
    read: (name) => found.get(name),
  };
};

/** A picture that is damaged or too large in its zip keeps no text from being read. */
const unpackedOrNull = (read: () => Uint8Array): Uint8Array | null => {
  try {
    return read();
  } catch (thrown) {
    if (thrown instanceof AppError) return null;
    throw thrown;
  }
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

/** A line that begins or ends a block of code, also in a list or a quotation. */
const fence = /^(?:[ \t>]|[-+*][ \t]|\d{1,9}[.)][ \t])*(`{3,}(?=[^`]*$)|~{3,})/;
const item = /^[ \t>]*(?:[-+*]|\d{1,9}[.)])[ \t]/;

const masked = (text: string): string => "X".repeat(text.length);

/** The same for a block that is not all code: what a fence holds, and what stands between backticks in a paragraph. */
const maskedWithin = (block: string): string => {
  let open: string | null = null;
  let [done, prose] = ["", ""];
  const endParagraph = () => {
    done += maskDelimited(prose, "`");
    prose = "";
  };
  for (const line of block.split(/(?<=\n)/)) {
    const [whole = "", marks] = fence.exec(line.trimEnd()) ?? [];
    if (open !== null) {
      done += masked(line);
      if (marks?.startsWith(open) && whole === line.trimEnd()) open = null;
    } else if (marks !== undefined) {
      endParagraph();
      done += masked(line);
      open = marks;
    } else {
      if (line.trim() === "" || item.test(line)) endParagraph();
      prose += line;
    }
  }
  endParagraph();
  return done;
};

/** A text of the same length without its code, which may speak of pictures and shows none. */
const withoutCode = (markdown: string): string => {
  let [done, position] = ["", 0];
  for (const { kind, start, end } of splitBlocks(markdown)) {
    const block = markdown.slice(start, end);
    const isCode = kind === "code" || kind === "indented";
    done += markdown.slice(position, start) + (isCode ? masked : maskedWithin)(block);
    position = end;
  }
  return done + markdown.slice(position);
};

/**
 * A link between the notes of a vault, or a picture that one shows: `[[Page#Part|words]]`, `![[picture.png|200]]`. What leads
 * elsewhere is Markdown's own.
 */
const vaultLink = /(?<!\\)(!?)\[\[([^[\]|\n]{1,300})(?:\|([^[\]\n]{0,300}))?\]\](?!\(|\[(?!\[))/g;
const pictureName = /\.(?:png|jpe?g|gif|webp|svg|bmp|avif)$/iu;
/** Other numbers are a matrix, or a reference. */
const pageName = /\p{L}|^(?:\d{4}-\d{2}(?:-\d{2})?|\d{1,2}\.\d{1,2}\.\d{4})$/u;

/** Links of a vault as Markdown has them: pictures with their addresses, of other notes the words alone. Code stays. */
export const withoutVaultLinks = (markdown: string): string => {
  if (!markdown.includes("[[")) return markdown;
  let [done, position] = ["", 0];
  for (const match of maskDelimited(withoutCode(markdown), "$").matchAll(vaultLink)) {
    const { 0: whole, 1: shows = "", 2: masked = "", index } = match;
    const end = index + whole.length;
    const start = index + shows.length + "[[".length;
    const words = markdown.slice(start + masked.length + "|".length, end - "]]".length);
    // Within a table, a line that does not part its cells is written with a backslash before it.
    const target = markdown
      .slice(start, start + masked.length)
      .replace(/\\$/, "")
      .trim();
    if (!pageName.test(target)) continue;
    const [page = "", part = ""] = target.split("#");
    const address = encodeURI(target).replaceAll("(", "%28").replaceAll(")", "%29");
    // A number is the width at which it is shown.
    const alt = words.split(/\\?\|/).find((one) => !/^[\dx]*$/.test(one)) ?? "";
    const isPicture = shows === "!" && pictureName.test(target);
    const text = isPicture ? `![${alt}](${address})` : words || page.trim() || part;
    done += markdown.slice(position, index) + text;
    position = end;
  }
  return done + markdown.slice(position);
};

/** The same of Markdown; what has no name stays as it is written, and so does code. */
export const nameWritten = (markdown: string, nameAt: PictureAt): string => {
  if (!markdown.includes("![")) return markdown;
  let [named, position] = ["", 0];
  for (const { 0: whole, 1: alt = "", 2: address = "", index } of withoutCode(markdown).matchAll(
    written,
  )) {
    const name = nameAt(address);
    if (name === null) continue;
    const altEnd = index + "![".length + alt.length;
    named += `${markdown.slice(position, altEnd)}](${pictureAddress(name)})`;
    position = index + whole.length;
  }
  return named + markdown.slice(position);
};
