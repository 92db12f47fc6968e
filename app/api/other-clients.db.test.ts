import { expect, test } from "vitest";
import { student } from "#agents/testing/student.ts";
import { studyStore } from "#db/queries/study.ts";
import { newId } from "#lib/ids.ts";
import { localOwner } from "#lib/owner.ts";
import { threadView } from "#lib/schemas/thread.ts";
import * as documents from "./document/[threadId]/route.ts";
import * as patches from "./edit/[threadId]/patch/route.ts";
import * as edits from "./edit/[threadId]/route.ts";
import * as study from "./study/[threadId]/route.ts";
import { at, call, expectError, withJson } from "./testing/api-test.ts";
import { get, makeStudy, post, serveStudies, studyText } from "./testing/study-test.ts";

const server = serveStudies();

const document = async (id: string): Promise<unknown> => (await get(documents.GET, id)).json();

const patch = (id: string, old_text: string, new_text: string, edit_metadata?: unknown) =>
  post(patches.POST, id, { old_text, new_text, edit_metadata });

test("the document comes in exactly the fields that other clients know", async () => {
  const id = await makeStudy(server);
  const response = await get(documents.GET, id);
  expect([response.status, response.headers.get("etag")]).toEqual([200, '"0"']);
  expect(await response.json()).toEqual({
    document: studyText,
    edit_count: 0,
    status: "editing",
    revision: 0,
  });
});

test("a poll of what the client holds is a 304 without a body", async () => {
  const id = await makeStudy(server);
  const held = async (tag: string) => {
    const response = await get(documents.GET, id, { headers: { "if-none-match": tag } });
    return [response.status, response.headers.get("etag"), (await response.text()) === ""];
  };
  expect(await held('"0"')).toEqual([304, '"0"', true]);
  expect(await held('W/"0"')).toEqual([304, '"0"', true]);
  expect(await held('"7", "0"')).toEqual([304, '"0"', true]);
  expect(await held('"1"')).toEqual([200, '"0"', false]);
  await patch(id, "speed\n", "velocity\n");
  expect(await held('"0"')).toEqual([200, '"1"', false]);
});

test("that editing is finished is news, though no edit came", async () => {
  const id = await makeStudy(server);
  await studyStore(server.db()).setDocumentStatus(localOwner, id, "completed");
  const held = { headers: { "if-none-match": '"0"' } };
  const response = await get(documents.GET, id, held);
  expect([response.status, response.headers.get("etag")]).toEqual([200, '"0-completed"']);
  expect(await response.json()).toMatchObject({ status: "completed", revision: 0 });
  const again = { headers: { "if-none-match": '"0-completed"' } };
  expect((await get(documents.GET, id, again)).status).toBe(304);
});

test("a patch replaces the text exactly, dollars and all", async () => {
  const id = await makeStudy(server);
  const given = { similarity: 0.93, timestamp: "2026-01-02T03:04:05" };
  const old = "$E = \\frac{mv^2}{2}$";
  const response = await patch(id, old, "$$E_k = \\frac{mv^2}{2}$$ & $&", given);
  expect([response.status, await response.json()]).toEqual([
    200,
    { success: true, edit_count: 1, document_updated: true },
  ]);
  expect(await document(id)).toMatchObject({
    document: studyText.split(old).join("$$E_k = \\frac{mv^2}{2}$$ & $&"),
    edit_count: 1,
    revision: 1,
  });
  const view = await (await get(study.GET, id)).json();
  expect(view.edits).toMatchObject([
    { number: 1, author: "client", similarity: expect.any(Number) },
  ]);
  expect(view.edits[0].similarity).toBeCloseTo(0.93);
});

test.each([
  ["a text that is not there", "velocity"],
  ["a text that is there only in another case", "kinetic energy"],
  ["a text that is there twice", "speed"],
  ["a text that is there twice, overlapping itself", "\n\n"],
  ["no text", ""],
])("a patch of %s is refused and changes nothing", async (_, old) => {
  const id = await makeStudy(server);
  const before = await document(id);
  await expectError(await patch(id, old, "x"), 409, "patch_stale");
  expect(await document(id)).toEqual(before);
});

test("a patch of what an earlier one changed is stale", async () => {
  const id = await makeStudy(server);
  expect((await patch(id, "counts twice", "counts squared")).status).toBe(200);
  await expectError(await patch(id, "counts twice", "counts double"), 409, "patch_stale");
  expect(await document(id)).toMatchObject({ edit_count: 1 });
});

test("patches at the same time are all made, or refused, and none is lost", async () => {
  const id = await makeStudy(
    server,
    `${Array.from({ length: 8 }, (_, i) => `Line ${i}.`).join("\n\n")}\n`,
  );
  const sent = Array.from({ length: 8 }, (_, i) => patch(id, `Line ${i}.`, `Done ${i}.`));
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  const { document: text, edit_count } = await (await get(documents.GET, id)).json();
  expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
  expect(edit_count).toBe(statuses.filter((status) => status === 200).length);
  statuses.forEach((status, i) => {
    expect(text).toContain(status === 200 ? `Done ${i}.` : `Line ${i}.`);
  });
});

test("a request to the agent waits in the thread until it is its turn", async () => {
  const id = await makeStudy(server);
  const response = await post(edits.POST, id, { request: "Shorter, please." });
  expect(response.status).toBe(202);
  expect(threadView.parse(await response.json()).id).toBe(id);
  const view = await (await get(study.GET, id)).json();
  expect(view.queued).toEqual(["Shorter, please."]);
});

test("a marked passage comes with its revision", async () => {
  const id = await makeStudy(server);
  const selection = { revision: 0, start: 18, end: 70 };
  const marked = { request: "Explain.", selection, quote: "moving body" };
  expect((await post(edits.POST, id, marked)).status).toBe(202);
  for (const wrong of [
    { revision: 1, start: 0, end: 5 },
    { revision: 0, start: 5, end: 4 },
  ]) {
    const response = await post(edits.POST, id, { request: "Explain.", selection: wrong });
    await expectError(response, 400, "bad_request");
  }
});

test("before there is a document, all three say so", async () => {
  const id = await makeStudy(server, null);
  await expectError(await get(documents.GET, id), 409, "document_not_ready");
  await expectError(await patch(id, "a", "b"), 409, "document_not_ready");
  const asked = await post(edits.POST, id, { request: "Shorter." });
  await expectError(asked, 409, "document_not_ready");
});

test("a quiz has no document", async () => {
  const request = { kind: "quiz", text: "A graph is a set of vertices.", fileName: null } as const;
  const mix = { multipleChoice: 70, trueFalse: 20, other: 10 };
  const quiz = await server
    .runtime()
    .for(student(localOwner))
    .threads.write.createThread({ ...request, wanted: null, mix });
  await expectError(await get(documents.GET, quiz.id), 404, "not_found");
  await expectError(await patch(quiz.id, "a", "b"), 404, "not_found");
  await expectError(await post(edits.POST, quiz.id, { request: "x" }), 404, "not_found");
  await expectError(await get(study.GET, quiz.id), 404, "not_found");
});

test.each([
  ["no body", "", 400, "bad_request"],
  ["no fields", {}, 400, "bad_request"],
  ["a number for a text", { old_text: 1, new_text: "x" }, 400, "bad_request"],
  ["no new text", { old_text: "x" }, 400, "bad_request"],
  [
    "a similarity above 1",
    { old_text: "x", new_text: "y", edit_metadata: { similarity: 2 } },
    400,
    "bad_request",
  ],
  ["a NUL", '{"old_text":"speed","new_text":"a\\u0000b"}', 400, "bad_request"],
  [
    "more than a document may hold",
    { old_text: "The speed", new_text: "x".repeat(1_000_001) },
    400,
    "bad_request",
  ],
] as const)("a patch with %s is refused", async (_, body, status, code) => {
  const id = await makeStudy(server);
  await expectError(await patches.POST(withJson("POST", body), at(id)), status, code);
  expect(await document(id)).toMatchObject({ revision: 0 });
});

test("a patch that makes the document too long is refused whole", async () => {
  const id = await makeStudy(server);
  await expectError(await patch(id, "The speed", "x".repeat(999_990)), 413, "document_too_long");
  expect(await document(id)).toMatchObject({ document: studyText });
});

test.each([
  ["no request", {}],
  ["an empty request", { request: " " }],
  ["a request of 9,000 characters", { request: "x".repeat(9_000) }],
  ["a list", { request: ["x"] }],
  ["a selection without an end", { request: "x", selection: { revision: 0, start: 1 } }],
])("%s is refused", async (_, body) => {
  const id = await makeStudy(server);
  await expectError(await post(edits.POST, id, body), 400, "bad_request");
});

test("only JSON is taken, and a body without end is stopped", async () => {
  const id = await makeStudy(server);
  for (const type of ["text/plain", "multipart/form-data; boundary=x"]) {
    const request = call("/", { method: "POST", body: "{}", headers: { "content-type": type } });
    await expectError(await patches.POST(request, at(id)), 415, "content_type_refused");
  }
  const huge = { old_text: "x", new_text: "y".repeat(13_000_000) };
  await expectError(await post(patches.POST, id, huge), 413, "body_too_large");
});

test("another owner's document is one that does not exist", async () => {
  const id = await makeStudy(server, studyText, { owner: newId("own") });
  for (const thread of [id, newId("thr")]) {
    const errors = [
      await expectError(await get(documents.GET, thread), 404, "not_found"),
      await expectError(await patch(thread, "mass", "weight"), 404, "not_found"),
      await expectError(await post(edits.POST, thread, { request: "x" }), 404, "not_found"),
    ];
    expect(new Set(errors.map(({ message }) => message)).size).toBe(1);
  }
});
