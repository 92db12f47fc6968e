import { readFileSync } from "node:fs";
import { z } from "zod";
import { type EditCases, editCases } from "./edit-case.ts";
import { type EditOutcome, judgeEdit } from "./judge-edit.ts";

const usage = `Usage: npm run eval:edits -- FILE [--show]

FILE is JSON: { "documents": { "id": "text" }, "cases": [{ "kind", "document", "quote", "newText", "start", "end",
"becomes" }] }. "becomes" takes the place of start..end of the document; null says that the edit must not be made
without asking. --show prints what did not come out as meant.`;

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** A sentence for whoever gave the file. */
class UnusableFile extends Error {}

const readCases = (file: string): EditCases => {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    const why = cause instanceof SyntaxError ? "is no JSON" : "cannot be read";
    throw new UnusableFile(`${file} ${why}: ${(cause as Error).message}`, { cause });
  }
  const read = editCases.safeParse(json);
  if (!read.success) {
    throw new UnusableFile(`${file} holds no edits to judge:\n${z.prettifyError(read.error)}`);
  }
  for (const [index, { document, start, end }] of read.data.cases.entries()) {
    const text = read.data.documents[document];
    if (text === undefined)
      throw new UnusableFile(
        `${file}: case ${index} names the document "${document}", which is not there.`,
      );
    if (start > end || end > text.length)
      throw new UnusableFile(
        `${file}: case ${index} has no place ${start}..${end} in "${document}".`,
      );
  }
  return read.data;
};

type Row = Record<EditOutcome, number>;
const emptyRow = (): Row => ({ meant: 0, asked: 0, wrong: 0 });
const percent = (count: number, all: number): string => ((100 * count) / all).toFixed(1);
const sumOf = ({ meant, asked, wrong }: Row): number => meant + asked + wrong;

const report = ({ documents, cases }: EditCases, show: boolean): void => {
  const rows = new Map<string, Row>();
  const total = emptyRow();
  for (const item of cases) {
    const document = documents[item.document] ?? "";
    const { outcome, result } = judgeEdit(document, item);
    const row = rows.get(item.kind) ?? emptyRow();
    rows.set(item.kind, row);
    row[outcome]++;
    total[outcome]++;
    if (show && outcome !== "meant") print(shown(document, item, outcome, result));
  }
  for (const [kind, row] of [...rows].sort(([a], [b]) => a.localeCompare(b))) {
    const [meant, asked, wrong] = [row.meant, row.asked, row.wrong].map((count) =>
      `${percent(count, sumOf(row))} %`.padStart(7),
    );
    print(`${kind.padEnd(34)} as meant ${meant}  asked ${asked}  wrong ${wrong}  n ${sumOf(row)}`);
  }
  const all = sumOf(total);
  print(
    `edits as meant ${percent(total.meant, all)} %, asked ${percent(total.asked, all)} %, wrong ${percent(total.wrong, all)} %`,
  );
};

const shown = (
  document: string,
  { kind, document: id, quote, newText, start, end, becomes }: EditCases["cases"][number],
  outcome: EditOutcome,
  result: { text: string } | { why: string },
): string => {
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, start - 20), end + 60));
  return [
    `${outcome} ${kind} in ${id}`,
    `  stands  ${JSON.stringify(document.slice(start, end))}`,
    `  quote   ${JSON.stringify(quote)}`,
    `  newText ${JSON.stringify(newText)}`,
    `  becomes ${JSON.stringify(becomes)}`,
    `  got     ${"why" in result ? result.why : around(result.text)}`,
  ].join("\n");
};

const [file, ...flags] = process.argv.slice(2);
if (file === undefined || file.startsWith("--")) {
  print(usage);
  process.exitCode = 1;
} else {
  try {
    report(readCases(file), flags.includes("--show"));
  } catch (thrown) {
    if (!(thrown instanceof UnusableFile)) throw thrown;
    process.stderr.write(`${thrown.message}\n`);
    process.exitCode = 1;
  }
}
