"use client";

import { useState } from "react";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";
import type { DocumentSpan, StudyView } from "#lib/schemas/study.ts";
import { QuestionFeedback } from "./question-feedback.tsx";
import { ReviewQuestion } from "./review-question.tsx";
import type { StudyTalk } from "./use-study-talk.ts";

/** The questions on the document: proposed and refined in a dialogue, then each with its answer and its passages. */
export const QuestionsPanel = (props: {
  view: StudyView;
  htmlOf: (block: string) => string | null;
  talk: StudyTalk;
  onShowPlace: (place: DocumentSpan) => void;
}) => {
  const t = useTexts();
  const { view, talk } = props;
  const { questions, thread } = view;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const proposed = thread.question?.kind === "study_questions";
  const rests = thread.question?.kind === "study_done";
  const answered = questions.filter((question) => question.status === "answered");
  const failed = questions.filter((question) => question.status === "failed");
  const behind =
    view.document !== null &&
    view.questionsRevision !== null &&
    view.document.revision > view.questionsRevision;
  const allOpen = answered.length > 0 && answered.every(({ id }) => open.has(id));
  const toggle = (id: string) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  return (
    <section className="talk-questions" aria-label={t("study.questions.title")}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-serif text-lg font-medium">{t("study.questions.title")}</h2>
        <p className="caption">{t("study.questions.count", { count: questions.length })}</p>
      </header>
      {proposed && <p className="caption">{t("study.questions.proposed")}</p>}
      {answered.length > 0 && (
        <button
          type="button"
          className="link justify-self-start text-sm"
          onClick={() => setOpen(new Set(allOpen ? [] : answered.map(({ id }) => id)))}
        >
          {t(allOpen ? "study.questions.hideAll" : "study.questions.showAll")}
        </button>
      )}
      <ol className="grid gap-4">
        {questions.map((question) => (
          <ReviewQuestion
            key={question.id}
            question={question}
            open={open.has(question.id)}
            htmlOf={props.htmlOf}
            onToggle={() => toggle(question.id)}
            onShowPlace={props.onShowPlace}
            onRetry={
              rests
                ? () => void talk.reply({ type: "answer_again", questionIds: [question.id] })
                : null
            }
          />
        ))}
      </ol>
      {rests && failed.length > 1 && (
        <button
          type="button"
          disabled={talk.busy}
          onClick={() =>
            void talk.reply({ type: "answer_again", questionIds: failed.map(({ id }) => id) })
          }
          className={buttonStyle("secondary", "justify-self-start")}
        >
          {t("study.questions.retryAll")}
        </button>
      )}
      {proposed && <QuestionFeedback threadId={thread.id} talk={talk} />}
      {rests && behind && (
        <div className="talk-panel">
          <p className="text-sm">{t("study.questions.behind")}</p>
          <button
            type="button"
            disabled={talk.busy}
            onClick={() => void talk.reply({ type: "questions_again" })}
            className={buttonStyle("secondary", "justify-self-start")}
          >
            {t("study.questions.again")}
          </button>
        </div>
      )}
    </section>
  );
};
