import sharp from "sharp";
import { expect, test } from "vitest";
import { student } from "#agents/testing/student.ts";
import { studyStore } from "#db/queries/study.ts";
import { localOwner } from "#lib/owner.ts";
import { studySettings } from "#lib/schemas/study.ts";
import { threadView } from "#lib/schemas/thread.ts";
import { maxNoteBytes } from "#lib/schemas/thread-requests.ts";
import { call, expectError, noParams, withJson } from "./testing/api-test.ts";
import { serveStudies } from "./testing/study-test.ts";
import * as threads from "./threads/route.ts";

const server = serveStudies();

type Field = readonly [name: string, value: string | File];

/** The form as the bytes that a browser sends, its fields in this order. */
const send = async (...fields: Field[]): Promise<Response> => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const encoded = new Response(form);
  const headers = { "content-type": encoded.headers.get("content-type") ?? "" };
  const body = await encoded.arrayBuffer();
  return threads.POST(call("/api/threads", { method: "POST", headers, body }), noParams);
};

const sendJson = (body: unknown) => threads.POST(withJson("POST", body), noParams);

const study: Field = ["kind", "study"];
const topic: Field = ["topic", "Kinetic energy"];

const made = async (response: Response) => {
  expect(response.status).toBe(202);
  const { id, kind } = threadView.parse(await response.json());
  expect(kind).toBe("study");
  const store = studyStore(server.db());
  return {
    ...(await store.get(localOwner, id)),
    note: (await store.document(localOwner, id, "note"))?.text ?? null,
    uploads: await store.uploads(localOwner, id),
    title: (await server.runtime().for(student(localOwner)).threads.read.getThread(id, "en")).title,
  };
};

const picture = async (width: number): Promise<File> => {
  const create = { width, height: 8, channels: 3, background: "white" } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  return new File([new Uint8Array(bytes)], `page ${width}.png`, { type: "image/png" });
};

test("a topic alone is enough, with the settings that are usual", async () => {
  const thread = await made(await sendJson({ kind: "study", topic: "  Kinetic energy " }));
  expect(thread).toMatchObject({
    ...{ topic: "Kinetic energy", language: "en", note: null, uploads: [] },
    settings: { level: "undergraduate", stages: { notes: "ask" } },
  });
  expect(thread.title).not.toBe("");
});

test("a topic with a note and settings is taken as it is", async () => {
  const settings = studySettings.parse({ level: "school", language: "ru", depth: "brief" });
  const text = "Энергия — это мера движения.\n";
  const thread = await made(
    await sendJson({ kind: "study", topic: "Энергия", text, title: "Билет 7", settings }),
  );
  expect(thread).toMatchObject({ language: "ru", note: text, title: "Билет 7", settings });
});

test("a form brings topic, text, a file, settings and photos in order", async () => {
  const settings = JSON.stringify({ level: "graduate" });
  const thread = await made(
    await send(
      ...([study, topic, ["text", "Typed."], ["title", ""], ["settings", settings]] as Field[]),
      ["file", new File(["From a file.\n"], "note.md")],
      ["photos", await picture(8)],
      ["photos", await picture(9)],
    ),
  );
  expect(thread).toMatchObject({
    ...{ topic: "Kinetic energy", note: "Typed.\n\nFrom a file.\n" },
    settings: { level: "graduate", depth: "standard" },
    uploads: [{ width: 8, fileName: "page 8.png" }, { width: 9 }],
  });
});

test("fields that nobody filled in are as if left out", async () => {
  const none = new File([], "");
  const thread = await made(
    await send(
      study,
      topic,
      ["text", " \n"],
      ["title", ""],
      ["settings", ""],
      ["file", none],
      ["photos", none],
    ),
  );
  expect(thread).toMatchObject({ note: null, uploads: [] });
});

test.each([
  ["no topic", {}, 400, "topic_empty"],
  ["a topic of spaces", { topic: " \n" }, 400, "topic_empty"],
  ["a topic that is a number", { topic: 7 }, 400, "bad_request"],
  ["a topic of 2,001 characters", { topic: "x".repeat(2_001) }, 413, "topic_too_long"],
  ["a NUL in the topic", '{"kind":"study","topic":"a\\u0000b"}', 400, "bad_request"],
  ["a note that is a list", { topic: "x", text: [] }, 400, "bad_request"],
  ["too large a note", { topic: "x", text: "x".repeat(maxNoteBytes + 1) }, 413, "note_too_large"],
  ["an unknown level", { topic: "x", settings: { level: "baby" } }, 400, "bad_request"],
  ["settings that are a text", { topic: "x", settings: "{}" }, 400, "bad_request"],
] as const)("a study with %s is refused", async (_, body, status, code) => {
  const given = typeof body === "string" ? body : { kind: "study", ...body };
  await expectError(await sendJson(given), status, code);
});

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]);

test.each([
  ["no topic", [], 400, "topic_empty"],
  ["a topic that is a file", [["topic", new File(["x"], "x.txt")]], 400, "topic_empty"],
  ["settings that are no JSON", [topic, ["settings", "{"]], 400, "bad_request"],
  ["a note that is a picture", [topic, ["file", new File([png], "note.md")]], 415, "note_not_text"],
  [
    "a photo that is a text",
    [topic, ["photos", new File(["words"], "a.png")]],
    415,
    "photo_not_picture",
  ],
  [
    "11 photos",
    [topic, ...Array.from({ length: 11 }, (): Field => ["photos", new File([png], "a.png")])],
    422,
    "too_many_photos",
  ],
] as [string, Field[], number, string][])(
  "a form with %s is refused",
  async (_, fields, status, code) => {
    await expectError(await send(study, ...fields), status, code);
  },
);

test("a photo that is cut off is refused with its place among them", async () => {
  const whole = await picture(300);
  const cut = new File([(await whole.arrayBuffer()).slice(0, -40)], "cut.png");
  const response = await send(study, topic, ["photos", whole], ["photos", cut]);
  expect(await expectError(response, 422, "photo_broken")).toMatchObject({ details: { photo: 1 } });
});

/** A form that never ends, and how much of it was taken. */
const endless = (start: string) => {
  const seen = { sent: 0 };
  const chunk = new Uint8Array(1_000_000);
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = seen.sent === 0 ? new TextEncoder().encode(start) : chunk;
      seen.sent += part.byteLength;
      controller.enqueue(part);
    },
  });
  const init: RequestInit & { duplex: "half" } = {
    ...{ method: "POST", body, duplex: "half" },
    headers: { host: "127.0.0.1:3000", "content-type": "multipart/form-data; boundary=x" },
  };
  return { seen, request: new Request("http://127.0.0.1:3000/api/threads", init) };
};

const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

test.each([
  ["photos, whose form is larger", field("kind", "study"), 110_000_000, "body_too_large"],
  [
    "a quiz that names a study elsewhere",
    field("kind", "quiz") + field("title", "study"),
    5_000_000,
    "note_too_large",
  ],
  ["a form that does not say what it is first", field("topic", "x"), 5_000_000, "note_too_large"],
])("an upload without end is stopped: %s", async (_, start, most, code) => {
  const { request, seen } = endless(start);
  await expectError(await threads.POST(request, noParams), 413, code);
  expect(seen.sent).toBeLessThan(most);
});
