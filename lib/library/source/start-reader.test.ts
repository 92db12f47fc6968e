import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { zipSync } from "fflate";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { type ReaderLimits, readerLimits } from "../library-limits.ts";
import { misnestedPage, pdfBomb, zipBomb } from "../testing/hostile-files.ts";
import {
  bookFile,
  openDocumentFile,
  slidesFile,
  wordFile,
  wordParagraph,
  wordPicture,
  wordRun,
} from "../testing/office-files.ts";
import { makePdf } from "../testing/pdf-file.ts";
import { readNoteApart, type SourceFile, startReader } from "./start-reader.ts";

// Every reader is a process; on a machine that is busy with other tests that takes its time.
vi.setConfig({ testTimeout: 150_000 });

const megabyte = 1024 * 1024;
const encode = (text: string) => new TextEncoder().encode(text);

const start = (fileName: string, bytes: Uint8Array, more: Partial<ReaderLimits> = {}) => {
  const file: SourceFile = { fileName, size: bytes.length, bytes: [bytes] };
  const reader = startReader(file, { ...readerLimits(bytes.length), ...more });
  onTestFinished(() => reader.stop());
  return reader;
};

/** Only time counts, however slow the machine is. */
const muchMemory = { memoryBytes: 4096 * megabyte, heapMegabytes: 2048 };

/** All that a reader finds, or the error that it ends with. */
const read = async (...given: Parameters<typeof start>) => {
  const reader = start(...given);
  const { format, total } = await reader.open();
  const chunks = [];
  for await (const batch of reader.batches({ done: 0, chunks: 0 })) chunks.push(...batch.chunks);
  return { format, total, texts: chunks.map(({ text }) => text) };
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Resolves when the process is gone; the test's own time limit says when that is too late. */
const untilGone = async (pid: number): Promise<void> => {
  while (isAlive(pid)) await sleep(20);
};

test("a file is read batch by batch", async () => {
  const files = { "a.md": encode("# A\n\nFirst."), "b/c.md": encode("# C\n\nSecond.") };
  expect(await read("manual.zip", zipSync(files))).toEqual({
    ...{ format: "markdown", total: 2, texts: ["First.", "Second."] },
  });
});

test("a reader asks for the pictures of a page, and for those of a file nobody", async () => {
  const page = `<!doctype html><title>Tides</title><article>${"<p>The sea rises twice a day, and falls.</p>".repeat(9)}<img src="a.png" alt="Rise"></article>`;
  const file = { fileName: "page.html", size: page.length, bytes: [encode(page)] };
  const asked: string[] = [];
  const png = await sharp({ create: { width: 80, height: 60, channels: 3, background: "#123" } })
    .png()
    .toBuffer();
  const fetchPictures = async (addresses: readonly string[]) => {
    asked.push(...addresses);
    return [png];
  };
  const web = { address: "https://sea.example/tides/", fetchPictures };
  const ofWeb = await readNoteApart(file, readerLimits(page.length), web);
  expect(asked).toEqual(["https://sea.example/tides/a.png"]);
  expect(ofWeb.pictures.map(({ width }) => width)).toEqual([80]);
  const ofFile = await readNoteApart(file, readerLimits(page.length));
  expect([asked.length, ofFile.pictures.length]).toEqual([1, 0]);
});

const drawn = (shade: number): Promise<Buffer> =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: { r: shade, g: 0, b: 99 } } })
    .png()
    .toBuffer();

/** A picture of some kB for which its decoder takes 480 MB. */
const heavyPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 7_700, height: 7_700, channels: 3, background: "#963" } })
    .toColourspace("cmyk")
    .jpeg({ progressive: true, quality: 50, chromaSubsampling: "4:4:4" })
    .toBuffer();

/** A picture that takes a second of the processor. */
const slowPicture = (seed: number): Promise<Buffer> => {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 30 + seed };
  return sharp({ create: { width: 1_000, height: 1_000, channels: 3, background: "#963", noise } })
    .jpeg({ quality: 100 })
    .toBuffer();
};

const frame = (path: string, title: string) =>
  `<draw:frame><draw:image xlink:href="${path}"/><svg:title xmlns:svg="s">${title}</svg:title></draw:frame>`;

/** Files with these pictures below a sentence. */
const withPictures: Readonly<
  Record<string, (pictures: Readonly<Record<string, Uint8Array>>) => Uint8Array>
> = {
  "a.docx": (pictures) => {
    const shown = Object.keys(pictures).map((id) => wordParagraph(wordPicture(id, id)));
    return wordFile(wordParagraph(wordRun("A cell has a wall.")) + shown.join(""), "", pictures);
  },
  "a.odt": (pictures) =>
    openDocumentFile(
      "text",
      `<text:p>A cell has a wall.</text:p>${Object.keys(pictures)
        .map((id) => `<text:p>${frame(id, id)}</text:p>`)
        .join("")}`,
      pictures,
    ),
  "a.epub": (pictures) =>
    bookFile(
      [
        `<p>A cell has a wall.</p>${Object.keys(pictures)
          .map((id) => `<p><img src="../${id}" alt="${id}"/></p>`)
          .join("")}`,
      ],
      pictures,
    ),
  "a.html": (pictures) =>
    encode(
      `<!doctype html><p>A cell has a wall.</p>${Object.entries(pictures)
        .map(
          ([id, bytes]) =>
            `<p><img alt="${id}" src="data:image/png;base64,${Buffer.from(bytes).toString("base64")}"></p>`,
        )
        .join("")}`,
    ),
};

test.each(Object.keys(withPictures))(
  "in %s a picture of much memory costs itself alone",
  async (fileName) => {
    const pictures = { first: await drawn(1), heavy: await heavyPicture(), last: await drawn(2) };
    const bytes = withPictures[fileName]?.(pictures) ?? new Uint8Array();
    const { note, ended } = await readNoteApart({ fileName, size: bytes.length, bytes: [bytes] });
    const text = note.parts.map((part) => part.text).join("\n\n");
    expect(text.replaceAll(/[0-9a-f]{64}/g, "…").replace("# Chapter 1\n\n", "")).toBe(
      "A cell has a wall.\n\n![first](picture:…)\n\n*heavy*\n\n![last](picture:…)",
    );
    expect([note.shown, note.pictures, ended]).toEqual([2, 1, null]);
  },
);

/** A picture that a drawing library would take much memory for, in a packing that is not shown. */
const packedDrawing = () =>
  gzipSync(`<svg xmlns="http://www.w3.org/2000/svg">${"<g><rect/></g>".repeat(450_000)}</svg>`);

test("a picture that packs too well, or is of a kind that is not shown, costs itself alone", async () => {
  const white = new Uint8Array(22 * megabyte).fill(255);
  const heavy = { white: white, packed: packedDrawing() };
  const pictures = { first: await drawn(1), ...heavy, last: await drawn(2) };
  const bytes = withPictures["a.docx"]?.(pictures) ?? new Uint8Array();
  expect(bytes.length).toBeLessThan(megabyte);
  const file = { fileName: "a.docx", size: bytes.length, bytes: [bytes] };
  const { note, ended } = await readNoteApart(file);
  expect(note.parts[0]?.text).toMatch(/^A cell has a wall\..*first.*last/s);
  expect([note.shown, note.pictures, ended]).toEqual([2, 2, null]);
});

test("of pictures alone, what ended the reader is told, not that there is no text", async () => {
  const slow = await Promise.all(Array.from({ length: 12 }, (_none, at) => slowPicture(at)));
  const named = Object.fromEntries(slow.map((bytes, at) => [`rId${at + 10}`, bytes]));
  const shown = Object.keys(named).map((id) => wordParagraph(wordPicture(id, "")));
  const bytes = wordFile(shown.join(""), "", named);
  const limits = { ...readerLimits(bytes.length), secondsInAll: 1 };
  const read = readNoteApart({ fileName: "a.docx", size: bytes.length, bytes: [bytes] }, limits);
  await expect(read).rejects.toMatchObject({ code: "source_too_slow" });
});

test("in a PDF a picture of much memory is never unpacked", async () => {
  const hex = (await heavyPicture()).toString("hex");
  const drawn = `BI /W 7700 /H 7700 /CS /CMYK /BPC 8 /F [/AHx /DCT] ID ${hex}> EI`;
  const bytes = makePdf([[{ text: "A cell has a wall.", y: 500, drawn }]]);
  const { note } = await readNoteApart({ fileName: "a.pdf", size: bytes.length, bytes: [bytes] });
  expect(note.parts.map(({ text }) => text)).toEqual(["A cell has a wall."]);
});

test.each(["a.docx", "a.html"])(
  "in %s the text outlives its reader, which ends among the pictures",
  async (fileName) => {
    const slow = await Promise.all(Array.from({ length: 18 }, (_none, at) => slowPicture(at)));
    const pictures = Object.fromEntries(slow.map((bytes, at) => [`rId${at + 10}`, bytes]));
    const bytes = withPictures[fileName]?.(pictures) ?? new Uint8Array();
    const file = { fileName, size: bytes.length, bytes: [bytes] };
    const limits = { ...readerLimits(bytes.length), secondsInAll: 4 };
    const { note, pictures: kept, ended } = await readNoteApart(file, limits);
    expect(ended).toMatchObject({ code: "source_too_slow" });
    const text = note.parts.map((part) => part.text).join("\n\n");
    expect(text).toMatch(/^A cell has a wall\./);
    expect(text).toContain("*rId27*");
    expect(note.pictures).toBeGreaterThan(0);
    expect(note.shown + note.pictures).toBe(18);
    expect(kept.map(({ sha256 }) => text.includes(sha256))).toEqual(kept.map(() => true));
    expect(kept).toHaveLength(note.shown);
  },
);

test.runIf(existsSync("/proc/self/environ"))("a reader knows no keys", async () => {
  vi.stubEnv("OPENAI_API_KEY", "sk-hidden");
  onTestFinished(() => void vi.unstubAllEnvs());
  const reader = start("a.md", encode("# A\n\nWords."));
  await reader.open();
  const names = readFileSync(`/proc/${reader.pid}/environ`, "utf8")
    .split("\0")
    .map((entry) => entry.split("=", 1)[0] ?? "")
    .filter((name) => name !== "");
  const known = ["NODE_ENV", "PATH", "NODE_CHANNEL_FD", "NODE_CHANNEL_SERIALIZATION_MODE"];
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
  expect(names).toContain("PATH");
});

test("a large file does not buy time without end", () => {
  expect(readerLimits(7 * megabyte).secondsInAll).toBe(200);
  expect(readerLimits(128 * megabyte).secondsInAll).toBe(600);
});

test("Markdown that is nested too deep is read, with what stands in it", async () => {
  const deep = `# Deep\n\n${">".repeat(10_000)} words\n\n# After\n\nMore words.`;
  const { texts } = await read("deep.md", encode(deep));
  expect(texts.join("")).toContain(`${">".repeat(100)} words`);
  expect(texts.at(-1)).toBe("More words.");
});

test("a file whose buffers take too much memory is named", async () => {
  const buffers = read("bomb.pdf", pdfBomb(150_000_000), { memoryBytes: 180 * megabyte });
  await expect(buffers).rejects.toMatchObject({
    ...{ code: "source_too_heavy", details: { file: "bomb.pdf" } },
  });
});

test("a file that fills the heap is named", async () => {
  const zip = zipBomb(1, 100_000);
  const heap = read("bomb.zip", zip, { heapMegabytes: 64, memoryBytes: 4096 * megabyte });
  await expect(heap).rejects.toMatchObject({
    ...{ code: "source_too_heavy", details: { file: "p0.html" } },
  });
});

test("a file in a folder that takes too much time is named", async () => {
  // It takes the square of its depth: a third of it is read in time on a quick machine.
  const page = misnestedPage(60_000);
  const files = zipSync({ "good.md": encode("# Good\n\nWords."), "slow.html": page });
  await expect(read("slow.zip", files, { ...muchMemory, secondsPerFile: 4 })).rejects.toMatchObject(
    {
      ...{ code: "source_too_slow", details: { file: "slow.html" } },
    },
  );
});

test("what takes too much time in all is refused", async () => {
  await expect(
    read("slow.html", misnestedPage(60_000), { ...muchMemory, secondsInAll: 2 }),
  ).rejects.toMatchObject({
    ...{ code: "source_too_slow", details: { file: "slow.html" } },
  });
});

const nested = (depth: number, [open, close]: readonly [string, string], inner: string) =>
  open.repeat(depth) + inner + close.repeat(depth);
const [table, list] = [
  ["<table><tr><td>", "</td></tr></table>"],
  ["<ul><li>", "</li></ul>"],
] as const;
const pageOf = (inner: string) => encode(`<!doctype html><p>Before.</p>${inner}<p>After.</p>`);
const ofWord = (inner: string) =>
  wordFile(wordParagraph(wordRun("Before.")) + inner + wordParagraph(wordRun("After.")));
const ofText = (inner: string) =>
  openDocumentFile("text", `<text:p>Before.</text:p>${inner}<text:p>After.</text:p>`);

test.each<readonly [string, string, Uint8Array]>([
  ["a page", "a.html", pageOf(nested(16_000, ["<div>", "</div>"], "Deep below."))],
  ["tables of a page", "a.html", pageOf(nested(1_200, table, "Deep below."))],
  ["lists of a page", "a.html", pageOf(nested(1_200, list, "Deep below."))],
  [
    "letters of a page",
    "a.html",
    pageOf(`<p>${nested(1_200, ["<b><i>", "</i></b>"], "Deep below.")}</p>`),
  ],
  [
    "lists of a book",
    "a.epub",
    bookFile([`<p>Before.</p>${nested(1_200, list, "Deep below.")}<p>After.</p>`]),
  ],
  [
    "tables of Word",
    "a.docx",
    ofWord(
      nested(
        1_200,
        ["<w:tbl><w:tr><w:tc>", "</w:tc></w:tr></w:tbl>"],
        wordParagraph(wordRun("Deep below.")),
      ),
    ),
  ],
  [
    "lists of OpenDocument",
    "a.odt",
    ofText(
      nested(
        1_200,
        ["<text:list><text:list-item>", "</text:list-item></text:list>"],
        "<text:p>Deep below.</text:p>",
      ),
    ),
  ],
  [
    "groups of a slide",
    "a.pptx",
    slidesFile([
      {
        ...{ title: "Before.", lines: [[0, "After."]] },
        more: nested(
          1_200,
          ["<p:grpSp>", "</p:grpSp>"],
          "<p:sp><p:txBody><a:p><a:r><a:t>Deep below.</a:t></a:r></a:p></p:txBody></p:sp>",
        ),
      },
    ]),
  ],
])(
  "%s that are nested too deep are read, with what stands in them",
  async (_what, fileName, bytes) => {
    const { note } = await readNoteApart({ fileName, size: bytes.length, bytes: [bytes] });
    const text = note.parts.map((part) => part.text).join(" ");
    expect(text.match(/Before\.|Deep below\.|After\./g)?.toSorted()).toEqual([
      ...["After.", "Before.", "Deep below."],
    ]);
  },
);

test("an end that nobody asked for is told from a file that is refused; a signal to all is none", async () => {
  const bytes = encode("# A\n\nWords.");
  const killed = start("a.md", bytes);
  process.kill(killed.pid ?? 0, "SIGKILL");
  await expect(killed.open()).rejects.toMatchObject({ code: "source_reader_ended" });
  const asked = start("a.md", bytes);
  await asked.open();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.kill(asked.pid ?? 0, signal);
  }
  const batches = await Array.fromAsync(asked.batches({ done: 0, chunks: 0 }));
  expect(batches.map(({ done }) => done)).toEqual([1]);
});

test("what is wrong with the bytes is told as it is", async () => {
  const lost = new Error("the database is away");
  const bytes = async function* () {
    yield encode("# A");
    throw lost;
  };
  const reader = startReader({ fileName: "a.md", size: 100, bytes: bytes() });
  onTestFinished(() => reader.stop());
  await expect(reader.open()).rejects.toMatchObject({ code: "internal", message: lost.message });
});

test("a reader in the middle of its work ends when its parent is killed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lectern-reader-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const page = join(folder, "slow.html");
  writeFileSync(page, misnestedPage(200_000));
  const script = `
    const { readFileSync } = await import("node:fs");
    const { startReader } = await import(${JSON.stringify(new URL("./start-reader.ts", import.meta.url).href)});
    const bytes = readFileSync(${JSON.stringify(page)});
    const fed = async function* () {
      yield bytes;
      process.stdout.write(String(reader.pid));
    };
    const reader = startReader({ fileName: "slow.html", size: bytes.length, bytes: fed() });
    await reader.open();
  `;
  const parent = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [chunk] = await once(parent.stdout, "data");
  const pid = Number(String(chunk));
  expect(isAlive(pid)).toBe(true);
  parent.kill("SIGKILL");
  await untilGone(pid);
});
