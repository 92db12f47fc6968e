import { createAsk } from "../../lib/ai/ask.ts";
import type { ModelJournal } from "../../lib/ai/journal.ts";
import { createModels } from "../../lib/ai/models.ts";
import { readPrices } from "../../lib/ai/prices.ts";
import { systemClock } from "../../lib/clock.ts";
import { readSettings } from "../../scripts/settings.ts";
import { checkNote } from "./check-note.ts";
import { type PlantedNote, readPlantedFile } from "./planted-file.ts";
import { score } from "./score.ts";
import { scoreTable } from "./score-table.ts";

const usage = `Usage: npm run eval:factcheck -- FILE

FILE is JSON: { "planted": [{ "note": "path relative to FILE",
  "items": [{ "type": "major" | "minor" | "code_mismatch", "original": "…", "planted": "…" }] }] }
An example is evals/factcheck/fixtures/planted.json.`;

const offline = `No model is configured (MODEL, JUDGE_MODEL): without one no fact is checked,
so there is nothing to measure. Precision and recall are not defined.`;

/** An evaluation asks anew each time and keeps nothing. */
const noJournal: ModelJournal = { find: async () => null, record: async () => {} };

const print = (text: string) => process.stdout.write(`${text}\n`);

const evaluate = async (path: string): Promise<void> => {
  const planted = await readPlantedFile(path);
  const env = readSettings();
  const models = createModels(env);
  const modelIds = { writer: models.idOf("writer"), judge: models.idOf("judge") };
  if (modelIds.judge === "rules") return void print(offline);
  print(`writer ${modelIds.writer}, judge ${modelIds.judge}, ${planted.length} notes\n`);
  const ask = createAsk({
    models,
    journal: noJournal,
    clock: systemClock,
    prices: readPrices(env.MODEL_PRICES),
    silenceMs: env.MODEL_TIMEOUT_SECONDS * 1000,
  });
  const notes = [];
  for (const note of planted) {
    const checked = await checkNote(note.text, { ask, modelIds });
    print(progress(note, checked));
    notes.push({ planted: note, checked });
  }
  print(`\n${scoreTable(score(notes))}`);
};

const progress = (note: PlantedNote, checked: Awaited<ReturnType<typeof checkNote>>): string => {
  if (!checked.takenApart) return `${note.name}: not taken into concepts, so not checked`;
  const open = checked.concepts.filter(({ status }) => status === "unchecked").length;
  const rest = open > 0 ? `, ${open} of them could not be checked` : "";
  return `${note.name}: ${checked.concepts.length} concepts${rest}, ${checked.corrections.length} corrections`;
};

const [path] = process.argv.slice(2);
if (path === undefined) {
  print(usage);
  process.exitCode = 1;
} else {
  await evaluate(path).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  });
}
