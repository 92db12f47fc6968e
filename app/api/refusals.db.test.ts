import { expect, test } from "vitest";
import { student } from "#agents/testing/student.ts";
import { RateLimiter } from "#lib/http/route-settings.ts";
import { messagesIn } from "#lib/i18n/catalogue.ts";
import { newId } from "#lib/ids.ts";
import { errorBody } from "#lib/schemas/thread.ts";
import * as unknownPath from "./[[...path]]/route.ts";
import * as documents from "./document/[threadId]/route.ts";
import * as patch from "./edit/[threadId]/patch/route.ts";
import * as edit from "./edit/[threadId]/route.ts";
import * as answers from "./quiz/[threadId]/answers/route.ts";
import * as results from "./quiz/[threadId]/results/route.ts";
import * as rounds from "./quiz/[threadId]/rounds/route.ts";
import * as quiz from "./quiz/[threadId]/route.ts";
import * as blocks from "./study/[threadId]/blocks/route.ts";
import * as conflicts from "./study/[threadId]/conflicts/[conflictId]/route.ts";
import * as studyEdits from "./study/[threadId]/edits/route.ts";
import * as history from "./study/[threadId]/history/route.ts";
import * as redo from "./study/[threadId]/redo/route.ts";
import * as repair from "./study/[threadId]/repair/route.ts";
import * as restore from "./study/[threadId]/restore/route.ts";
import * as study from "./study/[threadId]/route.ts";
import * as settings from "./study/[threadId]/settings/route.ts";
import * as typing from "./study/[threadId]/typing/route.ts";
import * as undo from "./study/[threadId]/undo/route.ts";
import {
  at,
  call,
  expectError,
  localSettings,
  noParams,
  note,
  serveRoutes,
  withJson,
} from "./testing/api-test.ts";
import * as artifacts from "./threads/[threadId]/artifacts/route.ts";
import * as zip from "./threads/[threadId]/artifacts/zip/route.ts";
import * as replies from "./threads/[threadId]/replies/route.ts";
import * as retry from "./threads/[threadId]/retry/route.ts";
import * as thread from "./threads/[threadId]/route.ts";
import * as stop from "./threads/[threadId]/stop/route.ts";
import * as threads from "./threads/route.ts";

const server = serveRoutes();

const post = () => call("/", { method: "POST" });

type AnyRoute = (request: Request, context: ReturnType<typeof at>) => Promise<Response>;

const typed = { key: "x", baseRevision: 0, patches: [{ start: 0, removed: "", inserted: "x" }] };

/** Every route of a thread with a request that is right but for the thread. */
const routes: readonly (readonly [string, AnyRoute, () => Request])[] = [
  ["GET thread", thread.GET, () => call("/")],
  ["PATCH thread", thread.PATCH, () => withJson("PATCH", { title: "x" })],
  ["DELETE thread", thread.DELETE, () => call("/", { method: "DELETE" })],
  ["POST replies", replies.POST, () => withJson("POST", { interruptId: "x", value: "y" })],
  ["POST stop", stop.POST, post],
  ["POST retry", retry.POST, post],
  ["GET quiz", quiz.GET, () => call("/")],
  ["POST answers", answers.POST, () => withJson("POST", { questionId: "x", answer: "y" })],
  ["GET results", results.GET, () => call("/")],
  ["POST rounds", rounds.POST, post],
  ["GET study", study.GET, () => call("/")],
  ["POST blocks", blocks.POST, () => withJson("POST", { ids: [] })],
  ["POST undo", undo.POST, () => withJson("POST", { key: "x" })],
  ["POST redo", redo.POST, () => withJson("POST", { key: "x" })],
  ["POST repair", repair.POST, () => withJson("POST", { key: "x" })],
  [
    "POST conflict",
    (asked, { params }) =>
      conflicts.POST(asked, {
        params: params.then(({ threadId }) => ({ threadId, conflictId: "cfl_1" })),
      }),
    () => withJson("POST", { key: "x", choice: "note" }),
  ],
  ["POST restore", restore.POST, () => withJson("POST", { key: "x", revision: 0 })],
  ["POST typing", typing.POST, () => withJson("POST", typed)],
  ["PATCH settings", settings.PATCH, () => withJson("PATCH", {})],
  ["GET edits", studyEdits.GET, () => call("/")],
  ["GET history", history.GET, () => call("/")],
  ["GET document", documents.GET, () => call("/")],
  ["POST edit", edit.POST, () => withJson("POST", { request: "x" })],
  ["POST patch", patch.POST, () => withJson("POST", { old_text: "x", new_text: "y" })],
  ["GET artifacts", artifacts.GET, () => call("/")],
  ["GET zip", zip.GET, () => call("/")],
];

test.each(routes)(
  "%s: a thread of another owner is one that does not exist",
  async (_, run, request) => {
    const other = await server
      .runtime()
      .for(student(newId("own")))
      .threads.write.createThread({
        ...{ kind: "quiz", text: note, fileName: null, wanted: null },
        mix: { multipleChoice: 70, trueFalse: 20, other: 10 },
      });
    const foreign = await expectError(await run(request(), at(other.id)), 404, "not_found");
    const missing = await expectError(await run(request(), at(newId("thr"))), 404, "not_found");
    expect(foreign).toEqual(missing);
    await expectError(await run(request(), at("../etc/passwd")), 404, "not_found");
  },
);

const mutations = routes.filter(([name]) => !name.startsWith("GET"));

test.each(mutations)(
  "%s: foreign origins are refused, whatever else is right",
  async (_, run, request) => {
    for (const headers of [
      { origin: "http://evil.example" },
      { origin: "null" },
      { origin: "http://127.0.0.1:9999" },
      { "sec-fetch-site": "cross-site" },
    ]) {
      const foreign = new Request(request(), {});
      for (const [name, value] of Object.entries(headers)) foreign.headers.set(name, value);
      await expectError(await run(foreign, at("thr_x")), 403, "origin_refused");
    }
  },
);

test.each(mutations)("%s: without an origin only this machine may", async (_, run, request) => {
  globalThis.lecternRouteSettings = {
    ...localSettings(null),
    rules: { bind: "0.0.0.0", allowed: ["desk.lan"] },
  };
  await expectError(await run(request(), at("thr_x")), 403, "origin_refused");
});

test.each(routes)("%s: foreign hosts are refused", async (_, run, request) => {
  for (const host of ["evil.example", "127.0.0.1.evil.example:3000", ""]) {
    const foreign = new Request(request(), {});
    foreign.headers.set("host", host);
    await expectError(await run(foreign, at("thr_x")), 403, "host_refused");
  }
});

test("floods are refused with the time to wait, and reading goes on", async () => {
  // At a clock that stands: the bucket must not fill up again while a busy machine sends the flood.
  globalThis.lecternRouteSettings = localSettings(new RateLimiter(() => new Date(0)));
  const attempts = Array.from({ length: 31 }, () =>
    threads.POST(withJson("POST", { kind: "quiz", text: "" }), noParams),
  );
  const refused = (await Promise.all(attempts)).filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await threads.GET(call("/api/threads"), noParams)).status).toBe(200);
});

test("errors speak the reader's language, by cookie or by the browser's wish", async () => {
  const russian = messagesIn("ru").errors.not_found;
  for (const [name, value] of [
    ["cookie", "locale=ru"],
    ["accept-language", "ru-RU,ru;q=0.9"],
  ] as const) {
    const response = await thread.GET(call("/", { headers: { [name]: value } }), at("thr_x"));
    expect(errorBody.parse(await response.json()).error.message).toBe(russian);
  }
});

test("unknown paths and methods are answered like every error", async () => {
  for (const [method, handler] of Object.entries(unknownPath)) {
    const response = await handler(call("/api/nothing", { method }));
    await expectError(response, 404, "not_found");
  }
  const refused = await threads.PUT(call("/api/threads", { method: "PUT" }), noParams);
  expect(refused.headers.get("allow")).toBe("GET, HEAD, POST");
  await expectError(refused, 405, "method_not_allowed");
});
