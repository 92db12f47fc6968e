"use client";

import "./desk/desk.css";
import "./desk/side.css";
import "./desk/menu.css";
import "./document/document.css";
import "./document/outline.css";
import "./margin/margin.css";
import "./desk/print.css";

import { Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { StudyView } from "#lib/schemas/study.ts";
import { useTexts } from "../ui/texts.tsx";
import { DeskBeside } from "./desk/desk-beside.tsx";
import { DeskSheet } from "./desk/desk-sheet.tsx";
import { DeskKeysDialog, DiffDialog, SelectionToolbar } from "./desk/on-demand.tsx";
import { PhoneTabs } from "./desk/phone-tabs.tsx";
import { PrintedQuestions } from "./desk/printed-questions.tsx";
import { StudyBar } from "./desk/study-bar.tsx";
import { type Desk, useDesk } from "./desk/use-desk.ts";
import { useDeskKeys } from "./desk/use-desk-keys.ts";
import { usePageTitle } from "./desk/use-page-title.ts";
import { ContentsDialog } from "./document/contents-dialog.tsx";
import { GarbledNotice } from "./document/garbled-notice.tsx";
import { Outline } from "./document/outline.tsx";
import { useSelectedPassage } from "./document/use-selected-passage.ts";
import { KeptTypingNotice } from "./source/kept-typing-notice.tsx";
import { requestFieldId } from "./talk/ask-box.tsx";

/** A study document on its desk: its contents, its text, its margin, and the conversation about it. */
export const StudyDesk = (props: {
  view: StudyView;
  /** Renderings by block id: at least what is in sight first. */
  html: Readonly<Record<string, string>>;
  /** Lines with marks that earlier edits doubled. */
  garbledLines: number;
}) => {
  const desk = useDesk(props.view, props.html);
  const { view, tab, sheet, go } = desk;
  const keys = useKeysDialog(desk);
  const contents = useRef<HTMLDialogElement>(null);
  const blocks = view.document?.blocks ?? view.draft?.blocks ?? [];
  const { document } = view;
  const goTo = (start: number) => go(start);
  usePageTitle(view.thread.title);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: citations are links, and work by keyboard as links do
    <div className="desk" data-tab={tab} onClick={desk.onClick} onKeyDown={desk.onKeyDown}>
      {document !== null && <SkipToRequest onSkip={() => desk.show("talk")} />}
      <StudyBar desk={desk} onContents={() => contents.current?.showModal()} onKeys={keys.open} />
      <BarProblem desk={desk} />
      <div className="desk-floor" data-wide={desk.reviewing || undefined}>
        <div className="desk-outline no-print">
          {desk.reading && <Outline blocks={blocks} sheet={sheet} onGo={goTo} />}
        </div>
        <div className="desk-middle">
          {desk.reading && document !== null && (
            <>
              <KeptTypingNotice threadId={view.thread.id} onTakeUp={desk.write} />
              <GarbledNotice
                threadId={view.thread.id}
                lines={props.garbledLines}
                actions={desk.actions}
              />
            </>
          )}
          <DeskSheet desk={desk} />
          <PrintedQuestions questions={view.questions} htmlOf={desk.htmlOf} />
        </div>
      </div>
      <Selection desk={desk} />
      <DeskBeside desk={desk} />
      <PhoneTabs
        shown={tab}
        news={
          tab === "document"
            ? desk.news.talk
              ? "side"
              : null
            : desk.news.document
              ? "document"
              : null
        }
        onShow={desk.setTab}
      />
      <ContentsDialog dialog={contents} blocks={blocks} sheet={sheet} onGo={goTo} />
      <Suspense>{keys.dialog}</Suspense>
      <Diff desk={desk} />
    </div>
  );
};

/** Past all that the document links to, right to where changes are asked for. */
const SkipToRequest = (props: { onSkip: () => void }) => {
  const t = useTexts();
  return (
    <a
      href={`#${requestFieldId}`}
      className="skip-link"
      onClick={(event) => {
        event.preventDefault();
        flushSync(props.onSkip);
        window.document.getElementById(requestFieldId)?.focus();
      }}
    >
      {t("desk.skipToRequest")}
    </a>
  );
};

const Selection = (props: { desk: Desk }) => {
  const { desk } = props;
  const { view } = desk;
  const revision = desk.reading ? (view.document?.revision ?? null) : null;
  const passage = useSelectedPassage(desk.sheet, revision);
  if (passage === null) return null;
  return (
    <Suspense>
      <SelectionToolbar
        threadId={view.thread.id}
        language={view.language}
        offline={view.offline}
        passage={passage}
        onAsk={desk.mark}
        onSent={desk.said}
      />
    </Suspense>
  );
};

const Diff = (props: { desk: Desk }) => {
  const { diff, view, actions, setDiff } = props.desk;
  if (diff === null) return null;
  return (
    <Suspense>
      <DiffDialog
        key={diff}
        threadId={view.thread.id}
        number={diff}
        edit={view.edits.find(({ number }) => number === diff) ?? null}
        actions={actions}
        onClose={() => setDiff(null)}
      />
    </Suspense>
  );
};

/** What undo and redo could not do, and that nothing new comes: said where it stays in sight, below the bar. */
const BarProblem = (props: { desk: Desk }) => {
  const t = useTexts();
  const { actions, unreachable, writing } = props.desk;
  // A hand that writes is told by its own words whether they are stored.
  const silent = unreachable && writing.from === null;
  return (
    <p role="alert" className="bar-problem no-print empty:hidden">
      {actions.problemAt("bar") ?? (silent ? t("desk.unreachable") : null)}
    </p>
  );
};

const useKeysDialog = (desk: Desk) => {
  const [open, setOpen] = useState(false);
  const { document } = desk.view;
  useDeskKeys({
    undo: () => document?.canUndo === true && void desk.actions.undo(),
    redo: () => document?.canRedo === true && void desk.actions.redo(),
    help: () => setOpen(true),
  });
  return {
    open: () => setOpen(true),
    dialog: open && <DeskKeysDialog onClose={() => setOpen(false)} />,
  };
};
