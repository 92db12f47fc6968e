"use client";

import { useTexts } from "#components/ui/texts.tsx";
import type { StepCheck } from "#lib/schemas/guide.ts";

/** What a look at the new picture came to, and that nothing is lost by it. */
export const StepCheckNote = (props: { check: StepCheck }) => {
  const t = useTexts();
  const { check } = props;
  return (
    <div role="status" className="step-check arrive" data-done={check.done}>
      <p className="font-medium">{t(`guide.check.${check.done}`)}</p>
      <p className="whitespace-pre-line">{check.explanation}</p>
      {check.done !== "yes" && (
        <p className="text-ink-soft">{t(`guide.check.${check.done}Hint`)}</p>
      )}
      <p className="caption">{t(`guide.check.${check.basis}`)}</p>
    </div>
  );
};
