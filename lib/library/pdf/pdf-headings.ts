import type { OpenPdf, OutlineEntry, PdfPage } from "./open-pdf.ts";
import type { PdfLine } from "./pdf-line.ts";

export interface PdfHeading {
  /** From 1. */
  readonly level: number;
  readonly title: string;
}

/** Headings by their first line; further lines of the same heading are told apart by `skipped`. */
export interface PdfHeadings {
  readonly at: ReadonlyMap<PdfLine, PdfHeading>;
  readonly skipped: ReadonlySet<PdfLine>;
}

/** Letters by so much taller than the text's are a heading's. */
const taller = 1.12;
const longestHeading = 150;
const levels = 5;

const fold = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** Height of most letters of the text. */
const textSize = (pages: readonly PdfPage[]): number => {
  const counts = new Map<number, number>();
  for (const { lines } of pages) {
    for (const { size, text } of lines) counts.set(size, (counts.get(size) ?? 0) + text.length);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
};

const byOutline = (entries: readonly OutlineEntry[], pages: readonly PdfPage[]): PdfHeadings => {
  const at = new Map<PdfLine, PdfHeading>();
  const skipped = new Set<PdfLine>();
  for (const { title, level, page } of entries) {
    const lines = pages[page - 1]?.lines ?? [];
    const wanted = fold(title);
    const found = lines.findIndex((line, index) => {
      if (at.has(line) || skipped.has(line)) return false;
      const text = fold(line.text);
      const both = text + fold(lines[index + 1]?.text ?? "");
      return (
        text !== "" && (text.endsWith(wanted) || (wanted.startsWith(text) && both.includes(wanted)))
      );
    });
    const first = lines[found];
    if (first === undefined) continue;
    at.set(first, { level, title });
    const second = lines[found + 1];
    if (second && !fold(first.text).includes(wanted)) skipped.add(second);
  }
  return { at, skipped };
};

const bySize = (pages: readonly PdfPage[]): PdfHeadings => {
  const usual = textSize(pages);
  const isHeading = ({ size, text }: PdfLine): boolean =>
    size >= usual * taller && text.length <= longestHeading && /\p{L}{2}/u.test(text);
  const sizes = new Set<number>();
  for (const { lines } of pages)
    for (const line of lines) if (isHeading(line)) sizes.add(line.size);
  const order = [...sizes].sort((a, b) => b - a);
  const at = new Map<PdfLine, PdfHeading>();
  const skipped = new Set<PdfLine>();
  for (const { lines } of pages) {
    for (const [index, line] of lines.entries()) {
      if (!isHeading(line) || skipped.has(line)) continue;
      let title = line.text;
      for (let next = index + 1; lines[next]?.size === line.size && next < index + 3; next += 1) {
        const more = lines[next];
        if (!more || title.length + more.text.length > longestHeading) break;
        skipped.add(more);
        title += ` ${more.text}`;
      }
      at.set(line, { title, level: Math.min(levels, order.indexOf(line.size) + 1) });
    }
  }
  return { at, skipped };
};

/** Finds the headings: those of the outline where there is one, else lines in larger letters than the text. */
export const pdfHeadings = (
  outline: OpenPdf["outline"],
  pages: readonly PdfPage[],
): PdfHeadings => {
  const found = byOutline(outline, pages);
  return found.at.size >= Math.max(2, outline.length / 3) ? found : bySize(pages);
};
