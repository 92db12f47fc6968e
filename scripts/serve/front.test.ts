import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { silentLog } from "#agents/testing/silent-log.ts";
import { messagesIn } from "#lib/i18n/catalogue.ts";
import { trustedProxies } from "#lib/trusted-proxies.ts";
import { type RawAnswer, rawRequest, sendRaw } from "../testing/send-raw.ts";
import { createFront } from "./front.ts";

/** Answers with what the framework would have seen; one path breaks, one never reads its body. */
const start = (trusted: string) =>
  createFront(
    async (request, response) => {
      if (request.url === "/api/broken") throw new Error("password=hunter2");
      if (request.url === "/api/never") return;
      let size = 0;
      for await (const part of request) size += part.length;
      const { method, url, headers } = request;
      response.end(JSON.stringify({ method, url, size, headers }));
    },
    {
      rules: { bind: "127.0.0.1", allowed: ["desk.lan"] },
      proxies: trustedProxies(trusted),
      log: silentLog,
    },
  );

const fronts = { alone: start(""), behindProxy: start("127.0.0.1") };
beforeAll(() =>
  Promise.all(
    Object.values(fronts).map(
      (front) => new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve)),
    ),
  ),
);
afterAll(() => {
  for (const front of Object.values(fronts)) {
    front.close();
    front.closeAllConnections();
  }
});

const send = (text: string, front = fronts.alone): Promise<RawAnswer> => {
  const address = front.address();
  return sendRaw(typeof address === "object" && address ? address.port : 0, text);
};

const ours = "Host: 127.0.0.1:3000";
const foreign = "Host: evil.example";
const request = (line: string, headers: readonly string[] = [ours], body = ""): string =>
  rawRequest(line, headers, body);

const long = "x".repeat(10_000);

interface Refused {
  readonly name: string;
  readonly line: string;
  readonly status: number;
  readonly code: string;
  readonly headers?: string[];
  readonly body?: string;
}

const row = (
  ...[name, line, status, code, headers, body]: [string, string, number, string, string[]?, string?]
): Refused => ({
  ...{ name, line, status, code },
  ...(headers ? { headers } : {}),
  ...(body ? { body } : {}),
});

/** What is sent, and what it is refused with under the API. */
const refused: readonly Refused[] = [
  row("a character cut off", "GET /api/threads/%E0%A4%A", 400, "bad_request"),
  row("a percent sign", "GET /api/%", 400, "bad_request"),
  row("a NUL", "GET /api/threads/%00", 400, "bad_request"),
  row("an older path", "GET /document/%ZZ", 400, "bad_request"),
  row("the whole server", "OPTIONS *", 405, "method_not_allowed"),
  row("reading the whole server", "GET *", 400, "bad_request"),
  row("an invented method", "FOO /api/threads", 405, "method_not_allowed"),
  row("TRACE", "TRACE /api/threads", 405, "method_not_allowed"),
  row("a method of others", "PROPFIND /api/threads", 405, "method_not_allowed"),
  row("CONNECT", "CONNECT elsewhere:443", 405, "method_not_allowed"),
  row("a long address", `GET /api/threads?x=${long}`, 414, "url_too_long"),
  row("a longer address", `GET /api/threads?x=${long.repeat(4)}`, 414, "url_too_long"),
  row("long headers", "GET /api/threads", 431, "headers_too_large", [ours, `X: ${long.repeat(4)}`]),
  row("many headers", "GET /api/threads", 431, "headers_too_large", [
    ours,
    ...Array(3_000).fill("X: y"),
  ]),
  row("a NUL in a header", "GET /api/threads", 400, "bad_request", [ours, "X: a\0b"]),
  row("two hosts", "GET /api/threads", 400, "bad_request", [ours, "Host: desk.lan"]),
  row("a length that is none", "POST /api/threads", 400, "bad_request", [
    ours,
    "Content-Length: x",
  ]),
  row("two lengths", "POST /api/threads", 400, "bad_request", [
    ours,
    "Content-Length: 1",
    "Transfer-Encoding: chunked",
  ]),
  row(
    "a broken chunk",
    "POST /api/never",
    400,
    "bad_request",
    [ours, "Transfer-Encoding: chunked"],
    "ZZ\r\n",
  ),
  row(
    "more than was promised",
    "POST /api/never",
    400,
    "bad_request",
    [ours, "Content-Length: 1"],
    "{}\0\0",
  ),
];

test.each(refused)(
  "$name is refused in the shape of every error",
  async ({ line, status, code, headers, body }) => {
    const answer = await send(request(line, headers, body));
    expect(answer.status).toBe(status);
    const { error } = JSON.parse(answer.body);
    const sentences: Readonly<Record<string, string>> = messagesIn("en").errors;
    expect(error).toMatchObject({ code, message: sentences[code] });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("allow") !== null).toBe(status === 405);
  },
);

test.each(refused.filter(({ headers }) => headers === undefined))(
  "$name under a foreign name is refused for the name",
  async ({ line }) => {
    const answer = await send(request(line, [foreign]));
    expect({ status: answer.status, code: JSON.parse(answer.body).error.code }).toEqual({
      status: 403,
      code: "host_refused",
    });
  },
);

test.each([
  ["a foreign name", request("GET /api/threads", [foreign])],
  ["a foreign name besides ours", request("GET /api/threads", [ours, foreign])],
  ["no name", request("GET /api/threads", [])],
  ["a foreign address in place of the path", request("GET http://evil.example/api/threads")],
  [
    "a foreign name and long headers",
    request("GET /api/threads", [foreign, `X: ${long.repeat(4)}`]),
  ],
])("%s is refused", async (_, text) => {
  const answer = await send(text);
  expect(answer.status).toBe(403);
  expect(JSON.parse(answer.body).error.code).toBe("host_refused");
});

test("what is no HTTP is answered with 400", async () => {
  expect((await send("\x16\x03\x01\x02\r\n\r\n")).status).toBe(400);
});

test("what cannot be parsed is answered on a kept connection, too, after a request that could", async () => {
  const address = fronts.alone.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const socket = connect(port, "127.0.0.1").setEncoding("utf8");
  socket.write(`GET /api/threads HTTP/1.1\r\n${ours}\r\n\r\n`);
  const [good] = await once(socket, "data");
  expect(good).toMatch(/^HTTP\/1\.1 200 /);
  socket.write(`GET /api/threads HTTP/1.1\r\n${ours}\r\nX: a\0b\r\n\r\n`);
  const rest = await Array.fromAsync(socket);
  expect(rest.join("")).toMatch(/^HTTP\/1\.1 400 .*"bad_request"/s);
});

test("the sentence is in the reader's language, also where the request cannot be parsed", async () => {
  const russian = [ours, "Cookie: theme=dark; locale=ru"];
  for (const line of ["FOO /api/threads", "TRACE /api/threads"]) {
    const answer = await send(request(line, russian));
    expect(JSON.parse(answer.body).error.message).toBe(messagesIn("ru").errors.method_not_allowed);
  }
});

test.each([
  ["a method that pages do not take", "DELETE /study/x", 405],
  ["an invented method", "FOO /", 405],
  ["a long address", `GET /?x=${long}`, 414],
])("a page: %s is refused with a page", async (_, line, status) => {
  const answer = await send(request(line));
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-type")).toContain("text/html");
  expect(answer.body).toMatch(/^<!doctype html><html lang="en">.*<\/html>$/);
});

test("a foreign name gets no page", async () => {
  const answer = await send(request("DELETE /study/x", [foreign]));
  expect(answer.body).toBe(messagesIn("en").errors.host_refused);
});

test.each([
  ["a page's address that cannot be decoded", "GET /study/%ZZ?a=%ZZ", "/study/%25ZZ?a=%ZZ"],
  ["a NUL in a page's address", "GET /study/%00", "/study/%2500"],
  ["an address that can", "GET /study/%D0%B0?q=%D0%B0", "/study/%D0%B0?q=%D0%B0"],
  ["an absolute address", "GET http://desk.lan:80/api/threads?a=1", "/api/threads?a=1"],
  ["an absolute address without a path", "GET http://desk.lan", "/"],
])("%s reaches the framework as one that it can read", async (_, line, url) => {
  expect(JSON.parse((await send(request(line))).body)).toMatchObject({ url });
});

test("an absolute address names the host", async () => {
  const answer = await send(request("GET http://desk.lan/api/threads", [foreign]));
  expect(JSON.parse(answer.body).headers.host).toBe("desk.lan");
});

test.each([
  ["waits to be asked for its body", ["Expect: 100-continue"]],
  ["expects something else", ["Expect: wonders"]],
  ["wants another protocol", ["Upgrade: websocket", "Connection: upgrade"]],
])("a client that %s is served", async (_, headers) => {
  const answer = await send(
    request("POST /api/threads", [ours, "Content-Length: 2", ...headers], "{}"),
  );
  expect(JSON.parse(answer.body)).toMatchObject({ method: "POST", size: 2 });
});

test("a refused client is not asked for its body", async () => {
  const answer = await send(
    request("POST /api/threads", [foreign, "Content-Length: 2", "Expect: 100-continue"]),
  );
  expect(answer.status).toBe(403);
});

test("what breaks is answered without a word of it", async () => {
  const answer = await send(request("GET /api/broken"));
  expect(answer.status).toBe(500);
  expect(JSON.parse(answer.body).error.code).toBe("internal");
  expect(answer.body).not.toContain("hunter2");
});

const forwarded = [
  "X-Forwarded-For: 1.1.1.1",
  "X-Forwarded-For: 203.0.113.9",
  "X-Forwarded-Host: outside.example",
  "X-Forwarded-Proto: https",
  "Forwarded: for=1.1.1.1",
  "X-Real-IP: 1.1.1.1",
];

test("nobody else is believed who its client is, and under which name it came", async () => {
  const { headers } = JSON.parse((await send(request("GET /api/x", [ours, ...forwarded]))).body);
  expect(headers).toEqual({
    host: "127.0.0.1:3000",
    connection: "close",
    "x-forwarded-for": "127.0.0.1",
    // A proxy that was not named serves somebody else.
    "x-lectern-local": "no",
  });
});

test.each([
  ["made on this machine for its own name", [], "127.0.0.1:3000", "yes"],
  [
    "that says of itself that it is local",
    ["X-Lectern-Local: yes", "X-Real-IP: 1.2.3.4"],
    "127.0.0.1:3000",
    "no",
  ],
  ["for another name", [], "desk.lan", "no"],
  ["by a proxy that names itself alone", ["Via: 1.1 proxy"], "127.0.0.1:3000", "no"],
  ["that repeats who it is", ["X-Lectern-Local: yes", "X-Lectern-Local: yes"], "desk.lan", "no"],
])("a request %s: local is %s", async (_what, headers, host, local) => {
  const sent = request("GET /api/x", [`Host: ${host}`, ...headers]);
  expect(JSON.parse((await send(sent)).body).headers).toMatchObject({ "x-lectern-local": local });
});

test("a proxy that says nothing of itself, as nginx by default, is not local", async () => {
  const sent = request("GET /api/x", [ours]).replace("HTTP/1.1", "HTTP/1.0");
  expect(JSON.parse((await send(sent)).body).headers).toMatchObject({ "x-lectern-local": "no" });
});

test.each([
  ["says nothing of its client, and speaks HTTP/1.0", "HTTP/1.0", []],
  ["says nothing of its client but names itself", "HTTP/1.1", ["Via: 1.1 proxy"]],
  ["hides its client behind itself", "HTTP/1.1", ["X-Forwarded-For: 127.0.0.1"]],
  ["has its client on a loopback of its own", "HTTP/1.1", ["X-Forwarded-For: 127.0.0.2"]],
])("a configured proxy that %s is not local", async (_what, version, headers) => {
  const sent = request("GET /api/x", [ours, ...headers]).replace("HTTP/1.1", version);
  const answer = await send(sent, fronts.behindProxy);
  expect(JSON.parse(answer.body).headers).toMatchObject({ "x-lectern-local": "no" });
});

test("who sits at a computer with a configured proxy on it is local without the proxy", async () => {
  const answer = await send(request("GET /api/x"), fronts.behindProxy);
  expect(JSON.parse(answer.body).headers).toMatchObject({ "x-lectern-local": "yes" });
});

test("a configured proxy is", async () => {
  const answer = await send(request("GET /api/x", [ours, ...forwarded]), fronts.behindProxy);
  expect(JSON.parse(answer.body).headers).toMatchObject({
    "x-forwarded-for": "203.0.113.9",
    "x-forwarded-host": "outside.example",
    "x-forwarded-proto": "https",
  });
});
