import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..", "..");
const read = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), "utf8"));

/** What only hands texts to the others, or is a part of one that is shown. */
const shownByOthers = ["TextsProvider", "OpenMenu"];

test("every component of components/ui is shown, each by its name", () => {
  const page = read("app/dev/components/*.tsx").join("\n");
  const components = read("components/ui/*.tsx").flatMap((text) =>
    [...text.matchAll(/^export const ([A-Z][A-Za-z]+) = /gm)].map(([, name = ""]) => name),
  );
  expect(components.length).toBeGreaterThan(25);
  const missing = components.filter(
    (name) => !shownByOthers.includes(name) && !new RegExp(`<${name}\\b`).test(page),
  );
  expect(missing).toEqual([]);
});
