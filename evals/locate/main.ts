/**
 * npm run eval:locate -- FILE|FOLDER... [--show] [--cache FOLDER]: how many of the targets in FILE, or in `cases.json` of
 * a folder of windows, the text of the screen alone finds, by kind, and for how many one of the candidates is right, with
 * the words and (unread) by the pixels alone. A target is hit when its true box holds the centre of the found one, or when
 * there is none and none is found. `--show` lists the others; `--cache` keeps what was read from the pictures for the next
 * time.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { createTextReader } from "#lib/pictures/read-text.ts";
import { locateControl } from "#lib/screen/locate-control.ts";
import { findMarks, readScreen, type ScreenReading } from "#lib/screen/read-screen.ts";
import { screenWords } from "#lib/screen/screen-label.ts";
import { readSettings } from "#scripts/settings.ts";
import { judge, type Outcome } from "./judge.ts";
import { outcomeTable } from "./outcome-table.ts";
import { readCases, type ScreenCase } from "./screen-case.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: "boolean" }, cache: { type: "string" } },
});
const print = (text: string) => process.stdout.write(`${text}\n`);

const reader = createTextReader({ env: readSettings() });
let readingMs = 0;
let pixels = 0;

const readPicture = async (path: string): Promise<ScreenReading> => {
  const bytes = readFileSync(path);
  const started = performance.now();
  const reading = await readScreen(reader, { bytes });
  readingMs += performance.now() - started;
  pixels += reading.width * reading.height;
  return reading;
};

/** The reading of a picture, from the folder of earlier readings where it is there. */
const readingOf = async (path: string): Promise<ScreenReading> => {
  if (values.cache === undefined) return readPicture(path);
  const name = createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 24);
  const file = join(values.cache, `${name}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as ScreenReading;
  const reading = await readPicture(path);
  mkdirSync(values.cache, { recursive: true });
  writeFileSync(file, JSON.stringify(reading));
  return reading;
};

const evaluate = async (paths: readonly string[]): Promise<void> => {
  const outcomes: Outcome[] = [];
  for (const path of paths) outcomes.push(...(await outcomesOf(path)));
  print(outcomeTable(outcomes));
  const offered = outcomes.map(({ located }) => located.candidates.length);
  const sum = offered.reduce((all, count) => all + count, 0);
  print(`\n${(sum / Math.max(1, outcomes.length)).toFixed(0)} candidates for a target`);
  if (pixels > 0) {
    const perScreen = readingMs / (pixels / (1_920 * 1_080));
    print(`read in ${(perScreen / 1_000).toFixed(1)} s for 1920 × 1080 pixels`);
  }
};

const outcomesOf = async (path: string): Promise<Outcome[]> => {
  const file = statSync(path).isDirectory() ? join(path, "cases.json") : path;
  const outcomes: Outcome[] = [];
  for (const [screen, cases] of Map.groupBy(readCases(file), ({ screen }) => screen)) {
    const reading = await readingOf(join(dirname(file), screen));
    const marks = await findMarks({ bytes: readFileSync(join(dirname(file), screen)) });
    for (const one of cases) {
      const outcome = judge(one, locateControl(searchFor(one, reading)), marks);
      outcomes.push(outcome);
      if (values.show && (outcome.result !== "hit" || outcome.offered === false))
        print(shown(one, outcome));
    }
  }
  return outcomes;
};

const searchFor = ({ dpr, instruction }: ScreenCase, reading: ScreenReading) => ({
  words: screenWords(reading),
  shapes: reading.shapes,
  frame: { width: reading.width, height: reading.height, devicePixelRatio: dpr },
  instruction,
});

const shown = (one: ScreenCase, { result, offered, located }: Outcome): string =>
  `${result}${offered === false ? ", no candidate" : ""} | ${one.kind} | ${one.screen} | ${one.instruction} | ${one.label} | ${located.found ? located.label : "–"} ${located.confidence.toFixed(2)}`;

if (positionals.length === 0) {
  print("Usage: npm run eval:locate -- FILE|FOLDER... [--show] [--cache FOLDER]");
  process.exitCode = 1;
} else {
  await evaluate(positionals).finally(() => reader.close());
}
