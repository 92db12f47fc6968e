import { expect, test } from "vitest";
import { readEnv } from "../env.ts";
import { clientAddress, trustedProxies } from "./request-rules.ts";

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
