"use client";

import { TriangleAlert } from "lucide-react";
import { useTexts } from "#components/ui/texts.tsx";
import type { RenderedGuide } from "../rendered-guide.ts";
import { SourceText } from "../section/source-text.tsx";

/** Why this step may not work: the reason and where it is written; what speaks against it stands at the answer. */
export const StepWarning = (props: { warning: string; view: RenderedGuide }) => {
  const t = useTexts();
  const [reason] = props.warning.split("\n\n");
  const source = props.view.version_source?.difference?.source;
  return (
    <p className="step-warning flex gap-2.5 max-w-168 pl-3 border-l-2 border-doubt-line text-sm text-doubt [&_a]:underline [&_a]:underline-offset-[3px] [&_a]:wrap-anywhere">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />
      <span>
        {reason}
        {source !== undefined && (
          <span className="block text-ink-soft">
            {t("guide.warning.source")}: <SourceText source={source} />
          </span>
        )}
      </span>
    </p>
  );
};
