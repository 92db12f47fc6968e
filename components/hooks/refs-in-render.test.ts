import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");

/** A statement of a component or a hook itself, which runs while it renders; the formatter sees to the two spaces. */
const inRender = /^ {2}\w+\.current(?:\.\w+)* = .*/gm;

test("no ref is written while something renders: React may throw a rendering away", () => {
  const files = globSync("{app,components}/**/*.{ts,tsx}", { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  const written = files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(inRender)].map(
      ([line]) => `${file}: ${line}`,
    ),
  );
  expect(written).toEqual([]);
});
