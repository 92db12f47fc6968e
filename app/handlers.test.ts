import { globSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AppError } from "#lib/errors.ts";
import { localHeader } from "#lib/http/request-rules.ts";
import { RateLimiter } from "#lib/http/route-settings.ts";
import { localOwner } from "#lib/owner.ts";
import {
  call,
  expectError,
  localSettings,
  noParams,
  serveNothing,
} from "./api/testing/api-test.ts";
import { createHandlers } from "./handlers.ts";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

type AnyRoute = (request: Request, context: typeof noParams) => Promise<Response>;

beforeEach(() => {
  globalThis.lecternRouteSettings = localSettings(new RateLimiter(() => new Date(0)));
});
afterEach(serveNothing);

const noServices = {};
const done = () => Promise.resolve(new Response(null, { status: 204 }));

test.each(["yes", "no"])("a handler is given who asks, from here: %s", async (here) => {
  const handle = vi.fn(done);
  const services = vi.fn(async () => noServices);
  const { GET } = createHandlers(services)({ GET: handle });
  const asked = call("/api/x?a=1", { headers: { [localHeader]: here } });
  expect((await GET(asked, noParams)).status).toBe(204);
  const principal = { owner: localOwner, mayWrite: true, maySet: here === "yes" };
  expect(services).toHaveBeenCalledWith(principal);
  expect(handle).toHaveBeenCalledWith(
    expect.objectContaining({ principal, services: noServices, query: { a: "1" } }),
  );
});

test("who may not ask is refused before anything is opened", async () => {
  const services = vi.fn();
  const { GET, POST } = createHandlers(services)({ GET: done, POST: done });
  const foreignHost = call("/api/x", { headers: { host: "evil.example" } });
  await expectError(await GET(foreignHost, noParams), 403, "host_refused");
  const origin = "http://evil.example";
  const foreignOrigin = call("/api/x", { method: "POST", headers: { origin } });
  await expectError(await POST(foreignOrigin, noParams), 403, "origin_refused");
  await expectError(
    await POST(call("/api/x"), { params: Promise.resolve({ id: "../x" }) }),
    404,
    "not_found",
  );
  expect(services).not.toHaveBeenCalled();
});

test("services that are not there are an error like every other", async () => {
  const gone = new AppError("database_unavailable", "gone");
  const { GET } = createHandlers(() => Promise.reject(gone))({ GET: done });
  await expectError(await GET(call("/api/x"), noParams), 503, "database_unavailable");
});

test.each([
  ["GET", "read", 300, {}],
  ["POST", "write", 60, {}],
  ["POST", "create", 30, { POST: "create" }],
  ["POST", "read", 300, { POST: "read" }],
] as const)("%s counts as %s: %i at once", async (method, _, burst, costs) => {
  const made = createHandlers(async () => noServices)({ [method]: done }, costs);
  const ask = () => made[method](call("/api/x", { method }), noParams);
  const answers = await Promise.all(Array.from({ length: burst + 1 }, ask));
  expect(answers.map(({ status }) => status).indexOf(429)).toBe(burst);
});

const routes = globSync("app/api/**/route.ts");

test("the API is found", () => {
  expect(routes.length).toBeGreaterThan(40);
});

test.each(routes)("%s answers every method, or names those that it takes", async (file) => {
  const made: Record<string, AnyRoute> = await import(resolve(file));
  const gone = Promise.reject(new AppError("database_unavailable", "gone"));
  gone.catch(() => null);
  Object.assign(globalThis, { lecternRuntime: gone });
  const taken: string[] = [];
  const told = new Set<string | null>();
  for (const method of methods) {
    const answered = await made[method]?.(call("/api/x", { method }), noParams);
    expect(answered?.headers.get("content-type"), method).toContain("application/json");
    if (answered?.status !== 405) taken.push(method);
    else {
      told.add(answered.headers.get("allow")?.split(", ").sort().join(", ") ?? null);
      await expectError(answered, 405, "method_not_allowed");
    }
  }
  const allow = taken.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : method));
  expect([...told]).toEqual(taken.length === methods.length ? [] : [allow.sort().join(", ")]);
});
