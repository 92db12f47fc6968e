"use client";

import { TriangleAlert } from "lucide-react";
import { useTexts } from "../../ui/texts.tsx";
import type { RenderedGuide } from "../rendered-guide.ts";
import { DifferenceFacts } from "../section/difference-facts.tsx";

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
  const difference = view.version_source?.difference ?? null;
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
        <p className="whitespace-pre-line">{view.version_explanation}</p>
        {difference !== null && <DifferenceFacts difference={difference} />}
      </div>
    </section>
  );
};
