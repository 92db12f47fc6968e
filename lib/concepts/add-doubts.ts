import { type Patch, patchEnd } from "#lib/quotes/patch.ts";
import type { Correction, NoteDoubt, Span } from "#lib/schemas/quiz.ts";
import { overlap } from "#lib/text/text-span.ts";
import type { VerifiedNote } from "./concept-store.ts";

/**
 * What is known of a note once somebody who solved its questions doubts passages of it. A correction in such a passage
 * is withdrawn, as two readers disagree about it: the note's own words are in doubt then, and nothing rests on them. A
 * passage that was doubted so before is left as it is, so that twice is once.
 * @param doubts in the note's own words
 */
export const addDoubts = (known: VerifiedNote, doubts: readonly NoteDoubt[]): VerifiedNote => {
  let { concepts, corrections, check } = known;
  for (const doubt of doubts) {
    if (check.doubts.some((one) => isSame(one, doubt))) continue;
    const stands = (patch: Patch | null) => patch === null || !isWithin(patch, doubt.span);
    const withdrawn = corrections.filter(({ patch }) => !stands(patch));
    const by = check.patches.every(stands) ? doubt.by : "disputed";
    const shown = shownSentences(withdrawn);
    corrections = corrections.filter(({ patch }) => stands(patch));
    concepts = concepts.map((concept) =>
      overlap(concept.span, doubt.span)
        ? { ...concept, definition: withoutCorrections(concept.definition, withdrawn) }
        : concept,
    );
    check = {
      ...check,
      patches: check.patches.filter(stands),
      doubts: [...check.doubts, { ...doubt, by, ...(shown.length > 0 && { withdrawn: shown }) }],
    };
  }
  return { concepts, corrections, check };
};

/** The sentences that were corrected, each once, under the id of its card. */
const shownSentences = (
  corrections: readonly Correction[],
): NonNullable<NoteDoubt["withdrawn"]> => [
  ...new Map(
    corrections
      .toReversed()
      .flatMap(({ id, span, original, fixed }) =>
        span === null ? [] : [[span.start, { id, span, original, fixed }] as const],
      ),
  ).values(),
];

/**
 * The sentences whose correction the student rejected, or another check or a source disputes: two disagree, so that nothing
 * rests on these either.
 */
export const contestedSentences = (corrections: readonly Correction[]): NoteDoubt[] =>
  corrections.flatMap(({ status, span, original, message, evidence }) =>
    (status === "rejected" || evidence?.certainty === "disputed") && span !== null
      ? [{ span, quote: original, reason: message, by: "disputed" }]
      : [],
  );

const isWithin = (patch: Patch, { start, end }: Span): boolean =>
  patch.start >= start && patchEnd(patch) <= end;

const isSame = (left: NoteDoubt, right: NoteDoubt): boolean =>
  (left.by === "checker") === (right.by === "checker") &&
  left.span.start === right.span.start &&
  left.span.end === right.span.end;

const withoutCorrections = (definition: string, corrections: readonly Correction[]): string =>
  corrections.reduce(
    (text, { fixed, original }) => text.replace(fixed, () => original),
    definition,
  );
