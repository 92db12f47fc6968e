import { getDocumentProxy } from "unpdf";
import { AppError } from "#lib/errors.ts";
import { cleanTitle } from "#lib/library/html/cut-sections.ts";
import { titleOfName } from "#lib/library/read-markdown.ts";
import type { ManualSection } from "#lib/library/section-chunks.ts";
import { withoutPixels } from "./without-pixels.ts";

/** A line of a page as it stands. */
interface PdfLine {
  readonly text: string;
  /** Height of its letters, in points. */
  readonly size: number;
  /** Of its left end and of its ground line, in points from the page's lower left corner. */
  readonly x: number;
  readonly y: number;
}

/** A piece of text as the reader of PDF gives it. */
interface PdfItem {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly hasEOL: boolean;
}

interface OpenLine {
  text: string;
  x: number;
  y: number;
  end: number;
  /** Letters of each height. */
  sizes: Map<number, number>;
}

const sizeOf = ({ transform: [, , c = 0, d = 0] }: PdfItem): number =>
  Math.round(Math.hypot(c, d) * 2) / 2;

const mostly = (sizes: ReadonlyMap<number, number>): number =>
  [...sizes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;

/** Puts the pieces of a page together to lines, in the order in which the page was written. */
const linesOf = (items: readonly PdfItem[]): PdfLine[] => {
  const lines: PdfLine[] = [];
  let open: OpenLine | null = null;
  const close = (): void => {
    const text = open?.text.replaceAll(/\s+/gu, " ").trim() ?? "";
    if (open && text !== "") lines.push({ text, x: open.x, y: open.y, size: mostly(open.sizes) });
    open = null;
  };
  for (const item of items) {
    const [, , , , x = 0, y = 0] = item.transform;
    const size = sizeOf(item);
    const isNext: boolean = open !== null && Math.abs(open.y - y) > Math.max(1, size * 0.5);
    if (isNext && item.str.trim() !== "") close();
    if (item.str !== "") {
      open ??= { text: "", x, y, end: x, sizes: new Map() };
      // Words are told apart by room where no blank is written.
      const isApart = open.text !== "" && x - open.end > size * 0.2 && !/\s$/u.test(open.text);
      open.text += (isApart ? " " : "") + item.str;
      open.end = x + item.width;
      open.sizes.set(size, (open.sizes.get(size) ?? 0) + item.str.trim().length);
    }
    if (item.hasEOL) close();
  }
  close();
  return lines;
};

interface PdfPage {
  /** From 1. */
  readonly number: number;
  readonly height: number;
  readonly lines: readonly PdfLine[];
}

interface OutlineEntry {
  readonly title: string;
  /** From 1. */
  readonly level: number;
  readonly page: number;
}

interface OpenPdf {
  readonly title: string | null;
  readonly pages: readonly PdfPage[];
  readonly outline: readonly OutlineEntry[];
  /** Letters that nobody sees: they are left out. */
  readonly hidden: number;
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type OutlineNode = Awaited<ReturnType<Document["getOutline"]>>[number];

const maxOutline = 20_000;
const maxPages = 10_000;
/** In pixels. A picture that still says that it is so large, once all have one pixel, is written to take memory. */
const maxImageSize = 16_000_000;

const problemOf = (cause: unknown): AppError => {
  const name = cause instanceof Error ? cause.name : "";
  if (name === "PasswordException") {
    return new AppError("source_pdf_encrypted", "The PDF asks for a password", { cause });
  }
  return new AppError("source_pdf_broken", "The PDF cannot be read", { cause });
};

const pageOf = async (document: Document, dest: OutlineNode["dest"]): Promise<number | null> => {
  try {
    const target = typeof dest === "string" ? await document.getDestination(dest) : dest;
    const [place] = target ?? [];
    if (typeof place === "number") return place + 1;
    return place ? (await document.getPageIndex(place)) + 1 : null;
  } catch {
    // An entry that leads nowhere is no heading.
    return null;
  }
};

const outlineOf = async (document: Document): Promise<OutlineEntry[]> => {
  const entries: OutlineEntry[] = [];
  const walk = async (nodes: readonly OutlineNode[], level: number): Promise<void> => {
    for (const { title, dest, items } of nodes) {
      const page = entries.length < maxOutline ? await pageOf(document, dest) : null;
      const text = title.replaceAll(/\s+/gu, " ").trim();
      if (page !== null && text !== "") entries.push({ title: text, level, page });
      if (level < 6) await walk(items, level + 1);
    }
  };
  const nodes = await document.getOutline();
  await walk(nodes ?? [], 1);
  return entries;
};

const pagesOf = async (document: Document, onPage: () => void) => {
  // Loaded for PDFs alone: it takes the whole reader of PDF with it.
  const { unseenRuns, withoutRuns } = await import("./unseen-runs.ts");
  const pages: PdfPage[] = [];
  let hidden = 0;
  const count = Math.min(document.numPages, maxPages);
  for (let number = 1; number <= count; number += 1) {
    onPage();
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const height = page.view[3] ?? 0;
    const all: PdfItem[] = items.flatMap((item) => ("str" in item ? [item] : []));
    const seen = withoutRuns(all, await unseenRuns(page));
    hidden += seen.hidden;
    pages.push({ number, height, lines: linesOf(seen.pieces) });
    page.cleanup();
  }
  return { pages, hidden };
};

const titleOf = async (document: Document): Promise<string | null> => {
  const { info } = await document.getMetadata();
  const title = "Title" in info && typeof info.Title === "string" ? info.Title.trim() : "";
  return title === "" || /\.(?:docx?|indd|pdf|tex)$/iu.test(title) ? null : title;
};

/** Reads lines and outline of a PDF. @throws AppError source_pdf_encrypted, source_pdf_broken */
const openPdf = async (bytes: Uint8Array, onPage: () => void = () => {}): Promise<OpenPdf> => {
  // The reader takes the bytes for itself.
  const own = withoutPixels(bytes.slice());
  const document = await getDocumentProxy(own, { verbosity: 0, maxImageSize }).catch((cause) => {
    throw problemOf(cause);
  });
  try {
    const outline = await outlineOf(document);
    return { title: await titleOf(document), ...(await pagesOf(document, onPage)), outline };
  } catch (cause) {
    throw problemOf(cause);
  } finally {
    await document.loadingTask.destroy();
  }
};

interface PdfHeading {
  /** From 1. */
  readonly level: number;
  readonly title: string;
}

/** Headings by their first line; further lines of the same heading are told apart by `skipped`. */
interface PdfHeadings {
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

/** What may stand before a heading on its line; anything else is a sentence that ends in its words. */
const headingNumber =
  /^(?:chapter|part|section|appendix|глава|часть|раздел|приложение)?[a-zа-я]?\p{N}{0,9}[a-zа-я]?$/u;

const isTitled = (text: string, wanted: string): boolean =>
  wanted !== "" && text.endsWith(wanted) && headingNumber.test(text.slice(0, -wanted.length));

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
        text !== "" &&
        (isTitled(text, wanted) || (text.length < wanted.length && isTitled(both, wanted)))
      );
    });
    const first = lines[found];
    if (first === undefined) continue;
    at.set(first, { level, title });
    const second = lines[found + 1];
    if (second && !isTitled(fold(first.text), wanted)) skipped.add(second);
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
      if (ofContents.test(title)) skipped.add(line);
      else at.set(line, { title, level: Math.min(levels, order.indexOf(line.size) + 1) });
    }
  }
  return { at, skipped };
};

/** Finds the headings: those of the outline where there is one, else lines in larger letters than the text. */
const pdfHeadings = (outline: OpenPdf["outline"], pages: readonly PdfPage[]): PdfHeadings => {
  const found = byOutline(outline, pages);
  return found.at.size >= Math.max(2, outline.length / 3) ? found : bySize(pages);
};

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

/** "Export ........ 12", "Preface ........ iv": a line of a table of contents. */
const leads = (text: string): boolean =>
  /(?:\.\s?){3}\.$/u.test(
    text
      .trimEnd()
      .replace(/(?<![\p{L}\d])(?:\d+|[ivxlcdm]+)$/iu, "")
      .trimEnd(),
  );

/** What stands over a list of contents; below that, in a chapter, its text begins, which has the chapter's title. */
const ofContents = /^(?:(?:table of )?contents|оглавление|содержание)$/iu;

/** A head of a chapter stands on the next page or, where left and right ones differ, on the one after that. */
const nearPages = 2;
/** Points by which a head's height may differ between pages. */
const sameHeight = 2;

/**
 * Heights at which the edge lines of many pages say what those of a page near them say: there heads stand that change with the
 * chapter, so that no one of them is on many pages.
 */
const headHeights = (pages: readonly PdfPage[]): ReadonlySet<number> => {
  const edges = pages.map((page) => edgesOf(page).map((line) => [shape(line), heightOf(line)]));
  const told = edges.map((lines) => new Set(lines.map((line) => line.join(" "))));
  const counts = new Map<number, number>();
  for (const [at, lines] of edges.entries()) {
    const near = [
      ...told.slice(Math.max(0, at - nearPages), at),
      ...told.slice(at + 1, at + 1 + nearPages),
    ];
    const recurring = lines.filter((line) => near.some((marks) => marks.has(line.join(" "))));
    for (const height of new Set(recurring.map(([, height]) => Number(height))))
      counts.set(height, (counts.get(height) ?? 0) + 1);
  }
  const least = Math.max(fewestPages, pages.length * share);
  return new Set([...counts].filter(([, count]) => count >= least).map(([height]) => height));
};

const heightOf = ({ y }: PdfLine): number => Math.round(y / sameHeight);

/** The pages without running heads, feet, page numbers and tables of contents. */
const withoutBoilerplate = (pages: readonly PdfPage[]): PdfPage[] => {
  const heads = headHeights(pages);
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
        (line) =>
          (counts.get(shape(line)) ?? 0) >= least ||
          heads.has(heightOf(line)) ||
          /^\W*\d{1,5}\W*$/u.test(line.text),
      ),
    );
    return {
      ...page,
      lines: page.lines.filter((line) => !dropped.has(line) && !leads(line.text)),
    };
  });
};

/** Signs of lists, and the codes of fonts of signs that do not say what theirs are: those of Symbol and Wingdings, and control codes. */
const bullet = /^[•●▪■◦‣–∙·\u0080-\u009F\uF0A7\uF0B7\uF0D8\uF076]\s*/u;
const numbered = /^(?:\d{1,3}[.)]|[a-z]\))\s+\S/u;
/** More room than this between two lines, in heights of letters, parts paragraphs. */
const paragraphRoom = 1.75;

const endsSentence = (text: string): boolean => /[.!?:;…»”"]$/u.test(text);

/** Signs that Markdown would read as its own. */
const escaped = (text: string): string =>
  text.replaceAll(/[*`<\\]/gu, "\\$&").replace(/^(?=[#>+])/u, "\\");

const beginsAnew = (line: PdfLine, before: PdfLine): boolean => {
  if (bullet.test(line.text) || numbered.test(line.text)) return true;
  const room = before.y - line.y;
  // Upwards: another column or page.
  if (room < 0) return endsSentence(before.text) && /^[\p{Lu}\d]/u.test(line.text);
  return (
    room > Math.max(before.size, line.size) * paragraphRoom || Math.abs(before.size - line.size) > 1
  );
};

const join = (text: string, next: string): string => {
  // A word that was divided at the end of a line.
  if (/\p{L}[-\u00AD\u2010]$/u.test(text) && /^\p{Ll}/u.test(next)) return text.slice(0, -1) + next;
  return `${text} ${next}`;
};

/** A sign or number of a list alone on its line. */
const aloneSign = /^(?:[•●▪■◦‣∙·\u0080-\u009F\uF0A7\uF0B7\uF0D8\uF076]|\d{1,3}[.)]|[a-z]\))$/u;

/** Lines with the signs of their lists, which some programs write as pieces of their own. */
const withSigns = (lines: readonly PdfLine[]): PdfLine[] =>
  lines.flatMap((line, at) => {
    const [before, next] = [lines[at - 1], lines[at + 1]];
    if (aloneSign.test(line.text) && next && !aloneSign.test(next.text)) return [];
    const isItem =
      before !== undefined && aloneSign.test(before.text) && !aloneSign.test(line.text);
    return [isItem ? { ...line, text: `${before.text} ${line.text}`, y: before.y } : line];
  });

/** The lines of a section as paragraphs and lists. */
const linesToMarkdown = (written: readonly PdfLine[]): string => {
  const lines = withSigns(written);
  const blocks: string[] = [];
  let before: PdfLine | null = null;
  for (const line of lines) {
    const last = blocks.at(-1);
    const text = bullet.test(line.text)
      ? `- ${escaped(line.text.replace(bullet, ""))}`
      : escaped(line.text);
    if (last === undefined || before === null || beginsAnew(line, before)) blocks.push(text);
    else blocks[blocks.length - 1] = join(last, text);
    before = line;
  }
  return blocks.filter((block) => block.trim() !== "-").join("\n\n");
};

/** Pages with fewer letters than this, on average, are pictures of pages. */
const fewestLetters = 16;
/**
 * A section that is so long goes on under its title with the first paragraph of the next page, so that each piece names
 * its page; where none begins, with the page after it is three times so long.
 */
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
  let isFull = false;
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
    isFull = false;
  };
  const goOnAnew = (): void => {
    close();
    open = { ...open, lines: [], letters: 0 };
    isFull = false;
  };
  const add = (page: number, line: PdfLine): void => {
    const last = open.lines.at(-1);
    if (isFull && last && beginsAnew(line, last)) goOnAnew();
    if (open.lines.length === 0) open = { ...open, page };
    open.lines.push(line);
    open.letters += line.text.length;
  };
  const addPage = ({ number, lines }: PdfPage): void => {
    isFull = open.letters > longEnough;
    if (open.letters > 3 * longEnough) goOnAnew();
    for (const line of lines) {
      const heading = headings.at.get(line);
      if (heading) begin(number, heading);
      else if (!headings.skipped.has(line)) add(number, line);
    }
  };
  return { addPage, close, sections };
};

interface PdfReading {
  readonly pages: number;
  /** Pages without a letter, such as scanned ones: by their numbers, from 1. */
  readonly emptyPages: number[];
  readonly sections: ManualSection[];
  /** Letters that nobody sees who reads it: they are left out. */
  readonly hidden: number;
}

/**
 * Reads a PDF into its sections, each with the page on which it begins.
 * @param onPage called before each page
 * @throws AppError source_pdf_encrypted, source_pdf_broken, source_pdf_scanned when it holds no text
 */
export const readPdf = async (
  path: string,
  bytes: Uint8Array,
  onPage?: () => void,
): Promise<PdfReading> => {
  const { title, pages: all, outline, hidden } = await openPdf(bytes, onPage);
  refuseScans(all);
  const pages = withoutBoilerplate(all);
  const name = title ?? titleOfName(path.split("/").at(-1) ?? path);
  const { addPage, close, sections } = createCutter(path, name, pdfHeadings(outline, pages));
  for (const page of pages) addPage(page);
  close();
  if (sections.length === 0)
    throw new AppError("source_no_text", "The PDF has no section with text");
  const emptyPages = all.filter(({ lines }) => lines.length === 0).map(({ number }) => number);
  return { pages: all.length, emptyPages, sections, hidden };
};
