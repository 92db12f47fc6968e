import { getDocumentProxy } from "unpdf";
import { AppError } from "#lib/errors.ts";

/** A line of a page as it stands. */
export interface PdfLine {
  readonly text: string;
  /** Height of its letters, in points. */
  readonly size: number;
  /** Of its left end and of its ground line, in points from the page's lower left corner. */
  readonly x: number;
  readonly y: number;
}

/** A piece of text as the reader of PDF gives it. */
export interface PdfItem {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly hasEOL: boolean;
}

interface Open {
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
  let open: Open | null = null;
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

export interface PdfPage {
  /** From 1. */
  readonly number: number;
  readonly height: number;
  readonly lines: readonly PdfLine[];
}

export interface OutlineEntry {
  readonly title: string;
  /** From 1. */
  readonly level: number;
  readonly page: number;
}

export interface OpenPdf {
  readonly title: string | null;
  readonly pages: readonly PdfPage[];
  readonly outline: readonly OutlineEntry[];
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type OutlineNode = Awaited<ReturnType<Document["getOutline"]>>[number];

const maxOutline = 20_000;
const maxPages = 10_000;

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

const pagesOf = async (document: Document, onPage: () => void): Promise<PdfPage[]> => {
  const pages: PdfPage[] = [];
  const count = Math.min(document.numPages, maxPages);
  for (let number = 1; number <= count; number += 1) {
    onPage();
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const pieces: PdfItem[] = items.flatMap((item) => ("str" in item ? [item] : []));
    const height = page.view[3] ?? 0;
    pages.push({ number, height, lines: linesOf(pieces) });
    page.cleanup();
  }
  return pages;
};

const titleOf = async (document: Document): Promise<string | null> => {
  const { info } = await document.getMetadata();
  const title = "Title" in info && typeof info.Title === "string" ? info.Title.trim() : "";
  return title === "" || /\.(?:docx?|indd|pdf|tex)$/iu.test(title) ? null : title;
};

/** Reads lines and outline of a PDF. @throws AppError source_pdf_encrypted, source_pdf_broken */
export const openPdf = async (
  bytes: Uint8Array,
  onPage: () => void = () => {},
): Promise<OpenPdf> => {
  // The reader takes the bytes for itself.
  const document = await getDocumentProxy(bytes.slice(), { verbosity: 0 }).catch((cause) => {
    throw problemOf(cause);
  });
  try {
    const outline = await outlineOf(document);
    return { title: await titleOf(document), pages: await pagesOf(document, onPage), outline };
  } catch (cause) {
    throw problemOf(cause);
  } finally {
    await document.loadingTask.destroy();
  }
};
