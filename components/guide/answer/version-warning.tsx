"use client";

import { TriangleAlert } from "lucide-react";
import { RenderedText } from "#components/ui/rendered-text.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { GuideEnding } from "#lib/schemas/guide.ts";
import type { RenderedGuide } from "../rendered-guide.ts";

type Warned = Pick<
  RenderedGuide,
  "pack" | "version" | "edition" | "version_explanation" | "allowed" | "html"
>;

/** What the student has, in one name; null when they said neither. */
const ownVersion = ({ pack, version, edition }: Warned): string | null =>
  version === null && edition === null
    ? null
    : [pack?.product, version, edition].filter((part) => part != null).join(" ");

/** Why it will probably not work in the student's version, where that is written, and what speaks against it. */
export const VersionWarning = (props: {
  view: Warned;
  /** Before the choice, beside the answer that was given in spite of it, where trying was declined, or where it did not help. */
  when: "before" | "answered" | "declined" | "unsolved";
}) => {
  const t = useTexts();
  const { view, when } = props;
  const version = ownVersion(view);
  const titles = {
    before: version === null ? t("guide.warning.title") : t("guide.warning.named", { version }),
    answered: t("guide.warning.kept"),
    unsolved: t("guide.warning.unsolved"),
    // The page's own heading says so already.
    declined: undefined,
  };
  const title = titles[when];
  return (
    <section
      className="version-warning grid grid-cols-[auto_minmax(0,1fr)] gap-3.5 py-5 px-5.5 border border-doubt-line rounded-sheet bg-doubt-wash [&>svg]:mt-1 [&>svg]:text-doubt [&_h2]:text-doubt [&_h2]:text-balance"
      aria-label={title}
    >
      <TriangleAlert aria-hidden="true" className="size-5" />
      <div className="grid gap-3">
        {title !== undefined && (
          <h2
            className={
              when === "answered" || when === "unsolved"
                ? "font-medium"
                : "font-serif text-xl font-medium"
            }
          >
            {title}
          </h2>
        )}
        <RenderedText
          html={view.html.explanation}
          text={view.version_explanation ?? ""}
          className="version-reason"
        />
      </div>
    </section>
  );
};

/** Why a guide ended without a solution, where the student's version or edition is the likely reason. */
export const EndingWarning = (props: { view: Warned; ending: GuideEnding }) => {
  const { view, ending } = props;
  if (ending === "guide_declined") return <VersionWarning view={view} when="declined" />;
  const isUnsolved = ending === "guide_unsolved" || ending === "guide_no_other";
  return isUnsolved && view.allowed === false && <VersionWarning view={view} when="unsolved" />;
};
