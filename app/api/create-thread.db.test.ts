import { expect, test } from "vitest";
import { student } from "#agents/testing/student.ts";
import { localOwner } from "#lib/owner.ts";
import { threadView } from "#lib/schemas/thread.ts";
import { maxNoteBytes } from "#lib/schemas/thread-requests.ts";
import {
  call,
  create,
  expectError,
  noParams,
  note,
  serveRoutes,
  withJson,
} from "./testing/api-test.ts";
import * as threads from "./threads/route.ts";

const server = serveRoutes();

/** The form as the bytes that a browser sends. */
const postForm = async (fields: Record<string, string | File>): Promise<Request> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const encoded = new Response(form);
  const headers = { "content-type": encoded.headers.get("content-type") ?? "" };
  return call("/api/threads", { method: "POST", headers, body: await encoded.arrayBuffer() });
};

const file = (content: BlobPart, name = "note.md", type = "text/markdown") =>
  new File([content], name, { type });

test("a pasted note becomes a thread that is titled by its heading", async () => {
  const made = await create();
  expect(made).toMatchObject({ kind: "quiz", title: "Graphs", status: "running", error: null });
});

test.each([
  ["a Markdown file", file(note)],
  ["a file with a byte order mark", file(`\ufeff${note}`)],
  ["a file whose declared type lies", file(note, "note.bin", "application/octet-stream")],
  ["a file named with folders", file(note, "C:\\Users\\x\\note.txt", "text/plain")],
])("%s becomes a thread", async (_, upload) => {
  const response = await threads.POST(await postForm({ kind: "quiz", file: upload }), noParams);
  expect(response.status).toBe(202);
  expect(threadView.parse(await response.json()).title).toBe("Graphs");
});

test("the fields of a form are taken, and empty ones are as if left out", async () => {
  const mix = JSON.stringify({ multipleChoice: 0, trueFalse: 100, other: 0 });
  const fields = { kind: "quiz", text: note, title: "My quiz", wanted: "3", mix };
  const full = await threads.POST(await postForm(fields), noParams);
  expect(threadView.parse(await full.json()).title).toBe("My quiz");
  const empty = { kind: "quiz", text: note, title: "", wanted: "", mix: "" };
  const bare = await threads.POST(await postForm(empty), noParams);
  expect(threadView.parse(await bare.json()).title).toBe("Graphs");
});

test.each([
  [
    "a picture named .md",
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]),
    "note_not_text",
    415,
  ],
  ["a PDF named .md", "%PDF-1.7\n1 0 obj", "note_not_text", 415],
  ["a text with NUL", "a\0b", "note_not_text", 415],
  ["an empty file", "", "note_empty", 400],
  ["a file of spaces", " \n\t\n", "note_empty", 400],
  ["a file of 1 MB and a byte", "x".repeat(maxNoteBytes + 1), "note_too_large", 413],
  ["a file of 5 MB", "x".repeat(5_000_000), "note_too_large", 413],
] as const)("%s is refused with its own code", async (_, content, code, status) => {
  const response = await threads.POST(
    await postForm({ kind: "quiz", file: file(content) }),
    noParams,
  );
  await expectError(response, status, code);
});

test("a NUL in the title of a form is refused", async () => {
  const request = await postForm({ kind: "quiz", text: note, title: "a\0b" });
  await expectError(await threads.POST(request, noParams), 400, "bad_request");
});

test("a note of 1 MB is taken whole", async () => {
  const text = `A large note is one that has many bytes. ${"ж".repeat(maxNoteBytes / 2 - 21)}`;
  const made = await create(text);
  await server
    .runtime()
    .for(student(localOwner))
    .threads.write.stopThread(made.id)
    .catch(() => undefined);
  expect(made.title).toMatch(/^A large note/);
});

test.each([
  ["no body", "", 400, "bad_request"],
  ["no JSON", "{", 400, "bad_request"],
  ["no object", "[]", 400, "bad_request"],
  ["no kind", { text: note }, 400, "bad_request"],
  ["another kind", { kind: "novel", text: note }, 400, "bad_request"],
  ["no text", { kind: "quiz" }, 400, "note_empty"],
  ["a text that is a number", { kind: "quiz", text: 7 }, 400, "bad_request"],
  ["an empty text", { kind: "quiz", text: "" }, 400, "note_empty"],
  ["too many questions", { kind: "quiz", text: note, wanted: 101 }, 400, "bad_request"],
  ["half a question", { kind: "quiz", text: note, wanted: 1.5 }, 400, "bad_request"],
  [
    "a negative mix",
    { kind: "quiz", text: note, mix: { multipleChoice: -1, trueFalse: 0, other: 0 } },
    400,
    "bad_request",
  ],
  ["a NUL", '{"kind":"quiz","text":"a\\u0000b"}', 400, "bad_request"],
  ["too large a text", { kind: "quiz", text: "x".repeat(maxNoteBytes + 1) }, 413, "note_too_large"],
] as const)("a request with %s is refused", async (_, body, status, code) => {
  await expectError(await threads.POST(withJson("POST", body), noParams), status, code);
});

test.each([
  ["text/plain", '{"kind":"quiz","text":"x"}', 415, "content_type_refused"],
  ["application/x-www-form-urlencoded", "kind=quiz&text=x", 415, "content_type_refused"],
  ["multipart/form-data", "no boundary", 400, "bad_request"],
  ["multipart/form-data; boundary=x", "--y\r\nbroken", 400, "bad_request"],
])("a body of type %s is refused", async (type, body, status, code) => {
  const request = call("/", { method: "POST", body, headers: { "content-type": type } });
  await expectError(await threads.POST(request, noParams), status, code);
});

test("an upload without end is stopped while it streams", async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 100_000;
      controller.enqueue(new Uint8Array(100_000));
    },
  });
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    body,
    duplex: "half",
    headers: { host: "127.0.0.1:3000", "content-type": "multipart/form-data; boundary=x" },
  };
  const request = new Request("http://127.0.0.1:3000/api/threads", init);
  await expectError(await threads.POST(request, noParams), 413, "note_too_large");
  expect(sent).toBeLessThan(4 * maxNoteBytes);
});
