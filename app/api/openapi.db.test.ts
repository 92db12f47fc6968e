import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeEach, expect, test } from "vitest";
import * as description from "./openapi.json/route.ts";
import { call, localSettings, noParams, serveNothing } from "./testing/api-test.ts";
import { describedOperations, operationName } from "./testing/as-described.ts";

beforeEach(() => {
  globalThis.lecternRouteSettings = localSettings(null);
  return serveNothing;
});

const optionsOf = async (file: string): Promise<string[]> => {
  const { OPTIONS } = await import(resolve(file));
  const told: Response = await OPTIONS(call("/api", { method: "OPTIONS" }), noParams);
  const allowed = told.headers.get("allow")?.split(", ") ?? [];
  return allowed.filter((method) => method !== "HEAD");
};

test("every method of every route is described, and nothing that there is not", async () => {
  const files = globSync("app/api/**/route.ts").filter((file) => !file.includes("[["));
  const routed = await Promise.all(
    files.map(async (file) => {
      const place = file.replace(/^app|\/route\.ts$/g, "");
      return (await optionsOf(file)).map((method) => operationName(method, place));
    }),
  );
  expect(routed.flat().sort()).toEqual(describedOperations());
});

test("the description is served as the product's version, and is a 304 for who holds it", async () => {
  const first = await description.GET(call("/api/openapi.json"), noParams);
  const { openapi, info } = await first.json();
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  expect([first.status, openapi, info.version]).toEqual([200, "3.1.1", version]);
  const tag = first.headers.get("etag") ?? "";
  const held = call("/api/openapi.json", { headers: { "if-none-match": tag } });
  const second = await description.GET(held, noParams);
  expect([second.status, await second.text()]).toEqual([304, ""]);
});
