import { contentWords } from "../questions/content-words.ts";
import type { Difference } from "../schemas/library.ts";
import { isAfter, isBefore } from "./compare-version.ts";
import type { GuideChunk } from "./guide-store.ts";
import { nameInQuestion, namesIn } from "./name-in-question.ts";

interface Step {
  readonly text: string;
  readonly chunk: Pick<GuideChunk, "title" | "headingPath" | "since" | "until" | "editions">;
}

/**
 * Which steps a version warning affects: those that name the feature, or whose section does or is not for this version or
 * edition. When none can be told, it affects all of them: the task as a whole needs the feature.
 */
export const answerWarnings = (
  steps: readonly Step[],
  difference: Difference | null,
  student: { readonly version: string | null; readonly edition: string | null },
): boolean[] => {
  const names = difference === null ? [] : [...namesIn(difference.feature), ...difference.also];
  const affected = steps.map(
    ({ text, chunk }) =>
      isForOthers(chunk, student) ||
      names.some((name) =>
        [text, chunk.title, ...chunk.headingPath].some((place) =>
          nameInQuestion(name, contentWords(place)),
        ),
      ),
  );
  return affected.includes(true) ? affected : steps.map(() => true);
};

const isForOthers = (
  { since, until, editions }: Step["chunk"],
  { version, edition }: { readonly version: string | null; readonly edition: string | null },
): boolean => {
  const isForOtherVersion =
    version !== null &&
    ((since !== null && isBefore(version, since)) || (until !== null && isAfter(version, until)));
  const isForOtherEdition =
    edition !== null &&
    editions.length > 0 &&
    !editions.some((one) => one.toLowerCase() === edition.toLowerCase());
  return isForOtherVersion || isForOtherEdition;
};
