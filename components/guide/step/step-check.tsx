"use client";

import { useTexts } from "#components/ui/texts.tsx";
import type { StepCheck } from "#lib/schemas/guide.ts";

/** What a look at the new picture came to, and that nothing is lost by it. */
export const StepCheckNote = (props: { check: StepCheck }) => {
  const t = useTexts();
  const { check } = props;
  return (
    <div
      role="status"
      className="arrive group grid max-w-168 gap-1.5 rounded-sheet border border-doubt-line bg-doubt-wash px-4.5 py-3.5 text-sm data-[done=already]:border-correct-line data-[done=already]:bg-correct-wash"
      data-done={check.done}
    >
      <p className="font-medium text-doubt group-data-[done=already]:text-correct">
        {t(`guide.check.${check.done}`)}
      </p>
      <p className="whitespace-pre-line">{check.explanation}</p>
      {check.done !== "yes" && (
        <p className="text-ink-soft">{t(`guide.check.${check.done}Hint`)}</p>
      )}
      <p className="caption">{t(`guide.check.${check.basis}`)}</p>
    </div>
  );
};
