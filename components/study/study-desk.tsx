"use client";

import "./desk/desk.css";
import "./desk/side.css";
import "./document/document.css";
import "./document/outline.css";
import "./margin/margin.css";
import "./desk/print.css";

import { BookOpen, MessagesSquare } from "lucide-react";
import type { RefObject } from "react";
import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { BlockView, StudyView } from "#lib/schemas/study.ts";
import { useShortcuts } from "../hooks/use-shortcuts.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { RenderedText } from "../ui/rendered-text.tsx";
import { PhoneTabs, SideColumn } from "../ui/tabs.tsx";
import { useTexts } from "../ui/texts.tsx";
import { DeskBar } from "./desk/desk-bar.tsx";
import { DeskSheet } from "./desk/desk-sheet.tsx";
import { DeskStatus, useSavedWord } from "./desk/desk-status.tsx";
import { ExportMenu } from "./desk/export-menu.tsx";
import {
  DeskKeysDialog,
  DiffDialog,
  HistoryPanel,
  OwnNotesPanel,
  SelectionToolbar,
} from "./desk/on-demand.tsx";
import { type Desk, type SidePanel, useDesk } from "./desk/use-desk.ts";
import { usePageTitle } from "./desk/use-page-title.ts";
import { GarbledNotice } from "./document/garbled-notice.tsx";
import { useReadingPlace } from "./document/use-reading-place.ts";
import { useSelectedPassage } from "./document/use-selected-passage.ts";
import { keepUnsaved, readUnsaved } from "./source/unsaved-typing.ts";
import { requestFieldId } from "./talk/ask-box.tsx";
import { Conversation } from "./talk/conversation.tsx";

/** Deeper headings are no help in finding one's way. */
const deepest = 3;

/** The headings of the document; the section that is being read is lit. */
const Outline = (props: {
  blocks: readonly BlockView[];
  sheet: RefObject<HTMLElement | null>;
  onGo: (start: number) => void;
}) => {
  const t = useTexts();
  const { blocks } = props;
  const headings = useMemo(
    () =>
      blocks.flatMap(({ heading, start }) =>
        heading !== null && heading.level <= deepest && heading.text !== ""
          ? [{ ...heading, start }]
          : [],
      ),
    [blocks],
  );
  const present = useReadingPlace(props.sheet, headings.length);
  const levels = [...new Set(headings.map(({ level }) => level))].toSorted();
  if (headings.length < 2) return null;
  return (
    <nav className="toc" aria-label={t("desk.outline")}>
      <ol>
        {headings.map(({ level, text, start }) => (
          <li key={start} data-depth={levels.indexOf(level)}>
            <button
              type="button"
              aria-current={start === present ? "location" : undefined}
              onClick={() => props.onGo(start)}
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};

/** The questions with their answers, below the document on paper; on a screen they stand beside it. */
const PrintedQuestions = (props: {
  questions: StudyView["questions"];
  htmlOf: (block: string) => string | null;
}) => {
  const t = useTexts();
  const printing = usePrinting();
  const { questions, htmlOf } = props;
  if (!printing || questions.length === 0) return null;
  return (
    <section className="printed-questions">
      <h2>{t("study.questions.title")}</h2>
      <ol>
        {questions.map(({ id, text, textBlock, answer, answerBlock }) => (
          <li key={id}>
            <RenderedText html={htmlOf(textBlock)} text={text} />
            {answer !== null && (
              <RenderedText
                html={answerBlock === null ? null : htmlOf(answerBlock)}
                text={answer}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};

/** Whether the page is being put on paper. It has to be complete when the browser's own event has been dealt with. */
const usePrinting = (): boolean => {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const print = matchMedia("print");
    const onChange = () => flushSync(() => setPrinting(print.matches));
    print.addEventListener("change", onChange);
    return () => print.removeEventListener("change", onChange);
  }, []);
  return printing;
};

/** The conversation, the student's notes and the history, beside the document. */
const DeskBeside = (props: { desk: Desk }) => {
  const t = useTexts();
  const { desk } = props;
  const { view } = desk;
  const hasNotes = view.note !== null || view.pages.length > 0;
  const panels: SidePanel[] = [
    "talk",
    ...(hasNotes ? (["notes"] as const) : []),
    ...(view.document === null ? [] : (["history"] as const)),
  ];
  const shown = panels.includes(desk.panel) ? desk.panel : "talk";
  return (
    <SideColumn
      label={t("desk.side.label")}
      panels={panels.map((name) => ({
        name,
        label: t(`desk.side.${name}`),
        news: name === "talk" && desk.news.talk ? t("desk.news") : null,
      }))}
      shown={shown}
      onShow={desk.show}
      first={
        <Conversation
          view={view}
          htmlOf={desk.htmlOf}
          actions={desk.actions}
          marked={desk.marked}
          onUnmark={desk.unmark}
          onShowPlace={desk.showPlace}
          onShowEdit={desk.showEdit}
          onReview={() => desk.setTab("document")}
          onSaid={desk.said}
        />
      }
    >
      <Suspense fallback={<p className="side-text caption breathe">{t("desk.loading")}</p>}>
        {shown === "notes" && (
          <OwnNotesPanel
            threadId={view.thread.id}
            language={view.language}
            note={view.note}
            pages={view.pages}
            cited={desk.cited}
          />
        )}
        {shown === "history" && view.document !== null && (
          <HistoryPanel
            threadId={view.thread.id}
            revision={view.document.revision}
            looked={desk.version}
            actions={desk.actions}
            onDiff={desk.setDiff}
            onLight={desk.looks.light}
            onLook={desk.lookAt}
          />
        )}
      </Suspense>
    </SideColumn>
  );
};

/** Offers back what was typed before a reload and never stored. */
const KeptTypingNotice = (props: { threadId: string; onTakeUp: () => void }) => {
  const t = useTexts();
  const { threadId } = props;
  const [kept, setKept] = useState(false);
  useEffect(() => setKept(readUnsaved(threadId) !== null), [threadId]);
  if (!kept) return null;
  return (
    <div className="kept-typing no-print" role="status">
      <p>{t("desk.source.kept")}</p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          onClick={() => {
            setKept(false);
            props.onTakeUp();
          }}
          className={buttonStyle("primary")}
        >
          {t("desk.source.takeUp")}
        </button>
        <button
          type="button"
          onClick={() => {
            keepUnsaved(threadId, null);
            setKept(false);
          }}
          className={buttonStyle("quiet")}
        >
          {t("desk.source.throwAway")}
        </button>
      </div>
    </div>
  );
};

interface DeskKeys {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly help: () => void;
}

/** Which change a key asks for; null for every other key. By its place, so that it works on Cyrillic keyboards. */
const turnOf = (event: KeyboardEvent): "undo" | "redo" | null => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  if (event.code === "KeyZ") return event.shiftKey ? "redo" : "undo";
  return event.code === "KeyY" && !event.shiftKey ? "redo" : null;
};

/** The keys of the desk, for the whole page, where no field has keys of its own. */
const useDeskKeys = (keys: DeskKeys): void =>
  useShortcuts((event) => {
    const turn = turnOf(event);
    if (turn === null && event.key !== "?") return false;
    keys[turn ?? "help"]();
    return true;
  });

/** The bar of a desk: what can be done depends on what there is. */
const StudyBar = (props: { desk: Desk; onContents: () => void; onKeys: () => void }) => {
  const { desk } = props;
  const { view, actions } = desk;
  const { document } = view;
  const saved = useSavedWord(desk);
  const blocks = document?.blocks ?? view.draft?.blocks ?? [];
  const isOutlined = desk.reading && blocks.some(({ heading }) => heading !== null);
  const hasFiles = blocks.length > 0 && view.artifacts.files.length > 0;
  const tools = document && {
    canUndo: document.canUndo && !actions.busy,
    canRedo: document.canRedo && !actions.busy,
    onUndo: () => void actions.undo(),
    onRedo: () => void actions.redo(),
    onWrite: desk.write,
    onHistory: () => desk.show("history"),
  };
  return (
    <DeskBar
      title={view.thread.title}
      tools={tools}
      writing={desk.writing.from !== null}
      onContents={isOutlined ? props.onContents : null}
      onKeys={props.onKeys}
      status={<DeskStatus desk={desk} />}
      saved={saved}
      exports={hasFiles ? <ExportMenu threadId={view.thread.id} {...view.artifacts} /> : null}
    />
  );
};

/** The contents where there is no room for them beside the document. */
const ContentsDialog = (props: {
  dialog: RefObject<HTMLDialogElement | null>;
  blocks: readonly BlockView[];
  sheet: RefObject<HTMLElement | null>;
  onGo: (start: number) => void;
}) => {
  const t = useTexts();
  const { dialog } = props;
  return (
    <dialog
      ref={dialog}
      aria-label={t("desk.outline")}
      className="dialog contents-dialog"
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      onKeyDown={(event) => event.key === "Escape" && dialog.current?.close()}
    >
      <Outline
        blocks={props.blocks}
        sheet={props.sheet}
        onGo={(start) => {
          dialog.current?.close();
          props.onGo(start);
        }}
      />
    </dialog>
  );
};

/** A study document on its desk: its contents, its text, its margin, and the conversation about it. */
export const StudyDesk = (props: {
  view: StudyView;
  /** Renderings by block id: at least what is in sight first. */
  html: Readonly<Record<string, string>>;
  /** Lines with marks that earlier edits doubled. */
  garbledLines: number;
}) => {
  const t = useTexts();
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
        <div className="grid content-start gap-6 min-w-0">
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
        label={t("desk.views.label")}
        tabs={[
          {
            name: "document",
            label: t("desk.views.document"),
            icon: BookOpen,
            news: desk.news.document ? t("desk.news") : null,
          },
          {
            name: "side",
            label: t("desk.views.side"),
            icon: MessagesSquare,
            news: desk.news.talk ? t("desk.news") : null,
          },
        ]}
        shown={tab}
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
