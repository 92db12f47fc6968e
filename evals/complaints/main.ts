import { judgeComplaint } from "#agents/quiz/tasks/judge-complaint.ts";
import { createAsk } from "#lib/ai/ask.ts";
import { readModelConfig } from "#lib/ai/model-config.ts";
import { createModels } from "#lib/ai/models.ts";
import { createMemoryJournal } from "#lib/ai/testing/memory-journal.ts";
import { systemClock } from "#lib/clock.ts";
import { toAppError } from "#lib/errors.ts";
import { readSettings } from "#scripts/settings.ts";
import { type ComplaintCase, readCaseFile } from "./case-file.ts";

const usage = `Usage: npm run eval:complaints [-- FILE]

Puts complaints about questions to the judge (MODEL or JUDGE_MODEL), one after the other, and counts those that are upheld.
FILE is JSON as evals/complaints/cases.json, which is taken without one: 15 questions that are wrong and 15 that are not.`;

/** Of 15 that are right at least so many, of 15 that are baseless at most. */
const goal = { rightly: 13 / 15, wrongly: 1 / 15 };

const print = (text: string): void => void process.stdout.write(`${text}\n`);

const evaluate = async (path: string | URL): Promise<void> => {
  const cases = await readCaseFile(path);
  const env = readSettings();
  const config = readModelConfig(env);
  const models = createModels(config);
  if (models.idOf("judge") === "rules") return print("No model is configured: nothing is judged.");
  const ask = createAsk({
    ...{ models, journal: createMemoryJournal(), clock: systemClock, prices: {} },
    silenceMs: config.silenceMs,
  });
  print(`judge ${models.idOf("judge")}, ${cases.length} complaints\n`);
  const upheld: ComplaintCase[] = [];
  let failed = 0;
  for (const one of cases) {
    try {
      const { output } = await ask(judgeComplaint, one.input, { ownerId: "eval", threadId: null });
      const isUpheld = output.verdict === "upheld";
      if (isUpheld) upheld.push(one);
      const mark = isUpheld === one.valid ? "as it is " : "WRONGLY  ";
      print(`${mark} ${output.verdict.padEnd(10)} ${output.fault.padEnd(13)} ${one.stem}`);
      print(`          “${one.words}”\n          ${output.reason}`);
    } catch (error) {
      failed += 1;
      print(`no verdict (${toAppError(error).code}) ${one.stem}`);
    }
  }
  const share = (valid: boolean) => {
    const all = cases.filter((one) => one.valid === valid).length;
    const count = upheld.filter((one) => one.valid === valid).length;
    return { all, count, share: all === 0 ? 0 : count / all };
  };
  const [rightly, wrongly] = [share(true), share(false)];
  print(
    `\nupheld rightly ${rightly.count} of ${rightly.all}, wrongly ${wrongly.count} of ${wrongly.all}, without a verdict ${failed}`,
  );
  const isMet = rightly.share >= goal.rightly && wrongly.share <= goal.wrongly;
  print(isMet ? "The goal is met." : "The goal is missed: 13 of 15 rightly, 1 of 15 wrongly.");
  if (!isMet) process.exitCode = 1;
};

const [path] = process.argv.slice(2);
if (path === "--help") print(usage);
else await evaluate(path ?? new URL("./cases.json", import.meta.url));
