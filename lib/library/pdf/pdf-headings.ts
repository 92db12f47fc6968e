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
const maxHeadingLines = 3;

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

/** A heading of several lines, which follow each other in the same size. */
const wholeHeading = (lines: readonly PdfLine[], from: number): readonly PdfLine[] => {
  const whole = lines.slice(from, from + 1);
  let letters = whole[0]?.text.length ?? 0;
  for (const more of lines.slice(from + 1, from + maxHeadingLines)) {
    letters += more.text.length;
    if (more.size !== whole[0]?.size || letters > longestHeading) break;
    whole.push(more);
  }
  return whole;
};

const bySize = (pages: readonly PdfPage[]): PdfHeadings => {
  const usual = textSize(pages);
  const isHeading = ({ size, text }: PdfLine): boolean =>
    size >= usual * taller && text.length <= longestHeading && /\p{L}{2}/u.test(text);
  const sizes = new Set(
    pages.flatMap(({ lines }) => lines.filter(isHeading).map((one) => one.size)),
  );
  const order = [...sizes].sort((a, b) => b - a);
  const at = new Map<PdfLine, PdfHeading>();
  const skipped = new Set<PdfLine>();
  for (const { lines } of pages) {
    for (const [index, line] of lines.entries()) {
      if (!isHeading(line) || skipped.has(line)) continue;
      const whole = wholeHeading(lines, index);
      for (const more of whole.slice(1)) skipped.add(more);
      const title = whole.map(({ text }) => text).join(" ");
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
