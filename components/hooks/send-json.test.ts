import { afterEach, expect, test, vi } from "vitest";
import { getIfChanged, isDenied, refusalText, sendJson } from "./send-json.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const answering = (status: number, body: string): void => {
  vi.stubGlobal("fetch", async () => new Response(body, { status }));
};

/** The key in place of the sentence. */
const t = (key: string): string => key;

const login = "<!doctype html><title>Sign in</title>";
const own = (code: string): string => JSON.stringify({ error: { code, message: "A sentence." } });

test.each([
  ["a login that has ended", 401, login, "shell.denied.signed_out"],
  ["a refusal of a proxy", 403, "Forbidden", "shell.denied.refused"],
  ["an address that nobody knows", 404, login, "shell.denied.gone"],
  ["a proxy whose server is gone", 502, "Bad gateway", "shell.unreachable"],
  ["JSON of somebody else", 403, '{"error":"forbidden"}', "shell.denied.refused"],
  ["JSON that is nothing", 401, "null", "shell.denied.signed_out"],
  ["our own word", 404, own("not_found"), "A sentence."],
  ["our own refusal", 403, own("host_refused"), "A sentence."],
])("%s has a sentence of its own", async (_, status, body, sentence) => {
  answering(status, body);
  const sent = await sendJson("POST", "/api/threads");
  expect(sent.ok).toBe(false);
  expect(!sent.ok && refusalText(t, sent)).toBe(sentence);
});

test.each([
  [401, login, true],
  [403, "Forbidden", true],
  [404, own("not_found"), true],
  [502, "Bad gateway", false],
  [503, own("database_unreachable"), false],
])("whether asking again helps after %i", async (status, body, expected) => {
  answering(status, body);
  const sent = await sendJson("POST", "/api/threads");
  expect(!sent.ok && isDenied(sent)).toBe(expected);
});

test("a server that is away is unreachable", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const sent = await sendJson("POST", "/api/threads");
  expect(!sent.ok && refusalText(t, sent)).toBe("shell.unreachable");
});

test.each([
  [401, ["signed_out"]],
  [403, ["refused"]],
  [404, ["gone"]],
  [500, []],
  [503, []],
])("a question that is answered with %i is denied as %j", async (status, expected) => {
  answering(status, login);
  const denials: string[] = [];
  expect(await getIfChanged("/x", null, undefined, (why) => denials.push(why))).toBeNull();
  expect(denials).toEqual(expected);
});
