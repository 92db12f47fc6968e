import { readModelConfig } from "#lib/ai/model-config.ts";
import { createModels } from "#lib/ai/models.ts";
import { readSettings } from "#scripts/settings.ts";
import { openDatabase } from "../fresh-database.ts";
import { costTable } from "./cost-table.ts";
import { type CallCost, costOf } from "./count-calls.ts";
import { type MadeQuiz, makeQuiz } from "./make-quiz.ts";
import { type PlantedNote, readPlantedFile } from "./planted-file.ts";
import { score } from "./score.ts";
import { scoreTable } from "./score-table.ts";

const usage = `Usage: npm run eval:factcheck -- FILE

FILE is JSON: { "planted": [{ "note": "path relative to FILE",
  "items": [{ "type": "major" | "minor" | "code_mismatch" | "trap", "original": "…", "planted": "…" }] }] }
A trap is right and looks wrong; it has no original. Examples are evals/factcheck/fixtures/planted.json and
five notes of 9 kB, evals/factcheck/notes/planted.json; nothing may be tuned on held-out.json beside it.
Without DATABASE_URL the embedded database is used, in a folder of its own.`;

const offline = `No model is configured (MODEL, JUDGE_MODEL): without one no fact is checked,
so there is nothing to measure. Precision and recall are not defined.`;

const print = (text: string) => process.stdout.write(`${text}\n`);

const evaluate = async (path: string): Promise<void> => {
  const planted = await readPlantedFile(path);
  const env = readSettings();
  const models = createModels(readModelConfig(env));
  const judge = models.idOf("judge");
  if (judge === "rules") return void print(offline);
  print(`writer ${models.idOf("writer")}, judge ${judge}, ${planted.length} notes\n`);
  const { db, close } = await openDatabase(env.DATABASE_URL);
  try {
    const notes = [];
    for (const note of planted) {
      const quiz = await makeQuiz(db, env, note.text);
      print(progress(note, quiz));
      notes.push({ name: note.name, planted: note, checked: quiz, quiz });
    }
    print(`\n${scoreTable(score(notes))}\n\n${costTable(notes)}`);
  } finally {
    await close();
  }
};

const progress = ({ name, text }: PlantedNote, quiz: MadeQuiz): string => {
  const { concepts, corrections, questions, share, failure, calls } = quiz;
  const tasks = Map.groupBy(calls, ({ task }) => task);
  return [
    `${name}: ${text.length} characters, ${concepts.length} concepts, ${corrections.length} corrections, ${questions.length} questions`,
    ...[...tasks].map(([task, all]) => `  ${taskCost(task, costOf(all))}`),
    ...(share.missing.length === 0 ? [] : [`  sentences not checked: ${share.missing.join(" ")}`]),
    ...(failure === null ? [] : [`  ended as ${failure}`]),
  ].join("\n");
};

const taskCost = (task: string, { calls, charactersIn, charactersOut }: CallCost): string =>
  `${task.padEnd(18)} ${calls} × ${charactersIn} in, ${charactersOut} out`;

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
