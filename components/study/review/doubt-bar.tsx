"use client";

import { ArrowDown, ArrowUp, Check } from "lucide-react";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";
import type { DoubtfulLine, NotePageView } from "#lib/schemas/study.ts";
import type { PageTextHandle } from "./page-text.tsx";

/** What is doubtful about the page, or about the line with the caret, and the way to the next doubt. */
export const DoubtBar = (props: {
  page: NotePageView;
  doubts: readonly DoubtfulLine[];
  /** That of the line with the caret. */
  doubt: DoubtfulLine | null;
  text: () => PageTextHandle | null;
}) => {
  const t = useTexts();
  const { page, doubts, doubt } = props;
  const count = doubts.length;
  return (
    <div className="review-doubts" data-doubt={doubt !== null}>
      <p role="status">
        {doubt === null
          ? summary(t, page, count)
          : t("photos.review.line", { line: doubt.line + 1, reason: doubt.reason })}
      </p>
      <div className="flex gap-1">
        {doubt !== null && (
          <button
            type="button"
            title="Alt + Enter"
            onClick={() => props.text()?.settle()}
            className={buttonStyle("quiet")}
          >
            <Check aria-hidden="true" className="size-4" />
            {t("photos.review.right")}
          </button>
        )}
        {count > 0 && (
          <>
            <button
              type="button"
              aria-label={t("photos.review.previous")}
              title={`${t("photos.review.previous")} (Shift + F8)`}
              onClick={() => props.text()?.go(-1)}
              className={buttonStyle("quiet")}
            >
              <ArrowUp aria-hidden="true" className="size-4" />
            </button>
            <button
              type="button"
              title={`${t("photos.review.next")} (F8)`}
              aria-label={t("photos.review.next")}
              onClick={() => props.text()?.go(1)}
              className={buttonStyle("quiet")}
            >
              <ArrowDown aria-hidden="true" className="size-4" />
              {t("photos.review.nextShort")}
            </button>
          </>
        )}
      </div>
    </div>
  );
};

const summary = (t: ReturnType<typeof useTexts>, page: NotePageView, count: number): string => {
  if (page.error !== null) return page.error;
  const basis = page.basis === "ocr" ? t("photos.review.byRules") : t("photos.review.byModel");
  return count === 0
    ? `${basis} ${t("photos.review.noDoubts")}`
    : `${basis} ${t("photos.review.doubts", { count })}`;
};
