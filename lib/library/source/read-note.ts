import { splitBlocks } from "#lib/blocks/split-blocks.ts";
import { AppError } from "#lib/errors.ts";
import { parsePage } from "#lib/library/html/html-tree.ts";
import { takeFootnotes, withFootnotes } from "#lib/library/html/take-footnotes.ts";
import { takeFormulas } from "#lib/library/html/take-formulas.ts";
import { withoutUnseen } from "#lib/library/html/without-unseen.ts";
import { pictureSeconds } from "#lib/library/library-limits.ts";
import {
  type FoundPictures,
  foundPictures,
  namePictures,
  nameWritten,
  type PictureAt,
  picturesAt,
  withoutVaultLinks,
} from "#lib/library/office/found-pictures.ts";
import { htmlSections } from "#lib/library/office/html-sections.ts";
import { officeFormat, packedFiles, pathFrom } from "#lib/library/office/packed-files.ts";
import { readOffice } from "#lib/library/office/read-office.ts";
import { readPdf } from "#lib/library/pdf/read-pdf.ts";
import { frontMatter, titleOfName } from "#lib/library/read-markdown.ts";
import type { ManualSection } from "#lib/library/section-chunks.ts";
import type { KeptPicture } from "#lib/pictures/encode-picture.ts";
import type { NoteFileView, NotePart } from "#lib/schemas/note-file.ts";
import { mostFarPictures } from "#lib/schemas/source-limits.ts";
import { countWords } from "#lib/text/count-words.ts";
import { withoutUnseenSigns } from "#lib/text/unseen-signs.ts";
import { kindInFolder, openFolder } from "./folder.ts";
import { encodePictures, type PicturesByName, shownNames, showPictures } from "./keep-pictures.ts";
import { decodeText, isZip, type SourceKind, sourceKindOrThrow } from "./source-kind.ts";

/** Text of all parts of one file, in UTF-16 units: about twenty thick books. */
const maxNoteFileText = 20_000_000;

type Part = Omit<NotePart, "words">;
type Read = Omit<NoteFileView, "fileName" | "parts" | "shown"> & {
  readonly parts: readonly Part[];
};

const nothing = { pages: null, emptyPages: [], pictures: 0, hidden: 0, unread: [] };

/**
 * Sections as parts: each with its heading, and those that only go on under the title of the one before without. A heading
 * above them that has no text of its own is a part, too, so that a chapter can be chosen by it.
 */
const partsOf = (sections: readonly ManualSection[], title: string): Part[] => {
  let before: readonly string[] = [];
  return sections.flatMap((section) => {
    // The name of the document stands above all of it and heads none of its parts.
    const above = section.headingPath.filter((name, at) => at > 0 || name !== title);
    const { page } = section;
    const isBefore = (at: number) =>
      above.slice(0, at + 1).join("\n") === before.slice(0, at + 1).join("\n");
    const heads = above.flatMap((name, at) =>
      isBefore(at)
        ? []
        : [{ title: name, level: Math.min(6, at + 1), page, text: headed(name, at + 1) }],
    );
    const level = Math.min(6, above.length + 1);
    const path = [...above, section.title];
    const isMore = path.join("\n") === before.join("\n");
    before = path;
    const own = section.title === title && section.headingPath.length === 0 ? "" : section.title;
    const heading = own === "" || isMore ? [] : [headed(own, level)];
    const text = [...heading, ...(section.text === "" ? [] : [section.text])].join("\n\n");
    return [...heads, { title: section.title, level, page, text }];
  });
};

const headed = (title: string, level: number): string =>
  `${"#".repeat(Math.min(6, level))} ${title}`;

/** Markdown as it was written, cut before its headings of the first two levels. */
const partsOfText = (text: string, name: string): Part[] => {
  const parts: Part[] = [];
  let open = { title: name, level: 1, start: 0 };
  const close = (end: number): void => {
    const { start, ...part } = open;
    const cut = text.slice(start, end).trim();
    if (cut !== "") parts.push({ ...part, page: null, text: cut });
  };
  for (const { heading, start } of splitBlocks(text)) {
    if (heading === null || heading.level > 2) continue;
    close(start);
    open = { title: heading.text, level: heading.level, start };
  }
  close(text.length);
  return parts;
};

const readPage = (name: string, bytes: Uint8Array, nameAt: PictureAt): Read => {
  const { tree, hidden } = withoutUnseen(takeFormulas(parsePage(decodeText(bytes))));
  namePictures(tree, nameAt);
  const title = titleOfName(name);
  const footnotes = takeFootnotes(tree);
  const sections = withFootnotes(htmlSections(name, title, tree), footnotes);
  const parts = partsOf(sections, title);
  return { ...nothing, format: "html", hidden, parts };
};

/** A page of the web: its title heads the text, as nothing else names it there. */
const readArticle = async (name: string, bytes: Uint8Array, nameAt: PictureAt): Promise<Read> => {
  // Loaded for pages of the web alone: it takes half of a reader's start, which counts for each file.
  const { readWebPage } = await import("#lib/library/html/read-web-page.ts");
  const { title, sections, hidden } = readWebPage(name, decodeText(bytes), nameAt);
  const [first, ...others] = partsOf(sections, title);
  if (first === undefined) return { ...nothing, format: "html", hidden, parts: [] };
  const isHeaded = first.text.startsWith("# ");
  const text = isHeaded ? first.text : `${headed(title, 1)}\n\n${first.text}`;
  return { ...nothing, format: "html", hidden, parts: [{ ...first, text }, ...others] };
};

const readKind = async (
  kind: SourceKind | null,
  name: string,
  bytes: Uint8Array,
  onPart: (path: string) => void,
  nameAt: PictureAt,
): Promise<Read> => {
  if (kind === "html") return readPage(name, bytes, nameAt);
  if (kind === "pdf") {
    const { pages, emptyPages, sections, hidden } = await readPdf(name, bytes, () => onPart(name));
    const [first] = sections;
    const parts = partsOf(sections, first?.headingPath[0] ?? first?.title ?? "");
    return { ...nothing, format: "pdf", pages, emptyPages, hidden, parts };
  }
  if (kind === "markdown") {
    const { title, body } = frontMatter(decodeText(bytes).replace(/^\uFEFF/u, ""));
    const parts = partsOfText(
      nameWritten(withoutVaultLinks(body), nameAt),
      title ?? titleOfName(name),
    );
    return { ...nothing, format: "text", parts };
  }
  throw new AppError("source_not_readable", `${name} holds no notes`);
};

const readPacked = async (
  name: string,
  bytes: Uint8Array,
  onPart: (path: string) => void,
  found: FoundPictures,
): Promise<Read | null> => {
  const files = packedFiles(bytes);
  const format = officeFormat(files);
  if (format === null) return null;
  const { title, sections, hidden, pictures } = await readOffice(
    format,
    name,
    files,
    onPart,
    found,
  );
  const isSlides = sections.some(({ page }) => page !== null);
  const pages = isSlides ? (sections.at(-1)?.page ?? null) : null;
  return { ...nothing, format, pages, hidden, pictures, parts: partsOf(sections, title) };
};

/** A zip of notes: each file a part of its own below its name. */
const readFolder = async (
  name: string,
  bytes: Uint8Array,
  onPart: (path: string) => void,
  found: FoundPictures,
): Promise<Read> => {
  const { files } = openFolder(name, bytes, true);
  const packed = packedFiles(bytes);
  // In names of macOS the sign above a letter, as in «й», is one of its own.
  const composed = new Map([...packed].map(([path, read]) => [path.normalize("NFC"), read]));
  const named = Map.groupBy(composed.keys(), (path) => path.split("/").at(-1) ?? path);
  /** Beside the file, or, by its bare name, wherever one file alone has it: vaults keep pictures in a folder of their own. */
  const packedAt = (from: string, address: string): (() => Uint8Array) | undefined => {
    const pathOf = (file: string) => pathFrom(file, address)?.normalize("NFC") ?? "";
    const beside = composed.get(pathOf(from));
    if (beside !== undefined || address.includes("/")) return beside;
    const [path, ...others] = named.get(pathOf("")) ?? [];
    return path === undefined || others.length > 0 ? undefined : composed.get(path);
  };
  const parts: Part[] = [];
  // A zip in a zip is not opened: it is named.
  const unread = [...packed.keys()].filter((path) => /\.zip$/iu.test(path));
  let [hidden, read, pictures] = [0, 0, 0];
  for (const { path, packedPath, read: unpack } of files) {
    onPart(path);
    const fileAt = (address: string) => packedAt(packedPath, address);
    try {
      const inner = unpack();
      const file = isZip(inner)
        ? await readPacked(path, inner, onPart, found)
        : await readKind(
            kindInFolder(path, inner),
            path.split("/").at(-1) ?? path,
            inner,
            onPart,
            picturesAt(found, fileAt),
          );
      if (file === null) throw new AppError("source_not_readable", `${path} is a zip in a zip`);
      parts.push(...file.parts);
      hidden += file.hidden;
      pictures += file.pictures;
      read += 1;
    } catch (error) {
      // One file that cannot be read keeps no other from being read: it is named.
      if (!(error instanceof AppError)) throw error;
      unread.push(path.slice(0, 200));
    }
  }
  return {
    ...nothing,
    format: "folder",
    pages: read,
    pictures,
    hidden,
    unread: unread.slice(0, 50),
    parts,
  };
};

/** A file of notes as text, with the pictures that its text shows. */
export interface NoteReading {
  readonly note: NoteFileView;
  readonly pictures: readonly KeptPicture[];
}

/** The text of a file of notes before anything is made of its pictures, which it shows by these names. */
export interface NoteText {
  readonly note: NoteFileView;
  readonly names: readonly string[];
}

/**
 * A text with those of its pictures that are kept.
 * @throws AppError source_no_text, when it had nothing else
 */
export const withKeptPictures = ({ note, names }: NoteText, kept: PicturesByName): NoteReading => {
  const shown = showPictures(
    note.parts.map(({ text }) => text),
    names,
    kept,
  );
  const parts = note.parts.flatMap((part, index) => {
    const text = shown.texts[index] ?? part.text;
    return isEmpty(part.title, text, note.parts.length) ? [] : [{ ...part, text }];
  });
  if (parts.length === 0) throw new AppError("source_no_text", "The file has no text");
  const pictures = note.pictures + shown.left;
  const read = { ...note, pictures, shown: shown.pictures.length, parts };
  return { note: read, pictures: shown.pictures };
};

/** Of several parts one that repeats its title alone says nothing. */
const isEmpty = (title: string, text: string, parts: number): boolean =>
  text.trim() === "" || (title === text && parts > 1);

/** Where a page of the web was found, and how pictures are fetched from there: null for one that is not to be had. */
export interface WebOrigin {
  readonly address: string;
  readonly fetchPictures: (addresses: readonly string[]) => Promise<readonly (Uint8Array | null)[]>;
}

/** The pictures of a page of the web by their addresses. Nothing is fetched before the text is whole. */
const picturesOf = (page: string, found: FoundPictures): PictureAt => {
  const within = picturesAt(found, () => undefined);
  return (address) => {
    const url = address === "" ? null : URL.parse(address, page);
    if (url === null || !/^https?:$/u.test(url.protocol)) return within(address);
    url.hash = "";
    return found.addFar(url.href);
  };
};

/** Fetches the pictures that a text shows, and no others. */
const bringPictures = async (
  names: readonly string[],
  found: FoundPictures,
  { fetchPictures }: WebOrigin,
): Promise<void> => {
  const far = [...found.far(names)].slice(0, mostFarPictures);
  if (far.length === 0) return;
  const fetched = await fetchPictures(far.map(([, address]) => address));
  for (const [at, [name]] of far.entries()) {
    const bytes = fetched[at];
    if (bytes != null) found.bring(name, bytes);
  }
};

/** A text as it is given on: without what nobody sees. @throws AppError source_no_text, source_too_long */
const seenText = (read: Read, fileName: string): NoteFileView => {
  let { hidden } = read;
  let letters = 0;
  const parts = read.parts.flatMap((part) => {
    const { text, hidden: unseen } = withoutUnseenSigns(part.text);
    hidden += unseen;
    letters += text.length;
    const title = withoutUnseenSigns(part.title).text;
    return isEmpty(title, text, read.parts.length)
      ? []
      : [{ ...part, title, text, words: countWords(text) }];
  });
  if (parts.length === 0) throw new AppError("source_no_text", "The file has no text");
  if (letters > maxNoteFileText) throw new AppError("source_too_long", `${letters} characters`);
  return { ...read, fileName, hidden, shown: 0, parts };
};

/** How files of pictures begin: PNG, JPEG, GIF, TIFF in either order of bytes, WebP, and HEIC with its like. */
const pictureStart =
  /^(?:\x89PNG|\xFF\xD8\xFF|GIF8[79]a|II\*\0|MM\0\*|RIFF.{4}WEBP|.{4}ftyp(?:hei|hev|mif1|msf1|avif))/su;

/** Whether it is a picture, such as a photo of notes: those are read elsewhere. */
const isPhoto = (bytes: Uint8Array): boolean =>
  pictureStart.test(Buffer.from(bytes.subarray(0, 16)).toString("latin1"));

/** What is told while a file of notes is read. */
interface NoteHooks {
  /** Before each page, chapter, file or picture that takes long. */
  readonly onPart?: (path: string) => void;
  /** When the text of a file with pictures is whole, before anything is done with them. */
  readonly onText?: (text: NoteText) => void;
  readonly onPicture?: (name: string, picture: KeptPicture) => void;
}

/**
 * Reads a file of notes into parts of Markdown, whatever format it is of.
 * @param web where it was fetched, when it is from the web: around the text of a page there stands what is none of it, and
 *   its pictures lie elsewhere
 * @throws AppError note_file_photo, source_not_readable, source_office_file, source_encrypted, source_no_text, source_too_long,
 *   source_pdf_*, source_zip_*, source_file_broken
 */
export const readNote = async (
  fileName: string,
  bytes: Uint8Array,
  { onPart = () => {}, onText, onPicture }: NoteHooks = {},
  web: WebOrigin | null = null,
): Promise<NoteReading> => {
  if (isPhoto(bytes)) throw new AppError("note_file_photo", `${fileName} is a picture`);
  const kind = sourceKindOrThrow(bytes, fileName);
  const found = foundPictures();
  const readOne = async (): Promise<Read> => {
    if (kind === "html" && web !== null)
      return readArticle(fileName, bytes, picturesOf(web.address, found));
    const embedded = picturesAt(found, () => undefined);
    if (kind !== "zip") return readKind(kind, fileName, bytes, onPart, embedded);
    const packed = await readPacked(fileName, bytes, onPart, found);
    return packed ?? (await readFolder(fileName, bytes, onPart, found));
  };
  const note = seenText(await readOne(), fileName);
  const names = shownNames(
    note.parts.map(({ text }) => text),
    found,
  );
  if (names.length > 0) onText?.({ note, names });
  if (web !== null) await bringPictures(names, found, web);
  const kept = new Map<string, KeptPicture>();
  for await (const [name, picture] of encodePictures(names, found, {
    ...{ onPicture: () => onPart(fileName), isLate: isLateAfter(pictureSeconds(bytes.length)) },
  })) {
    kept.set(name, picture);
    onPicture?.(name, picture);
  }
  return withKeptPictures({ note, names }, kept);
};

/** A clock of the process's work, as its limits are. */
const isLateAfter = (seconds: number): (() => boolean) => {
  const began = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1_000_000 > seconds;
  };
};
