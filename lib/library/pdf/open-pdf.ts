import { getDocumentProxy } from "unpdf";
import { AppError } from "#lib/errors.ts";
import { linesOf, type PdfItem, type PdfLine } from "./pdf-line.ts";

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
