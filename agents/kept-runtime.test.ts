import { afterEach, expect, test } from "vitest";
import { runtimeWithin } from "./kept-runtime.ts";
import type { Runtime } from "./runtime.ts";

const shared: typeof globalThis & { lecternRuntime?: Promise<Runtime> | undefined } = globalThis;
afterEach(() => {
  shared.lecternRuntime = undefined;
});

test("a start that takes long, as without a free connection, is not waited for", async () => {
  shared.lecternRuntime = new Promise(() => {});
  await expect(runtimeWithin(5)).rejects.toMatchObject({ code: "database_unavailable" });
});

test("why a start failed is told at once", async () => {
  shared.lecternRuntime = Promise.reject(
    Object.assign(new Error("none is free"), { code: "53300" }),
  );
  await expect(runtimeWithin(60_000)).rejects.toMatchObject({ code: "53300" });
});
