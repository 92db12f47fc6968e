import type { KnownDifference, VersionConcern } from "#lib/guide/version-concerns.ts";
import { differenceWords } from "#lib/library/difference-words.ts";
import type { Language } from "#lib/schemas/language.ts";
import { guideText } from "./guide-text.ts";

/**
 * Why it will probably not work, or may not, with where that is written and what speaks against it.
 * @param told `because`: a model's words for it; `beside`: what else is known of the same feature
 */
export const versionReason = (
  { kind, difference }: VersionConcern,
  student: {
    readonly language: Language;
    readonly version: string | null;
    readonly edition: string | null;
  },
  { because = "", beside = [] }: { because?: string; beside?: readonly KnownDifference[] } = {},
): string => {
  const text = guideText(student.language);
  const { source } = difference;
  const { doubt } = differenceWords(difference, student.language);
  const facts = [difference, ...beside.map((one) => one.difference)].map(
    (one) => differenceWords(one, student.language).fact,
  );
  const fact = because === "" ? facts.join(" ") : because;
  const edition = student.edition ?? "";
  const version = student.version ?? "";
  const since = difference.since ?? "";
  const until = difference.until ?? "";
  const reasons: Readonly<Record<VersionConcern["kind"], () => string>> = {
    edition: () => text("editionLacks", { edition, fact }),
    limit: () =>
      student.edition === null
        ? text("editionUnknown", { fact })
        : text("editionLimit", { edition, fact }),
    before: () => text("versionBefore", { version, since, fact }),
    after: () => text("versionAfter", { version, until, fact }),
    listed: () => text("listedLater", { listed: difference.listed_for ?? "", version, fact }),
    from: () => text("fromVersionOn", { since, fact }),
    edition_unknown: () => text("editionUnknown", { fact }),
    version_unknown: () => text("versionUnknown", { fact }),
  };
  return [
    reasons[kind](),
    text("differenceSource", { source }),
    ...(doubt === null ? [] : [text("differenceDoubt", { doubt: withoutStop(doubt) })]),
  ].join("\n\n");
};

const withoutStop = (text: string): string => text.trim().replace(/(?<![.!])[.!]+$/, "");
