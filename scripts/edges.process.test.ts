import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { messagesIn } from "#lib/i18n/catalogue.ts";
import { type RawAnswer, rawRequest, sendRaw } from "./testing/send-raw.ts";
import { type Product, startProduct } from "./testing/start-product.ts";

const folder = mkdtempSync(join(tmpdir(), "lectern-edges-"));
const dataDir = join(folder, "data");
const filesDir = join(folder, "files");
let product: Product;
let port: number;
beforeAll(async () => {
  mkdirSync(filesDir);
  product = startProduct({ DATA_DIR: dataDir, ARTIFACTS_DIR: filesDir });
  port = Number(new URL(await product.address).port);
}, 400_000);
afterAll(async () => {
  product.process.kill("SIGTERM");
  await product.exit;
  rmSync(folder, { recursive: true, force: true });
});

const ours = "Host: 127.0.0.1";
const foreign = "Host: evil.example";
const own = (): string[] => [`Host: 127.0.0.1:${port}`, `Origin: http://127.0.0.1:${port}`];

const send = (line: string, headers: readonly string[] = [ours], body = ""): Promise<RawAnswer> =>
  sendRaw(port, rawRequest(line, headers, body));

const json = (body: string): string[] => [
  ...own(),
  "Content-Type: application/json",
  `Content-Length: ${body.length}`,
];

const boundary = "Content-Type: multipart/form-data; boundary=XX";
const part = (name: string): string =>
  `--XX\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`;

/** The code of the error in an answer of the API, which comes in chunks; null when it is none. */
const codeOf = ({ body }: RawAnswer): string | null =>
  /\{"error":\{"code":"(\w+)","message":"[^"]+/.exec(body)?.[1] ?? null;

const deep = (depth: number): string => `${'{"mix":'.repeat(depth)}1${"}".repeat(depth)}`;

test.each<[name: string, line: string, status: number, code: string]>([
  ["a character cut off", "GET /api/threads/%E0%A4%A", 400, "bad_request"],
  ["a NUL", "GET /api/threads/%00", 400, "bad_request"],
  ["the whole server", "OPTIONS *", 405, "method_not_allowed"],
  ["a method of one path", "OPTIONS /api/threads", 405, "method_not_allowed"],
  ["an invented method", "FOO /api/threads", 405, "method_not_allowed"],
  ["TRACE", "TRACE /api/threads", 405, "method_not_allowed"],
  ["CONNECT", "CONNECT elsewhere:443", 405, "method_not_allowed"],
  ["a method of others", "PROPFIND /api/threads", 405, "method_not_allowed"],
  ["a long address", `GET /api/threads?x=${"x".repeat(10_000)}`, 414, "url_too_long"],
  ["a longer address", `GET /api/threads?x=${"x".repeat(40_000)}`, 414, "url_too_long"],
  ["a way up", "GET /api/threads/..%2f..%2fetc", 404, "not_found"],
  ["a query with a NUL", "GET /api/threads?search=%00", 400, "bad_request"],
])("the API: %s has the shape of every error; a foreign name is refused first", async (...row) => {
  const [, line, status, code] = row;
  const answer = await send(line);
  expect({ status: answer.status, code: codeOf(answer) }).toEqual({ status, code });
  expect(answer.headers.has("allow")).toBe(status === 405);
  const stranger = await send(line, [foreign]);
  expect({ status: stranger.status, code: codeOf(stranger) }).toEqual({
    status: 403,
    code: "host_refused",
  });
});

test.each<[name: string, headers: () => string[], body: string, status: number]>([
  ["a body cut into broken chunks", () => [...own(), "Transfer-Encoding: chunked"], "ZZ\r\n", 400],
  [
    "ten thousand fields",
    () => [...own(), boundary],
    Array.from({ length: 10_000 }, (_, n) => part(`f${n}`)).join(""),
    400,
  ],
  ["a field with a name of 1 MB", () => [...own(), boundary], part("n".repeat(1_000_000)), 400],
  ["a form whose field is a prototype", () => [...own(), boundary], part("__proto__"), 400],
  [
    "a form without its boundary",
    () => [...own(), "Content-Type: multipart/form-data"],
    part("x"),
    400,
  ],
  ["a prototype in JSON", () => json(""), '{"__proto__":{"kind":"quiz"}}', 400],
  ["deep JSON", () => json(""), deep(12_000), 400],
  ["deep lists", () => json(""), `${"[".repeat(49_000)}${"]".repeat(49_000)}`, 400],
])("POST /api/threads with %s is refused, and nothing breaks", async (_, headers, body, status) => {
  const sized = headers().filter((line) => !line.startsWith("Content-Length"));
  const whole = body.startsWith("--XX") ? `${body}--XX--\r\n` : body;
  const length = sized.some((line) => line.startsWith("Transfer"))
    ? []
    : [`Content-Length: ${whole.length}`];
  const answer = await send("POST /api/threads", [...sized, ...length], whole);
  expect({ status: answer.status, code: codeOf(answer) }).toEqual({ status, code: "bad_request" });
});

test.each(["/study/%ZZ", "/study/%00", "/quiz/%E0%A4%A", "/%"])(
  "GET %s is a page that does not exist",
  async (path) => {
    const answer = await send(`GET ${path}`, [ours, "Accept-Language: en"]);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toContain("text/html");
    const stranger = await send(`GET ${path}`, [foreign]);
    expect(stranger.status).toBe(403);
    expect(stranger.body).toContain(messagesIn("en").errors.host_refused);
  },
);

test("HEAD is GET without its body; nothing redirects a stranger", async () => {
  const head = await send("HEAD /api/threads");
  expect({ status: head.status, body: head.body }).toEqual({ status: 200, body: "" });
  expect((await send("GET /api//threads")).headers.get("location")).toBe("/api/threads");
  expect((await send("GET /api/threads/", [foreign])).status).toBe(403);
  expect((await send("GET http://evil.example/api/threads/")).status).toBe(403);
});

const action = ["Next-Action: 00", "Content-Type: text/plain", "Content-Length: 2"];
const postedForm = `${part("$ACTION_ID_00")}--XX--\r\n`;

test.each<[name: string, headers: () => string[], body: string]>([
  ["a server action", () => [...own().slice(0, 1), "Origin: http://evil.example", ...action], "[]"],
  ["a server action of nobody", () => [...own().slice(0, 1), "Origin: null", ...action], "[]"],
  [
    "a forged name",
    () => [
      ...own().slice(0, 1),
      "Origin: http://evil.example",
      "X-Forwarded-Host: evil.example",
      ...action,
    ],
    "[]",
  ],
  [
    "a form",
    () => [
      ...own().slice(0, 1),
      "Origin: http://evil.example",
      boundary,
      `Content-Length: ${postedForm.length}`,
    ],
    postedForm,
  ],
])("%s of another site is refused with one sentence", async (_, headers, body) => {
  const answer = await send("POST /", headers(), body);
  expect(answer.status).toBe(403);
  expect(answer.body).toContain(messagesIn("en").errors.origin_refused);
});

test("files outside have the modes that the user's files have; the data folder is closed to others", async () => {
  const order = JSON.stringify({ kind: "study", topic: "Waves and sound" });
  expect((await send("POST /api/threads", json(order), order)).status).toBe(202);
  const modeOf = (path: string) => statSync(path).mode & 0o777;
  const written = () =>
    readdirSync(filesDir, { recursive: true, withFileTypes: true })
      .filter(({ name }) => !name.startsWith("."))
      .map((entry) => ({ entry, mode: modeOf(join(entry.parentPath, entry.name)) }));
  await expect
    .poll(() => written().map(({ entry }) => entry.isFile()), { timeout: 30_000 })
    .toContain(true);
  const usual = ~process.umask();
  for (const { entry, mode } of written()) {
    expect(mode).toBe((entry.isDirectory() ? 0o777 : 0o666) & usual);
  }
  expect(modeOf(dataDir)).toBe(0o700);
});

test("a client that invents addresses does not pass the rate limit", async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 40; n += 1) {
    const invented = `X-Forwarded-For: 198.51.100.${n}`;
    statuses.push((await send("POST /api/threads", [...json("{}"), invented], "{}")).status);
  }
  expect(statuses).toContain(429);
});

test("nothing of all this was an error of the server", () => {
  expect(product.output().stderr).toBe("");
});
