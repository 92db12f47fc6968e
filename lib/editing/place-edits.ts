import { type CarriedChange, carryChange, type ReturnedChange } from "#lib/quotes/carry-change.ts";
import { makePatch, textHunks } from "#lib/quotes/make-patch.ts";
import { applyPatches, type Patch, patchEnd } from "#lib/quotes/patch.ts";
import { placeQuote, QUOTE_LIMIT } from "#lib/quotes/place-quote.ts";
import type {
  NearestPassage,
  Placement,
  QuoteCandidate,
  QuoteContext,
} from "#lib/quotes/quote-search.ts";
import type { NewEdit, Replacement } from "#lib/study/study-store.ts";
import { contentWords } from "#lib/text/content-words.ts";
import type { TextSpan } from "#lib/text/text-span.ts";
import { type Breakage, checkEdit } from "./check-edit.ts";
import { isLine, lineNumbersOf, withoutCopiedNumbers } from "./line-numbers.ts";
import { withLostIndentation } from "./lost-indentation.ts";
import { renumberLists } from "./renumber-list.ts";
import { tidyTable } from "./tidy-table.ts";
import { keepsCutWords, tidyDeletion, wholeWords, withWholeWords } from "./word-edges.ts";

/** Longer passages are one patch: nobody looks at their words one by one. */
const longestCompared = 20_000;

/**
 * The edit that puts `newText` in the place of a passage. It changes only the words that differ, so that it
 * stores little and others may edit the words between; a deletion takes the space that it leaves with it.
 * @returns null when nothing would change
 */
export const editAt = (
  document: string,
  span: TextSpan,
  newText: string,
  about: { readonly similarity: number | null; readonly reason: string },
): NewEdit | null => {
  const { start, end } = newText.trim() === "" ? tidyDeletion(document, span) : span;
  const oldText = document.slice(start, end);
  const text = newText.trim() === "" ? "" : newText;
  const { text: tidied, ...place } = tidyTable(document, { start, end, text });
  const patches = patchesBetween(document, place, tidied);
  return patches.length === 0 ? null : { patches, ...about, oldText, newText: text };
};

const patchesBetween = (document: string, { start, end }: TextSpan, text: string): Patch[] => {
  const oldText = document.slice(start, end);
  if (oldText === text) return [];
  if (Math.max(oldText.length, text.length) > longestCompared) {
    return [makePatch(document, start, end, text)];
  }
  return textHunks(oldText, text)
    .map((hunk) => makePatch(document, start + hunk.from, start + hunk.to, hunk.text))
    .filter(({ removed, inserted }) => removed !== inserted);
};

/** One of several places that a quote may mean, and the edit that it would be there. */
export interface PossiblePlace {
  readonly span: TextSpan;
  readonly edit: NewEdit;
}

/** A quote with more places says nothing: nobody can choose among them, and nobody means them all. */
export const mostChoices = 100;

/** Why an edit cannot be made. */
export type FailureReason =
  | {
      readonly kind: "absent";
      readonly nearest: readonly NearestPassage[];
      /** What a student may have meant, to choose from. */
      readonly offers?: readonly PossiblePlace[];
    }
  | { readonly kind: "ambiguous"; readonly places: readonly PossiblePlace[] }
  | { readonly kind: "too_many_places" }
  /**
   * The quote has words that the passage has not, or would leave words there that the new text has not.
   * `stored` is what would stand there; null when it was not made.
   */
  | { readonly kind: "differs"; readonly passage: string; readonly stored: string | null }
  /** No section has this heading, or several have it; with the headings that there are, each below those above it. */
  | {
      readonly kind: "heading_absent" | "heading_twice";
      readonly heading: string;
      readonly headings: readonly string[];
      readonly offers?: readonly PossiblePlace[];
    }
  /** This heading is of a lower level than the section that was to stand before it, and would become a part of it. */
  | { readonly kind: "heading_lower"; readonly heading: string }
  /** The text there is already as it was to become. */
  | { readonly kind: "unchanged" }
  /** Two edits of one answer change the same words. */
  | { readonly kind: "overlap" }
  | { readonly kind: "breaks"; readonly breakages: readonly Breakage[] }
  | { readonly kind: "quote_too_long"; readonly limit: number }
  | { readonly kind: "document_too_long" }
  /** The new text holds NUL or half a character. */
  | { readonly kind: "text_broken" }
  /** Somebody else changed the same words since the text was read. */
  | { readonly kind: "conflict" };

/** `index` counts the edits of one answer from 0. */
export type EditFailure = FailureReason & { readonly index: number; readonly quote: string };

/** A passage with fewer of the quote's words is about something else. */
const leastShare = 0.34;
const mostPassages = 3;
const longestPassage = 600;

/**
 * The sentences that share most words with a quote, best first: for a quote that was told in other words, so that no stretch
 * of it stands anywhere. Linear in the document's length.
 */
export const passagesSharingWords = (document: string, quote: string): NearestPassage[] => {
  const wanted = new Set(contentWords(quote));
  if (wanted.size === 0) return [];
  return [...document.matchAll(/\S[^\n]*?(?:[.!?…](?=\s)|(?=\n)|$)/gu)]
    .map(({ 0: text, index }) => {
      const found = new Set(contentWords(text)).intersection(wanted).size;
      const end = index + Math.min(text.length, longestPassage);
      const similarity = found / wanted.size;
      return { start: index, end, similarity, text: text.slice(0, longestPassage).toWellFormed() };
    })
    .filter(({ similarity }) => similarity >= leastShare)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, mostPassages);
};

/** An edit as a model or the offline commands propose it; its place is still to be found. */
export interface ProposedEdit extends Replacement {
  /** What stands directly before and after the quote, where it alone would not tell the place. */
  readonly before: string | null;
  readonly after: string | null;
  /** The number of the line of code or row of a table with which the quote begins, likewise. */
  readonly line?: string | null;
  /** One sentence for the student. */
  readonly reason: string;
}

export type PlacedEdit = { readonly kind: "placed"; readonly edit: NewEdit } | FailureReason;

/**
 * Finds the place of one edit and carries its change there. With a selection the quote is looked for inside it
 * first, and in the whole document only when it is not there. A place where the edit would change a part of a word
 * is none: "stack" does not mean the beginning of "stacked".
 */
export const placeEdit = (
  document: string,
  given: ProposedEdit,
  selection: TextSpan | null,
): PlacedEdit => {
  const proposed = withoutCopiedNumbers(document, given);
  const quote = proposed.oldText;
  if (quote.length > QUOTE_LIMIT) return { kind: "quote_too_long", limit: QUOTE_LIMIT };
  const found = findQuote(document, proposed, selection);
  if (found.kind === "absent") {
    return placePlain(document, proposed, selection) ?? absentEdit(document, quote, found.nearest);
  }
  const candidates =
    found.kind === "placed" ? [found] : onLine(document, found.candidates, proposed);
  const carried = carryTo(document, candidates, proposed);
  if (carried.length > 0) return settled(document, carried, proposed);
  const whole = /\s/.test(quote.trim()) ? [] : wholeWords(document, quote, "i");
  if (whole.length > 0) {
    const meant = onLine(document, whole, proposed);
    return settled(document, carryTo(document, meant, proposed), proposed);
  }
  const words = candidates.slice(0, mostNearest).map((place) => withWholeWords(document, place));
  return absentEdit(document, quote, words);
};

/**
 * A sentence that quote and new text both make a heading or an item of, where the document has it as plain text: it is
 * looked for without that mark, letter by letter. A name alone may be that of a heading which is gone.
 */
const placePlain = (
  document: string,
  proposed: ProposedEdit,
  selection: TextSpan | null,
): PlacedEdit | null => {
  const [oldText, newText] = [proposed.oldText.trim(), proposed.newText.trim()];
  const mark = /^(?:#{1,6}|\d{1,9}[.)])[ \t]+/.exec(oldText)?.[0];
  if (mark === undefined || !newText.startsWith(mark)) return null;
  const plain = { oldText: oldText.slice(mark.length), newText: newText.slice(mark.length) };
  const isSentence = /^\S+\s+\S+\s+\S.*[.!?…:;]$/u.test(plain.oldText);
  if (!isSentence || plain.newText.includes("\n")) return null;
  const placed = placeEdit(document, { ...proposed, ...plain }, selection);
  return placed.kind === "placed" && placed.edit.similarity === 1 ? placed : null;
};

const mostNearest = 3;

const absentEdit = (
  document: string,
  quote: string,
  nearest: readonly NearestPassage[],
): PlacedEdit => ({
  kind: "absent",
  nearest: nearest.length > 0 ? nearest : passagesSharingWords(document, quote),
});

interface Carried {
  readonly place: TextSpan;
  readonly change: CarriedChange | ReturnedChange;
  readonly similarity: number;
}

/** What would stand at each place; those where a part of a word would change are left out. */
const carryTo = (
  document: string,
  places: readonly QuoteCandidate[],
  proposed: ProposedEdit,
): Carried[] => {
  const carried = places
    .map(({ similarity, ...place }) => {
      const { oldText, newText } = withLostIndentation(document, place, proposed);
      return { place, change: carryChange(document, place, oldText, newText), similarity };
    })
    .filter(({ change }) => change.text === null || keepsCutWords(document, change, change.text));
  // A new text that is a heading or an item of a list takes the place of one.
  const mark = lineMark.exec(proposed.newText.trimStart())?.[0];
  if (carried.length < 2 || mark === undefined) return carried;
  const marked = carried.filter(
    ({ place, change }) => change.start < place.start && document.startsWith(mark, change.start),
  );
  return marked.length === 1 ? marked : carried;
};

/** The places that begin on the line that was named; all of them where none does, or none was. */
const onLine = (
  document: string,
  places: readonly QuoteCandidate[],
  { line }: ProposedEdit,
): readonly QuoteCandidate[] => {
  if (places.length < 2 || line === undefined || line === null) return places;
  const numberAt = lineNumbersOf(document);
  const named = places.filter(({ start }) => isLine(numberAt(start), line));
  return named.length > 0 ? named : places;
};

const lineMark = /^(?:#{1,6}|[-*+>]|\d{1,9}[.)])[ \t]+/;

const settled = (
  document: string,
  carried: readonly Carried[],
  { reason }: ProposedEdit,
): PlacedEdit => {
  const places = carried.flatMap(({ change, similarity }) => {
    if (change.kind === "differs") return [];
    const { start, end, text } = change;
    const edit = editAt(document, { start, end }, text, { similarity, reason });
    return edit === null ? [] : [{ span: { start, end }, edit }];
  });
  const [only] = places;
  if (only === undefined) return notStored(document, carried);
  return places.length === 1 ? { kind: "placed", edit: only.edit } : { kind: "ambiguous", places };
};

/** The edit is of no place: it changes nothing, or not what it says. */
const notStored = (document: string, carried: readonly Carried[]): PlacedEdit => {
  const change = carried.map((one) => one.change).find(({ kind }) => kind === "differs");
  if (change === undefined) return { kind: "unchanged" };
  return {
    kind: "differs",
    passage: document.slice(change.start, change.end),
    stored: change.text,
  };
};

const findQuote = (
  document: string,
  { oldText, before, after }: ProposedEdit,
  selection: TextSpan | null,
): Placement => {
  const context = { before: before ?? undefined, after: after ?? undefined };
  const inside = selection === null ? null : findInside(document, oldText, context, selection);
  return inside ?? placeQuote(document, oldText, context);
};

/** Null when the quote is not in the selection. */
const findInside = (
  document: string,
  quote: string,
  context: QuoteContext,
  { start, end }: TextSpan,
): Placement | null => {
  const found = placeQuote(document.slice(start, end), quote, context);
  const shifted = (place: QuoteCandidate): QuoteCandidate => ({
    start: place.start + start,
    end: place.end + start,
    similarity: place.similarity,
  });
  switch (found.kind) {
    case "placed":
      return { ...found, ...shifted(found) };
    case "ambiguous":
      return { ...found, candidates: found.candidates.map(shifted) };
    case "absent":
      return null;
  }
};

/** One edit of a batch, and what it was asked for. */
export interface BatchedEdit {
  readonly index: number;
  readonly quote: string;
  readonly edit: NewEdit;
}

/**
 * Whether edits of the same text can be made together: none touches the words of another, and the text is as
 * well-formed after them as before.
 */
const joinEdits = (document: string, batch: readonly BatchedEdit[]): EditFailure[] => {
  const overlapping = batch.filter((one) =>
    batch.some((other) => other.index < one.index && overlap(one.edit, other.edit)),
  );
  if (overlapping.length > 0) {
    return overlapping.map(({ index, quote }) => ({ kind: "overlap", index, quote }));
  }
  const patches = batch.flatMap(({ edit }) => edit.patches);
  const [first] = batch;
  if (first === undefined) return [];
  if (applyPatches(document, patches) === null) {
    return [{ kind: "overlap", index: first.index, quote: first.quote }];
  }
  const breakages = checkEdit(document, patches);
  if (breakages.length === 0) return [];
  const guilty = batch.filter(({ edit }) => checkEdit(document, edit.patches).length > 0);
  // Alone none may break anything, such as a fence that opens in one and closes in none.
  return (guilty.length > 0 ? guilty : [first]).map(({ index, quote }) => ({
    kind: "breaks",
    index,
    quote,
    breakages,
  }));
};

/** Insertions at the same place do not collide, and stand in the order in which they were asked for. */
const overlap = (one: NewEdit, other: NewEdit): boolean =>
  one.patches.some((a) =>
    other.patches.some(
      (b) =>
        (a.start < patchEnd(b) && b.start < patchEnd(a)) ||
        (a.start === b.start && a.removed + b.removed !== ""),
    ),
  );

/**
 * Edits of one answer with their places. `unsure`: all are placed but one, whose quote stands in several places,
 * so that whoever knows the place can have them all.
 */
export type PlacedEdits =
  | { readonly kind: "placed"; readonly edits: readonly NewEdit[] }
  | {
      readonly kind: "unsure";
      readonly quote: string;
      readonly places: readonly PossiblePlace[];
      readonly others: readonly NewEdit[];
      readonly failures: readonly EditFailure[];
      readonly fitting: readonly BatchedEdit[];
    }
  | {
      readonly kind: "failed";
      readonly failures: readonly EditFailure[];
      /** Those that would have been made without the others. */
      readonly fitting: readonly BatchedEdit[];
    };

/** Places edits that were all made against the same text: all of them or none. */
export const placeEdits = (
  document: string,
  proposed: readonly ProposedEdit[],
  selection: TextSpan | null,
): PlacedEdits => {
  const found: BatchedEdit[] = [];
  const failures: EditFailure[] = [];
  proposed.forEach((wanted, index) => {
    const quote = wanted.oldText;
    const placed = placeEdit(document, wanted, selection);
    if (placed.kind === "placed") found.push({ index, quote, edit: placed.edit });
    else failures.push({ ...placed, index, quote });
  });
  return settleBatch(document, found, failures);
};

/** What becomes of a batch in which some edits found their places and some did not. */
export const settleBatch = (
  document: string,
  found: readonly BatchedEdit[],
  failures: readonly EditFailure[],
): PlacedEdits => {
  const edits = found.map(({ edit }) => edit);
  const problems = [...failures, ...joinEdits(document, found)];
  const [failure] = problems;
  if (failure === undefined) return { kind: "placed", edits: renumberLists(document, edits) };
  const fitting = found.filter(({ index }) => problems.every((problem) => problem.index !== index));
  if (problems.length === 1 && failure.kind === "ambiguous") {
    const { quote, places } = failure;
    return { kind: "unsure", quote, places, others: edits, failures: problems, fitting };
  }
  return { kind: "failed", failures: problems, fitting };
};
