"use client";

import { SilenceText } from "#components/ui/silence-alert.tsx";
import "./workspace.css";
import "../document/document.css";
import "./print.css";
import { BookOpen, MessagesSquare } from "lucide-react";
import {
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useShortcuts } from "#components/hooks/use-shortcuts.ts";
import { buttonStyle } from "#components/ui/button-style.ts";
import { dialogGround, dialogWidths } from "#components/ui/dialog.tsx";
import { RenderedText } from "#components/ui/rendered-text.tsx";
import { skipLink } from "#components/ui/skip-link.ts";
import { besideText, PhoneTabs, SideColumn, workspaceLook } from "#components/ui/tabs.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { PassageCards } from "#lib/schemas/passage-card.ts";
import type { BlockView, StudyView } from "#lib/schemas/study.ts";
import type { AskedPassage } from "#lib/study/passages-in-documents.ts";
import { MadeNotice, useSaid } from "../cards/made-notice.tsx";
import { requestFieldId } from "../conversation/ask-box.tsx";
import { Conversation } from "../conversation/conversation.tsx";
import { ChangedNotes } from "../document/changed-notes.tsx";
import { headingName } from "../document/document-pane.tsx";
import { DocumentPanel, GarbledNotice } from "../document/document-panel.tsx";
import { StickyNotice } from "../document/sticky-notice.tsx";
import { useReadingPlace } from "../document/use-reading-place.ts";
import { useSelectedPassage } from "../document/use-selected-passage.ts";
import { keepUnsaved, readUnsaved } from "../editor/unsaved-typing.ts";
import {
  DiffDialog,
  HistoryPanel,
  OwnNotesPanel,
  PassageCardDialog,
  SelectionToolbar,
} from "./on-demand.tsx";
import type { SidePanel } from "./selection.ts";
import { StudyProvider, useStudy } from "./study-context.tsx";
import { ExportMenu, useSavedWord, WorkspaceBar, WorkspaceStatus } from "./workspace-bar.tsx";

const floor =
  "grid justify-center gap-6 pt-8 min-[110rem]:gap-12 max-wide:flex-1 max-wide:pt-5 max-wide:pb-12 max-wide:group-data-[tab=side]/workspace:hidden print:block! print:p-0";

/** Contents, text and margin, as far as there is room for them. */
const columns =
  "grid-cols-[minmax(0,40rem)] noted:grid-cols-[minmax(0,40rem)_minmax(12rem,15rem)] outlined:grid-cols-[minmax(8.5rem,14rem)_40rem_minmax(12rem,16rem)]";

/** Pictures beside text take all of it. */
const wideColumns = "grid-cols-[minmax(0,72rem)]";

/** Deeper headings are no help in finding one's way. */
const deepest = 3;

const contentsLine =
  "w-full py-1.25 pr-2 border-l-2 border-transparent rounded-r-md text-ink-faint text-start text-pretty wrap-anywhere pointer-coarse:min-h-11 hover:text-ink aria-[current]:border-accent aria-[current]:text-ink";

/** How far the headings of each level stand in. */
const indents = ["pl-3", "pl-6", "pl-9"];

const headingsOf = (blocks: readonly BlockView[]) =>
  blocks.flatMap(({ heading, start }) =>
    heading !== null && heading.level <= deepest && heading.text !== ""
      ? [{ ...heading, start }]
      : [],
  );

/** The headings of the document; the section that is being read is lit. */
const Outline = (props: {
  blocks: readonly BlockView[];
  panelRef: RefObject<HTMLElement | null>;
  className: string;
  onGo: (start: number) => void;
}) => {
  const t = useTexts();
  const { blocks } = props;
  const headings = useMemo(() => headingsOf(blocks), [blocks]);
  const present = useReadingPlace(props.panelRef, headings.length);
  const levels = [...new Set(headings.map(({ level }) => level))].toSorted();
  if (headings.length < 2) return null;
  return (
    <nav className={props.className} aria-label={t("workspace.outline")}>
      <ol>
        {headings.map(({ level, text, start }) => (
          <li key={start}>
            <button
              type="button"
              aria-current={start === present ? "location" : undefined}
              className={`${contentsLine} ${indents[levels.indexOf(level)] ?? ""}`}
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

/** With fewer headings a document is as short as its contents. */
const fewestListed = 5;

/** How the contents are called that a document brings along; a document made by rules has them. */
const contentsNames: ReadonlySet<string> = new Set(["contents", "содержание"]);

/** The blocks of a document's own contents, from their heading to the next one. */
const ownContents = (blocks: readonly BlockView[]): readonly BlockView[] => {
  const from = blocks.findIndex(({ heading }) =>
    contentsNames.has(heading?.text.trim().toLowerCase() ?? ""),
  );
  if (from === -1) return [];
  const next = blocks.findIndex(({ heading }, place) => place > from && heading !== null);
  return blocks.slice(from, next === -1 ? undefined : next);
};

/** What is listed: without the document's own contents, and without its title. */
const listedHeadings = (blocks: readonly BlockView[], own: readonly BlockView[]) => {
  const headings = headingsOf(blocks).filter((one) =>
    own.every(({ start }) => start !== one.start),
  );
  const [first, ...rest] = headings;
  return first !== undefined && rest.every(({ level }) => level > first.level) ? rest : headings;
};

/**
 * Title and contents on a page before the document, on paper; their links lead on in a PDF, too. The document's own contents,
 * whose links do not, are left out there.
 */
const PrintedContents = (props: { title: string; blocks: readonly BlockView[] }) => {
  const t = useTexts();
  const printing = usePrinting();
  if (!printing) return null;
  const own = ownContents(props.blocks);
  const headings = listedHeadings(props.blocks, own);
  if (headings.length < fewestListed) return null;
  const hidden = own.map(({ start }) => `.doc-row[data-start="${start}"]`);
  const levels = [...new Set(headings.map(({ level }) => level))].toSorted();
  return (
    <nav className="printed-contents">
      {hidden.length > 0 && <style>{`${hidden.join()}{display:none}`}</style>}
      <p>{props.title}</p>
      <h2>{t("workspace.outline")}</h2>
      <ol>
        {headings.map(({ level, text, start }) => (
          <li key={start} data-depth={levels.indexOf(level)}>
            <a href={`#${headingName(start)}`}>{text}</a>
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

/**
 * Whether the page is being put on paper. What is added has to stand there when this event has been dealt with: when the
 * medium changes, the browser has counted its sheets already, and leaves out what does not fit on them.
 */
const usePrinting = (): boolean => {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const onChange = ({ type }: Event) => flushSync(() => setPrinting(type === "beforeprint"));
    const events = ["beforeprint", "afterprint"] as const;
    for (const event of events) window.addEventListener(event, onChange);
    return () => {
      for (const event of events) window.removeEventListener(event, onChange);
    };
  }, []);
  return printing;
};

/** The conversation, the student's notes and the history, beside the document. */
const WorkspaceBeside = (props: { fromNotes: ReactNode }) => {
  const t = useTexts();
  const { view, selection, actions } = useStudy();
  const { study } = view;
  const hasNotes = study.note !== null || study.pages.length > 0;
  const panels: SidePanel[] = [
    "talk",
    ...(hasNotes ? (["notes"] as const) : []),
    ...(study.document === null ? [] : (["history"] as const)),
  ];
  const shown = panels.includes(selection.panel) ? selection.panel : "talk";
  return (
    <SideColumn
      label={t("workspace.side.label")}
      panels={panels.map((name) => ({
        name,
        label: t(`workspace.side.${name}`),
        news: name === "talk" && view.unread.talk ? t("workspace.news") : null,
      }))}
      shown={shown}
      onShow={actions.show}
      first={<Conversation />}
    >
      <Suspense
        fallback={<p className={`${besideText} caption animate-pulse`}>{t("workspace.loading")}</p>}
      >
        {shown === "notes" && (
          <OwnNotesPanel
            threadId={study.thread.id}
            language={study.language}
            note={study.note}
            places={study.notePlaces}
            pages={study.pages}
            cited={selection.cited}
          >
            {props.fromNotes}
          </OwnNotesPanel>
        )}
        {shown === "history" && study.document !== null && (
          <HistoryPanel
            threadId={study.thread.id}
            revision={study.document.revision}
            looked={selection.version}
            actions={actions.document}
            onDiff={(edit) => actions.change({ type: "diff", edit })}
            onLight={actions.hover}
            onLook={actions.lookAt}
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
    <StickyNotice>
      <p>{t("workspace.source.kept")}</p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          onClick={() => {
            setKept(false);
            props.onTakeUp();
          }}
          className={buttonStyle("primary")}
        >
          {t("workspace.source.takeUp")}
        </button>
        <button
          type="button"
          onClick={() => {
            keepUnsaved(threadId, null);
            setKept(false);
          }}
          className={buttonStyle("quiet")}
        >
          {t("workspace.source.throwAway")}
        </button>
      </div>
    </StickyNotice>
  );
};

interface WorkspaceKeys {
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Which change a key asks for; null for every other key. By its place, so that it works on Cyrillic keyboards. */
const turnOf = (event: KeyboardEvent): "undo" | "redo" | null => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  if (event.code === "KeyZ") return event.shiftKey ? "redo" : "undo";
  return event.code === "KeyY" && !event.shiftKey ? "redo" : null;
};

/** The keys of the page; where no field has keys of its own. */
const useWorkspaceKeys = (keys: WorkspaceKeys): void =>
  useShortcuts((event) => {
    const turn = turnOf(event);
    if (turn === null) return false;
    keys[turn]();
    return true;
  });

/** The bar of a study: what can be done depends on what there is. */
const StudyBar = (props: { onContents: () => void }) => {
  const { view, selection, actions } = useStudy();
  const { document, draft, thread, artifacts } = view.study;
  const saved = useSavedWord();
  const blocks = document?.blocks ?? draft?.blocks ?? [];
  const isOutlined = selection.reading && blocks.some(({ heading }) => heading !== null);
  const hasFiles = blocks.length > 0 && artifacts.files.length > 0;
  const tools = document && {
    canUndo: document.canUndo && !actions.document.busy,
    canRedo: document.canRedo && !actions.document.busy,
    onUndo: () => void actions.document.undo(),
    onRedo: () => void actions.document.redo(),
    onWrite: actions.write,
    onHistory: () => actions.show("history"),
  };
  return (
    <WorkspaceBar
      title={thread.title}
      subject={thread.subject}
      tools={tools}
      writing={selection.writing !== null}
      onContents={isOutlined ? props.onContents : null}
      status={<WorkspaceStatus />}
      saved={saved}
      exports={hasFiles ? <ExportMenu threadId={thread.id} {...artifacts} /> : null}
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
      aria-label={t("workspace.outline")}
      className={`${dialogGround} ${dialogWidths.words} max-h-[min(40rem,calc(100dvh-3rem))] overflow-y-auto p-4`}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      onKeyDown={(event) => event.key === "Escape" && dialog.current?.close()}
    >
      <Outline
        blocks={props.blocks}
        panelRef={props.panelRef}
        className="text-sm leading-[1.4]"
        onGo={(start) => {
          dialog.current?.close();
          props.onGo(start);
        }}
      />
    </dialog>
  );
};

/** A study document: its contents, its text, its margin, and the conversation about it. */
export const StudyWorkspace = (props: {
  view: StudyView;
  /** Renderings by block id: at least what is in sight first. */
  html: Readonly<Record<string, string>>;
  /** Lines with marks that earlier edits doubled. */
  garbledLines: number;
  /** The passage that the student came to see or to ask about. */
  asked: AskedPassage | null;
  /** The cards of its passages. */
  cards: PassageCards;
  /** What was taken from the document and does not say what was changed since. */
  behind: ReactNode;
  /** What else can be made of the notes. */
  fromNotes: ReactNode;
}) => (
  <StudyProvider view={props.view} html={props.html} asked={props.asked} cards={props.cards}>
    <Workspace
      garbledLines={props.garbledLines}
      behind={props.behind}
      fromNotes={props.fromNotes}
    />
  </StudyProvider>
);

const Workspace = (props: { garbledLines: number; behind: ReactNode; fromNotes: ReactNode }) => {
  const t = useTexts();
  const { view, selection, actions } = useStudy();
  const { study, panelRef } = view;
  useTurnKeys();
  const contents = useRef<HTMLDialogElement>(null);
  const { document } = study;
  // What was told with the page is of the text that came with it.
  const [loaded] = useState(document?.revision);
  const blocks = document?.blocks ?? study.draft?.blocks ?? [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: citations are links, and work by keyboard as links do
    <div
      className={workspaceLook}
      data-tab={selection.tab}
      onClick={actions.followLink}
      onKeyDown={actions.stepLinks}
    >
      {document !== null && <SkipToRequest onSkip={() => actions.show("talk")} />}
      <StudyBar onContents={() => contents.current?.showModal()} />
      <BarProblem />
      <div className={`${floor} ${selection.reviewing ? wideColumns : columns}`}>
        <div className={selection.reviewing ? "hidden" : "hidden outlined:block print:hidden"}>
          {selection.reading && (
            <Outline
              blocks={blocks}
              panelRef={panelRef}
              onGo={actions.go}
              className="sticky top-[calc(var(--bar)+1.75rem)] max-h-[calc(100dvh-var(--bar)-3rem)] overflow-y-auto text-xs leading-[1.4] [scrollbar-width:thin]"
            />
          )}
        </div>
        <div className="grid content-start gap-6 min-w-0">
          {selection.reading && document !== null && (
            <>
              <KeptTypingNotice threadId={study.thread.id} onTakeUp={actions.write} />
              <GarbledNotice
                threadId={study.thread.id}
                lines={props.garbledLines}
                actions={actions.document}
              />
              <ChangedNotes revision={document.revision} />
              {document.revision === loaded && props.behind}
            </>
          )}
          <PrintedContents title={study.thread.title} blocks={blocks} />
          <DocumentPanel />
          <PrintedQuestions questions={study.questions} htmlOf={view.htmlOf} />
        </div>
      </div>
      <MarkedPassage />
      <MadeOfPassage />
      <WorkspaceBeside fromNotes={props.fromNotes} />
      <PhoneTabs
        label={t("workspace.views.label")}
        tabs={[
          {
            name: "document",
            label: t("workspace.views.document"),
            icon: BookOpen,
            news: view.unread.document ? t("workspace.news") : null,
          },
          {
            name: "side",
            label: t("workspace.views.side"),
            icon: MessagesSquare,
            news: view.unread.talk ? t("workspace.news") : null,
          },
        ]}
        shown={selection.tab}
        onShow={(tab) => actions.change({ type: "tab", tab })}
      />
      <ContentsDialog dialog={contents} blocks={blocks} panelRef={panelRef} onGo={actions.go} />
      <Diff />
    </div>
  );
};

/** Past all that the document links to, right to where changes are asked for. */
const SkipToRequest = (props: { onSkip: () => void }) => {
  const t = useTexts();
  return (
    <a
      href={`#${requestFieldId}`}
      className={skipLink}
      onClick={(event) => {
        event.preventDefault();
        flushSync(props.onSkip);
        window.document.getElementById(requestFieldId)?.focus();
      }}
    >
      {t("workspace.skipToRequest")}
    </a>
  );
};

const MarkedPassage = () => {
  const { view, selection, actions, cards } = useStudy();
  const { study, panelRef } = view;
  const { onMade } = cards;
  const revision = selection.reading ? (study.document?.revision ?? null) : null;
  const passage = useSelectedPassage(panelRef, revision);
  if (passage === null) return null;
  return (
    <Suspense>
      <SelectionToolbar
        threadId={study.thread.id}
        language={study.language}
        offline={study.offline}
        passage={passage}
        onAsk={actions.mark}
        onSent={actions.sent}
        onCards={onMade}
      />
    </Suspense>
  );
};

/** Puts the focus where a passage is, when what was said of it goes. */
const focusPassage = (panel: HTMLElement | null, start: number): void => {
  const rows = [...(panel?.querySelectorAll<HTMLElement>("[data-start]") ?? [])];
  const row = rows.findLast((one) => Number(one.dataset.start) <= start);
  if (row === undefined) return;
  row.tabIndex = -1;
  row.focus({ preventScroll: true });
};

/** What was made of a passage, and the two fields where nothing was, or where the student wants them. */
const MadeOfPassage = () => {
  const { view, cards } = useStudy();
  const { last, busy, problem } = cards;
  const [writing, setWriting] = useState(false);
  const saidOf = useSaid();
  const threadId = view.study.thread.id;
  const isNone = last !== null && last.made.none !== null;
  const said = last === null || isNone ? "" : saidOf(last);
  const leave = () => focusPassage(view.panelRef.current, last?.asked.selection.start ?? 0);
  return (
    <>
      {/* It is there before its words are, or nobody hears of them. */}
      <p role="status" className="sr-only">
        {said}
      </p>
      {last !== null && !isNone && (
        <MadeNotice
          key={`${last.number} ${last.undone === null}`}
          {...{ threadId, last, said, busy, problem }}
          onUndo={() => void cards.undo()}
          onWrite={() => setWriting(true)}
          onClose={() => {
            cards.close();
            leave();
          }}
        />
      )}
      {last !== null && (isNone || writing) && (
        <Suspense>
          <PassageCardDialog
            {...{ threadId, asked: last.asked, made: last.made }}
            onMade={(asked, made) => {
              setWriting(false);
              cards.onMade(asked, made, !isNone);
            }}
            onClose={() => {
              setWriting(false);
              if (isNone) cards.close();
              leave();
            }}
          />
        </Suspense>
      )}
    </>
  );
};

const Diff = () => {
  const { view, selection, actions } = useStudy();
  const { diff } = selection;
  if (diff === null) return null;
  return (
    <Suspense>
      <DiffDialog
        key={diff}
        threadId={view.study.thread.id}
        number={diff}
        edit={view.study.edits.find(({ number }) => number === diff) ?? null}
        actions={actions.document}
        onClose={() => actions.change({ type: "diff", edit: null })}
      />
    </Suspense>
  );
};

/** What undo and redo could not do, and that nothing new comes: said where it stays in sight, below the bar. */
const BarProblem = () => {
  const { view, selection, actions } = useStudy();
  // A hand that writes is told by its own words whether they are stored.
  const silence =
    view.silence === "unreachable" && selection.writing !== null ? null : view.silence;
  return (
    <p
      role="alert"
      className="sticky top-(--bar) z-29 -mx-(--workspace-air) border-b border-loss-line bg-paper px-(--workspace-air) py-2.5 text-sm leading-[1.6] text-loss empty:hidden max-wide:group-data-[tab=side]/workspace:hidden print:hidden"
    >
      {actions.document.problemAt("bar") ?? <SilenceText silence={silence} />}
    </p>
  );
};

const useTurnKeys = (): void => {
  const { view, actions } = useStudy();
  const { document } = view.study;
  useWorkspaceKeys({
    undo: () => document?.canUndo === true && void actions.document.undo(),
    redo: () => document?.canRedo === true && void actions.document.redo(),
  });
};
