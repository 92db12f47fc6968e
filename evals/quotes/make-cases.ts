import { deleted, foreign, mixed, otherNumbers } from "./absent-quotes.ts";
import { combo, corrupted, exact, leftOut, shortened, windowsLines } from "./changed-quotes.ts";
import { type Corruption, corruptions } from "./corruptions.ts";
import type { CaseMaker } from "./passages.ts";
import type { QuoteCase, QuoteCases, QuoteDocument } from "./quote-case.ts";
import { Random } from "./random.ts";
import { ambiguous, nearDuplicate, ownContext, short, withContext } from "./repeated-quotes.ts";
import { boldTwin, joined, sibling, wordOff } from "./sibling-quotes.ts";

const makers: Record<string, CaseMaker> = {
  exact,
  truncated: shortened,
  elision: leftOut,
  ambiguous,
  repeated_with_context: withContext,
  repeated_own_context: ownContext,
  short,
  near_duplicate: nearDuplicate,
  absent_other_numbers: otherNumbers,
  absent_foreign: foreign,
  absent_mixed: mixed,
  absent_deleted: deleted,
  absent_joined: joined,
  absent_sibling: sibling,
  absent_bold_twin: boldTwin,
  absent_word_off: wordOff,
  crlf: windowsLines,
  combo: (maker) => corrupted(maker, "combo", combo),
  combo_long: (maker) => corrupted(maker, "combo_long", combo, 600, 1600),
  rewrap_long: (maker) =>
    corrupted(maker, "rewrap_long", corruptions.rewrap as Corruption, 700, 1800),
  ...Object.fromEntries(
    Object.entries(corruptions).map(([name, corruption]): [string, CaseMaker] => [
      name,
      (maker) => corrupted(maker, name, corruption),
    ]),
  ),
};

/** `perCategory` cases of every kind, spread over the documents; a kind that a document cannot give is skipped. */
export const makeCases = (
  docs: readonly QuoteDocument[],
  seed: number,
  perCategory: number,
): QuoteCases => {
  const cases: QuoteCase[] = [];
  for (const [name, make] of Object.entries(makers)) {
    const random = new Random(seed + name.length * 7919 + name.charCodeAt(0));
    for (let made = 0, tries = 0; made < perCategory && tries < perCategory * 12; tries++) {
      const doc = docs[tries % docs.length] as QuoteDocument;
      const words = [...new Set(doc.text.match(/\p{L}{4,12}/gu) ?? [])];
      const foreignDocs = docs.filter((other) => other.id !== doc.id);
      const found = make({ doc, random, words, foreign: foreignDocs });
      if (found === null) continue;
      cases.push({ id: `${name}-${String(++made).padStart(2, "0")}`, ...found });
    }
  }
  return { docs, cases };
};
