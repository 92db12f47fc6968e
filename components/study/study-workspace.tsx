"use client";

import "./desk/desk.css";
import "./desk/side.css";
import "./document/document.css";
import "./document/outline.css";
import "./margin/margin.css";
import "./desk/print.css";
import { BookOpen, MessagesSquare } from "lucide-react";
import { type RefObject, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { BlockView, StudyView } from "#lib/schemas/study.ts";
import { useShortcuts } from "../hooks/use-shortcuts.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { RenderedText } from "../ui/rendered-text.tsx";
import { PhoneTabs, SideColumn } from "../ui/tabs.tsx";
import { useTexts } from "../ui/texts.tsx";
import { DocumentPanel } from "./desk/document-panel.tsx";
import { ExportMenu } from "./desk/export-menu.tsx";
import {
  DiffDialog,
  HistoryPanel,
  OwnNotesPanel,
  SelectionToolbar,
  WorkspaceKeysDialog,
} from "./desk/on-demand.tsx";
import { usePageTitle } from "./desk/use-page-title.ts";
import { type SidePanel, useWorkspace, type Workspace } from "./desk/use-workspace.ts";
import { WorkspaceBar } from "./desk/workspace-bar.tsx";
import { useSavedWord, WorkspaceStatus } from "./desk/workspace-status.tsx";
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
  panelRef: RefObject<HTMLElement | null>;
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
  const present = useReadingPlace(props.panelRef, headings.length);
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
const WorkspaceBeside = (props: { workspace: Workspace }) => {
  const t = useTexts();
  const { workspace } = props;
  const { view } = workspace;
  const hasNotes = view.note !== null || view.pages.length > 0;
  const panels: SidePanel[] = [
    "talk",
    ...(hasNotes ? (["notes"] as const) : []),
    ...(view.document === null ? [] : (["history"] as const)),
  ];
  const shown = panels.includes(workspace.panel) ? workspace.panel : "talk";
  return (
    <SideColumn
      label={t("desk.side.label")}
      panels={panels.map((name) => ({
        name,
        label: t(`desk.side.${name}`),
        news: name === "talk" && workspace.news.talk ? t("desk.news") : null,
      }))}
      shown={shown}
      onShow={workspace.show}
      first={
        <Conversation
          view={view}
          htmlOf={workspace.htmlOf}
          actions={workspace.actions}
          marked={workspace.marked}
          onUnmark={workspace.unmark}
          onShowPlace={workspace.showPlace}
          onShowEdit={workspace.showEdit}
          onReview={() => workspace.setTab("document")}
          onSaid={workspace.said}
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
            cited={workspace.cited}
          />
        )}
        {shown === "history" && view.document !== null && (
          <HistoryPanel
            threadId={view.thread.id}
            revision={view.document.revision}
            looked={workspace.version}
            actions={workspace.actions}
            onDiff={workspace.setDiff}
            onLight={workspace.looks.light}
            onLook={workspace.lookAt}
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

interface WorkspaceKeys {
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
const useWorkspaceKeys = (keys: WorkspaceKeys): void =>
  useShortcuts((event) => {
    const turn = turnOf(event);
    if (turn === null && event.key !== "?") return false;
    keys[turn ?? "help"]();
    return true;
  });

/** The bar of a desk: what can be done depends on what there is. */
const StudyBar = (props: { workspace: Workspace; onContents: () => void; onKeys: () => void }) => {
  const { workspace } = props;
  const { view, actions } = workspace;
  const { document } = view;
  const saved = useSavedWord(workspace);
  const blocks = document?.blocks ?? view.draft?.blocks ?? [];
  const isOutlined = workspace.reading && blocks.some(({ heading }) => heading !== null);
  const hasFiles = blocks.length > 0 && view.artifacts.files.length > 0;
  const tools = document && {
    canUndo: document.canUndo && !actions.busy,
    canRedo: document.canRedo && !actions.busy,
    onUndo: () => void actions.undo(),
    onRedo: () => void actions.redo(),
    onWrite: workspace.write,
    onHistory: () => workspace.show("history"),
  };
  return (
    <WorkspaceBar
      title={view.thread.title}
      tools={tools}
      writing={workspace.writing.from !== null}
      onContents={isOutlined ? props.onContents : null}
      onKeys={props.onKeys}
      status={<WorkspaceStatus workspace={workspace} />}
      saved={saved}
      exports={hasFiles ? <ExportMenu threadId={view.thread.id} {...view.artifacts} /> : null}
    />
  );
};

/** The contents where there is no room for them beside the document. */
const ContentsDialog = (props: {
  dialog: RefObject<HTMLDialogElement | null>;
  blocks: readonly BlockView[];
  panelRef: RefObject<HTMLElement | null>;
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
        panelRef={props.panelRef}
        onGo={(start) => {
          dialog.current?.close();
          props.onGo(start);
        }}
      />
    </dialog>
  );
};

/** A study document on its desk: its contents, its text, its margin, and the conversation about it. */
export const StudyWorkspace = (props: {
  view: StudyView;
  /** Renderings by block id: at least what is in sight first. */
  html: Readonly<Record<string, string>>;
  /** Lines with marks that earlier edits doubled. */
  garbledLines: number;
}) => {
  const t = useTexts();
  const workspace = useWorkspace(props.view, props.html);
  const { view, tab, panelRef, go } = workspace;
  const keys = useKeysDialog(workspace);
  const contents = useRef<HTMLDialogElement>(null);
  const blocks = view.document?.blocks ?? view.draft?.blocks ?? [];
  const { document } = view;
  const goTo = (start: number) => go(start);
  usePageTitle(view.thread.title);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: citations are links, and work by keyboard as links do
    <div
      className="desk"
      data-tab={tab}
      onClick={workspace.onClick}
      onKeyDown={workspace.onKeyDown}
    >
      {document !== null && <SkipToRequest onSkip={() => workspace.show("talk")} />}
      <StudyBar
        workspace={workspace}
        onContents={() => contents.current?.showModal()}
        onKeys={keys.open}
      />
      <BarProblem workspace={workspace} />
      <div className="desk-floor" data-wide={workspace.reviewing || undefined}>
        <div className="desk-outline no-print">
          {workspace.reading && <Outline blocks={blocks} panelRef={panelRef} onGo={goTo} />}
        </div>
        <div className="grid content-start gap-6 min-w-0">
          {workspace.reading && document !== null && (
            <>
              <KeptTypingNotice threadId={view.thread.id} onTakeUp={workspace.write} />
              <GarbledNotice
                threadId={view.thread.id}
                lines={props.garbledLines}
                actions={workspace.actions}
              />
            </>
          )}
          <DocumentPanel workspace={workspace} />
          <PrintedQuestions questions={view.questions} htmlOf={workspace.htmlOf} />
        </div>
      </div>
      <Selection workspace={workspace} />
      <WorkspaceBeside workspace={workspace} />
      <PhoneTabs
        label={t("desk.views.label")}
        tabs={[
          {
            name: "document",
            label: t("desk.views.document"),
            icon: BookOpen,
            news: workspace.news.document ? t("desk.news") : null,
          },
          {
            name: "side",
            label: t("desk.views.side"),
            icon: MessagesSquare,
            news: workspace.news.talk ? t("desk.news") : null,
          },
        ]}
        shown={tab}
        onShow={workspace.setTab}
      />
      <ContentsDialog dialog={contents} blocks={blocks} panelRef={panelRef} onGo={goTo} />
      <Suspense>{keys.dialog}</Suspense>
      <Diff workspace={workspace} />
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

const Selection = (props: { workspace: Workspace }) => {
  const { workspace } = props;
  const { view } = workspace;
  const revision = workspace.reading ? (view.document?.revision ?? null) : null;
  const passage = useSelectedPassage(workspace.panelRef, revision);
  if (passage === null) return null;
  return (
    <Suspense>
      <SelectionToolbar
        threadId={view.thread.id}
        language={view.language}
        offline={view.offline}
        passage={passage}
        onAsk={workspace.mark}
        onSent={workspace.said}
      />
    </Suspense>
  );
};

const Diff = (props: { workspace: Workspace }) => {
  const { diff, view, actions, setDiff } = props.workspace;
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
const BarProblem = (props: { workspace: Workspace }) => {
  const t = useTexts();
  const { actions, unreachable, writing } = props.workspace;
  // A hand that writes is told by its own words whether they are stored.
  const silent = unreachable && writing.from === null;
  return (
    <p role="alert" className="bar-problem no-print empty:hidden">
      {actions.problemAt("bar") ?? (silent ? t("desk.unreachable") : null)}
    </p>
  );
};

const useKeysDialog = (workspace: Workspace) => {
  const [open, setOpen] = useState(false);
  const { document } = workspace.view;
  useWorkspaceKeys({
    undo: () => document?.canUndo === true && void workspace.actions.undo(),
    redo: () => document?.canRedo === true && void workspace.actions.redo(),
    help: () => setOpen(true),
  });
  return {
    open: () => setOpen(true),
    dialog: open && <WorkspaceKeysDialog onClose={() => setOpen(false)} />,
  };
};
