import { expect, test } from "vitest";
import { originAllowed } from "./origin-rules.ts";

const local = { bind: "127.0.0.1", allowed: [] };
const open = { bind: "0.0.0.0", allowed: ["desk.lan"] };

const request = (method: string, headers: Record<string, string>) =>
  new Request("http://127.0.0.1:3000/api/threads", {
    method,
    headers: { host: "127.0.0.1:3000", ...headers },
  });

const methods = ["POST", "PUT", "PATCH", "DELETE"];

test.each(methods)("%s by a page of this server passes", (method) => {
  const own = { origin: "http://127.0.0.1:3000", "sec-fetch-site": "same-origin" };
  expect(originAllowed(request(method, own), open)).toBe(true);
});

test.each([
  "null",
  "",
  "http://evil.example",
  "http://127.0.0.1:3001",
  "http://127.0.0.1",
  "http://localhost:3000",
  "http://127.0.0.1:3000.evil.example",
  "http://evil.example:3000",
  "http://127.0.0.1:3000@evil.example",
  "http://evil.example/127.0.0.1:3000",
  "file://127.0.0.1:3000",
  "chrome-extension://abc",
  "127.0.0.1:3000",
])("a mutation from the origin %s is refused", (origin) => {
  for (const method of methods) {
    expect(originAllowed(request(method, { origin }), local)).toBe(false);
  }
});

test.each(["cross-site", "same-site", "nonsense"])(
  "the browser's word that a request is %s is taken even without an origin",
  (site) => {
    expect(originAllowed(request("POST", { "sec-fetch-site": site }), local)).toBe(false);
    expect(originAllowed(request("GET", { "sec-fetch-site": site }), local)).toBe(false);
  },
);

test("following a link from another site may read, and only read", () => {
  const link = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
  expect(originAllowed(request("GET", link), local)).toBe(true);
  expect(originAllowed(request("POST", link), local)).toBe(false);
});

test("without an origin only programs of this machine may change something", () => {
  for (const method of methods) {
    expect(originAllowed(request(method, {}), local)).toBe(true);
    expect(originAllowed(request(method, {}), open)).toBe(false);
  }
  expect(originAllowed(request("GET", {}), open)).toBe(true);
});

test("a scheme's own port may be written or left out", () => {
  const behindTls = { host: "desk.lan", origin: "https://desk.lan" };
  expect(originAllowed(request("POST", behindTls), open)).toBe(true);
  const written = { host: "desk.lan:80", origin: "http://desk.lan" };
  expect(originAllowed(request("POST", written), open)).toBe(true);
  const other = { host: "desk.lan:443", origin: "http://desk.lan" };
  expect(originAllowed(request("POST", other), open)).toBe(false);
});
