"use client";

import { TriangleAlert } from "lucide-react";
import { RenderedText } from "../../ui/rendered-text.tsx";
import { useTexts } from "../../ui/texts.tsx";
import type { RenderedGuide } from "../rendered-guide.ts";

/** What the student has, in one name; null when they said neither. */
const ownVersion = ({ pack, version, edition }: RenderedGuide): string | null =>
  version === null && edition === null
    ? null
    : [pack?.product, version, edition].filter((part) => part != null).join(" ");

/** Why it will probably not work in the student's version, where that is written, and what speaks against it. */
export const VersionWarning = (props: {
  view: RenderedGuide;
  /** The answer was given in spite of it. */
  kept: boolean;
}) => {
  const t = useTexts();
  const { view, kept } = props;
  const version = ownVersion(view);
  const title = kept
    ? t("guide.warning.kept")
    : version === null
      ? t("guide.warning.title")
      : t("guide.warning.named", { version });
  return (
    <section className="version-warning" aria-label={title}>
      <TriangleAlert aria-hidden="true" className="size-5" />
      <div className="grid gap-3">
        <h2 className={kept ? "font-medium" : "font-serif text-xl font-medium"}>{title}</h2>
        <RenderedText
          html={view.html.explanation}
          text={view.version_explanation ?? ""}
          className="version-reason"
        />
      </div>
    </section>
  );
};
