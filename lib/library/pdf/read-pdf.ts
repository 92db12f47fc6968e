import { AppError } from "#lib/errors.ts";
import { cleanTitle } from "../html/cut-sections.ts";
import type { ManualSection } from "../manual-section.ts";
import { titleOfName } from "../markdown/title-of-name.ts";
import { linesToMarkdown } from "./lines-to-markdown.ts";
import { openPdf, type PdfPage } from "./open-pdf.ts";
import { withoutBoilerplate } from "./page-boilerplate.ts";
import { type PdfHeading, type PdfHeadings, pdfHeadings } from "./pdf-headings.ts";
import type { PdfLine } from "./pdf-line.ts";

/** Pages with fewer letters than this, on average, are pictures of pages. */
const fewestLetters = 16;
/** A section that is so long goes on under its title on the next page, so that each piece names its page. */
const longEnough = 1_500;

const refuseScans = (pages: readonly PdfPage[]): void => {
  const letters = pages
    .flatMap(({ lines }) => lines)
    .reduce((sum, { text }) => sum + text.length, 0);
  if (letters < pages.length * fewestLetters) {
    throw new AppError("source_pdf_scanned", `${letters} letters on ${pages.length} pages`);
  }
};

interface Open {
  readonly page: number;
  readonly title: string;
  readonly headingPath: readonly string[];
  lines: PdfLine[];
  letters: number;
}

/** Puts lines together to sections, page by page. */
const createCutter = (path: string, name: string, headings: PdfHeadings) => {
  const sections: ManualSection[] = [];
  const stack: { level: number; title: string }[] = [];
  let open: Open = { page: 1, title: name, headingPath: [], lines: [], letters: 0 };
  const close = (): void => {
    const text = linesToMarkdown(open.lines);
    if (text === "") return;
    const { title, headingPath, page } = open;
    const address = `${path}#page=${page}`;
    sections.push({ title, headingPath, page, text, address, innerAddresses: [], indexTerms: [] });
  };
  const begin = (page: number, { level, title }: PdfHeading): void => {
    close();
    while ((stack.at(-1)?.level ?? 0) >= level) stack.pop();
    const headingPath = [name, ...stack.map((one) => one.title)];
    const own = cleanTitle(title);
    stack.push({ level, title: own });
    open = { page, title: own, headingPath, lines: [], letters: 0 };
  };
  const add = (page: number, line: PdfLine): void => {
    if (open.lines.length === 0) open = { ...open, page };
    open.lines.push(line);
    open.letters += line.text.length;
  };
  const addPage = ({ number, lines }: PdfPage): void => {
    if (open.letters > longEnough) {
      close();
      open = { ...open, page: number, lines: [], letters: 0 };
    }
    for (const line of lines) {
      const heading = headings.at.get(line);
      if (heading) begin(number, heading);
      else if (!headings.skipped.has(line)) add(number, line);
    }
  };
  return { addPage, close, sections };
};

/**
 * Reads a PDF into its sections, each with the page on which it begins.
 * @param onPage called before each page
 * @throws AppError source_pdf_encrypted, source_pdf_broken, source_pdf_scanned when it holds no text
 */
export const readPdf = async (
  path: string,
  bytes: Uint8Array,
  onPage?: () => void,
): Promise<{ readonly pages: number; readonly sections: ManualSection[] }> => {
  const { title, pages: all, outline } = await openPdf(bytes, onPage);
  refuseScans(all);
  const pages = withoutBoilerplate(all);
  const name = title ?? titleOfName(path.split("/").at(-1) ?? path);
  const { addPage, close, sections } = createCutter(path, name, pdfHeadings(outline, pages));
  for (const page of pages) addPage(page);
  close();
  if (sections.length === 0)
    throw new AppError("source_no_text", "The PDF has no section with text");
  return { pages: all.length, sections };
};
