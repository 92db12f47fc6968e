"use client";

import Link from "next/link";
import { useId, useRef, useState } from "react";
import { useNamedPlace } from "#components/hooks/use-named-place.ts";
import { useKeptText, useSentText } from "#components/hooks/use-session-storage.ts";
import { sendOnKey } from "#components/hooks/use-shortcuts.ts";
import { buttonStyle } from "#components/ui/button-style.ts";
import { failedPanel, Talk, talkPanel } from "#components/ui/talk.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import { isFinal } from "#lib/errors.ts";
import type { DocumentSpan, NotePageView, StudyView } from "#lib/schemas/study.ts";
import { maxRequestCharacters } from "#lib/schemas/study-limits.ts";
import type { ThreadQuestion, ThreadView } from "#lib/schemas/thread.ts";
import { PhotoInput, usePhotoUploads } from "../photos/photo-input.tsx";
import { useStudy } from "../workspace/study-context.tsx";
import { AskBox, type StudyTalk, useStudyTalk } from "./ask-box.tsx";
import { ConflictList } from "./conflict-list.tsx";
import { MakeCards } from "./make-cards.tsx";
import { MessageList, ReviewQuestion } from "./message-list.tsx";

/** The list of questions is changed in words until it is right. */
const QuestionFeedback = (props: { threadId: string; talk: StudyTalk }) => {
  const t = useTexts();
  const id = useId();
  const { talk } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, setText, isEmpty, send } = useSentText(
    `lectern.questions.${props.threadId}`,
    field,
    (feedback) => talk.reply({ type: "feedback", text: feedback }),
  );
  const canSend = !talk.busy && !isEmpty;
  const refine = () => canSend && send();
  return (
    <form
      className={talkPanel}
      onSubmit={(event) => {
        event.preventDefault();
        refine();
      }}
    >
      <button
        type="button"
        disabled={talk.busy}
        onClick={() => void talk.reply({ type: "finalise" })}
        className={buttonStyle("primary")}
      >
        {t("study.questions.finalise")}
      </button>
      <label htmlFor={id} className="caption">
        {t("study.questions.feedback")}
      </label>
      <textarea
        id={id}
        ref={field}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendOnKey("text", refine)}
        maxLength={maxRequestCharacters}
        rows={3}
        placeholder={t("study.questions.feedbackPlaceholder")}
        className="min-h-17 max-h-64 field-sizing-content field"
      />
      <button
        type="submit"
        disabled={!canSend}
        className={buttonStyle("secondary", "justify-self-start")}
      >
        {t("study.questions.refine")}
      </button>
      <p className="caption pointer-coarse:hidden">{t("shell.ctrlEnterSends")}</p>
    </form>
  );
};

/** The questions on the document: proposed and refined in a dialogue, then each with its answer and its passages. */
const QuestionsPanel = (props: {
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
  // What was found may be an answer.
  useNamedPlace((name) => setOpen((all) => new Set(all).add(name.replace("question-", ""))));
  return (
    <section
      className="grid gap-3.5 pt-5 border-t border-rule"
      aria-label={t("study.questions.title")}
    >
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
      {answered.length > 0 && <MakeCards threadId={thread.id} />}
      {proposed && <QuestionFeedback threadId={thread.id} talk={talk} />}
      {rests && behind && (
        <div className={talkPanel}>
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

/** There are no notes yet: the student adds them, as text or photos, or goes on without. */
const NotesPanel = (props: {
  threadId: string;
  pages: readonly NotePageView[];
  /** Rules order notes and write nothing of their own. */
  offline: boolean;
  talk: StudyTalk;
  onSaid: () => void;
}) => {
  const t = useTexts();
  const id = useId();
  const { talk, pages } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useKeptText(`lectern.notes.${props.threadId}`, field);
  const photos = usePhotoUploads({ threadId: props.threadId, pages, onChanged: props.onSaid });
  const something = text.trim() !== "" || pages.length > 0;
  const go = async () => {
    if (talk.busy || photos.busy || !something) return;
    if (await talk.reply({ type: "notes", text })) setText("");
  };
  return (
    <div className={talkPanel}>
      <p className="font-medium">{t("study.notes.title")}</p>
      <p className="text-sm text-ink-soft">
        {t(props.offline ? "study.notes.leadOffline" : "study.notes.lead")}
      </p>
      <label htmlFor={id} className="sr-only">
        {t("study.notes.label")}
      </label>
      <textarea
        id={id}
        ref={field}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendOnKey("text", () => void go())}
        rows={6}
        placeholder={t("study.notes.placeholder")}
        className="field font-serif"
      />
      <PhotoInput list={photos} disabled={talk.busy} />
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          disabled={talk.busy || photos.busy || !something}
          onClick={() => void go()}
          className={buttonStyle("primary")}
        >
          {t("study.notes.go")}
        </button>
        {!props.offline && (
          <button
            type="button"
            disabled={talk.busy}
            onClick={() => void talk.reply({ type: "skip" })}
            className={buttonStyle("secondary")}
          >
            {t("study.notes.skip")}
          </button>
        )}
      </div>
      <p className="caption pointer-coarse:hidden">{t("shell.ctrlEnterSends")}</p>
    </div>
  );
};

/** Errors that only a change of the settings can mend. */
const needsSettings: ReadonlySet<string> = new Set([
  "model_refused_key",
  "model_refused_request",
  "model_not_configured",
  "budget_reached",
]);

/** Work that failed or was stopped: what happened, that nothing is lost, and the button that helps. */
export const HaltedPanel = (props: {
  thread: Pick<ThreadView, "status" | "error">;
  talk: Pick<StudyTalk, "busy" | "retry">;
  canAsk: boolean;
}) => {
  const t = useTexts();
  const { thread, talk } = props;
  const failed = thread.status === "failed";
  const over = thread.error !== null && isFinal(thread.error.code);
  return (
    <div className={failed ? failedPanel : talkPanel} role="status">
      <p className="font-medium">{t(failed ? "study.halted.failed" : "study.halted.stopped")}</p>
      {thread.error !== null && <p className="text-sm">{thread.error.message}</p>}
      <div className="flex flex-wrap gap-3">
        {over ? (
          <Link href="/study/new" className={buttonStyle("primary")}>
            {t("study.halted.another")}
          </Link>
        ) : (
          <button
            type="button"
            disabled={talk.busy}
            onClick={() => void talk.retry()}
            className={buttonStyle("primary")}
          >
            {t(failed ? "study.halted.again" : "study.halted.goOn")}
          </button>
        )}
        {thread.error !== null && needsSettings.has(thread.error.code) && (
          <Link href="/settings" className={buttonStyle("secondary")}>
            {t("study.halted.settings")}
          </Link>
        )}
      </div>
      {props.canAsk && <p className="caption">{t("study.halted.orAsk")}</p>}
    </div>
  );
};

/** A quote that stands in several places: the student says which is meant. */
const ChoicePanel = (props: { question: ThreadQuestion; talk: StudyTalk }) => {
  const { question, talk } = props;
  return (
    <fieldset className={talkPanel} disabled={talk.busy}>
      <legend className="sr-only">{question.text}</legend>
      <ul className="grid gap-2">
        {question.choices.map((choice) => (
          <li key={choice.id}>
            <button
              type="button"
              className="w-full min-h-11 py-2.5 px-3.5 border border-rule rounded-field bg-surface font-serif text-sm text-start wrap-anywhere hover:border-accent [&_mark]:rounded-[0.15em] [&_mark]:bg-[var(--mark)] [&_mark]:text-inherit"
              onClick={() => void talk.reply({ type: "choice", choice: choice.id })}
            >
              <PlaceLabel label={choice.label} />
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
};

/** A label of a place has its passage in brackets; one with more of them is shown as it came. */
const bracketed = /^([^[\]]*)\[([^[\]]+)\]([^[\]]*)$/;

const PlaceLabel = ({ label }: { label: string }) => {
  const [, before, passage, after] = bracketed.exec(label) ?? [];
  if (passage === undefined) return label;
  return (
    <>
      {before}
      <mark>{passage}</mark>
      {after}
    </>
  );
};

/** What was read from photos waits to be compared with them; on a phone the way there. */
const ReviewPanel = (props: { onReview: () => void }) => {
  const t = useTexts();
  return (
    <div className={talkPanel}>
      <p className="font-medium">{t("study.review.title")}</p>
      <p className="text-sm text-ink-soft">{t("study.review.lead")}</p>
      <button
        type="button"
        onClick={props.onReview}
        className={buttonStyle("primary", "justify-self-start wide:hidden!")}
      >
        {t("study.review.open")}
      </button>
    </div>
  );
};

/** What was said, what is asked of the student now, and where they say what comes next. */
export const Conversation = () => {
  const t = useTexts();
  const { view, selection, actions } = useStudy();
  const { study, htmlOf } = view;
  const { thread } = study;
  const { question } = thread;
  const talk = useStudyTalk({ view: study, onSaid: actions.sent });
  const halted = thread.status === "failed" || thread.status === "stopped";
  // Before there is a document the only thing to do is what the question or the halt says.
  const asks = study.document !== null || thread.status === "running";
  return (
    <Talk
      label={t("study.conversation")}
      foot={
        asks && (
          <AskBox view={study} talk={talk} marked={selection.marked} onUnmark={actions.unmark} />
        )
      }
    >
      {study.conflicts.length > 0 && (
        <ConflictList
          conflicts={study.conflicts}
          htmlOf={htmlOf}
          actions={actions.document}
          onShowPlace={actions.showPlace}
        />
      )}
      {(asks || study.messages.length > 0) && (
        <MessageList
          view={study}
          unseen={talk.unseen}
          htmlOf={htmlOf}
          onShowEdit={actions.showEdit}
          questions={
            study.questions.length === 0 ? null : (
              <QuestionsPanel
                view={study}
                htmlOf={htmlOf}
                talk={talk}
                onShowPlace={actions.showPlace}
              />
            )
          }
        />
      )}
      {halted && <HaltedPanel thread={thread} talk={talk} canAsk={study.document !== null} />}
      {question?.kind === "study_notes" && (
        <NotesPanel
          threadId={thread.id}
          pages={study.pages}
          offline={study.offline}
          talk={talk}
          onSaid={actions.sent}
        />
      )}
      {question?.kind === "study_review" && (
        <ReviewPanel onReview={() => actions.change({ type: "tab", tab: "document" })} />
      )}
      {question?.kind === "study_choice" && <ChoicePanel question={question} talk={talk} />}
    </Talk>
  );
};
