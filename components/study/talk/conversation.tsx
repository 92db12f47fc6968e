"use client";

import "./talk.css";

import Link from "next/link";
import { Suspense } from "react";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";
import type { DocumentSpan, StudyView } from "#lib/schemas/study.ts";
import type { ThreadQuestion, ThreadView } from "#lib/schemas/thread.ts";
import type { DocumentActions } from "../desk/use-document-actions.ts";
import { AskBox } from "./ask-box.tsx";
import type { MarkedPassage } from "./marked-passage.ts";
import { MessageList } from "./message-list.tsx";
import { NotesPanel } from "./notes-panel.tsx";
import { ConflictList } from "./panels-on-demand.tsx";
import { QuestionsPanel } from "./questions-panel.tsx";
import type { StudyTalk } from "./use-study-talk.ts";
import { useStudyTalk } from "./use-study-talk.ts";

/** Errors that only a change of the settings can mend. */
const needsSettings: ReadonlySet<string> = new Set([
  "model_refused_key",
  "model_refused_request",
  "model_not_configured",
  "budget_reached",
]);

/** Work that failed or was stopped: what happened, that nothing is lost, and the button that helps. */
const HaltedPanel = (props: { thread: ThreadView; talk: StudyTalk; canAsk: boolean }) => {
  const t = useTexts();
  const { thread, talk } = props;
  const failed = thread.status === "failed";
  return (
    <div className={`talk-panel ${failed ? "talk-panel-loss" : ""}`} role="status">
      <p className="font-medium">{t(failed ? "study.halted.failed" : "study.halted.stopped")}</p>
      {thread.error !== null && <p className="text-sm">{thread.error.message}</p>}
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          disabled={talk.busy}
          onClick={() => void talk.retry()}
          className={buttonStyle("primary")}
        >
          {t(failed ? "study.halted.again" : "study.halted.goOn")}
        </button>
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
    <fieldset className="talk-panel" disabled={talk.busy}>
      <legend className="sr-only">{question.text}</legend>
      <ul className="grid gap-2">
        {question.choices.map((choice) => (
          <li key={choice.id}>
            <button
              type="button"
              className="talk-choice"
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

/** What was said, what is asked of the student now, and where they say what comes next. */
export const Conversation = (props: {
  view: StudyView;
  /** The rendering of a Markdown text by its block id; null until it has arrived. */
  htmlOf: (block: string) => string | null;
  actions: DocumentActions;
  marked: MarkedPassage | null;
  onUnmark: () => void;
  onShowPlace: (place: DocumentSpan) => void;
  onShowEdit: (number: number) => void;
  /** The pages that were read from photos lie where the document will. */
  onReview: () => void;
  /** Something was said: look at the thread at once. */
  onSaid: () => Promise<unknown>;
}) => {
  const t = useTexts();
  const { view, htmlOf, onShowPlace } = props;
  const { thread } = view;
  const { question } = thread;
  const talk = useStudyTalk({ view, onSaid: props.onSaid });
  const halted = thread.status === "failed" || thread.status === "stopped";
  // Before there is a document the only thing to do is what the question or the halt says.
  const asks = view.document !== null || thread.status === "running";
  return (
    <section aria-label={t("study.conversation")} className="talk">
      <div className="talk-scroll">
        <Suspense>
          {view.conflicts.length > 0 && (
            <ConflictList
              conflicts={view.conflicts}
              htmlOf={htmlOf}
              actions={props.actions}
              onShowPlace={onShowPlace}
            />
          )}
        </Suspense>
        {(asks || view.messages.length > 0) && (
          <MessageList
            view={view}
            unseen={talk.unseen}
            htmlOf={htmlOf}
            onShowEdit={props.onShowEdit}
          />
        )}
        {halted && <HaltedPanel thread={thread} talk={talk} canAsk={view.document !== null} />}
        {question?.kind === "study_notes" && (
          <NotesPanel
            threadId={thread.id}
            pages={view.pages}
            offline={view.offline}
            talk={talk}
            onSaid={props.onSaid}
          />
        )}
        {question?.kind === "study_review" && <ReviewPanel onReview={props.onReview} />}
        {question?.kind === "study_choice" && <ChoicePanel question={question} talk={talk} />}
        {view.questions.length > 0 && (
          <QuestionsPanel view={view} htmlOf={htmlOf} talk={talk} onShowPlace={onShowPlace} />
        )}
      </div>
      {asks && <AskBox view={view} talk={talk} marked={props.marked} onUnmark={props.onUnmark} />}
    </section>
  );
};
