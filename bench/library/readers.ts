import { readFileSync } from "node:fs";
import { readerLimits } from "#lib/library/library-limits.ts";
import { readNoteApart } from "#lib/library/source/start-reader.ts";
import {
  bookFile,
  openDocumentFile,
  packed,
  slidesFile,
  wordFile,
  wordParagraph,
  wordRun,
} from "#lib/library/testing/office-files.ts";
import { makePdf } from "#lib/library/testing/pdf-file.ts";
import { printTable } from "../print-table.ts";
import { processesOf } from "../process-memory.ts";

const pages = 300;
const linesOfPage = 30;
const lookMs = 20;
const times = 3;

const line = (page: number, at: number): string =>
  `Line ${at} of page ${page} says that the tide of the ${at}th day rose by ${page} hands in all.`;

const linesOf = (page: number): string[] =>
  Array.from({ length: linesOfPage }, (_none, at) => line(page, at));

const eachPage = <Made>(make: (page: number) => Made): Made[] =>
  Array.from({ length: pages }, (_none, at) => make(at + 1));

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const htmlOf = (page: number): string =>
  `<h2>Page ${page}</h2>${linesOf(page)
    .map((text) => `<p>${text}</p>`)
    .join("")}`;

const pageOfWeb = (): string =>
  `<!doctype html><title>Tides</title><nav>${'<a href="/">Else</a>'.repeat(200)}</nav><article>${eachPage(htmlOf).join("")}</article><footer>Rights</footer>`;

const paragraphs = (page: number): string =>
  linesOf(page)
    .map((text) => `<text:p>${text}</text:p>`)
    .join("");

const pdfPage = (page: number) => linesOf(page).map((text, at) => ({ text, y: 780 - at * 25 }));

/** The same 300 pages in every format. */
const files: Readonly<Record<string, () => Uint8Array>> = {
  "tides.md": () =>
    bytesOf(eachPage((page) => `## Page ${page}\n\n${linesOf(page).join("\n\n")}`).join("\n\n")),
  "tides.html": () => bytesOf(`<!doctype html><body>${eachPage(htmlOf).join("")}`),
  "page.html": () => bytesOf(pageOfWeb()),
  "tides.pdf": () => makePdf(eachPage(pdfPage)),
  "tides.docx": () =>
    wordFile(
      eachPage(
        (page) =>
          wordParagraph(wordRun(`Page ${page}`), "Heading1") +
          linesOf(page)
            .map((text) => wordParagraph(wordRun(text)))
            .join(""),
      ).join(""),
    ),
  "tides.pptx": () =>
    slidesFile(
      eachPage((page) => ({
        title: `Page ${page}`,
        lines: linesOf(page).map((text) => [0, text] as const),
      })),
    ),
  "tides.odt": () =>
    openDocumentFile(
      "text",
      eachPage(
        (page) => `<text:h text:outline-level="1">Page ${page}</text:h>${paragraphs(page)}`,
      ).join(""),
    ),
  "tides.epub": () => bookFile(eachPage(htmlOf)),
  "tides.zip": () =>
    packed(
      Object.fromEntries(
        eachPage((page) => [`${page}.md`, `# Page ${page}\n\n${linesOf(page).join("\n\n")}`]),
      ),
    ),
};

/** The most memory in MB that a reading process that is there now ever had. Linux alone tells. */
const peakOf = (): number =>
  Math.max(
    0,
    ...processesOf(/reader-process/u).map((pid) => {
      try {
        const status = readFileSync(`/proc/${pid}/status`, "utf8");
        return Number(/VmHWM:\s+(?<kb>\d+)/u.exec(status)?.groups?.kb ?? 0) / 1024;
      } catch {
        // It has ended meanwhile.
        return 0;
      }
    }),
  );

const measure = async (fileName: string, bytes: Uint8Array) => {
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, peakOf());
  }, lookMs);
  const begin = performance.now();
  try {
    const file = { fileName, size: bytes.length, bytes: [bytes] };
    const web = { address: "http://pages.example/", fetchPictures: async () => [] };
    const isWeb = fileName === "page.html";
    const { note } = await readNoteApart(file, readerLimits(bytes.length), isWeb ? web : null);
    const words = note.parts.reduce((sum, part) => sum + part.words, 0);
    return { seconds: (performance.now() - begin) / 1000, peak, words };
  } finally {
    clearInterval(watch);
  }
};

/** Seconds and memory of the process that reads 300 pages, in each format; its start is a part of them. */
export const benchReaders = async (): Promise<void> => {
  const rows: string[][] = [];
  for (const [name, make] of Object.entries(files)) {
    const bytes = make();
    const runs = [];
    for (let run = 0; run < times; run += 1) runs.push(await measure(name, bytes));
    const seconds = runs.map((run) => run.seconds).sort((a, b) => a - b)[times >> 1] ?? 0;
    const peak = Math.max(...runs.map((run) => run.peak));
    const kilobytes = (bytes.length / 1024).toFixed(0);
    rows.push([name, kilobytes, `${runs[0]?.words}`, seconds.toFixed(2), peak.toFixed(0)]);
  }
  printTable(
    `Reading notes of ${pages} pages, each file in a process of its own (median of ${times})`,
    ["file", "kB", "words read", "s", "peak MB"],
    rows,
  );
};
