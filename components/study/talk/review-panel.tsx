"use client";

import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";

/** What was read from photos waits to be compared with them; on a phone the way there. */
export const ReviewPanel = (props: { onReview: () => void }) => {
  const t = useTexts();
  return (
    <div className="talk-panel">
      <p className="font-medium">{t("study.review.title")}</p>
      <p className="text-sm text-ink-soft">{t("study.review.lead")}</p>
      <button
        type="button"
        onClick={props.onReview}
        className={buttonStyle("primary", "justify-self-start min-[60rem]:hidden!")}
      >
        {t("study.review.open")}
      </button>
    </div>
  );
};
