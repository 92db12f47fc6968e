import type { Replacement } from "#lib/study/study-store.ts";
import { plainWords } from "#lib/text/words.ts";
import { markdownBlocks, parseMarkdown } from "./check-edit.ts";

/** Marks that say something of the words in them: a term, code, a formula. */
const markTypes = ["strong", "inlineCode", "inlineMath"] as const;
type MarkType = (typeof markTypes)[number];

/**
 * The marked words of a passage, with their marks, whose marks the new text has not: "The **step size** controls …" that
 * was translated as a whole into a sentence without bold. Of each kind as many as there are fewer, those first whose words
 * stand nowhere marked. None where the new text only takes marks away, which was then asked for, or says much less.
 */
export const lostMarks = ({ oldText, newText }: Replacement): string[] => {
  const [before, after] = [plainWords(oldText), plainWords(newText)];
  if (after.length < before.length / 2 || after.join(" ") === before.join(" ")) return [];
  const [old, now] = [marksIn(oldText), marksIn(newText)];
  return markTypes.flatMap((type) => {
    const kept = now.get(type) ?? [];
    const marked = old.get(type) ?? [];
    const gone = marked.filter((source) => !kept.includes(source));
    return gone.slice(0, Math.max(0, marked.length - kept.length));
  });
};

const greek = new Map(
  [
    "alpha α, beta β, gamma γ, delta δ, varepsilon ε, epsilon ε, zeta ζ, eta η, theta θ, kappa κ, lambda λ, mu μ",
    "nu ν, xi ξ, pi π, rho ρ, sigma σ, tau τ, varphi φ, phi φ, chi χ, psi ψ, omega ω, Gamma Γ, Delta Δ, Theta Θ",
    "Lambda Λ, Xi Ξ, Pi Π, Sigma Σ, Phi Φ, Psi Ψ, Omega Ω",
  ].flatMap((line) => line.split(", ").map((pair) => pair.split(" ") as [string, string])),
);

const formulasOf = (document: string): string[] =>
  markdownBlocks(document).flatMap(({ kind, start, end }) => {
    const text = document.slice(start, end);
    if (kind === "math") return [text];
    return kind === "code" ? [] : (text.match(/\$[^$\n]{1,300}\$/g) ?? []);
  });

/** The signs that a document's formulas are about: single letters, those of Greek as they are read. */
const formulaLetters = (document: string): Set<string> =>
  new Set(
    formulasOf(document).flatMap(
      (formula) =>
        formula
          .replace(/\\([A-Za-z]{1,20})/g, (_, command: string) => greek.get(command) ?? " ")
          .match(/(?<!\p{L})\p{L}(?!\p{L})/gu) ?? [],
    ),
  );

/** A Greek letter alone, or a letter with what it is equal to or compared with. */
const bareFormula =
  /(?<![\p{L}\p{N}_])(?:[\p{Script=Greek}A-Za-z] ?[=<>≤≥≈] ?[-−]?[\p{N}\p{L}][\p{N}.,]*(?<![.,])|\p{Script=Greek})(?![\p{L}\p{N}])/gu;

/**
 * What new words hold of formulas without the signs of one, where the document's formulas are about the same letter:
 * `β = 0` beside `$\beta = 0.9$`. Not what stood there bare before.
 */
export const bareFormulas = (document: string, { oldText, newText }: Replacement): string[] => {
  const before = wordsOf(oldText);
  const fresh = [...wordsOf(newText).matchAll(bareFormula)]
    .map(([found]) => found)
    .filter((found) => !before.includes(found));
  if (fresh.length === 0) return [];
  const letters = formulaLetters(document);
  return [...new Set(fresh)].filter((found) => letters.has(found[0] ?? ""));
};

/** The plain text of a passage, without code and formulas. */
const wordsOf = (markdown: string): string =>
  parseMarkdown(markdown)
    .nodes.flatMap((node) => (node.type === "text" ? [node.value] : []))
    .join("\n");

/** The marked passages of each kind as they are written. */
const marksIn = (markdown: string): Map<MarkType, string[]> => {
  const { text, nodes } = parseMarkdown(markdown);
  const found = new Map<MarkType, string[]>();
  for (const { type, position } of nodes) {
    const kind = markTypes.find((one) => one === type);
    if (kind === undefined || position === undefined) continue;
    const source = text.slice(position.start.offset, position.end.offset);
    found.set(kind, [...(found.get(kind) ?? []), source]);
  }
  return found;
};
