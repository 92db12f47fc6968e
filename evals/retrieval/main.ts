import { parseArgs } from "node:util";
import { readSettings } from "#scripts/settings.ts";
import { readManualFolder } from "./manual-folder.ts";
import { measuresOf, type Said, type Searched } from "./measures.ts";
import { readPhrases, readQuestions } from "./question-file.ts";
import { openManual } from "./searched-manual.ts";

const usage = `Usage: npm run eval:retrieval -- --manual FOLDER --questions FILE [--part dev|test|fresh] [--phrases FILE] [--show]

FOLDER holds HTML or Markdown files. FILE is JSON: [{ "question": "…", "gold": ["page.html#anchor", …],
"also": ["…"], "spans": [{ "at": "page.html#anchor", "text": "…" }] }]; an empty gold is a question that the manual does not
answer. Without DATABASE_URL the embedded database is used, in a folder of its own. --part takes only the
questions marked so, --phrases searches besides for the phrases that its file has for a question, as JSON
({ "question": ["…"] }), --show prints what was not found.`;

const print = (text: string) => process.stdout.write(`${text}\n`);
const percent = (share: number): string =>
  Number.isNaN(share) ? "   –" : `${(100 * share).toFixed(1)} %`.padStart(7);

const said = ({ sure, maybe, no }: Said): string => [sure, maybe, no].map(percent).join("    ");

const report = (all: readonly Searched[]): string => {
  const measures = measuresOf(all);
  const { pageRecall, answerRecall, answerable, unanswerable } = measures;
  return [
    `${answerable} questions that the manual answers, ${unanswerable} that it does not`,
    `page recall@5      ${percent(pageRecall.at5)}   a gold page among the pages of the first 5 chunks`,
    `page recall@10     ${percent(pageRecall.at10)}`,
    `answer recall@5    ${percent(answerRecall.at5)}   a gold address, or the text of a span, among the first 5 chunks`,
    `answer recall@10   ${percent(answerRecall.at10)}`,
    `MRR                ${measures.reciprocalRank.toFixed(3).padStart(7)}   of the first chunk of a gold page, within 10`,
    `found and shown    ${percent(measures.foundAndShown)}   of the answerable, answered with a gold among the first 5`,
    `sure and right     ${percent(measures.sureAndRight.section)}   of those answered, a gold among the first 5; a gold page: ${percent(measures.sureAndRight.page).trim()}`,
    `as read            ${percent(measures.sureAndRight.read)}   with the sections that a reader found besides`,
    "                    answered    perhaps    refused",
    `answerable         ${said(measures.saidToAnswerable)}`,
    `unanswerable       ${said(measures.saidToUnanswerable)}`,
  ].join("\n");
};

const missed = ({ question, chunks, certainty }: Searched): string | null => {
  const pages = chunks.slice(0, 5).map(({ address }) => address?.split("#")[0]);
  const found = question.gold.some((gold) => pages.includes(gold.split("#")[0]));
  const right = question.gold.length === 0 ? certainty !== "sure" : found;
  if (right) return null;
  const wanted = question.gold[0] ?? "no answer";
  return `${question.question}\n  wanted ${wanted}\n  found  ${chunks
    .slice(0, 3)
    .map(({ address }) => address)
    .join(", ")}`;
};

const evaluate = async (options: {
  readonly manual: string;
  readonly questions: string;
  readonly part: string | undefined;
  readonly phrases: string | undefined;
  readonly show: boolean;
}): Promise<void> => {
  const { part } = options;
  const questions = (await readQuestions(options.questions)).filter(
    (one) => part === undefined || one.part === part,
  );
  const phrases = options.phrases === undefined ? {} : await readPhrases(options.phrases);
  const chunks = await readManualFolder(options.manual);
  const begun = performance.now();
  const manual = await openManual(chunks, readSettings().DATABASE_URL);
  try {
    const stored = performance.now();
    const searched: Searched[] = [];
    for (const question of questions) {
      const findings = await manual.search(question.question, 10, phrases[question.question]);
      searched.push({ question, ...findings });
    }
    const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
    print(
      `${chunks.length} chunks stored in ${seconds(begun, stored)} s, ${questions.length} questions asked in ${seconds(stored, performance.now())} s`,
    );
    if (options.show) for (const text of searched.map(missed)) if (text !== null) print(text);
    print(report(searched));
  } finally {
    await manual.close();
  }
};

const { values } = parseArgs({
  options: {
    manual: { type: "string" },
    questions: { type: "string" },
    part: { type: "string" },
    phrases: { type: "string" },
    show: { type: "boolean", default: false },
  },
});
if (values.manual === undefined || values.questions === undefined) {
  print(usage);
  process.exitCode = 1;
} else {
  const { manual, questions, part, phrases, show } = values;
  await evaluate({ manual, questions, part, phrases, show }).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  });
}
