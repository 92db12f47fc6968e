import { expect, test, vi } from "vitest";
import { z } from "zod";
import { errorBody } from "#lib/schemas/thread.ts";
import { AppError, type ErrorCode, errorStatus } from "../errors.ts";
import { messagesIn } from "../i18n/catalogue.ts";
import { answer, answerRevision } from "./answer.ts";
import { readJson } from "./read-body.ts";
import { createRoute } from "./route.ts";
import { RateLimiter } from "./route-settings.ts";

const setUp = () => {
  const log = { error: vi.fn(), warn: vi.fn(), debug: vi.fn() };
  const settings = {
    rules: { bind: "127.0.0.1", allowed: [] },
    limiter: new RateLimiter(() => new Date(0)),
    log,
  };
  return { log, route: createRoute(() => settings) };
};

const request = (init: RequestInit & { host?: string } = {}) => {
  const { host = "127.0.0.1:3000", headers, ...rest } = init;
  return new Request("http://127.0.0.1:3000/api/x?a=1", {
    ...rest,
    headers: { host, ...Object.fromEntries(new Headers(headers)) },
  });
};

const noParams = { params: Promise.resolve({}) };

const failing = (thrown: unknown) => () => Promise.reject(thrown);

const readError = async (response: Response) => errorBody.parse(await response.json()).error;

test("every code is answered with its status and the sentence of the reader's language", async () => {
  const { route } = setUp();
  for (const code of Object.keys(errorStatus) as ErrorCode[]) {
    const call = request({ headers: { cookie: "theme=dark; locale=ru" } });
    const response = await route("read", failing(new AppError(code, "for the log")))(
      call,
      noParams,
    );
    expect(response.status).toBe(errorStatus[code]);
    expect(await readError(response)).toEqual({ code, message: messagesIn("ru").errors[code] });
  }
});

test("an unknown error is logged with its cause and answered without a word of it", async () => {
  const { log, route } = setUp();
  const cause = new Error("password=hunter2 at postgres://u:p@host/db");
  const response = await route("read", failing(cause))(request(), noParams);
  const text = await response.text();
  expect(response.status).toBe(500);
  expect(text).not.toMatch(/hunter2|postgres|stack/);
  expect(JSON.parse(text).error.message).toBe(messagesIn("en").errors.internal);
  expect(log.error).toHaveBeenCalledOnce();
  expect(log.error.mock.calls[0]?.[0].error.cause).toBe(cause);
});

test("details of an internal error stay inside", async () => {
  const { route } = setUp();
  const thrown = new AppError("internal", "x", { details: { query: "select secret" } });
  const response = await route("read", failing(thrown))(request(), noParams);
  expect(await response.text()).not.toContain("secret");
});

test.each([
  ["ECONNREFUSED", "database_unavailable"],
  ["CONNECTION_CLOSED", "database_unavailable"],
  ["57P01", "database_unavailable"],
  ["53300", "database_crowded"],
  ["53100", "disk_full"],
  ["23505", "internal"],
])("a driver's error %s, however deep, is %s", async (code, expected) => {
  const { route } = setUp();
  const deep = new Error("query failed", { cause: Object.assign(new Error("x"), { code }) });
  const response = await route("read", failing(deep))(request(), noParams);
  expect((await readError(response)).code).toBe(expected);
});

test("a foreign host is refused before anything is done", async () => {
  const { route } = setUp();
  const handler = vi.fn();
  const response = await route("read", handler)(request({ host: "evil.example" }), noParams);
  expect(response.status).toBe(403);
  expect((await readError(response)).code).toBe("host_refused");
  expect(handler).not.toHaveBeenCalled();
});

test("a foreign origin is refused before the body is read", async () => {
  const { route } = setUp();
  const handler = vi.fn();
  const headers = { origin: "http://evil.example" };
  const call = request({ method: "POST", body: "{}", headers });
  const response = await route("write", handler)(call, noParams);
  expect((await readError(response)).code).toBe("origin_refused");
  expect(call.bodyUsed).toBe(false);
  expect(handler).not.toHaveBeenCalled();
});

test("too many requests are told when to come back", async () => {
  const { route } = setUp();
  const create = route("create", async () => answer({}));
  const responses = [];
  for (let n = 0; n < 31; n += 1) {
    responses.push(await create(request({ method: "POST" }), noParams));
  }
  expect(responses.slice(0, 30).every(({ status }) => status === 200)).toBe(true);
  const last = responses[30];
  expect(last?.status).toBe(429);
  expect(last?.headers.get("retry-after")).toBe("2");
  const read = await route("read", async () => answer({}))(request(), noParams);
  expect(read.status).toBe(200);
});

test.each(["..", "a/b", "a b", "%2e", "a\0b", "", "x".repeat(101), "ж"])(
  "a path part %j names nothing",
  async (threadId) => {
    const { route } = setUp();
    const handler = vi.fn();
    const params = Promise.resolve({ threadId });
    const response = await route<"threadId">("read", handler)(request(), { params });
    expect((await readError(response)).code).toBe("not_found");
    expect(handler).not.toHaveBeenCalled();
  },
);

test("every answer is kept by nobody, sniffed by nobody and readable by no other site", async () => {
  const { route } = setUp();
  const good = await route("read", async () => answer({ a: 1 }))(request(), noParams);
  const bad = await route("read", failing(new Error("x")))(request(), noParams);
  for (const { headers } of [good, bad]) {
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("content-type")).toContain("application/json");
    expect(headers.has("access-control-allow-origin")).toBe(false);
  }
});

test.each(['W/"7"', '"7"', 'W/"6", W/"7"', "*"])(
  "%s holds revision 7: 304, no body, no load",
  async (tag) => {
    const load = vi.fn();
    const response = await answerRevision(request({ headers: { "if-none-match": tag } }), 7, load);
    expect(response.status).toBe(304);
    expect(response.headers.get("etag")).toBe('W/"7"');
    expect(await response.text()).toBe("");
    expect(load).not.toHaveBeenCalled();
  },
);

test.each([null, "", 'W/"6"', 'W/"77"', "7"])("%s does not hold revision 7", async (tag) => {
  const headers: Record<string, string> = tag === null ? {} : { "if-none-match": tag };
  const response = await answerRevision(request({ headers }), 7, async () => ({ revision: 8 }));
  expect(response.status).toBe(200);
  expect(response.headers.get("etag")).toBe('W/"8"');
});

const schema = z.object({ title: z.string().min(1) });

const post = (body: BodyInit, type = "application/json") =>
  request({ method: "POST", body, headers: { "content-type": type } });

test.each([
  ["not JSON", "{", "application/json", "bad_request"],
  ["nothing", "", "application/json", "bad_request"],
  ["a wrong type", '{"title":7}', "application/json", "bad_request"],
  ["a NUL", '{"title":"a\\u0000b"}', "application/json", "bad_request"],
  ["a NUL in a key", '{"a\\u0000b":1,"title":"x"}', "application/json", "bad_request"],
  ["text", '{"title":"x"}', "text/plain", "content_type_refused"],
  ["a form", "title=x", "application/x-www-form-urlencoded", "content_type_refused"],
  ["too much", `{"title":"${"x".repeat(100_001)}"}`, "application/json", "body_too_large"],
])("a body that is %s is refused", async (_, body, type, code) => {
  await expect(readJson(post(body, type), schema)).rejects.toMatchObject({ code });
});

test("a body that is not UTF-8 is refused", async () => {
  const body = new Uint8Array([0x22, 0xff, 0x22]);
  await expect(readJson(post(body), schema)).rejects.toMatchObject({ code: "bad_request" });
});

test("a refused field is named, its value is not", async () => {
  const broken = await readJson(post('{"key":hunter2}'), schema).catch((error: Error) => error);
  expect(`${(broken as Error).message} ${(broken as Error).cause}`).not.toContain("hunter2");
  const refused = readJson(post('{"title":{"secret":"hunter2"}}'), schema);
  await expect(refused).rejects.toMatchObject({ details: { field: "title" } });
  await refused.catch((error) => expect(JSON.stringify(error)).not.toContain("hunter2"));
});

test("half a surrogate pair becomes the sign for an unknown character", async () => {
  expect(await readJson(post('{"title":"\\ud800x"}'), schema)).toEqual({ title: "\ufffdx" });
});

test("a JSON type with parameters and capitals is JSON", async () => {
  const body = post('{"title":"x"}', "Application/JSON; charset=utf-8");
  expect(await readJson(body, schema)).toEqual({ title: "x" });
});
