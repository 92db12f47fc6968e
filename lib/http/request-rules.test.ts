import { expect, test } from "vitest";
import { trustedProxies } from "#lib/trusted-proxies.ts";
import { readEnv } from "../env.ts";
import { clientAddress, hostAllowed, isLoopbackBind, originAllowed } from "./request-rules.ts";

const local = { bind: "127.0.0.1", allowed: [] };
const open = {
  bind: "0.0.0.0",
  allowed: ["notes.example:8443", "desk.lan", "192.168.1.5", "fd00::5"],
};

test.each([
  "127.0.0.1:3000",
  "127.0.0.1",
  "localhost:3000",
  "LOCALHOST:3000",
  "localhost:8080",
  "[::1]:3000",
  "[::1]",
])("%s is this machine under every configuration", (host) => {
  expect(hostAllowed(host, local)).toBe(true);
  expect(hostAllowed(host, open)).toBe(true);
});

test.each([
  ["notes.example:8443"],
  ["Notes.Example:8443"],
  ["desk.lan"],
  ["desk.lan:3000"],
  ["192.168.1.5:3000"],
  ["[fd00::5]:3000"],
])("%s is configured", (host) => {
  expect(hostAllowed(host, open)).toBe(true);
  expect(hostAllowed(host, local)).toBe(false);
});

test.each([
  null,
  "",
  "evil.example",
  "evil.example:3000",
  "127.0.0.1.evil.example",
  "localhost.evil.example:3000",
  "evil-localhost",
  "localhost.",
  "localhost:",
  "localhost:3000:3000",
  "localhost:port",
  "localhost@evil.example",
  "evil.example#localhost",
  "evil.example/localhost",
  "localhost evil.example",
  "localhost, evil.example",
  "127.1",
  "2130706433",
  "0x7f000001",
  "0.0.0.0:3000",
  "[::]:3000",
  "::1",
  "[::ffff:127.0.0.1]",
  "notes.example",
  "notes.example:3000",
  "sub.desk.lan",
  "ｌocalhost",
  "localhost\0",
])("%s is refused, whatever the server listens on", (host) => {
  expect(hostAllowed(host, local)).toBe(false);
  expect(hostAllowed(host, open)).toBe(false);
});

test("the address that the server listens on is its name", () => {
  expect(hostAllowed("10.0.0.7:3000", { bind: "10.0.0.7", allowed: [] })).toBe(true);
  expect(hostAllowed("[fd00::7]:3000", { bind: "fd00::7", allowed: [] })).toBe(true);
  expect(hostAllowed("10.0.0.8:3000", { bind: "10.0.0.7", allowed: [] })).toBe(false);
});

test.each([
  ["127.0.0.1", true],
  ["127.8.9.1", true],
  ["localhost", true],
  ["::1", true],
  ["0.0.0.0", false],
  ["::", false],
  ["192.168.1.5", false],
  ["127.example", false],
])("a server on %s is loopback only: %s", (bind, expected) => {
  expect(isLoopbackBind(bind)).toBe(expected);
});

const openRules = { bind: "0.0.0.0", allowed: ["desk.lan"] };

const request = (method: string, headers: Record<string, string>) =>
  new Request("http://127.0.0.1:3000/api/threads", {
    method,
    headers: { host: "127.0.0.1:3000", ...headers },
  });

const methods = ["POST", "PUT", "PATCH", "DELETE"];

test.each(methods)("%s by a page of this server passes", (method) => {
  const own = { origin: "http://127.0.0.1:3000", "sec-fetch-site": "same-origin" };
  expect(originAllowed(request(method, own), openRules)).toBe(true);
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
    expect(originAllowed(request(method, {}), openRules)).toBe(false);
  }
  expect(originAllowed(request("GET", {}), openRules)).toBe(true);
});

test("a scheme's own port may be written or left out", () => {
  const behindTls = { host: "desk.lan", origin: "https://desk.lan" };
  expect(originAllowed(request("POST", behindTls), openRules)).toBe(true);
  const written = { host: "desk.lan:80", origin: "http://desk.lan" };
  expect(originAllowed(request("POST", written), openRules)).toBe(true);
  const other = { host: "desk.lan:443", origin: "http://desk.lan" };
  expect(originAllowed(request("POST", other), openRules)).toBe(false);
});

const proxies = "192.0.2.1, 10.0.0.0/8, 2001:db8::/32";

test.each([
  ["no proxy is configured", "", "192.0.2.1", "203.0.113.9", "192.0.2.1"],
  ["a stranger writes the header", proxies, "198.51.100.7", "203.0.113.9", "198.51.100.7"],
  ["a proxy passes a client on", proxies, "192.0.2.1", "203.0.113.9", "203.0.113.9"],
  [
    "a client forges what it hands the proxy",
    proxies,
    "192.0.2.1",
    "1.1.1.1, 203.0.113.9",
    "203.0.113.9",
  ],
  ["proxies stand behind each other", proxies, "192.0.2.1", "203.0.113.9, 10.1.2.3", "203.0.113.9"],
  [
    "a client poses as a proxy",
    proxies,
    "192.0.2.1",
    "1.1.1.1, 203.0.113.9, 10.1.2.3",
    "203.0.113.9",
  ],
  ["a proxy speaks for itself", proxies, "192.0.2.1", undefined, "192.0.2.1"],
  ["all of them are proxies", proxies, "192.0.2.1", "10.0.0.1, 10.0.0.2", "10.0.0.1"],
  ["what is no address ends the way", proxies, "192.0.2.1", "203.0.113.9, unknown", "192.0.2.1"],
  [
    "IPv4 comes by a socket of both families",
    proxies,
    "::ffff:192.0.2.1",
    "203.0.113.9",
    "203.0.113.9",
  ],
  ["addresses carry ports", proxies, "192.0.2.1", "203.0.113.9:51000", "203.0.113.9"],
  ["IPv6 stands in brackets", proxies, "2001:db8::5", "[2001:db9::7]:51000", "2001:db9::7"],
  ["the connection is gone", proxies, undefined, "203.0.113.9", "unknown"],
])("%s", (_, configured, peer, forwardedFor, client) => {
  expect(clientAddress(peer, forwardedFor, trustedProxies(configured))).toBe(client);
});

test.each([
  "proxy.lan",
  "10.0.0.0/33",
  "10.0.0.0/x",
  "300.1.1.1",
  "2001:db8::/200",
  "10.0.0.0/8/9",
])("%s is no proxy: the server does not start with it", (text) => {
  expect(() => readEnv({ TRUSTED_PROXY: text })).toThrow(/TRUSTED_PROXY: /);
});

test("an empty list trusts nobody", () => {
  expect(readEnv({}).TRUSTED_PROXY).toBe("");
  expect(readEnv({ TRUSTED_PROXY: " 10.0.0.0/8,,::1 " }).TRUSTED_PROXY).toContain("::1");
});
