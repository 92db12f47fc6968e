import { expect, test } from "vitest";
import { AppError } from "#lib/errors.ts";
import type { WebOrigin } from "#lib/library/source/read-note.ts";
import { maxFarPictureBytes } from "#lib/schemas/source-limits.ts";
import type { FetchPage } from "#lib/web/fetch-page.ts";
import { noteReads } from "./note-files.ts";

/** What a page is given of the pictures that it asks for. */
const fetched = async (addresses: readonly string[], answers: Readonly<Record<string, number>>) => {
  const asked: string[] = [];
  const fetchPage: FetchPage = async (address) => {
    asked.push(address);
    const size = answers[address];
    if (size === undefined) throw new AppError("page_address_private", "not public");
    return { address, mediaType: "", bytes: new Uint8Array(size) };
  };
  const given: (number | null)[] = [];
  const read = async (_file: unknown, _limits: unknown, web?: WebOrigin | null) => {
    const pictures = (await web?.fetchPictures(addresses)) ?? [];
    given.push(...pictures.map((one) => one?.byteLength ?? null));
    return { note: { ...note, fileName: "" }, pictures: [] };
  };
  const { readNotePage } = noteReads({
    ...{ read, fetchPage, readCards: () => Promise.reject(new Error("no cards here")) },
    ...{ pictures: { keep: async () => {} }, clock: () => new Date(0) },
  });
  await readNotePage("owner", "http://sea.example/");
  return { asked: asked.slice(1), given };
};

const note = {
  ...{ format: "html" as const, pages: null, emptyPages: [], pictures: 0, shown: 0, hidden: 0 },
  ...{ unread: [], parts: [] },
};

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

test("pictures at other ports than the usual ones are not asked for, but at the page's own", async () => {
  const odd = "http://pictures.example:8080/a";
  const own = "http://sea.example/b";
  const answers = { "http://sea.example/": 9, [odd]: 3, [own]: 5 };
  expect(await fetched([odd, own], answers)).toEqual({ asked: [own], given: [null, 5] });
});
