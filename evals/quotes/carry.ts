import { readFileSync } from "node:fs";
import { carryChange } from "../../lib/quotes/carry-change.ts";
import { placeQuote } from "../../lib/quotes/place-quote.ts";
import { documentOf } from "./judge-case.ts";
import type { QuoteCase, QuoteCases } from "./quote-case.ts";

// node evals/quotes/carry.ts FILE [--show]: is the document what an edit by an inexact quote intended?
const [file, ...flags] = process.argv.slice(2);
if (file === undefined) throw new Error("usage: node evals/quotes/carry.ts FILE [--show]");
const { docs, cases } = JSON.parse(readFileSync(file, "utf8")) as QuoteCases;
const texts = new Map(docs.map(({ id, text }) => [id, text]));

/** The document with the edit made at the true place: one word of the passage replaced. */
const intended = (text: string, item: QuoteCase): string | null => {
  const [word, replacement] = item.edit ?? [];
  const [start, end] = item.spans?.[0] ?? [];
  if (word === undefined || replacement === undefined || start === undefined || end === undefined)
    return null;
  const at = text.indexOf(word, start);
  if (at < 0 || at >= end || !item.quote.includes(word)) return null;
  return text.slice(0, at) + replacement + text.slice(at + word.length);
};

const counts = { placed: 0, carried: 0, replaced: 0 };
for (const item of cases) {
  const text = documentOf(texts.get(item.doc) ?? "", item.doc_edits);
  const wanted = intended(text, item);
  const placement = placeQuote(text, item.quote, item.context);
  if (wanted === null || placement.kind !== "placed") continue;
  const [word, replacement] = item.edit as readonly [string, string];
  const at = item.quote.indexOf(word);
  const newText = item.quote.slice(0, at) + replacement + item.quote.slice(at + word.length);
  const put = (passage: string) =>
    text.slice(0, placement.start) + passage + text.slice(placement.end);
  const carried = put(carryChange(item.quote, newText, placement.matched));
  counts.placed++;
  if (put(newText) === wanted) counts.replaced++;
  if (carried === wanted) counts.carried++;
  else if (flags.includes("--show")) {
    const from = Math.max(0, placement.start - 10);
    process.stdout.write(
      `${item.id} ${word}\n  quote  ${JSON.stringify(item.quote)}\n  wanted ${JSON.stringify(wanted.slice(from, placement.end + 20))}\n  got    ${JSON.stringify(carried.slice(from, placement.end + 20))}\n`,
    );
  }
}
process.stdout.write(
  `${counts.carried} of ${counts.placed} edits give the intended document; replacing the whole passage gives ${counts.replaced}\n`,
);
