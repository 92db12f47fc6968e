import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTextReader, type PictureReader } from "#lib/pictures/read-text.ts";
import { testLanguageFiles } from "#lib/pictures/testing/test-language-files.ts";
import { locateControl } from "#lib/screen/locate-control.ts";
import { readScreen } from "#lib/screen/read-screen.ts";
import { screenWords } from "#lib/screen/screen-label.ts";
import { judge, type Outcome } from "./judge.ts";
import { readCases } from "./screen-case.ts";

const sample = new URL("./sample/", import.meta.url);

let reader: PictureReader;
beforeAll(async () => {
  reader = createTextReader({
    env: { DATA_DIR: "/nowhere", TESSDATA_DIR: await testLanguageFiles() },
  });
}, 150_000);
afterAll(() => reader.close());

const judged = async (): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  const cases = readCases(new URL("cases.json", sample).pathname);
  for (const [screen, ofScreen] of Map.groupBy(cases, (one) => one.screen)) {
    const reading = await readScreen(reader, { bytes: readFileSync(new URL(screen, sample)) });
    for (const one of ofScreen) {
      const frame = { width: reading.width, height: reading.height, devicePixelRatio: one.dpr };
      const { shapes } = reading;
      const search = { words: screenWords(reading), shapes, frame, instruction: one.instruction };
      outcomes.push(judge(one, locateControl(search), []));
    }
  }
  return outcomes;
};

test("of the sample's targets 85 in 100 are found, fewer than 10 are wrong, and all are offered", async () => {
  const outcomes = await judged();
  const share = (result: Outcome["result"]) =>
    outcomes.filter((one) => one.result === result).length / outcomes.length;
  expect(outcomes).toHaveLength(56);
  expect(share("hit")).toBeGreaterThanOrEqual(0.85);
  expect(share("wrong")).toBeLessThan(0.1);
  expect(outcomes.filter(({ offered }) => offered === false)).toEqual([]);
}, 300_000);
