import { translator } from "../i18n/translator.ts";
import type { Language } from "../schemas/language.ts";
import { clipText } from "./clip-text.ts";
import type { EditFailure } from "./edit-failure.ts";

const longestQuote = 80;

/** Why an edit was not made, in a sentence for the student. */
export const failureSentence = (language: Language, failure: EditFailure): string => {
  const text = translator(language, "editing");
  const quote = clipText(failure.quote, longestQuote);
  switch (failure.kind) {
    case "ambiguous":
      return text("failed.ambiguous", { quote, count: failure.places.length });
    case "breaks": {
      const breakages = failure.breakages
        .map(({ code, source }) => text(`breakage.${code}`, { source: clipText(source, 40) }))
        .join("; ");
      return text("failed.breaks", { quote, breakages });
    }
    case "heading_absent":
    case "heading_twice":
    case "heading_lower":
      return text(`failed.${failure.kind}`, { quote: clipText(failure.heading, longestQuote) });
    default:
      return text(`failed.${failure.kind}`, { quote });
  }
};

/** That edits of the same answer wait for the failed ones; none without such edits. */
export const waitingSentence = (
  language: Language,
  fitting: readonly unknown[],
): readonly string[] =>
  fitting.length === 0
    ? []
    : [translator(language, "editing")("failed.others", { count: fitting.length })];

/** What the program asks after so many failures in a row. */
export const giveUpSentence = (language: Language, failure: EditFailure, tries: number): string => {
  const text = translator(language, "editing");
  const quote = clipText(failure.quote, longestQuote);
  if (failure.kind === "absent") return text("giveUp.absent", { quote, count: tries });
  if (failure.kind === "ambiguous") return text("giveUp.ambiguous", { quote });
  return text("giveUp.other", { quote, count: tries, reason: failureSentence(language, failure) });
};

const mostNearest = 3;

/** What comes nearest to a passage that is not there, for a student who follows it up alone; none when nothing does. */
export const nearestSentence = (
  language: Language,
  failures: readonly EditFailure[],
): readonly string[] => {
  const nearest = failures.flatMap((failure) => (failure.kind === "absent" ? failure.nearest : []));
  if (nearest.length === 0) return [];
  const text = translator(language, "editCommands");
  const passages = nearest
    .slice(0, mostNearest)
    .map((passage) => text("passage", { passage: clipText(passage.text, longestQuote) }))
    .join(", ");
  return [text("nearest", { passages })];
};
