/**
 * node evals/locate/make-screens.ts FOLDER [--count 60] [--seed 1] [--per-screen 12]: pages that look like programs,
 * rendered in Chromium, with the true boxes of their controls from the page itself, and a step for each as a manual would
 * write it. Writes `cases.json`, `words.json` and the pictures into FOLDER.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { casesOfScreen, type PlacedControl } from "./cases-of-screen.ts";
import { controlsIn, wordsIn } from "./page-probes.ts";
import { Scene } from "./scene.ts";
import { scenePage } from "./scene-page.ts";
import type { ScreenCase } from "./screen-case.ts";
import { form, overEditor, settings } from "./screens/dialogs.ts";
import { fileManager, mail, table } from "./screens/lists.ts";
import { codeEditor, office, pictureEditor, sequencer } from "./screens/workplaces.ts";

const templates = {
  settings,
  overEditor,
  form,
  fileManager,
  table,
  mail,
  sequencer,
  office,
  codeEditor,
  pictureEditor,
};

const viewports = [
  { width: 1_280, height: 800 },
  { width: 1_440, height: 900 },
  { width: 1_100, height: 760 },
  { width: 1_920, height: 1_080 },
];
const ratios = [1, 1, 1.25, 1.5, 2];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
    "per-screen": { type: "string", default: "12" },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new Error("usage: node evals/locate/make-screens.ts FOLDER");

/** The true words of each picture, for measuring the reading alone. */
const words: Record<string, readonly { text: string; box: PlacedControl["box"] }[]> = {};

const render = async (browser: Browser, index: number, seed: number): Promise<ScreenCase[]> => {
  const [name, template] = Object.entries(templates)[index % Object.keys(templates).length] ?? [
    "",
    settings,
  ];
  const scene = new Scene(
    seed,
    Math.floor(index / 10) % 2 === 0 ? "en" : "ru",
    name === "sequencer" ? { dark: seed % 3 > 0, size: 10 + (seed % 2) } : {},
  );
  const viewport = scene.random.pick(viewports);
  const dpr = scene.random.pick(ratios);
  const page = await browser.newPage({ viewport, deviceScaleFactor: dpr });
  await page.setContent(scenePage(scene, template(scene)));
  await page.evaluate(() => document.fonts.ready);
  const file = `${String(index).padStart(3, "0")}-${name}.png`;
  await page.screenshot({ path: join(folder, file) });
  const { seen, text } = await page.evaluate(controlsIn);
  const scaled = (box: PlacedControl["box"]) => ({
    x: box.x * dpr,
    y: box.y * dpr,
    width: box.width * dpr,
    height: box.height * dpr,
  });
  words[file] = (await page.evaluate(wordsIn)).map(({ text, box }) => ({ text, box: scaled(box) }));
  await page.close();
  const image = {
    width: Math.round(viewport.width * dpr),
    height: Math.round(viewport.height * dpr),
  };
  const found = { controls: seen as PlacedControl[], text, language: scene.language };
  return casesOfScreen(found, Number(values["per-screen"]), scene.random).map(
    ({ box, ...rest }) => ({
      screen: file,
      image,
      dpr,
      ...rest,
      box: box && scaled(box),
    }),
  );
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium" });
const cases: ScreenCase[] = [];
for (let index = 0; index < Number(values.count); index++) {
  cases.push(...(await render(browser, index, Number(values.seed) * 1_000 + index)));
}
await browser.close();
writeFileSync(join(folder, "cases.json"), JSON.stringify(cases, null, 1));
writeFileSync(join(folder, "words.json"), JSON.stringify(words));
process.stdout.write(`${cases.length} targets on ${values.count} screens\n`);
