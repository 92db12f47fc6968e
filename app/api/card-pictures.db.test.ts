import { zstdCompressSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { student } from "#agents/testing/student.ts";
import { localOwner } from "#lib/owner.ts";
import { keptPictures, mostPicturesOfCard } from "#lib/schemas/card.ts";
import { maxPhotoBytes } from "#lib/schemas/study-limits.ts";
import { subjectView } from "#lib/schemas/subject.ts";
import { GET } from "./card-pictures/[pictureSha256]/route.ts";
import { POST } from "./card-pictures/route.ts";
import { DELETE, PATCH } from "./cards/[cardId]/route.ts";
import { POST as postCards } from "./cards/route.ts";
import { POST as takeIn } from "./subject-archives/route.ts";
import { GET as getArchive } from "./subjects/[subjectId]/archive/route.ts";
import { POST as postSubject } from "./subjects/route.ts";
import { call, expectError, noParams, serveRoutes, withJson } from "./testing/api-test.ts";

const server = serveRoutes();
const services = () => server.runtime().for(student(localOwner));

/** A picture of its own for every shade. */
const picture = async (shade: number, format: "png" | "jpeg" = "png"): Promise<File> => {
  const background = { r: shade, g: 20, b: 20 };
  const drawn = sharp({ create: { width: 30, height: 20, channels: 3, background } });
  const bytes = await drawn
    .toFormat(format)
    .withExif({ IFD0: { Artist: "Nobody" } })
    .toBuffer();
  return new File([Uint8Array.from(bytes)], "a.txt", { type: "text/html" });
};

const send = async (...files: (File | string)[]) => {
  const form = new FormData();
  for (const file of files) form.append("pictures", file);
  const encoded = new Response(form);
  const headers = { "content-type": encoded.headers.get("content-type") ?? "" };
  return POST(
    call("/api", { method: "POST", headers, body: await encoded.arrayBuffer() }),
    noParams,
  );
};

const keep = async (...files: File[]): Promise<string[]> => {
  const response = await send(...files);
  expect(response.status).toBe(201);
  return keptPictures.parse(await response.json()).pictures.map(({ sha256 }) => sha256);
};

const get = (pictureSha256: string) =>
  GET(call("/api"), { params: Promise.resolve({ pictureSha256 }) });

const newSubject = async (name: string): Promise<string> =>
  subjectView.parse(await (await postSubject(withJson("POST", { name }), noParams)).json()).id;

const add = (subjectId: string, front: string, back: string) =>
  postCards(withJson("POST", { subjectId, cards: [{ front, back }] }), noParams);

const listed = async (subjectId: string) =>
  (await services().cards.read.listCards("UTC", { subjectId, search: "", limit: 9, offset: 0 }))
    .cards;

const of = (cardId: string) => ({ params: Promise.resolve({ cardId }) });

test("pictures are encoded anew, kept once, and served as nothing but pictures", async () => {
  const [one = "", two = ""] = await keep(await picture(1), await picture(2, "jpeg"));
  expect(await keep(await picture(1))).toEqual([one]);
  const response = await get(one);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/webp",
    "content-security-policy": expect.stringContaining("sandbox"),
    "cache-control": expect.stringMatching(/^private/),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 30, height: 20 });
  expect(Buffer.from(bytes).includes("Nobody")).toBe(false);
  expect((await get(two)).status).toBe(200);
  await expectError(await get("0".repeat(64)), 404, "not_found");
});

test("a picture that Anki packed is the same as one that is not, and what it packs is bounded", async () => {
  const plain = await picture(7);
  const pack = (bytes: Uint8Array) => new File([Uint8Array.from(zstdCompressSync(bytes))], "p");
  const packed = pack(new Uint8Array(await plain.arrayBuffer()));
  expect(await keep(packed)).toEqual(await keep(plain));
  const large = await send(packed, pack(new Uint8Array(maxPhotoBytes + 1)));
  const { details } = await expectError(large, 413, "card_picture_too_large");
  expect(details).toMatchObject({ photo: 1 });
  const cut = new File([await packed.slice(0, 40).arrayBuffer()], "p");
  await expectError(await send(cut), 422, "card_picture_broken");
});

test("a picture stays while a card has it, and goes with the last one", async () => {
  const subjectId = await newSubject("Deserts");
  const [one = "", two = ""] = await keep(await picture(3), await picture(4));
  const shows = (hash: string) => `![a [wadi]](picture:${hash})`.replace("[wadi]", "\\[wadi\\]");
  expect((await add(subjectId, shows(one), "a wadi")).status).toBe(201);
  expect((await add(subjectId, "What is a wadi?", `${shows(one)} ${shows(two)}`)).status).toBe(201);
  // The same again is known.
  expect(await (await add(subjectId, shows(one), "a wadi")).json()).toMatchObject({ known: 1 });
  const cards = await listed(subjectId);
  const [asked, shown] = ["What is a wadi?", shows(one)].map((front) =>
    cards.find(({ content }) => content.kind === "own" && content.sides.front === front),
  );
  expect(asked?.pictures.map(({ sha256 }) => sha256).sort()).toEqual([one, two].sort());
  expect(shown?.pictures).toEqual([{ sha256: one, width: 30, height: 20 }]);

  const changed = withJson("PATCH", { back: "a dry valley" });
  expect((await PATCH(changed, of(asked?.id ?? ""))).status).toBe(204);
  expect((await get(one)).status).toBe(200);
  await expectError(await get(two), 404, "not_found");
  await DELETE(call("/api", { method: "DELETE" }), of(shown?.id ?? ""));
  await expectError(await get(one), 404, "not_found");
  await expectError(await add(subjectId, shows(one), "x"), 409, "card_picture_gone");
});

test("a search finds what a picture shows, and not how it is addressed", async () => {
  const subjectId = await newSubject("Plants");
  const [hash = ""] = await keep(await picture(5));
  await add(subjectId, `![a horsetail](picture:${hash})`, "equisetum");
  const find = (search: string) =>
    services().cards.read.listCards("UTC", { subjectId, search, limit: 9, offset: 0 });
  expect((await find("horsetail")).total).toBe(1);
  expect((await find("picture")).total).toBe(0);
  expect((await find(hash.slice(0, 6))).total).toBe(0);
});

test("a subject's file brings its pictures along", async () => {
  const subjectId = await newSubject("Rocks");
  const [hash = ""] = await keep(await picture(6));
  await add(subjectId, `![](picture:${hash})`, "granite");
  const file = await (
    await getArchive(call("/api"), { params: Promise.resolve({ subjectId }) })
  ).arrayBuffer();
  const [card] = await listed(subjectId);
  const take = async () => {
    const made = await takeIn(call("/api", { method: "POST", body: file }), noParams);
    expect(made.status).toBe(201);
    return (await made.json()).subject.id as string;
  };
  // While the picture is here, and once it is gone.
  const beside = await take();
  await DELETE(call("/api", { method: "DELETE" }), of(card?.id ?? ""));
  expect((await get(hash)).status).toBe(200);
  const [twin] = await listed(beside);
  expect(twin?.pictures).toEqual([{ sha256: hash, width: 30, height: 20 }]);
  await DELETE(call("/api", { method: "DELETE" }), of(twin?.id ?? ""));
  expect((await get(hash)).status).toBe(404);
});

test.each<[string, () => Promise<(File | string)[]>, number, string]>([
  ["none", async () => [], 400, "bad_request"],
  ["a word", async () => ["words"], 400, "bad_request"],
  ["a text", async () => [new File(["words"], "a.png")], 415, "card_picture_not_picture"],
  [
    "half of one",
    async () => [new File([(await (await picture(9)).arrayBuffer()).slice(0, 60)], "a.png")],
    422,
    "card_picture_broken",
  ],
  [
    "too much",
    async () => [new File([new Uint8Array(maxPhotoBytes + 1)], "a.png")],
    413,
    "card_picture_too_large",
  ],
  [
    "too many",
    async () => Array(mostPicturesOfCard + 1).fill(await picture(7)),
    422,
    "card_pictures_many",
  ],
])("%s is refused", async (_, files, status, code) => {
  await expectError(await send(...(await files())), status, code);
});

test("which of several is refused is told", async () => {
  const answer = await send(await picture(8), new File(["words"], "a.png"));
  expect(await answer.json()).toMatchObject({ error: { details: { photo: 1 } } });
});

test("a card with more pictures than a card may have is refused", async () => {
  const subjectId = await newSubject("Too many");
  const many = Array.from(
    { length: mostPicturesOfCard + 1 },
    (_, at) => `![](picture:${String(at).padStart(64, "0")})`,
  );
  await expectError(await add(subjectId, many.join(" "), "x"), 422, "card_pictures_many");
});
