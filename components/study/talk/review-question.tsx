"use client";

import { RenderedText } from "#components/ui/rendered-text.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { DocumentSpan, ReviewQuestionView } from "#lib/schemas/study.ts";

/** One question; its answer opens under it, with the passages of the document that it rests on. */
export const ReviewQuestion = (props: {
  question: ReviewQuestionView;
  open: boolean;
  htmlOf: (block: string) => string | null;
  onToggle: () => void;
  onShowPlace: (place: DocumentSpan) => void;
  /** Null while the thread cannot take it. */
  onRetry: (() => void) | null;
}) => {
  const t = useTexts();
  const { question, htmlOf, open } = props;
  return (
    <li className="review-question">
      <span aria-hidden="true" className="font-serif text-accent tabular-nums">
        {question.number}
      </span>
      <div className="grid min-w-0 gap-2">
        <RenderedText html={htmlOf(question.textBlock)} text={question.text} />
        {question.status === "answering" && (
          <p role="status" className="caption breathe">
            {t("study.questions.answering")}
          </p>
        )}
        {question.status === "failed" && (
          <div className="grid gap-1 text-sm text-loss">
            <p>{t("study.questions.failed", { reason: question.error ?? "" })}</p>
            {props.onRetry !== null && (
              <button type="button" onClick={props.onRetry} className="link justify-self-start">
                {t("study.questions.retry")}
              </button>
            )}
          </div>
        )}
        {question.status === "answered" && !open && (
          <button
            type="button"
            aria-expanded={false}
            onClick={props.onToggle}
            className="link justify-self-start text-sm"
          >
            {t("study.questions.show")}
          </button>
        )}
        {question.status === "answered" && open && (
          <Answer question={question} htmlOf={htmlOf} onShowPlace={props.onShowPlace} />
        )}
      </div>
    </li>
  );
};

const Answer = (props: {
  question: ReviewQuestionView;
  htmlOf: (block: string) => string | null;
  onShowPlace: (place: DocumentSpan) => void;
}) => {
  const t = useTexts();
  const { question } = props;
  const block = question.answerBlock;
  return (
    <div className="grid gap-3 py-3 px-3.5 rounded-field bg-sunk">
      <RenderedText
        html={block === null ? null : props.htmlOf(block)}
        text={question.answer ?? ""}
      />
      {question.basis === "rules" && <p className="caption">{t("study.questions.rules")}</p>}
      {question.passages.length > 0 && (
        <div className="grid gap-1.5">
          <p className="caption">
            {t("study.questions.passages", { count: question.passages.length })}
          </p>
          {question.passages.map((passage) => (
            <Passage
              key={passage.quote}
              passage={passage}
              html={props.htmlOf(passage.quoteBlock)}
              onShowPlace={props.onShowPlace}
            />
          ))}
        </div>
      )}
    </div>
  );
};

const Passage = (props: {
  passage: ReviewQuestionView["passages"][number];
  html: string | null;
  onShowPlace: (place: DocumentSpan) => void;
}) => {
  const t = useTexts();
  const { quote, place } = props.passage;
  return (
    <div className="grid justify-items-start gap-1.5 pl-3 border-l-2 border-rule-strong text-ink-soft wrap-anywhere [&_blockquote]:min-w-0 [&_blockquote]:max-w-full [&_blockquote]:font-serif">
      <blockquote>
        <RenderedText html={props.html} text={quote} />
      </blockquote>
      {place === null ? (
        <p className="caption">{t("study.questions.passageGone")}</p>
      ) : (
        <button type="button" className="link text-xs" onClick={() => props.onShowPlace(place)}>
          {t("study.questions.showPassage")}
        </button>
      )}
    </div>
  );
};
