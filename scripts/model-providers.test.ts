import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { providers } from "#lib/schemas/model-providers.ts";

/** These speak to a provider, and choose by its interface, which has the name of whose it is. */
const byInterface = ["lib/ai/models.ts", "lib/ai/list-models.ts"];
const registry = "lib/schemas/model-providers.ts";

const named = new RegExp(
  `["'\`](?:${providers.join("|")})["'\`:]|(?<!connect\\.)\\bproviders\\.(?:${providers.join("|")})\\b`,
  "u",
);

test.each([
  'one.provider === "anthropic"',
  "`ollama:$" + "{model}`",
  "config.providers.google.address",
])("a provider that is named is seen: %s", (code) => {
  expect(code).toMatch(named);
});

test("what differs between providers stands in their registry, and no other file names one", () => {
  const files = globSync("{app,components,agents,db,lib}/**/*.{ts,tsx}")
    .filter((path) => !/\.test\.tsx?$|\/testing\/|^lib\/i18n\/messages\//.test(path))
    .filter((path) => path !== registry && !byInterface.includes(path));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => named.test(readFileSync(path, "utf8")))).toEqual([]);
});
