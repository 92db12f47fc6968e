import { AppError } from "#lib/errors.ts";
import { readZip } from "#lib/library/source/folder.ts";
import { decodeText } from "#lib/library/source/source-kind.ts";
import { elementsBelow, parseXml, xmlText } from "./xml.ts";

/** The files of a packed document by their paths; each is unpacked when it is read. */
export type PackedFiles = ReadonlyMap<string, () => Uint8Array>;

/** Packed documents that are read: Word, PowerPoint, texts and slides of OpenDocument, electronic books. */
export type OfficeFormat = "docx" | "pptx" | "odf" | "epub";

/** @throws AppError source_zip_* */
export const packedFiles = (bytes: Uint8Array): PackedFiles =>
  new Map(readZip(bytes).map(({ path, read }) => [path, read]));

/**
 * What a packed document is, by the files that each format must hold; null for a zip of a folder.
 * @throws AppError source_office_file for tables and other documents that are not read
 */
export const officeFormat = (files: PackedFiles): OfficeFormat | null => {
  if (files.has("word/document.xml")) return "docx";
  if (files.has("ppt/presentation.xml")) return "pptx";
  const type = files.has("mimetype") ? fileText(files, "mimetype").trim() : "";
  if (/^application\/vnd\.oasis\.opendocument\.(?:text|presentation)/u.test(type)) return "odf";
  if (type === "application/epub+zip" || files.has("META-INF/container.xml")) return "epub";
  if (files.has("[Content_Types].xml") || type.startsWith("application/vnd.")) {
    throw new AppError("source_office_file", "An office document of a kind that is not read");
  }
  return null;
};

/** A file as text, "" when it is not there. @throws AppError source_zip_broken, source_zip_bomb */
export const fileText = (files: PackedFiles, path: string): string => {
  const read = files.get(path);
  return read ? decodeText(read()) : "";
};

/** The title that a document says it has; null when it says none, or the name of a file. */
export const titleInProperties = (files: PackedFiles): string | null => {
  const xml = fileText(files, files.has("meta.xml") ? "meta.xml" : "docProps/core.xml");
  if (xml === "") return null;
  for (const element of elementsBelow(parseXml(xml))) {
    if (element.name !== "title") continue;
    const title = xmlText(element).replaceAll(/\s+/gu, " ").trim();
    if (/\p{L}/u.test(title) && !/\.(?:docx?|pptx?|od[tp]|rtf)$/iu.test(title)) return title;
  }
  return null;
};

/** The path that a relation of a packed file leads to, from the file's own folder; null when it leads out. */
export const pathFrom = (file: string, target: string): string | null => {
  const url = URL.parse(target, `http://packed.invalid/${file}`);
  if (url === null || url.host !== "packed.invalid") return null;
  try {
    return decodeURIComponent(url.pathname.slice(1));
  } catch {
    return url.pathname.slice(1);
  }
};
