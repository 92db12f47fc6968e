import { applyPatches } from "../quotes/apply-patch.ts";
import type { Patch } from "../quotes/patch.ts";
import type { Correction, CorrectionView, Span } from "../schemas/quiz.ts";
import { changedWords, wholeWords } from "../words/changed-words.ts";

/** What was wrong with one sentence of the note: its text before and after, and every reason. */
export interface CorrectionCard {
  /** The id of its first correction. */
  readonly id: string;
  /** `wording` only where nothing in the sentence was wrong. */
  readonly type: Correction["type"];
  /** The concept or the heading that it belongs to; "" for none. */
  readonly term: string;
  readonly span: Span | null;
  /** Markdown, with the words that are no more in `fixed`. */
  readonly original: { readonly text: string; readonly changed: readonly Span[] };
  /** Markdown, with the words that are new in it; null where the words stay and only code was left out. */
  readonly fixed: { readonly text: string; readonly changed: readonly Span[] } | null;
  /** Where the sentence is a row of a table: the row above all others. */
  readonly tableHead: string | null;
  readonly reasons: readonly [Correction, ...Correction[]];
}

/** The report as it is shown: corrections of the same sentence are one card, in the order of the first of each. */
export const correctionCards = (corrections: readonly CorrectionView[]): CorrectionCard[] => {
  const groups = new Map<string, [CorrectionView, ...CorrectionView[]]>();
  for (const correction of corrections) {
    const { span, id, original } = correction;
    const key = span === null ? id : `${span.start} ${span.end} ${original}`;
    const group = groups.get(key);
    if (group) group.push(correction);
    else groups.set(key, [correction]);
  }
  return [...groups.values()].map(cardOf);
};

const cardOf = (reasons: [CorrectionView, ...CorrectionView[]]): CorrectionCard => {
  const [{ id, span, original, tableHead }] = reasons;
  const type = reasons.find((reason) => reason.type !== "wording")?.type ?? "wording";
  const term = reasons.find((reason) => reason.term !== "")?.term ?? "";
  const fixed = reasons.find((reason) => reason.fixed.trim() !== original.trim())?.fixed ?? null;
  if (fixed === null) {
    const same = { text: original, changed: [] };
    return { id, type, term, span, original: same, fixed, tableHead, reasons };
  }
  const { before, after } = patchedWords(reasons, fixed) ?? changedWords(original, fixed);
  return {
    id,
    type,
    term,
    span,
    original: { text: original, changed: before },
    fixed: { text: fixed, changed: after },
    tableHead,
    reasons,
  };
};

/** The words that the corrections' own patches change; null when these do not make the corrected sentence. */
const patchedWords = (
  corrections: readonly [Correction, ...Correction[]],
  fixed: string,
): { before: Span[]; after: Span[] } | null => {
  const [{ span, original }] = corrections;
  const patches = distinct(corrections.flatMap(({ patch }) => patch ?? []))
    .map((patch) => ({ ...patch, start: patch.start - (span?.start ?? 0) }))
    .toSorted((a, b) => a.start - b.start);
  if (patches.length === 0 || applyPatches(original, patches) !== fixed) return null;
  let shift = 0;
  const inserted = patches.map(({ start, removed, inserted: { length } }) => {
    const place = { start: start + shift, end: start + shift + length };
    shift += length - removed.length;
    return place;
  });
  const removed = patches.map(({ start, removed: { length } }) => ({ start, end: start + length }));
  return { before: wholeWords(original, removed), after: wholeWords(fixed, inserted) };
};

const distinct = (patches: readonly Patch[]): Patch[] => [
  ...new Map(patches.map((patch) => [JSON.stringify(patch), patch])).values(),
];
