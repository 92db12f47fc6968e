import { expect, test } from "vitest";
import { noteFileReads } from "#agents/services/note-files.ts";
import { maxNoteFileBytes } from "#lib/library/library-limits.ts";
import { slidesFile } from "#lib/library/testing/office-files.ts";
import { noteFileView } from "#lib/schemas/note-file.ts";
import { POST } from "./note-files/route.ts";
import { expectError, serveRoutes } from "./testing/api-test.ts";

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

test("a file is answered as parts of Markdown with their slides, and nothing of it is kept", async () => {
  const answered = await send("talk.pptx", slides);
  expect(answered.status).toBe(200);
  expect(noteFileView.parse(await answered.json())).toMatchObject({
    ...{ fileName: "talk.pptx", format: "pptx" },
    parts: [{ title: "Lists", page: 1, words: 3, text: "# Lists\n\nOne line." }],
  });
});

test("what cannot be read is refused with its reason", async () => {
  await expectError(
    await send("a.pdf", new TextEncoder().encode("%PDF-1.7")),
    422,
    "source_pdf_broken",
  );
  await expectError(await send(null, slides), 400, "bad_request");
  await expectError(await send("a.txt", new Uint8Array()), 400, "bad_request");
  await expectError(await send("a.txt", new FormData()), 415, "content_type_refused");
  const length = { "content-length": String(maxNoteFileBytes + 1) };
  await expectError(await send("film.mp4", slides, length), 413, "note_file_too_large");
});

test("two files are read at once, twenty wait, and one more is told to come again", async () => {
  const ends: (() => void)[] = [];
  const { readNoteFile } = noteFileReads(
    () => new Promise((resolve) => ends.push(() => resolve({} as never))),
  );
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
