import type { PdfPage } from "./open-pdf.ts";
import type { PdfLine } from "./pdf-line.ts";

/** Lines at the edge of a page that say the same on more of the pages than this are no text of it. */
const share = 0.3;
const fewestPages = 3;
/** Lines at each edge that may be head or foot. */
const edgeLines = 2;

const shape = ({ text }: PdfLine): string => text.toLowerCase().replaceAll(/\d+/gu, "0");

const edgesOf = ({ lines }: PdfPage): PdfLine[] => {
  const byHeight = [...lines].sort((a, b) => b.y - a.y);
  return [...new Set([...byHeight.slice(0, edgeLines), ...byHeight.slice(-edgeLines)])];
};

/** "Export ........ 12": a line of a table of contents. */
const leads = (text: string): boolean =>
  /(?:\.\s?){3}\.$/u.test(
    text
      .trimEnd()
      .replace(/(?<!\d)\d+$/u, "")
      .trimEnd(),
  );

/** The pages without running heads, feet, page numbers and tables of contents. */
export const withoutBoilerplate = (pages: readonly PdfPage[]): PdfPage[] => {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const mark of new Set(edgesOf(page).map(shape))) {
      counts.set(mark, (counts.get(mark) ?? 0) + 1);
    }
  }
  const least = Math.max(fewestPages, pages.length * share);
  return pages.map((page) => {
    const dropped = new Set(
      edgesOf(page).filter(
        (line) => (counts.get(shape(line)) ?? 0) >= least || /^\W*\d{1,5}\W*$/u.test(line.text),
      ),
    );
    return {
      ...page,
      lines: page.lines.filter((line) => !dropped.has(line) && !leads(line.text)),
    };
  });
};
