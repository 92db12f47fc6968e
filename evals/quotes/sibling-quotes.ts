import { isSlip } from "#lib/text/edit-distance.ts";
import { matchSequences } from "#lib/text/match-sequences.ts";
import { corruptions } from "./corruptions.ts";

import {
  type CaseMaker,
  countLetters,
  isUnique,
  passage,
  type Span,
  standsLinkless,
  units,
} from "./passages.ts";

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Two units of at least six words that share two thirds of them and differ in a word. */
const areSiblings = (a: readonly string[], b: readonly string[]): boolean => {
  const length = Math.max(a.length, b.length);
  if (Math.min(a.length, b.length) < 6) return false;
  const partner = matchSequences(a, b, 2 * length) ?? [];
  const shared = [...partner].filter((other) => other >= 0).length;
  return shared < length && shared >= (2 / 3) * length;
};

const siblingOf = (text: string, random: { below(bound: number): number }): Span | null => {
  const all = units(text).filter(([start, end]) => end - start >= 30 && end - start <= 300);
  const words = all.map(([start, end]) => wordsIn(text.slice(start, end)));
  for (let tries = 0; tries < 40 && all.length > 1; tries++) {
    const index = random.below(all.length);
    const own = words[index] as string[];
    const span = all[index] as Span;
    if (!isUnique(text, text.slice(...span))) continue;
    if (words.some((other, at) => at !== index && areSiblings(own, other))) return span;
  }
  return null;
};

/** One of several sentences made after one pattern is gone: its sibling is not what was quoted. */
export const sibling: CaseMaker = ({ doc, random, words }) => {
  const span = siblingOf(doc.text, random);
  if (span === null) return null;
  const truth = doc.text.slice(...span);
  const quote = random.chance(0.5)
    ? truth
    : (corruptions[random.pick(["typos_light", "emphasis", "latex_dropped", "typography"])]?.(
        truth,
        random,
        words,
      ) ?? truth);
  // Without its address a link or an image may leave the letters of another place.
  if (countLetters(doc.text, quote) > countLetters(truth, quote)) return null;
  if (standsLinkless(doc.text.slice(0, span[0]) + doc.text.slice(span[1]), quote)) return null;
  return {
    category: "absent_sibling",
    doc: doc.id,
    quote,
    expect: "absent",
    doc_edits: [[span[0], span[1], ""]],
  };
};

/** The beginning of one passage and the end of another, in any proportion from a quarter on. */
export const joined: CaseMaker = (maker) => {
  const one = passage(maker, 50, 220);
  const two = passage(maker, 50, 220);
  if (one === null || two === null || Math.abs(one[0] - two[0]) < 800) return null;
  const { doc, random, words } = maker;
  const total = Math.min(one[1] - one[0], two[1] - two[0]);
  const share = 0.25 + 0.5 * random.next();
  const head = doc.text.slice(one[0], one[0] + Math.round(total * share)).replace(/\S*$/, "");
  const tail = doc.text.slice(two[1] - Math.round(total * (1 - share)), two[1]);
  const end = tail.replace(/^\S*\s/, "");
  if (wordsIn(head).length < 2 || wordsIn(end).length < 2) return null;
  const quote = head + end;
  // What the text has letter by letter is there: no careful reader would miss it for the mark of an item.
  if (countLetters(doc.text, quote) > 0) return null;
  return {
    category: "absent_joined",
    doc: doc.id,
    quote: random.chance(0.3) ? (corruptions.typos_light?.(quote, random, words) ?? quote) : quote,
    expect: "absent",
  };
};

/** A sentence as if it were bold, where only its plain twin is left. */
export const boldTwin: CaseMaker = (maker) => {
  const span = passage(maker, 25, 160);
  if (span === null) return null;
  const { doc } = maker;
  const text = doc.text.slice(...span);
  const lines = doc.text.slice(
    doc.text.lastIndexOf("\n", span[0] - 1) + 1,
    (doc.text.indexOf("\n", span[1]) + 1 || doc.text.length + 1) - 1,
  );
  if (/[*_`$\\<\n]/.test(lines) || !/^\p{Lu}/u.test(text)) return null;
  return { category: "absent_bold_twin", doc: doc.id, quote: `**${text}**`, expect: "absent" };
};

/** Two or three words of the text with another word of it in the place of one. */
export const wordOff: CaseMaker = ({ doc, random, words }) => {
  const runs = [...doc.text.matchAll(/(?<!\p{L})\p{L}{3,9}(?: \p{L}{3,9}){1,2}(?!\p{L})/gu)];
  if (runs.length === 0) return null;
  const parts = random.pick(runs)[0].split(" ");
  const at = random.below(parts.length);
  const other = random.pick(words).slice(0, 9);
  // A word that a slip of the pen makes of the one that stands there is no other word.
  if (isSlip(other.toLowerCase(), (parts[at] ?? "").toLowerCase())) return null;
  parts[at] = other;
  const quote = parts.join(" ");
  if (quote.length >= 20 || doc.text.toLowerCase().includes(quote.toLowerCase())) return null;
  return { category: "absent_word_off", doc: doc.id, quote, expect: "absent" };
};
