import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, onTestFinished, test, vi } from "vitest";
import { openPglite } from "./open-pglite.ts";

test.each([
  ["a buffer too many", new RangeError("WebAssembly.Memory(): could not allocate memory")],
  ["an engine that aborts", new WebAssembly.RuntimeError("Aborted(OOM)")],
])("too little memory is not told as damaged files: %s", async (_name, error) => {
  const folder = mkdtempSync(join(tmpdir(), "lectern-open-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "PG_VERSION"), "18");
  const create = vi.spyOn(PGlite, "create").mockRejectedValue(error);
  onTestFinished(() => create.mockRestore());
  await expect(openPglite(folder)).rejects.toBe(error);
});
