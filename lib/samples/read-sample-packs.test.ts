import { expect, test } from "vitest";
import { readSamplePacks } from "./read-sample-packs.ts";

const [sample] = await readSamplePacks();
const files = sample?.files ?? [];
const chunksOf = (fileName: string) =>
  files.find((file) => file.fileName === fileName)?.chunks ?? [];

test("every difference names its source and says its fact in both languages", () => {
  const differences = chunksOf("differences.json");
  expect(differences).toHaveLength(70);
  for (const { difference } of differences) {
    expect(difference?.source).toMatch(/^https:\/\//u);
    expect(difference?.ru?.fact).toMatch(/\p{Script=Cyrillic}/u);
    for (const edition of difference?.editions ?? []) {
      expect(sample?.description.editions).toContain(edition);
    }
  }
  expect(differences.filter(({ difference }) => difference?.doubt).length).toBeGreaterThanOrEqual(
    7,
  );
});

test("both manuals say the same: numbered steps that name controls or keys, and a source", () => {
  const english = chunksOf("manual/en");
  const russian = chunksOf("manual/ru");
  expect(russian).toHaveLength(english.length);
  for (const { text, title } of [...english, ...russian]) {
    expect(text, title).toMatch(/^1\. .+\n2\. /mu);
    expect(text, title).toMatch(/\*\*[^*]+\*\*|`[^`]+`/u);
    expect(text, title).toMatch(/<https:\/\/\S+>$/u);
  }
});
