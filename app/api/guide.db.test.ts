import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mixerPack } from "#agents/guide/testing/mixer-pack.ts";
import { student } from "#agents/testing/student.ts";
import { untilThread } from "#agents/testing/until-thread.ts";
import { makeDatabase } from "#db/client.ts";
import { cardPictureStore } from "#db/queries/card-pictures.ts";
import { insertGuide } from "#db/queries/guides.ts";
import { insertThread } from "#db/queries/threads.ts";
import { cardPictures } from "#db/schema/cards.ts";
import { newPack } from "#db/testing/new-pack.ts";
import { testDatabaseUrl } from "#db/testing/test-database-url.ts";
import { newId } from "#lib/ids.ts";
import { localOwner } from "#lib/owner.ts";
import { maxCardPictureBytes } from "#lib/schemas/card.ts";
import { guideView, screenshotView, sentScreenshot } from "#lib/schemas/guide.ts";
import { sourceView, wholeSource } from "#lib/schemas/source.ts";
import { type ThreadView, threadView } from "#lib/schemas/thread.ts";
import { GET as getPicture } from "./card-pictures/[pictureSha256]/route.ts";
import { POST as keepGuide } from "./guide/[threadId]/note/route.ts";
import { GET as getGuide } from "./guide/[threadId]/route.ts";
import { PUT as putBox } from "./guide/[threadId]/steps/[step]/box/route.ts";
import { GET as getSource } from "./sources/[subjectSourceId]/route.ts";
import { at, call, expectError, noParams, serveRoutes, withJson } from "./testing/api-test.ts";
import { POST as postReply } from "./threads/[threadId]/replies/route.ts";
import { GET as getScreenshot } from "./threads/[threadId]/screenshots/[screenshotId]/route.ts";
import { POST as postScreenshot } from "./threads/[threadId]/screenshots/route.ts";
import { POST as postThread } from "./threads/route.ts";

const server = serveRoutes();
const { db, close } = makeDatabase(testDatabaseUrl());
let packId: string;
beforeAll(async () => {
  ({ packId } = await newPack(db, { ...mixerPack, ownerId: localOwner }));
});
afterAll(close);

const patient = { timeout: 120_000 };
const exportSong = "How do I export a song?";

const begin = async (body: object = {}): Promise<string> => {
  const asked = { kind: "guide", packId, question: exportSong, ...body };
  const response = await postThread(withJson("POST", asked), noParams);
  expect(response.status).toBe(202);
  return threadView.parse(await response.json()).id;
};

const until = (threadId: string, wanted: (thread: ThreadView) => boolean) =>
  untilThread(
    () => server.runtime().for(student(localOwner)).threads.read.getThread(threadId, "en"),
    wanted,
  );

/** Waits for a question of this kind. */
const asked = async (threadId: string, kind: string) => {
  const { question } = await until(
    threadId,
    (thread) => thread.question?.kind === kind || thread.status === "failed",
  );
  if (question?.kind !== kind) throw new Error(`The thread failed before ${kind}`);
  return question;
};

const answer = async (threadId: string, kind: string, value: unknown) => {
  const { interruptId } = await asked(threadId, kind);
  const response = await postReply(withJson("POST", { interruptId, value }), at(threadId));
  expect(response.status).toBe(202);
  return interruptId;
};

const view = async (threadId: string) => {
  const response = await getGuide(call("/api"), at(threadId));
  expect(response.status).toBe(200);
  return guideView.parse(await response.json());
};

const atFirstStep = async (): Promise<string> => {
  const threadId = await begin();
  await answer(threadId, "guide_steps", "step by step");
  await asked(threadId, "guide_action");
  return threadId;
};

const screen = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: "#fff" } });

const upload = async (threadId: string, file: Uint8Array | string | null, ratio?: string) => {
  const form = new FormData();
  if (typeof file === "string") form.set("file", file);
  else if (file) form.set("file", new File([Uint8Array.from(file)], "screen.png"));
  if (ratio !== undefined) form.set("device_pixel_ratio", ratio);
  // As it comes from the wire: a form of this process goes on sending after its reader has refused it.
  const sent = new Response(form);
  const headers = { "content-type": sent.headers.get("content-type") ?? "" };
  const body = await sent.arrayBuffer();
  return postScreenshot(call("/api", { method: "POST", headers, body }), at(threadId));
};

describe("a question about a product", patient, () => {
  it("begins a guide, of JSON or a form", async () => {
    const threadId = await begin({ version: "3", edition: "Home" });
    const { task, version, edition, pack } = await view(threadId);
    expect({ task, version, edition }).toEqual({ task: exportSong, version: "3", edition: "Home" });
    expect(pack).toMatchObject({ id: packId, product: "Brightmix Studio" });
    const form = new FormData();
    for (const [name, value] of Object.entries({
      kind: "guide",
      packId,
      question: "Как экспортировать?",
    })) {
      form.set(name, value);
    }
    form.set("version", "");
    const response = await postThread(call("/api", { method: "POST", body: form }), noParams);
    expect(response.status).toBe(202);
    const { id } = threadView.parse(await response.json());
    expect(await view(id)).toMatchObject({ language: "ru", version: null });
  });

  it("needs a pack of the owner's, a question and a version that is one", async () => {
    const stranger = await newPack(db, { ...mixerPack, ownerId: newId("own") });
    const post = (body: object) =>
      postThread(
        withJson("POST", { kind: "guide", packId, question: exportSong, ...body }),
        noParams,
      );
    await expectError(await post({ packId: stranger.packId }), 404, "not_found");
    await expectError(await post({ question: "  " }), 400, "bad_request");
    await expectError(await post({ version: "latest" }), 400, "bad_request");
  });

  it("is polled by its revision", async () => {
    const threadId = await begin();
    await asked(threadId, "guide_steps");
    const first = await getGuide(call("/api"), at(threadId));
    const tag = first.headers.get("etag") ?? "";
    const body = guideView.parse(await first.json());
    expect(tag).toBe(`W/"${body.revision}"`);
    const again = await getGuide(call("/api", { headers: { "if-none-match": tag } }), at(threadId));
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it("is kept as a note of its subject, once, when it has an answer", async () => {
    const threadId = await begin();
    await asked(threadId, "guide_steps");
    const keep = (id: string) => keepGuide(call("/api", { method: "POST" }), at(id));
    const response = await keep(threadId);
    expect(response.status).toBe(201);
    const note = sourceView.parse(await response.json());
    const { thread, steps } = await view(threadId);
    expect(note).toMatchObject({ title: exportSong, subjectId: thread.subject.id, threads: 0 });
    const source = await getSource(call("/api"), {
      params: Promise.resolve({ subjectSourceId: note.id }),
    });
    const { text } = wholeSource.parse(await source.json());
    for (const [index, step] of steps.entries()) {
      expect(text).toContain(`${index + 1}. ${step.text.split("\n")[0]}`);
    }
    // Outside of the guide nothing answers to a link to a section.
    expect(text).not.toContain("](#");
    expect(sourceView.parse(await (await keep(threadId)).json()).id).toBe(note.id);
    // Nobody works on this one.
    const made = { ownerId: localOwner, kind: "guide", title: exportSong } as const;
    const silent = await db.transaction(async (tx) => {
      const { threadId: id } = await insertThread(tx, made);
      const settings = { packId, question: exportSong, version: null, edition: null };
      await insertGuide(tx, { threadId: id, ownerId: localOwner, ...settings });
      return id;
    });
    await expectError(await keep(silent), 409, "guide_unanswered");
  });

  it("has the names that other clients read", async () => {
    const threadId = await begin();
    await asked(threadId, "guide_steps");
    const body = await (await getGuide(call("/api"), at(threadId))).json();
    const names =
      "status stage intent allowed version_explanation full_answer steps current_step_index steps_total mode question revision";
    expect(Object.keys(body)).toEqual(expect.arrayContaining(names.split(" ")));
    expect(Object.keys(body.steps[0])).toEqual(
      expect.arrayContaining(["text", "source", "requires_click", "box"]),
    );
  });

  it("of another owner is not found, and neither is anything of it", async () => {
    const owner = newId("own");
    const { packId: theirs } = await newPack(db, { ...mixerPack, ownerId: owner });
    const request = { kind: "guide" as const, packId: theirs, question: exportSong };
    const { id } = await server
      .runtime()
      .for(student(owner))
      .threads.write.createThread({ ...request, version: null, edition: null });
    await expectError(await getGuide(call("/api"), at(id)), 404, "not_found");
    const png = await screen().png().toBuffer();
    await expectError(await upload(id, png), 404, "not_found");
    const shot = { screenshotId: "shot_1", box: null };
    const step = { params: Promise.resolve({ threadId: id, step: "0" }) };
    await expectError(await putBox(withJson("PUT", shot), step), 404, "not_found");
    const picture = { params: Promise.resolve({ threadId: id, screenshotId: "shot_1" }) };
    await expectError(await getScreenshot(call("/api"), picture), 404, "not_found");
  });
});

describe("a reply", patient, () => {
  it("may be a bare string, and counts once", async () => {
    const threadId = await begin();
    const interruptId = await answer(threadId, "guide_steps", "да, по шагам");
    const again = await postReply(withJson("POST", { interruptId, value: "no" }), at(threadId));
    expect(again.status).toBe(202);
    await asked(threadId, "guide_action");
    expect(await view(threadId)).toMatchObject({ mode: "steps", current_step_index: 0 });
  });

  it("that holds a yes or no inside a word is none", async () => {
    const threadId = await atFirstStep();
    for (const said of ["I know", "notation", "дата", "нетто"]) {
      await answer(threadId, "guide_action", said);
      await asked(threadId, "guide_action");
      expect(await view(threadId)).toMatchObject({ current_step_index: 0, mode: "steps" });
    }
  });

  it("that names a file opens none", async () => {
    const threadId = await atFirstStep();
    const screenshotId = "../../../../etc/passwd";
    await answer(threadId, "guide_action", { type: "screenshot", screenshotId });
    await asked(threadId, "guide_action");
    const { steps, screenshots } = await view(threadId);
    expect([steps[0]?.screenshot_id, screenshots]).toEqual([null, []]);
  });
});

describe("a screenshot", patient, () => {
  it("is kept in its own pixels without anything else, and comes back", async () => {
    const threadId = await atFirstStep();
    const sent = await screen(800, 600)
      .png()
      .withExif({ IFD0: { Artist: "Somebody" } })
      .toBuffer();
    const response = await upload(threadId, sent, "1.5");
    expect(response.status).toBe(201);
    const shot = screenshotView.parse(await response.json());
    expect(shot).toMatchObject({ width: 800, height: 600, devicePixelRatio: 1.5 });
    const params = Promise.resolve({ threadId, screenshotId: shot.id });
    const picture = await getScreenshot(call("/api"), { params });
    expect(picture.headers.get("content-type")).toBe("image/webp");
    expect(picture.headers.get("cache-control")).toMatch(/private.*immutable/);
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(bytes.includes("Somebody")).toBe(false);
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([800, 600]);
  });

  it("tells the guide of itself, and its place comes with the frame's size", async () => {
    const threadId = await atFirstStep();
    const { interruptId } = await asked(threadId, "guide_action");
    await upload(threadId, await screen(640, 400).png().toBuffer(), "2");
    await until(
      threadId,
      ({ question }) => question !== null && question.interruptId !== interruptId,
    );
    const [step] = (await view(threadId)).steps;
    expect(step?.box?.frame).toEqual({ width: 640, height: 400, devicePixelRatio: 2 });
    expect(step?.box?.found).toBe(false);
  });

  it("sent again, in the same bytes or merely the same pixels, is the same one and told so", async () => {
    const threadId = await atFirstStep();
    const raw = screen(640, 400);
    const first = sentScreenshot.parse(
      await (await upload(threadId, await raw.clone().png().toBuffer())).json(),
    );
    expect(first.repeated).toBe(false);
    const { interruptId } = await asked(threadId, "guide_action");
    for (const compressionLevel of [6, 1]) {
      const response = await upload(
        threadId,
        await raw.clone().png({ compressionLevel }).toBuffer(),
      );
      expect(response.status).toBe(200);
      const again = sentScreenshot.parse(await response.json());
      expect(again).toMatchObject({ id: first.id, repeated: true });
    }
    // It answered nothing, so that nothing is looked at and no model asked.
    expect((await view(threadId)).question?.interruptId).toBe(interruptId);
    expect((await view(threadId)).screenshots).toHaveLength(1);
  });

  it("of 8K is taken", async () => {
    const threadId = await begin();
    const response = await upload(threadId, await screen(7_680, 4_320).png().toBuffer());
    expect(response.status).toBe(201);
    expect(screenshotView.parse(await response.json())).toMatchObject({
      width: 7_680,
      height: 4_320,
    });
  });

  it("that is none, broken or made to break is refused with a sentence", async () => {
    const threadId = await begin();
    const png = await screen(300, 200).png().toBuffer();
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>';
    const refused = async (file: Uint8Array | string | null, status: number, code: string) =>
      expectError(await upload(threadId, file), status, code);
    await refused(Buffer.from(svg), 415, "screenshot_not_picture");
    await refused(Buffer.from("%PDF-1.7\n1 0 obj"), 415, "screenshot_not_picture");
    await refused(png.subarray(0, png.length / 2), 422, "screenshot_broken");
    await refused(new Uint8Array(), 422, "screenshot_broken");
    await refused(await screen(8_200, 10).png().toBuffer(), 413, "screenshot_too_large");
    await refused(bomb(png), 413, "screenshot_too_large");
    await refused(new Uint8Array(20_100_000), 413, "screenshot_too_large");
    await refused("/etc/passwd", 400, "bad_request");
    await refused(null, 400, "bad_request");
    await expectError(await upload(threadId, png, "0"), 400, "bad_request");
    await expectError(await upload(threadId, png, "NaN"), 400, "bad_request");
    expect((await view(threadId)).screenshots).toEqual([]);
  });
});

describe("a box that the student draws", patient, () => {
  it("is framed on the picture that a note of the guide shows, also once the guide is gone", async () => {
    const threadId = await atFirstStep();
    const response = await upload(threadId, await screen(400, 300).png().toBuffer());
    const { id: screenshotId } = screenshotView.parse(await response.json());
    await asked(threadId, "guide_action");
    const box = { x: 0.25, y: 0.5, width: 0.1, height: 0.2 };
    expect((await put(threadId, "0", { screenshotId, box })).status).toBe(204);
    const keep = async () =>
      sourceView.parse(
        await (await keepGuide(call("/api", { method: "POST" }), at(threadId))).json(),
      );
    const full = {
      ...{ ownerId: localOwner, sha256: "f".repeat(64), mediaType: "image/webp" as const },
      ...{ width: 1, height: 1, size: maxCardPictureBytes, bytes: new Uint8Array([1]) },
    };
    const old = new Date("2000-01-01");
    await db.insert(cardPictures).values({ ...full, keptAt: old });
    // Without room for its pictures it is a note of words.
    const bare = await keep().finally(() => cardPictureStore(db).sweep(new Date("2000-01-02")));
    const ofBare = { params: Promise.resolve({ subjectSourceId: bare.id }) };
    const { text } = wholeSource.parse(await (await getSource(call("/api"), ofBare)).json());
    expect(text).toContain("1. ");
    expect(text).not.toMatch(/picture:|is framed/);
    const { id } = await keep();
    expect((await keep()).id).toBe(id);
    await server.runtime().for(student(localOwner)).threads.write.deleteThread(threadId);
    const params = Promise.resolve({ subjectSourceId: id });
    const source = wholeSource.parse(await (await getSource(call("/api"), { params })).json());
    const [picture] = source.pictures;
    expect(picture).toMatchObject({ width: 400, height: 300 });
    expect(source.text).toContain(
      `   ![Step 1: the place is framed](picture:${picture?.sha256})\n`,
    );
    const shown = await getPicture(call("/api"), {
      params: Promise.resolve({ pictureSha256: picture?.sha256 ?? "" }),
    });
    const { data, info } = await sharp(await shown.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at2 = (150 + 20) * info.width + 98;
    expect([...data.subarray(at2 * 3, at2 * 3 + 3)]).not.toEqual([255, 255, 255]);
  });

  const put = (threadId: string, step: string, body: unknown) =>
    putBox(withJson("PUT", body), { params: Promise.resolve({ threadId, step }) });

  it("is kept, taken away, and bound to a picture and a step that there are", async () => {
    const threadId = await atFirstStep();
    const response = await upload(threadId, await screen(400, 300).png().toBuffer());
    const { id: screenshotId } = screenshotView.parse(await response.json());
    await asked(threadId, "guide_action");
    const box = { x: 0.25, y: 0.5, width: 0.1, height: 0.2 };
    expect((await put(threadId, "0", { screenshotId, box })).status).toBe(204);
    expect((await view(threadId)).steps[0]).toMatchObject({
      ...{ drawn: true, screenshot_id: screenshotId },
      box: { found: true, box, frame: { width: 400, height: 300 } },
    });
    expect((await put(threadId, "0", { screenshotId, box: null })).status).toBe(204);
    expect((await view(threadId)).steps[0]?.box).toMatchObject({ found: false, box: null });
    await expectError(await put(threadId, "9", { screenshotId, box }), 404, "not_found");
    await expectError(await put(threadId, "x", { screenshotId, box }), 404, "not_found");
    const strange = { screenshotId: "shot_of_nobody", box };
    await expectError(await put(threadId, "0", strange), 404, "not_found");
    const outside = { screenshotId, box: { ...box, x: 1.5 } };
    await expectError(await put(threadId, "0", outside), 400, "bad_request");
  });
});

/** The picture with a header that claims 100,000 pixels a side. */
const bomb = (png: Buffer): Buffer => {
  const claims = Buffer.from(png);
  claims.writeUInt32BE(100_000, 16);
  claims.writeUInt32BE(100_000, 20);
  claims.writeUInt32BE(crc32(claims.subarray(12, 29)), 29);
  return claims;
};
