"use client";

import type { RefObject } from "react";
import { RenderedText } from "../../ui/rendered-text.tsx";
import { useTexts } from "../../ui/texts.tsx";
import type { GuideDeskState } from "../desk/use-guide-desk.ts";
import { NextLinks } from "./next-links.tsx";

interface EndSheetProps {
  readonly desk: GuideDeskState;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The question was about something else: said politely, with the way to a question that can be answered. */
export const OtherSheet = ({ desk, heading }: EndSheetProps) => {
  const t = useTexts();
  const { view } = desk;
  const product = view.pack?.product ?? "";
  const said = view.messages.findLast(({ author }) => author !== "student");
  return (
    <article className="answer-page">
      <p className="answer-question">{view.task}</p>
      <div className="answer-none">
        <h2 ref={heading} tabIndex={-1} className="font-serif text-xl font-medium outline-none">
          {t("guide.other.title", { product })}
        </h2>
        {said === undefined ? (
          <p>{t("guide.other.body")}</p>
        ) : (
          <RenderedText html={view.html.messages[said.id] ?? null} text={said.text} />
        )}
      </div>
      <NextLinks view={view} again={t("guide.other.again", { product })} />
    </article>
  );
};

/** The guide is over: that it is, the answer once more, and the way to the next question. */
export const DoneSheet = ({ desk, heading }: EndSheetProps) => {
  const t = useTexts();
  const { view } = desk;
  return (
    <article className="answer-page">
      <div className="grid gap-2">
        <h2 ref={heading} tabIndex={-1} className="answer-question">
          {t("guide.done.title")}
        </h2>
        <p className="text-ink-soft">{t("guide.done.solved")}</p>
      </div>
      <NextLinks view={view} />
      {view.full_answer !== null && (
        <section className="answer-once-more">
          <h3 className="font-serif text-lg font-medium">{view.task}</h3>
          <RenderedText html={view.html.answer} text={view.full_answer} className="doc" />
        </section>
      )}
    </article>
  );
};
