import { matchSequences } from "#lib/text/match-sequences.ts";
import type { NormalForm } from "./normal-form.ts";
import { sameForms } from "./quote-search.ts";
import { isText, quoteTokens } from "./quote-tokens.ts";

/**
 * Signs that a formula's meaning hangs on and that count as no letters: the name of each, then its other commands and
 * its symbols. `\in` and `∈` are one sign, `\in` and `\notin` are two.
 */
const signSpellings = `in ∈; notin ∉; le leq leqslant ≤ ⩽ ≦ <=; ge geq geqslant ≥ ⩾ ≧ >=; ne neq ≠ !=; div ÷; pm ±; mp ∓;
to rightarrow → ⟶ ->; leftarrow ← ⟵; implies Rightarrow ⇒ ⟹ =>; iff Leftrightarrow ⇔ ⟺ <=> <->; oplus ⊕; otimes ⊗;
cap ∩ ⋂; cup ∪ ⋃; sum ∑; prod ∏; int ∫; approx ≈; equiv ≡; sim ∼ ~; subset ⊂; subseteq ⊆; supset ⊃; supseteq ⊇;
setminus ∖; forall ∀; exists ∃; neg lnot ¬; land wedge ∧; lor vee ∨; propto ∝; perp ⊥ ⟂; parallel ∥ ‖; angle ∠;
times ×; cdot · ⋅ ∙; circ ° ∘; mid ∣; star ⋆; ast ∗; prime ′; frac dfrac tfrac; mathbf boldsymbol;
mathbb ℂ ℍ ℕ ℙ ℚ ℝ ℤ; mathcal ℬ ℰ ℱ ℋ ℒ ℳ ℛ`;

const nameOf: ReadonlyMap<string, string> = new Map(
  signSpellings.split(";").flatMap((line) => {
    const all = line.trim().split(/\s+/);
    return all.map((spelling) => [spelling, all[0] as string] as const);
  }),
);

/** Signs that plain text writes as a mark or leaves out: the quote may lack them, but have no others instead. */
const optionalSigns: ReadonlySet<string> = new Set(
  "times cdot circ mid star ast prime frac mathbf mathbb mathcal".split(" "),
);

const signPattern =
  /\\[a-zA-Z]+|<=>|<->|(?<!-)->|(?<![<=])=>|<=|>=|!=|(?<=\s)~(?=\s)|(?![<>=!~a-zA-Z\\-])[^\s]/gu;

/** The signs of a text in order, by name. */
export const formulaSigns = (text: string): string[] =>
  [...text.normalize("NFC").matchAll(signPattern)].flatMap(([found]) => {
    const name = nameOf.get(found.startsWith("\\") ? found.slice(1) : found);
    return name === undefined ? [] : [name];
  });

type Signs = readonly string[];

/** Whether two texts have the same signs, but for optional ones that one of them leaves out. */
export const agreeInSigns = (one: Signs, other: Signs): boolean => {
  const [a, b] = [one, other].map((signs) => signs.filter((sign) => !optionalSigns.has(sign)));
  return a?.join(" ") === b?.join(" ") && (isWithin(one, other) || isWithin(other, one));
};

/** Are all signs of the one in the other, in their order? */
export const isWithin = (few: Signs, many: Signs): boolean => {
  let at = 0;
  for (const sign of many) if (sign === few[at]) at++;
  return at === few.length;
};

/** Does a sign of the quote that the passage lacks stand in the new text? Its writer believes that it stands there. */
export const signComesBack = (quoted: Signs, wanted: Signs, passage: Signs): boolean => {
  if (agreeInSigns(quoted, passage)) return false;
  const [there, back] = [pairSigns(quoted, passage), pairSigns(quoted, wanted)];
  return quoted.some((_, at) => (there?.[at] ?? -1) < 0 && (back?.[at] ?? 0) >= 0);
};

/** Signs that differ more are not compared one by one. */
const MOST_EDITS = 2000;
const pairSigns = (a: Signs, b: Signs): Int32Array | null => matchSequences(a, b, MOST_EDITS);

/** Signs further from the place belong to no word at its end. */
const MOST_BESIDE = 60;

/**
 * The place with the signs beside it, at the ends where the quote has signs outside its words and the place has none:
 * a place may begin with the first word.
 */
export const withSignsBeside = (
  document: string,
  { start, end }: { readonly start: number; readonly end: number },
  quoted: string,
): readonly [before: string, behind: string] => {
  const passage = document.slice(start, end);
  const lineStart = document.lastIndexOf("\n", start - 1) + 1;
  const before = document.slice(Math.max(lineStart, start - MOST_BESIDE), start);
  const behind = /^.*/.exec(document.slice(end, end + MOST_BESIDE))?.[0] ?? "";
  const needs = (zone: (text: string) => string): boolean =>
    formulaSigns(zone(quoted)).length > 0 && formulaSigns(zone(passage)).length === 0;
  return [needs(headOf) ? tailOf(before) : "", needs(tailOf) ? headOf(behind) : ""];
};

const wordsOf = (text: string) => quoteTokens(text).filter(isText);
/** What stands before the first word of a text. */
const headOf = (text: string): string => text.slice(0, wordsOf(text)[0]?.from);
/** What stands behind the last one. */
const tailOf = (text: string): string => text.slice(wordsOf(text).at(-1)?.to ?? 0);

type Span = readonly [start: number, end: number];

/** Spans of code and formulas in a line; an escaped sign opens none, nor does one of two prices. Each alternative stops at its own sign. */
const inline =
  /\\[$`\\]|(`{1,3})(?!`)[^`\n]+\1|\$\$[^$]+\$\$|\$[^$\n]+\$(?!\d)|\\\[[^$]{1,2000}?\\\]|\\\([^$\n]{1,600}?\\\)/g;

/** Where the formulas and the code of a text stand. */
export const formulasIn = (text: string): Span[] => {
  const blocks = blocksIn(text);
  const edges = [0, ...blocks.flat(), text.length];
  const between = blocks.concat([[0, 0]]).flatMap((_, at): Span[] => {
    const from = edges[2 * at] as number;
    return [...text.slice(from, edges[2 * at + 1]).matchAll(inline)].flatMap(
      ({ 0: found, index }): Span[] =>
        found.length > 2 ? [[from + index, from + index + found.length]] : [],
    );
  });
  return [...between, ...blocks].sort(([a], [b]) => a - b);
};

/** The formulas among them: with their signs, and blocks of ```math with their fences. */
export const mathIn = (text: string): Span[] =>
  formulasIn(text).filter(([start, end]) => mathBegins.test(text.slice(start, end)));

/** The marks of a line may stand before a fence. An escaped sign of code is no formula. */
const mathBegins = /^(?:\$|\\[([]|[ \t>]*(?:```|~~~)[ \t]*math\b)/;

const fence = /^[ \t>]*(`{3}|~{3})([^`\n]*)$/gm;

/**
 * Blocks of code with their fences. Where somebody took away one of two fences, the rest keeps its meaning: a fence that
 * names a language opens a block, and one that names none before it opens none.
 */
const blocksIn = (text: string): Span[] => {
  const fences = [...text.matchAll(fence)].map(({ 0: line, 1: sign, 2: language = "", index }) => ({
    start: index,
    end: index + line.length,
    sign,
    opens: language.replace(/`/g, "").trim() !== "",
  }));
  const blocks: Span[] = [];
  for (let at = 0; at < fences.length; at++) {
    const { start, sign, opens } = fences[at] as (typeof fences)[number];
    let next = at + 1;
    while (next < fences.length && fences[next]?.sign !== sign) next++;
    const other = fences[next];
    if (other?.opens && !opens) continue;
    blocks.push([start, other === undefined ? text.length : other.opens ? other.start : other.end]);
    at = other?.opens ? next - 1 : next;
  }
  return blocks;
};

/** Spellings of an operator, and what is no operator: digraphs are compared with the commands that they stand for. */
const operatorSpellings: readonly (readonly [RegExp, string])[] = [
  [/&lt;|\\lt(?![a-zA-Z])/g, "<"],
  [/&gt;|\\gt(?![a-zA-Z])/g, ">"],
  [/&(?:amp|nbsp|quot|#?\w{1,8});/g, " "],
  [/\\[|‖]|\\(?:Vert|lVert|rVert)(?![a-zA-Z])/g, "‖"],
  [/\\(?:vert|lvert|rvert)(?![a-zA-Z])/g, "|"],
  [/\\prime(?![a-zA-Z])|[′’‘´]/g, "'"],
  [/″/g, "''"],
  [/\\[a-zA-Z]+|\\[,;:! \\]/g, " "],
  [/<=>|<->|->|<=|=>|>=|!=/g, " "],
  [/\]\([^()\n]*\)/g, " "],
  [/[‐-―−]/g, "-"],
];

/**
 * Plain text leaves these out, as marks of Markdown or as a raised and a lowered sign: the new text may lack them. In
 * code `_` is a letter of a name.
 */
const optionalOperators = /[\^_*]/g;

/** A fence begins within so many characters of its line. */
const INDENT = 40;

/** The marks of a line are none. */
const lineMarks = /\n[ \t>]*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6}|\|)(?=[ \t]))?/g;

/** The operators of a text between two words. */
const operatorsOf = (gap: string, isFirst = false): string =>
  operatorSpellings
    .reduce((text, [pattern, sign]) => text.replace(pattern, sign), isFirst ? `\n${gap}` : gap)
    .replace(lineMarks, " ")
    .replace(/[^-+=<>/!|‖:%'()^_*]+/g, "");

const agree = (stored: string, written: string, isFirst: boolean, isCode: boolean): boolean => {
  // Plain text writes a fraction with its stroke.
  const there = /^[^{}]*\//.test(written) ? stored.replace(/\}\s*\{/, "/") : stored;
  const [one, other] = [operatorsOf(there, isFirst), operatorsOf(written, isFirst)];
  const underscores = [one, other].map((operators) => operators.replace(/[^_]+/g, ""));
  return (
    one === other ||
    ((!isCode || underscores[0] === underscores[1]) &&
      one.replace(optionalOperators, "") === other.replace(optionalOperators, "") &&
      (isWithin(raised(one), raised(other)) || isWithin(raised(other), raised(one))))
  );
};

const raised = (operators: string): string[] => operators.match(/[_^*]/g) ?? [];

/**
 * Whether formulas and code have the operators that were written: `+` and `-`, relations, primes, brackets, and no
 * raised sign in the place of a lowered one. They are compared between each two letters; both texts have the same.
 * @param before what stands before `stored`, back to where formulas can begin
 */
export const sameOperators = (
  before: string,
  stored: string,
  behind: string,
  written: string,
): boolean => {
  if (operatorsOf(stored) === operatorsOf(written)) return true;
  const pair = sameForms(stored, written);
  if (pair === null) return true;
  const text = before + stored + behind;
  const zones = formulasIn(text).map(
    ([start, end]): Span => [start - before.length, end - before.length],
  );
  const [ours, theirs] = pair;
  let zone = 0;
  for (let at = 0; at <= ours.units.length; at++) {
    const [from, to] = gapAt(ours, stored.length, at);
    while ((zones[zone]?.[1] ?? Number.POSITIVE_INFINITY) < from) zone++;
    const [start, end] = zones[zone] ?? [Number.POSITIVE_INFINITY, 0];
    if (start > to || end < from || (from < to && (start === to || end === from))) continue;
    const wanted = written.slice(...gapAt(theirs, written.length, at));
    const within = stored.slice(Math.max(from, start), Math.min(to, end));
    const isCode = /^[ \t>]*[`~]/.test(
      text.slice(start + before.length, start + before.length + INDENT),
    );
    const gaps = [within, stored.slice(from, to)];
    if (!gaps.some((gap) => agree(gap, wanted, at === 0, isCode))) return false;
  }
  return true;
};

/** The gap in front of a letter; behind the last one, the rest. */
const gapAt = ({ from, to }: NormalForm, length: number, at: number): Span => [
  at === 0 ? 0 : (to[at - 1] as number),
  at === from.length ? length : (from[at] as number),
];
