import { readFileSync } from "node:fs";
import { placeQuote } from "#lib/quotes/place-quote.ts";
import { documentOf, judgeCase, type Outcome } from "./judge-case.ts";
import type { QuoteCases } from "./quote-case.ts";

// node evals/quotes/main.ts FILE [--show]: what becomes of every quote in FILE, by category.
const [file, ...flags] = process.argv.slice(2);
if (file === undefined) throw new Error("usage: node evals/quotes/main.ts FILE [--show]");
const { docs, cases } = JSON.parse(readFileSync(file, "utf8")) as QuoteCases;
const texts = new Map(docs.map(({ id, text }) => [id, text]));

const outcomes: readonly Outcome[] = ["right", "asked", "wrong", "absent"];
const emptyRow = (): Record<Outcome, number> => ({ right: 0, asked: 0, wrong: 0, absent: 0 });
const rows = new Map<string, Record<Outcome, number>>();
const total = emptyRow();
const line = (name: string, row: Record<Outcome, number>): string =>
  name.padEnd(26) +
  outcomes.map((outcome) => `${outcome} ${String(row[outcome]).padStart(4)}`).join("  ");

for (const item of cases) {
  const text = documentOf(texts.get(item.doc) ?? "", item.doc_edits);
  const placement = placeQuote(text, item.quote, item.context);
  const outcome = judgeCase(text, item, placement);
  const row = rows.get(item.category) ?? emptyRow();
  row[outcome]++;
  total[outcome]++;
  rows.set(item.category, row);
  if (outcome !== "right" && flags.includes("--show")) {
    process.stdout.write(
      `${outcome} ${item.id}\n  quote ${JSON.stringify(item.quote)}\n  truth ${JSON.stringify(item.truth ?? item.spans)}\n  found ${JSON.stringify(placement)}\n`,
    );
  }
}
for (const [name, row] of [...rows].sort(([a], [b]) => a.localeCompare(b)))
  process.stdout.write(`${line(name, row)}\n`);
process.stdout.write(
  `${line("total", total)}  of ${cases.length}: ${((100 * total.right) / cases.length).toFixed(1)} % right, ${((100 * total.wrong) / cases.length).toFixed(2)} % wrong\n`,
);
