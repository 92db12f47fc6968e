import { z } from "zod";
import { textFromModel } from "../ai/text-from-model.ts";
import type { Language } from "../schemas/language.ts";
import { type Concept, type Correction, changeType } from "../schemas/quiz.ts";
import { removeCodeMarker } from "./code-marker.ts";
import { correctionMessages } from "./correction-messages.ts";
import { quoteFinder } from "./found-quote.ts";

/** A checker's word on one concept. It never holds code. */
export const verdict = z.object({
  id: textFromModel(),
  term: textFromModel(),
  /** The note's definitions are of at most five sentences, and a sentence of 1,500 characters. */
  definition: textFromModel(20_000),
  /** Null when the checker gave none, which counts as major. */
  changeType: changeType.nullable(),
  message: textFromModel(2_000).nullable(),
  evidence: z.object({ quote: textFromModel(5_000), place: textFromModel(1_000) }).nullable(),
});
export type Verdict = z.infer<typeof verdict>;

export interface MergedVerdicts {
  /** All concepts given, in the same order; those without a usable verdict stay `unchecked`. */
  readonly concepts: Concept[];
  /** Only what the student must see: major changes and removed code. */
  readonly corrections: Correction[];
  /** Rewordings, for the log. */
  readonly minor: { readonly id: string; readonly before: string; readonly after: string }[];
}

/**
 * Joins concepts and verdicts by concept id: the definition comes from the checker, the code from
 * the note. What a verdict says of an unknown id is ignored; two that contradict each other count
 * as none.
 */
export const mergeVerdicts = (
  concepts: readonly Concept[],
  verdicts: readonly Verdict[],
  note: { readonly text: string; readonly language: Language },
): MergedVerdicts => {
  const usable = usableVerdicts(verdicts);
  const merged: MergedVerdicts = { concepts: [], corrections: [], minor: [] };
  const evidenceIn = quoteFinder(note.text);
  for (const concept of concepts) {
    const said = usable.get(concept.id);
    const change = said ? readVerdict(concept, said) : null;
    if (!said || !change) {
      merged.concepts.push(unchecked(concept));
      continue;
    }
    merged.concepts.push({
      ...concept,
      definition: change.definition,
      code: change.codeFits ? concept.code : null,
      status: "verified",
      changeType: change.type,
    });
    merged.corrections.push(
      ...correctionsOf(concept, change, {
        reason: said.message === null ? "" : removeCodeMarker(said.message).text,
        evidence: evidenceIn(said.evidence),
        language: note.language,
      }),
    );
    if (change.type === "minor") {
      merged.minor.push({ id: concept.id, before: concept.original, after: change.definition });
    }
  }
  return merged;
};

/** A concept as it was before any check: the note's own words and code. */
export const unchecked = (concept: Concept): Concept => ({
  ...concept,
  definition: concept.original,
  status: "unchecked",
  changeType: null,
});

interface Change {
  readonly type: NonNullable<Concept["changeType"]>;
  readonly definition: string;
  readonly codeFits: boolean;
}

/** Null when the verdict says nothing that could be used. */
const readVerdict = (concept: Concept, said: Verdict): Change | null => {
  const { text, marked } = removeCodeMarker(said.definition.trim());
  if (text === "" && !marked) return null;
  if (holdsCodeBlock(text) && !holdsCodeBlock(concept.original)) return null;
  const proposed = text === "" ? concept.original : text;
  const type = said.changeType ?? "major";
  // A checker that calls an unchanged definition changed has changed nothing.
  const changed = type !== "none" && !sameWords(proposed, concept.original);
  return {
    type: changed ? type : "none",
    definition: changed ? proposed : concept.original,
    codeFits: !marked || concept.code === null,
  };
};

const correctionsOf = (
  concept: Concept,
  change: Change,
  why: {
    readonly reason: string;
    readonly evidence: Correction["evidence"];
    readonly language: Language;
  },
): Correction[] => {
  const types: Correction["type"][] = [];
  if (change.type === "major") types.push("definition_fix");
  if (!change.codeFits) types.push("code_mismatch");
  const { reason, evidence } = why;
  return types.map((type, index) => ({
    id: `${concept.id}-${type}`,
    conceptId: concept.id,
    term: concept.term,
    type,
    // The one reason belongs to the first correction; a second one gets the general sentence.
    message: (index === 0 ? reason : "") || correctionMessages[why.language][type],
    original: concept.original,
    fixed: change.definition,
    span: concept.span,
    patch: null,
    removedCode: type === "code_mismatch" ? concept.code : null,
    basis: evidence ? "note" : "model",
    evidence,
    status: "open",
  }));
};

const usableVerdicts = (verdicts: readonly Verdict[]): Map<string, Verdict> => {
  const byId = new Map<string, Verdict>();
  const contradicting = new Set<string>();
  for (const said of verdicts) {
    const earlier = byId.get(said.id);
    if (earlier && !sameVerdict(earlier, said)) contradicting.add(said.id);
    if (!earlier) byId.set(said.id, said);
  }
  for (const id of contradicting) byId.delete(id);
  return byId;
};

const sameVerdict = (a: Verdict, b: Verdict): boolean =>
  a.changeType === b.changeType && sameWords(a.definition, b.definition);

const sameWords = (a: string, b: string): boolean => spaced(a) === spaced(b);

const spaced = (text: string): string => text.normalize("NFC").replace(/\s+/g, " ").trim();

const holdsCodeBlock = (text: string): boolean =>
  /^[^\S\n\r\u2028\u2029]*(?:`{3}|~{3})/m.test(text);
