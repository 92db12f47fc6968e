import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { student } from "#agents/testing/student.ts";
import { studyStore } from "#db/queries/study.ts";
import { threads } from "#db/schema/threads.ts";
import { newId } from "#lib/ids.ts";
import { localOwner } from "#lib/owner.ts";
import { maxPhotoBytes, maxPhotos } from "#lib/schemas/study-limits.ts";
import { type UploadView, uploadView } from "#lib/schemas/thread-requests.ts";
import { at, call, expectError, withJson } from "./testing/api-test.ts";
import { makeStudy, serveStudies } from "./testing/study-test.ts";
import * as one from "./threads/[threadId]/uploads/[uploadId]/route.ts";
import * as all from "./threads/[threadId]/uploads/route.ts";

const server = serveStudies();
const study = () => makeStudy(server, null);

/** A picture of its own for every shade. */
const photo = async (shade: number, name = `${shade}.png`): Promise<File> => {
  const background = { r: shade, g: shade, b: shade };
  const picture = sharp({ create: { width: 30, height: 20, channels: 3, background } });
  return new File([Uint8Array.from(await picture.png().toBuffer())], name, { type: "text/html" });
};

const sendForm = async (threadId: string, field: string, file: File | string) => {
  const form = new FormData();
  form.append(field, file);
  const encoded = new Response(form);
  const headers = { "content-type": encoded.headers.get("content-type") ?? "" };
  const body = await encoded.arrayBuffer();
  return all.POST(call("/api", { method: "POST", headers, body }), at(threadId));
};

const add = async (threadId: string, file: File): Promise<UploadView> => {
  const response = await sendForm(threadId, "file", file);
  expect(response.status).toBe(201);
  return uploadView.parse(await response.json());
};

const inThread = (threadId: string, uploadId: string) => ({
  params: Promise.resolve({ threadId, uploadId }),
});
const get = (threadId: string, uploadId: string) =>
  one.GET(call("/api"), inThread(threadId, uploadId));
const remove = (threadId: string, uploadId: string) =>
  one.DELETE(call("/api", { method: "DELETE" }), inThread(threadId, uploadId));
const idsOf = async (threadId: string) =>
  (await studyStore(server.db()).uploads(localOwner, threadId)).map(({ id }) => id);

test("a photo is stored once, and its picture comes back as nothing but a picture", async () => {
  const id = await study();
  const added = await add(id, await photo(9, "C:\\notes\\page <1>.png"));
  expect(added).toMatchObject({ mediaType: "image/jpeg", width: 30, height: 20, ordinal: 1 });
  expect(added.fileName).toBe("page <1>.png");
  expect((await add(id, await photo(9, "again.png"))).id).toBe(added.id);
  const response = await get(id, added.id);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "content-length": String(added.size),
    "content-security-policy": expect.stringContaining("sandbox"),
    "cache-control": expect.stringMatching(/^private/),
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect((await sharp(bytes).metadata()).format).toBe("jpeg");
});

test("photos are put in order, and taken away", async () => {
  const id = await study();
  const [a, b, c] = [
    await add(id, await photo(1)),
    await add(id, await photo(2)),
    await add(id, await photo(3)),
  ];
  const order = (ids: readonly string[]) => all.PATCH(withJson("PATCH", { ids }), at(id));
  expect((await order([c.id, "upl_of_nobody", a.id, c.id])).status).toBe(204);
  expect(await idsOf(id)).toEqual([c.id, a.id, b.id]);
  const before = await server.runtime().for(student(localOwner)).threads.read.getRevision(id);
  expect((await remove(id, a.id)).status).toBe(204);
  expect((await remove(id, a.id)).status).toBe(204);
  expect(await idsOf(id)).toEqual([c.id, b.id]);
  expect(await server.runtime().for(student(localOwner)).threads.read.getRevision(id)).toBe(
    before + 1,
  );
  await expectError(await get(id, a.id), 404, "not_found");
  expect((await add(id, await photo(4))).ordinal).toBeGreaterThan(b.ordinal);
});

test("the next photo after the last is refused", async () => {
  const id = await study();
  for (let shade = 0; shade < maxPhotos; shade += 1) await add(id, await photo(shade * 20));
  await expectError(await sendForm(id, "file", await photo(255)), 422, "too_many_photos");
});

const zeroes = (bytes: number) => new File([new Uint8Array(bytes)], "a.jpg");
test.each<[string, string, File | string, number, string]>([
  ["a text called .png", "file", new File(["words"], "a.png"), 415, "photo_not_picture"],
  ["an empty file", "file", zeroes(0), 422, "photo_broken"],
  ["a file that is too large", "file", zeroes(maxPhotoBytes + 1), 413, "photo_too_large"],
  ["a body that is too large", "file", zeroes(maxPhotoBytes + 60_000), 413, "photo_too_large"],
  ["no file", "file", "words", 400, "bad_request"],
  ["a file in another field", "photo", zeroes(4), 400, "bad_request"],
])("%s is refused", async (_what, field, file, status, code) => {
  await expectError(await sendForm(await study(), field, file), status, code);
});

test("a body that goes on is read no further than the limit", async () => {
  const id = await study();
  let given = 0;
  const body = new ReadableStream({
    pull: (controller) => {
      given += 1_000_000;
      controller.enqueue(new Uint8Array(1_000_000));
    },
  });
  const headers = { "content-type": "multipart/form-data; boundary=b", host: "127.0.0.1:3000" };
  const init = { method: "POST", headers, body, duplex: "half" };
  const request = new Request("http://127.0.0.1:3000/api", init);
  await expectError(await all.POST(request, at(id)), 413, "photo_too_large");
  expect(given).toBeLessThan(maxPhotoBytes + 5_000_000);
});

test("JSON is no photo", async () => {
  const response = await all.POST(withJson("POST", {}), at(await study()));
  await expectError(response, 415, "content_type_refused");
});

test("once the notes were read, photos stay as they are", async () => {
  const id = await study();
  const { id: uploadId } = await add(id, await photo(7));
  await server.db().update(threads).set({ stage: "edit_material" }).where(eq(threads.id, id));
  await expectError(await sendForm(id, "file", await photo(8)), 409, "thread_not_waiting");
  await expectError(await remove(id, uploadId), 409, "thread_not_waiting");
  const order = await all.PATCH(withJson("PATCH", { ids: [uploadId] }), at(id));
  await expectError(order, 409, "thread_not_waiting");
  expect((await get(id, uploadId)).status).toBe(200);
});

test("a thread of somebody else has no photos", async () => {
  const owner = newId("own");
  const id = await makeStudy(server, null, { owner });
  await expectError(await sendForm(id, "file", await photo(7)), 404, "not_found");
  await expectError(await get(id, "upl_any"), 404, "not_found");
  await expectError(await remove(id, "upl_any"), 404, "not_found");
  expect(await studyStore(server.db()).uploads(owner, id)).toEqual([]);
});

test("other methods are refused", async () => {
  const response = await all.GET(call("/api"), at("thr_any"));
  await expectError(response, 405, "method_not_allowed");
});
