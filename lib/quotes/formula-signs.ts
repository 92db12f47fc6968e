import { matchSequences } from "./match-sequences.ts";
import { quoteTokens } from "./quote-tokens.ts";

/**
 * Signs that a formula's meaning hangs on and that count as no letters: the name of each, then its other commands and
 * its symbols. `\in` and `∈` are one sign, `\in` and `\notin` are two.
 */
const spellings = `in ∈; notin ∉; le leq leqslant ≤ ⩽ ≦ <=; ge geq geqslant ≥ ⩾ ≧ >=; ne neq ≠ !=; div ÷; pm ±; mp ∓;
to rightarrow → ⟶ ->; leftarrow ← ⟵; implies Rightarrow ⇒ ⟹ =>; iff Leftrightarrow ⇔ ⟺ <=> <->; oplus ⊕; otimes ⊗;
cap ∩ ⋂; cup ∪ ⋃; sum ∑; prod ∏; int ∫; approx ≈; equiv ≡; sim ∼ ~; subset ⊂; subseteq ⊆; supset ⊃; supseteq ⊇;
setminus ∖; forall ∀; exists ∃; neg lnot ¬; land wedge ∧; lor vee ∨; propto ∝; perp ⊥ ⟂; parallel ∥ ‖; angle ∠;
times ×; cdot · ⋅ ∙; circ ° ∘; mid ∣; star ⋆; ast ∗; prime ′; frac dfrac tfrac; mathbf boldsymbol;
mathbb ℂ ℍ ℕ ℙ ℚ ℝ ℤ; mathcal ℬ ℰ ℱ ℋ ℒ ℳ ℛ`;

const nameOf: ReadonlyMap<string, string> = new Map(
  spellings.split(";").flatMap((line) => {
    const all = line.trim().split(/\s+/);
    return all.map((spelling) => [spelling, all[0] as string] as const);
  }),
);

/** Signs that plain text writes as a mark or leaves out: the quote may lack them, but have no others instead. */
const optional: ReadonlySet<string> = new Set(
  "times cdot circ mid star ast prime frac mathbf mathbb mathcal".split(" "),
);

const pattern =
  /\\[a-zA-Z]+|<=>|<->|(?<!-)->|(?<![<=])=>|<=|>=|!=|(?<=\s)~(?=\s)|(?![<>=!~a-zA-Z\\-])[^\s]/gu;

/** The signs of a text in order, by name. */
export const formulaSigns = (text: string): string[] =>
  [...text.normalize("NFC").matchAll(pattern)].flatMap(([found]) => {
    const name = nameOf.get(found.startsWith("\\") ? found.slice(1) : found);
    return name === undefined ? [] : [name];
  });

type Signs = readonly string[];

/** Whether two texts have the same signs, but for optional ones that one of them leaves out. */
export const agreeInSigns = (one: Signs, other: Signs): boolean => {
  const [a, b] = [one, other].map((signs) => signs.filter((sign) => !optional.has(sign)));
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
const ids = new Map([...new Set(nameOf.values())].map((name, id) => [name, id]));
const pairSigns = (a: Signs, b: Signs): Int32Array | null => {
  const [one, other] = [a, b].map((signs) => signs.map((sign) => ids.get(sign) ?? -1));
  return matchSequences(one ?? [], other ?? [], MOST_EDITS);
};

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

const wordsOf = (text: string) =>
  quoteTokens(text).filter(({ kind }) => kind === "word" || kind === "number");
/** What stands before the first word of a text. */
const headOf = (text: string): string => text.slice(0, wordsOf(text)[0]?.from);
/** What stands behind the last one. */
const tailOf = (text: string): string => text.slice(wordsOf(text).at(-1)?.to ?? 0);
