import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const folder = join(import.meta.dirname, "migrations");
const journal: { entries: { idx: number; tag: string }[] } = JSON.parse(
  readFileSync(join(folder, "meta", "_journal.json"), "utf8"),
);
const namesIn = (path: string): string[] => readdirSync(path).sort();

it("every migration stands in the journal, in its order, and the other way round", () => {
  const tags = journal.entries.map(({ tag }) => tag);
  expect(namesIn(folder).filter((name) => name.endsWith(".sql"))).toEqual(
    tags.map((tag) => `${tag}.sql`),
  );
  expect(journal.entries.map(({ idx, tag }) => [idx, Number(tag.slice(0, 4))])).toEqual(
    tags.map((_, index) => [index, index]),
  );
});

it("of the snapshots only the newest is kept: npm run db:generate compares with no other", () => {
  const newest = journal.entries.at(-1)?.tag.slice(0, 4);
  expect(namesIn(join(folder, "meta"))).toEqual([`${newest}_snapshot.json`, "_journal.json"]);
});
