import { once } from "node:events";
import { expect, onTestFinished, test, vi } from "vitest";
import { AppError, type ErrorCode } from "#lib/errors.ts";
import type { WebOrigin } from "#lib/library/source/read-note.ts";
import { maxFarPictureBytes } from "#lib/schemas/source-limits.ts";
import type { FetchPage } from "#lib/web/fetch-page.ts";
import { noteReads } from "./note-files.ts";

/** What a page is given of the pictures that it asks for. */
const fetched = async (addresses: readonly string[], answers: Readonly<Record<string, number>>) => {
  const asked: string[] = [];
  const fetchPage: FetchPage = async (address, { bytes: room = Infinity, signal } = {}) => {
    asked.push(address);
    const size = answers[address];
    if (size === undefined) throw new AppError("page_address_private", "not public");
    if (size > room) throw new AppError("page_too_large", "no room");
    if (address === slow) await once(signal ?? new EventTarget(), "abort");
    return { address, mediaType: "", bytes: new Uint8Array(size) };
  };
  const given: (number | null)[] = [];
  const read = async (_file: unknown, _limits: unknown, web?: WebOrigin | null) => {
    const pictures = (await web?.fetchPictures(addresses)) ?? [];
    given.push(...pictures.map((one) => one?.byteLength ?? null));
    return { note: { ...note, fileName: "" }, pictures: [], ended: null };
  };
  const { readNotePage } = noteReads({
    ...{ read, fetchPage, readCards: () => Promise.reject(new Error("no cards here")) },
    ...{ pictures: { keep: async () => {} }, clock: () => new Date(0), log: { warn: () => {} } },
  });
  await readNotePage("owner", "http://sea.example/");
  return { asked: asked.slice(1), given };
};

const note = {
  ...{ format: "html" as const, pages: null, emptyPages: [], pictures: 0, shown: 0, hidden: 0 },
  ...{ unread: [], parts: [] },
};

/** Answers when it is given up. */
const slow = "http://pictures.example/slow";

const at = (name: string) => `http://pictures.example/${name}`;

test("a picture that is not to be had keeps no other from being fetched", async () => {
  const answers = { "http://sea.example/": 9, [at("a")]: 3, [at("c")]: 5 };
  const all = ["a", "b", "c"].map(at);
  expect(await fetched(all, answers)).toEqual({ asked: all, given: [3, null, 5] });
});

test("the pictures of a page have so much room in all", async () => {
  const half = maxFarPictureBytes / 2;
  const sizes = { [at("a")]: half, [at("b")]: half + 1, [at("c")]: half, [at("d")]: 1 };
  expect(
    await fetched(["a", "b", "c", "d"].map(at), { "http://sea.example/": 9, ...sizes }),
  ).toEqual({ asked: ["a", "b", "c"].map(at), given: [half, null, half, null] });
});

test("a picture that does not come ends with the time for all, and so does one whose turn does not", async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(AbortSignal.abort());
  const answers = { "http://sea.example/": 9, [at("a")]: 3 };
  expect(await fetched([at("a")], answers)).toEqual({ asked: [], given: [null] });
  const late = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(late.signal);
  setTimeout(() => late.abort());
  const sizes = { "http://sea.example/": 9, [at("a")]: 3, [slow]: 3, [at("b")]: 3 };
  expect(await fetched([at("a"), slow, at("b")], sizes)).toEqual({
    ...{ asked: [at("a"), slow], given: [3, null, null] },
  });
});

test("pictures at other ports than the usual ones are not asked for, but at the page's own", async () => {
  const odd = "http://pictures.example:8080/a";
  const own = "http://sea.example/b";
  const answers = { "http://sea.example/": 9, [odd]: 3, [own]: 5 };
  expect(await fetched([odd, own], answers)).toEqual({ asked: [own], given: [null, 5] });
});

test.each<[ErrorCode, ErrorCode]>([
  ["source_pdf_scanned", "note_file_scanned"],
  ["source_no_text", "note_file_no_text"],
  ["source_too_long", "note_file_too_long"],
  ["source_reader_ended", "file_reading_ended"],
  ["source_pdf_broken", "source_pdf_broken"],
])("of a student's file %s is told as %s, with its cause", async (code, told) => {
  const cause = new AppError(code, "The reader says so", { details: { file: "a" } });
  const fail = () => Promise.reject(cause);
  const { readNoteFile, readCardFile } = noteReads({
    ...{ read: fail, readCards: fail, fetchPage: fail, pictures: { keep: async () => {} } },
    ...{ clock: () => new Date(0), log: { warn: () => {} } },
  });
  const file = { fileName: "a", size: 1, bytes: [] };
  const said = { code: told, details: { file: "a" }, ...(told === code ? {} : { cause }) };
  await expect(readNoteFile("o", file)).rejects.toMatchObject(said);
  await expect(readCardFile("o", file)).rejects.toMatchObject(said);
});
