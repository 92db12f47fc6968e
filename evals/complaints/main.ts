import { parseArgs } from "node:util";
import { type JudgedComplaint, judgeComplaint } from "#agents/quiz/tasks/judge-complaint.ts";
import { createAsk } from "#lib/ai/ask.ts";
import { readModelConfig } from "#lib/ai/model-config.ts";
import { createModels } from "#lib/ai/models.ts";
import type { Ask } from "#lib/ai/task.ts";
import { createMemoryJournal } from "#lib/ai/testing/memory-journal.ts";
import { systemClock } from "#lib/clock.ts";
import { type ErrorCode, toAppError } from "#lib/errors.ts";
import { readSettings } from "#scripts/settings.ts";
import { type ComplaintCase, readCaseFile } from "./case-file.ts";

const usage = `Usage: npm run eval:complaints [-- FILE] [--at-once N]

Puts complaints about questions to the judge (MODEL or JUDGE_MODEL), N at once (1), and counts those that are upheld.
FILE is JSON as evals/complaints/cases.json, which is taken without one: 15 questions that are wrong and 15 that are not.`;

/** Of the complaints that are right at least so many, of the baseless ones at most. */
const goal = { rightly: 13 / 15, wrongly: 1 / 15 };

const print = (text: string): void => void process.stdout.write(`${text}\n`);

interface Judged {
  readonly one: ComplaintCase;
  /** The error's code where there is no verdict. */
  readonly came: JudgedComplaint | ErrorCode;
}

const judgeAll = async (
  ask: Ask,
  cases: readonly ComplaintCase[],
  atOnce: number,
): Promise<Judged[]> => {
  const judged: Judged[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < cases.length; at = next++) {
      const one = cases[at] as ComplaintCase;
      const came = await ask(judgeComplaint, one.input, { ownerId: "eval", threadId: null }).then(
        ({ output }) => output,
        (error: unknown) => toAppError(error).code,
      );
      judged[at] = { one, came };
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return judged;
};

const isUpheld = ({ came }: Judged): boolean =>
  typeof came !== "string" && came.verdict === "upheld";

const lineOf = (judged: Judged): string => {
  const { one, came } = judged;
  const said = `${one.stem}\n           “${one.words}”`;
  if (typeof came === "string") return `no verdict ${came} ${said}`;
  const mark = isUpheld(judged) === one.valid ? "as it is" : "WRONGLY ";
  return `${mark}   ${came.verdict}, ${came.fault}: ${said}\n           ${came.reason}`;
};

const evaluate = async (path: string | URL, atOnce: number): Promise<void> => {
  const cases = await readCaseFile(path);
  const config = readModelConfig(readSettings());
  const models = createModels(config);
  if (models.idOf("judge") === "rules") return print("No model is configured: nothing is judged.");
  const ask = createAsk({
    ...{ models, journal: createMemoryJournal(), clock: systemClock, prices: {} },
    silenceMs: config.silenceMs,
  });
  print(`judge ${models.idOf("judge")}, ${cases.length} complaints\n`);
  const judged = await judgeAll(ask, cases, atOnce);
  print(judged.map(lineOf).join("\n"));
  const sum = (valid: boolean) => {
    const all = judged.filter(({ one }) => one.valid === valid);
    return { all: all.length, upheld: all.filter(isUpheld).length };
  };
  const [right, baseless] = [sum(true), sum(false)];
  const open = judged.filter(({ came }) => typeof came === "string").length;
  print(`
upheld rightly ${right.upheld} of ${right.all}, wrongly ${baseless.upheld} of ${baseless.all}; without a verdict ${open}`);
  const isMet =
    right.upheld >= goal.rightly * right.all && baseless.upheld <= goal.wrongly * baseless.all;
  print(`The goal of 13 of 15 rightly and 1 of 15 wrongly is ${isMet ? "met" : "missed"}.`);
  if (!isMet) process.exitCode = 1;
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "at-once": { type: "string", default: "1" }, help: { type: "boolean" } },
});
if (values.help) print(usage);
else {
  const [path] = positionals;
  await evaluate(path ?? new URL("./cases.json", import.meta.url), Number(values["at-once"]));
}
