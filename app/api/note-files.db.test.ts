import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { expect, test } from "vitest";
import { noteReads } from "#agents/services/note-files.ts";
import { AppError } from "#lib/errors.ts";
import { maxNoteFileBytes } from "#lib/library/library-limits.ts";
import { readNoteApart } from "#lib/library/source/start-reader.ts";
import {
  slidesFile,
  wordFile,
  wordParagraph,
  wordPicture,
} from "#lib/library/testing/office-files.ts";
import { type NoteFileView, noteFileView } from "#lib/schemas/note-file.ts";
import { createPageFetch } from "#lib/web/fetch-page.ts";
import { GET as getPicture } from "./card-pictures/[pictureSha256]/route.ts";
import { POST } from "./note-files/route.ts";
import * as notePages from "./note-pages/route.ts";
import { call, expectError, noParams, serveRoutes, withJson } from "./testing/api-test.ts";

serveRoutes();

const send = (
  name: string | null,
  body: Uint8Array<ArrayBuffer> | FormData,
  headers: Record<string, string> = {},
): Promise<Response> => {
  const query = name === null ? "" : `?name=${encodeURIComponent(name)}`;
  const length: Record<string, string> =
    body instanceof FormData ? {} : { "content-length": String(body.length) };
  const request = new Request(`http://127.0.0.1:3000/api/note-files${query}`, {
    ...{ method: "POST", body },
    headers: { host: "127.0.0.1:3000", ...length, ...headers },
  });
  return POST(request, { params: Promise.resolve({}) });
};

const slides = new Uint8Array(slidesFile([{ title: "Lists", lines: [[0, "One line."]] }]));

test("a file is answered as parts of Markdown with their slides, and nothing of its text is kept", async () => {
  const answered = await send("talk.pptx", slides);
  expect(answered.status).toBe(200);
  expect(noteFileView.parse(await answered.json())).toMatchObject({
    ...{ fileName: "talk.pptx", format: "pptx" },
    parts: [{ title: "Lists", page: 1, words: 3, text: "# Lists\n\nOne line." }],
  });
});

test("its pictures are kept for the note that is to be made of it; without room their descriptions are", async () => {
  const drawn = { create: { width: 90, height: 60, channels: 3 as const, background: "#159" } };
  const picture = await sharp(drawn).png().toBuffer();
  const file = wordFile(wordParagraph(wordPicture("rId7", "A wall")), "", { rId7: picture });
  const answered = await send("a.docx", new Uint8Array(file));
  const { shown, parts } = noteFileView.parse(await answered.json());
  const [, sha256 = ""] =
    /^!\[A wall\]\(picture:([0-9a-f]{64})\)$/.exec(parts[0]?.text ?? "") ?? [];
  expect(shown).toBe(1);
  const kept = await getPicture(call("/api"), {
    params: Promise.resolve({ pictureSha256: sha256 }),
  });
  expect(kept.status).toBe(200);
  const full = new AppError("card_pictures_full", "500 MB");
  const { readNoteFile } = noteReads({
    ...{ read: readNoteApart, readCards, fetchPage, clock, log },
    pictures: { keep: () => Promise.reject(full) },
  });
  const again = { fileName: "a.docx", size: file.length, bytes: [file] };
  const without = await readNoteFile("o", again);
  expect(without).toMatchObject({ shown: 0, pictures: 1, parts: [{ text: "A wall" }] });
});

test("what cannot be read is refused with its reason", async () => {
  await expectError(
    await send("a.pdf", new TextEncoder().encode("%PDF-1.7")),
    422,
    "source_pdf_broken",
  );
  await expectError(await send(null, slides), 400, "bad_request");
  await expectError(await send("a.txt", new Uint8Array()), 400, "note_empty");
  await expectError(await send("a.txt", new FormData()), 415, "content_type_refused");
  const length = { "content-length": String(maxNoteFileBytes + 1) };
  await expectError(await send("film.mp4", slides, length), 413, "note_file_too_large");
});

const pagesAt = async (bodies: Readonly<Record<string, readonly [string, string]>>) => {
  const server = createServer(({ url = "" }, response) => {
    const [type, body] = bodies[url] ?? ["text/plain", "Else."];
    response.writeHead(url === "/old" ? 302 : 200, { "content-type": type, location: "/tides" });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.dispose]: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

const fetchPage = createPageFetch({ allowsLoopback: true });
const readCards = () => Promise.reject(new Error("no cards are read"));
/** Nowhere to keep pictures: there are none. */
const pictures = { keep: () => Promise.reject(new Error("no picture is kept")) };
const clock = () => new Date(0);
const log = { warn: () => {} };

test("a page is fetched and read by its address, and its place is where it was found", async () => {
  const tides = "<title>Tides</title><p>An ebb is the fall of the sea.</p>";
  using pages = await pagesAt({ "/tides": ["text/html", tides] });
  const { readNotePage } = noteReads({
    ...{ read: readNoteApart, readCards, fetchPage, pictures, clock, log },
  });
  expect(await readNotePage("o", `${pages.base}/old`)).toMatchObject({
    fileName: `${pages.base}/tides`,
    parts: [{ title: "Tides", text: "# Tides\n\nAn ebb is the fall of the sea." }],
  });
});

test("what a page is read as, its server says only where its bytes do not", async () => {
  using pages = await pagesAt({
    "/tides": ["text/html", "Text."],
    "/none": ["text/html", "<p>"],
    "/empty": ["text/html", ""],
  });
  const { base } = pages;
  const seen: unknown[] = [];
  const { readNotePage } = noteReads({
    read: async ({ fileName, size }, _limits, as) => {
      seen.push([fileName, as?.address]);
      if (size === 3) throw new AppError("source_no_text", "nothing");
      return { note: { fileName } as NoteFileView, pictures: [], ended: null };
    },
    ...{ readCards, fetchPage, pictures, clock, log },
  });
  const long = `${base}/a%.png?${"a".repeat(300)}`;
  expect(await readNotePage("o", `${base}/tides#part`)).toEqual({ fileName: `${base}/tides` });
  expect(await readNotePage("o", long)).toEqual({ fileName: `${base}/a%.png` });
  for (const path of ["none", "empty"]) {
    const read = readNotePage("o", `${base}/${path}`);
    await expect(read).rejects.toMatchObject({ code: "page_no_text" });
  }
  expect(seen).toEqual([
    ["page.html", `${base}/tides`],
    ["a%.png", long],
    ["page.html", `${base}/none`],
  ]);
});

test("an address that is private, or none, is refused with its reason", async () => {
  const ask = (address: string) => notePages.POST(withJson("POST", { address }), noParams);
  await expectError(await ask("http://127.0.0.1:1/"), 422, "page_address_private");
  await expectError(await ask("mailto:me@example.org"), 400, "page_address_invalid");
});

test("two files are read at once, twenty wait, and one more is told to come again", async () => {
  const ends: (() => void)[] = [];
  const { readNoteFile } = noteReads({
    read: () =>
      new Promise((resolve) =>
        ends.push(() => resolve({ note: {} as never, pictures: [], ended: null })),
      ),
    ...{ readCards, pictures, clock, log },
    fetchPage: () => Promise.reject(new Error("no page is fetched")),
  });
  const file = { fileName: "a", size: 1, bytes: [] };
  const all = Array.from({ length: 22 }, () => readNoteFile("o", file));
  expect(ends).toHaveLength(2);
  await expect(readNoteFile("o", file)).rejects.toMatchObject({ code: "note_files_busy" });
  for (let at = 0; at < 22; at += 1) {
    ends[at]?.();
    await all[at];
  }
  expect(ends).toHaveLength(22);
});
