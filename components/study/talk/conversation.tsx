"use client";

import "./talk.css";

import { Suspense } from "react";
import { useTexts } from "#components/ui/texts.tsx";
import type { DocumentSpan, StudyView } from "#lib/schemas/study.ts";
import type { DocumentActions } from "../desk/use-document-actions.ts";
import { AskBox } from "./ask-box.tsx";
import { ChoicePanel } from "./choice-panel.tsx";
import { HaltedPanel } from "./halted-panel.tsx";
import type { MarkedPassage } from "./marked-passage.ts";
import { MessageList } from "./message-list.tsx";
import { NotesPanel } from "./notes-panel.tsx";
import { ConflictList } from "./panels-on-demand.tsx";
import { QuestionsPanel } from "./questions-panel.tsx";
import { ReviewPanel } from "./review-panel.tsx";
import { useStudyTalk } from "./use-study-talk.ts";

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
