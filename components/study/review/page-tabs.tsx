"use client";

import { Check } from "lucide-react";
import { useTexts } from "#components/ui/texts.tsx";
import type { DraftedPage } from "./use-review-drafts.ts";

/** All pages by number, with what is left to do on each. */
export const PageTabs = (props: {
  pages: readonly DraftedPage[];
  current: number;
  onGo: (index: number) => void;
}) => {
  const t = useTexts();
  return (
    <nav aria-label={t("photos.review.pages")} className="review-tabs">
      {props.pages.map(({ page, draft }, index) => {
        const doubts = draft.doubts.length;
        return (
          <button
            key={page.id}
            type="button"
            aria-current={index === props.current ? "page" : undefined}
            aria-label={[
              t("photos.review.page", { page: index + 1 }),
              ...(draft.accepted ? [t("photos.review.accepted")] : []),
              ...(doubts > 0 ? [t("photos.review.doubts", { count: doubts })] : []),
            ].join(", ")}
            onClick={() => props.onGo(index)}
            className="review-tab"
          >
            {index + 1}
            {draft.accepted && <Check aria-hidden="true" className="size-3.5 text-correct" />}
            {!draft.accepted && doubts > 0 && <span className="review-count">{doubts}</span>}
          </button>
        );
      })}
    </nav>
  );
};
