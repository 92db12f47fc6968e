import { AppError } from "#lib/errors.ts";
import { withFootnotes } from "#lib/library/html/take-footnotes.ts";
import type { FoundPictures } from "./found-pictures.ts";
import type { OfficeReading } from "./office-reading.ts";
import type { OfficeFormat, PackedFiles } from "./packed-files.ts";
import { readDocx } from "./read-docx.ts";
import { readEpub } from "./read-epub.ts";
import { readOdf } from "./read-odf.ts";
import { readPptx } from "./read-pptx.ts";

/**
 * Reads a packed document into its sections.
 * @param onPart called before each part that takes long, such as a chapter
 * @param found where its pictures are kept; without it all are named by their description
 * @throws AppError source_no_text, source_encrypted, source_file_broken, source_zip_*
 */
export const readOffice = async (
  format: OfficeFormat,
  path: string,
  files: PackedFiles,
  onPart: (path: string) => void = () => {},
  found?: FoundPictures,
): Promise<OfficeReading> => {
  const name = path.split("/").at(-1) ?? path;
  const readers = {
    docx: () => readDocx(name, files, found),
    pptx: () => readPptx(name, files, found),
    odf: () => readOdf(name, files, found),
    epub: () => readEpub(name, files, onPart, found),
  };
  const reading = await readers[format]();
  const sections = withFootnotes(reading.sections, reading.footnotes);
  if (sections.length === 0) throw new AppError("source_no_text", "The document has no text");
  return { ...reading, sections };
};
