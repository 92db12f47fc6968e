import { applyPatches, type Patch } from "#lib/quotes/patch.ts";
import type {
  Correction,
  CorrectionView,
  NoteDoubt,
  Passage,
  QuizView,
  Span,
} from "#lib/schemas/quiz.ts";
import type { NamedPlace } from "#lib/schemas/source.ts";
import { changedWords, wholeWords } from "#lib/text/changed-words.ts";
import { overlap } from "#lib/text/text-span.ts";

/** The places that a passage puts together; a passage of one place is that place. */
export const placesOf = (passage: Passage): readonly (Span & { quote: string })[] =>
  passage.places ?? [passage];

/** Whether one of the doubts is about something that an answer rests on. */
export const restsOn = (evidence: Passage, doubts: readonly NoteDoubt[]): boolean =>
  placesOf(evidence).some((place) => doubts.some(({ span }) => overlap(span, place)));

/** What was wrong with one sentence of the note: its text before and after, and every reason. */
export interface CorrectionCard {
  /** The id of its first correction. */
  readonly id: string;
  /** `wording` only where nothing in the sentence was wrong. */
  readonly type: Correction["type"];
  /** The concept or the heading that it belongs to; "" for none. */
  readonly term: string;
  readonly span: Span | null;
  /** The words of the note that change, the sentence where none does, or the code that was left out; none in old reports. */
  readonly places: readonly Span[];
  /** Markdown, with the words that are no more in `fixed`. */
  readonly original: { readonly text: string; readonly changed: readonly Span[] };
  /** Markdown, with the words that are new in it; null where the words stay and only code was left out. */
  readonly fixed: { readonly text: string; readonly changed: readonly Span[] } | null;
  /** Where the sentence is a row of a table: the row above all others. */
  readonly tableHead: string | null;
  /** The file and the page on which the sentence stands. */
  readonly place: NamedPlace | null;
  readonly reasons: readonly [Correction, ...Correction[]];
  /** Whether the student keeps their own words. */
  readonly isRejected: boolean;
  /** Whether a source, or another check, says the same as the note. */
  readonly isDisputed: boolean;
  /** What the student wrote in place of the sentence, or of the code; null where nothing. */
  readonly own: string | null;
  /** The code that was left out; null where words were corrected. */
  readonly removedCode: string | null;
}

/** A correction that a source does not say yet, as one of its quizzes found it. */
export interface OpenCorrection {
  readonly quizId: string;
  readonly card: CorrectionCard;
  /** Where its sentence begins in the source as it is. */
  readonly at: number;
  /** The words that change, there. */
  readonly places: readonly Span[];
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
  const [{ id, span, original, tableHead, place }] = reasons;
  const type = reasons.find((reason) => reason.type !== "wording")?.type ?? "wording";
  const term = reasons.find((reason) => reason.term !== "")?.term ?? "";
  const settled = {
    isRejected: reasons.some(({ status }) => status === "rejected"),
    isDisputed: reasons.some(({ evidence }) => evidence?.certainty === "disputed"),
    own: reasons.find((reason) => reason.own)?.own ?? null,
    removedCode: reasons.find((reason) => reason.removedCode !== null)?.removedCode ?? null,
  };
  const fixed = reasons.find((reason) => reason.fixed.trim() !== original.trim())?.fixed ?? null;
  if (fixed === null) {
    const same = { text: original, changed: [] };
    const places = span === null ? [] : [span];
    const card = { id, type, term, span, places, original: same, fixed, tableHead, place };
    return { ...card, reasons, ...settled };
  }
  const { before, after } = patchedWords(reasons, fixed) ?? changedWords(original, fixed);
  return {
    id,
    type,
    term,
    span,
    places: placesInNote(span, before, reasons),
    original: { text: original, changed: before },
    fixed: { text: fixed, changed: after },
    tableHead,
    place,
    reasons,
    ...settled,
  };
};

const placesInNote = (
  span: Span | null,
  changed: readonly Span[],
  reasons: readonly Correction[],
): Span[] => {
  if (span === null) return [];
  const words = movedBy(span.start, changed);
  // Code that was left out stands elsewhere than its sentence.
  const codes = reasons.flatMap((reason) =>
    reason.removedCode !== null && reason.span !== null ? [reason.span] : [],
  );
  const places = [...words, ...codes];
  return places.length > 0 ? places : [span];
};

/** The words that the corrections' own patches change; null when these do not make the corrected sentence. */
const patchedWords = (
  corrections: readonly [Correction, ...Correction[]],
  fixed: string,
): { before: Span[]; after: Span[] } | null => {
  const [{ span, original }] = corrections;
  const patches = distinctPatches(corrections.flatMap(({ patch }) => patch ?? []))
    .map((patch) => ({ ...patch, start: patch.start - (span?.start ?? 0) }))
    .toSorted((a, b) => a.start - b.start);
  if (patches.length === 0 || applyPatches(original, patches) !== fixed) return null;
  // The words between two wrong ones of a patch are right.
  const hunks = patches.map(({ removed, inserted }) => changedWords(removed, inserted));
  let shift = 0;
  const before = patches.flatMap(({ start }, index) => movedBy(start, hunks[index]?.before));
  const after = patches.flatMap(({ start, removed, inserted }, index) => {
    const moved = movedBy(start + shift, hunks[index]?.after);
    shift += inserted.length - removed.length;
    return moved;
  });
  return { before: wholeWords(original, before), after: wholeWords(fixed, after) };
};

const movedBy = (offset: number, spans: readonly Span[] = []): Span[] =>
  spans.map(({ start, end }) => ({ start: start + offset, end: end + offset }));

const distinctPatches = (patches: readonly Patch[]): Patch[] => [
  ...new Map(patches.map((patch) => [JSON.stringify(patch), patch])).values(),
];

/** A place in the note that the quiz speaks of. Offsets are UTF-16 units of the note. */
export interface NotePlace extends Span {
  readonly kind: "correction" | "doubt" | "unchecked" | "passage";
}

/** The note of a quiz as it was given, and the places in it that may be shown. */
export interface NoteOfQuiz {
  readonly text: string;
  readonly places: readonly NotePlace[];
}

/** What the note's page calls the place that begins here. */
export const noteAnchor = ({ start }: Span): string => `at-${start}`;

/**
 * The places of a note that its quiz may show now, in the note's order: what was corrected, doubted or not checked,
 * and the passages of the questions that were answered in this round. No passage before its answer.
 */
export const notePlaces = (
  { corrections, doubts, questions }: Pick<QuizView, "corrections" | "doubts" | "questions">,
  unchecked: readonly Passage[],
  noteLength: number,
): NotePlace[] => {
  const of = (kind: NotePlace["kind"], spans: readonly (Span | null | undefined)[]): NotePlace[] =>
    spans.flatMap((span) => (span ? [{ kind, start: span.start, end: span.end }] : []));
  return distinctPlaces([
    ...of(
      "correction",
      correctionCards(corrections).flatMap(({ places, isRejected }) => (isRejected ? [] : places)),
    ),
    ...of(
      "doubt",
      doubts.map(({ span }) => span),
    ),
    ...of("unchecked", unchecked),
    ...of(
      "passage",
      questions.flatMap(({ key }) => (key ? placesOf(key.evidence) : [])),
    ),
  ])
    .map((place) => ({
      ...place,
      start: Math.max(0, place.start),
      end: Math.min(place.end, noteLength),
    }))
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
};

/** Several corrections of a sentence have one place. */
const distinctPlaces = (places: readonly NotePlace[]): NotePlace[] => [
  ...new Map(places.map((place) => [`${place.kind} ${place.start} ${place.end}`, place])).values(),
];
