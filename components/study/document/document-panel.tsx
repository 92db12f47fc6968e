"use client";

import {
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { buttonStyle } from "#components/ui/button-style.ts";
import { Moment, useNumbers, useTexts } from "#components/ui/texts.tsx";
import type { EditView } from "#lib/schemas/study.ts";
import type { ThreadStatus } from "#lib/schemas/thread.ts";
import { compactDiff, DiffWords, editTitle, useDiff } from "../history/edit-diff.tsx";
import { OldVersion, ReviewPanel, SourcePane } from "../workspace/on-demand.tsx";
import { useHovered, useStudy } from "../workspace/study-context.tsx";
import type { DocumentActions } from "../workspace/use-document-actions.ts";
import { DocumentPane, LitMarks } from "./document-pane.tsx";
import { documentRows, draftRows, stackNotes } from "./document-rows.ts";
import { editNumber } from "./edit-number.ts";
import { StickyNotice } from "./sticky-notice.tsx";

/** Between two notes, in pixels. */
const gap = 12;

/** Where the words of an edit stand; the top of its row when they are gone or nobody sees them. */
const topOf = (note: HTMLElement, panelRef: HTMLElement): number => {
  const row = note.closest(".doc-row") ?? panelRef;
  const { editNote } = note.dataset;
  const mark =
    editNote === undefined ? null : panelRef.querySelector(`mark[data-edit="${editNote}"]`);
  return (mark ?? row).getBoundingClientRect().top;
};

const place = (panelRef: HTMLElement, open: number | null): void => {
  const notes = [...panelRef.querySelectorAll<HTMLElement>("[data-margin-note]")];
  const [first] = notes;
  panelRef.style.removeProperty("--notes-end");
  // Folded under their passages they stand where the page puts them.
  if (!first || getComputedStyle(first).position !== "absolute") return;
  const origin = panelRef.getBoundingClientRect().top;
  const wanted = notes.map((note) => ({
    note,
    top: topOf(note, panelRef) - origin,
    height: note.offsetHeight,
  }));
  wanted.sort((a, b) => a.top - b.top);
  const active =
    open === null ? -1 : wanted.findIndex(({ note }) => note.dataset.editNote === String(open));
  const tops = stackNotes(wanted, gap, active);
  let end = 0;
  for (const [index, { note, height }] of wanted.entries()) {
    const top = tops[index] ?? 0;
    note.style.setProperty("--note-top", `${Math.round(top)}px`);
    end = top + height;
  }
  // Notes may reach below the last words.
  panelRef.style.setProperty("--notes-end", `${Math.ceil(end)}px`);
};

/**
 * Puts the notes of the margin beside their words, so that none covers another; again whenever the text, the notes or
 * the width change. `version` is anything that is new when one of the first two is.
 */
const useNotePlaces = (
  panelRef: RefObject<HTMLElement | null>,
  open: number | null,
  version: unknown,
): void => {
  useLayoutEffect(() => {
    const { current } = panelRef;
    if (current === null || version === null) return;
    const again = () => place(current, open);
    again();
    const watch = new ResizeObserver(again);
    for (const row of current.querySelectorAll(".doc-row, [data-margin-note]")) watch.observe(row);
    return () => watch.disconnect();
  }, [panelRef, open, version]);
};

/** The changed words of an edit, with a few around them. */
const EditPreview = (props: { threadId: string; number: number }) => {
  const t = useTexts();
  const diff = useDiff(props.threadId, props.number);
  if (diff === null) return <p className="caption animate-pulse">{t("workspace.loading")}</p>;
  if (diff === "failed") return <p className="text-loss">{t("shell.unreachable")}</p>;
  return (
    <p className="font-serif whitespace-pre-wrap wrap-anywhere text-ink-soft [&_del_+_ins]:[margin-inline-start:0.2em]">
      <DiffWords parts={compactDiff(diff.parts)} />
    </p>
  );
};

/** What an edit changed, beside its words: looking at the note lights them, and looking at them lights the note. */
const EditNote = (props: {
  threadId: string;
  edit: EditView;
  /** The edit whose note is open. */
  opened: number | null;
  busy: boolean;
  /** Why it could not be taken back. */
  problem: string | null;
  onLook: (edit: number | null) => void;
  onOpen: (edit: number | null) => void;
  onDiff: (edit: number) => void;
  onUndo: (edit: number) => void;
}) => {
  const t = useTexts();
  const percent = useNumbers();
  const { edit, opened } = props;
  const { number, similarity } = edit;
  const open = opened === number;
  const looked = (useHovered() ?? opened) === number;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons in the text, no set of fields
    <div
      role="group"
      aria-label={t("workspace.editTitle", { number })}
      // A selection of the text runs past it.
      className="group grid gap-1.5 font-sans text-xs hyphens-none select-none transition-colors max-noted:px-2.5 max-noted:py-1.5 max-noted:border-l-2 max-noted:border-rule-strong max-noted:rounded-r-lg max-noted:data-looked:border-accent noted:absolute noted:top-[var(--note-top,0)] noted:left-[calc(100%+1.25rem)] noted:w-[clamp(12rem,13.5vw,16rem)] noted:px-2 noted:py-1.5 noted:rounded-field noted:data-looked:bg-surface"
      data-margin-note
      data-edit-note={number}
      data-looked={looked || undefined}
      data-open={open || undefined}
      onPointerLeave={() => props.onLook(null)}
      onFocus={() => props.onLook(number)}
      onBlur={() => props.onLook(null)}
    >
      <button
        type="button"
        className="flex items-start gap-2 text-start text-ink-soft group-data-looked:text-ink max-noted:pointer-coarse:min-h-11 max-noted:pointer-coarse:items-center"
        aria-expanded={open}
        onClick={() => props.onOpen(open ? null : number)}
      >
        <span className={editNumber}>{number}</span>
        <span className="line-clamp-2 wrap-anywhere group-data-open:line-clamp-none max-noted:not-group-data-open:line-clamp-1">
          {editTitle(edit, t)}
        </span>
      </button>
      {open && (
        <>
          <EditPreview threadId={props.threadId} number={number} />
          <p className="caption">
            {t(`workspace.authors.${edit.author}`)}
            {similarity !== null &&
              similarity < 1 &&
              ` · ${t("workspace.similarity", { percent: percent(similarity, { style: "percent" }) })}`}
          </p>
        </>
      )}
      <p className="flex flex-wrap items-center gap-x-2.5 text-ink-faint max-noted:not-group-data-open:hidden">
        <Moment at={edit.createdAt} />
        <button
          type="button"
          className="text-accent pointer-coarse:min-h-11 pointer-coarse:px-1 hover:underline hover:underline-offset-[3px]"
          aria-label={t("workspace.diffOf", { number })}
          onClick={() => props.onDiff(number)}
        >
          {t("workspace.diff")}
        </button>
        <button
          type="button"
          className="text-accent pointer-coarse:min-h-11 pointer-coarse:px-1 hover:underline hover:underline-offset-[3px]"
          aria-label={t("workspace.undoOf", { number })}
          disabled={props.busy}
          onClick={() => props.onUndo(number)}
        >
          {t("workspace.undo")}
        </button>
      </p>
      <p role="alert" className="text-xs text-loss empty:hidden">
        {props.problem}
      </p>
    </div>
  );
};

/** Widths of the lines of a page that is not written yet, in percent. */
const lines = [
  [100, 96, 98, 62],
  [98, 100, 94, 97, 41],
] as const;

/** A panel in which nothing stands yet: what will, and where the student can do something about it. */
const EmptyCard = (props: { status: ThreadStatus }) => {
  const t = useTexts();
  const writes = props.status === "running";
  return (
    <div className="grid gap-10">
      <p className="font-serif text-lg text-ink-soft">
        {t(writes ? "workspace.empty.running" : "workspace.empty.still")}
      </p>
      {writes && (
        <div
          aria-hidden="true"
          className="animate-pulse grid gap-8 [&_span]:h-[0.6rem] [&_span]:rounded-[0.3rem] [&_span]:bg-rule"
        >
          <span style={{ width: "46%" }} className="h-[1.4rem]! rounded-[0.4rem]!" />
          {lines.map((paragraph) => (
            <div key={paragraph.length} className="grid gap-[0.9rem]">
              {paragraph.map((width) => (
                <span key={width} style={{ width: `${width}%` }} />
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  );
};

/**
 * While a text is written anew it is shorter than the one before it: the page keeps its height, so that the reader
 * stays where they are.
 */
const useSteadyHeight = (
  frame: RefObject<HTMLElement | null>,
  growing: boolean,
  version: unknown,
): void => {
  const tallest = useRef(0);
  useLayoutEffect(() => {
    const { current } = frame;
    if (current === null || version === null) return;
    if (growing) tallest.current = Math.max(tallest.current, current.offsetHeight);
    else tallest.current = 0;
    current.style.minHeight = growing ? `${tallest.current}px` : "";
  }, [frame, growing, version]);
};

/** The panel in the middle: the document, the hand that writes in it, or an earlier version of it. */
export const DocumentPanel = () => {
  const t = useTexts();
  const { view, selection, actions } = useStudy();
  const { study } = view;
  const { question } = study.thread;
  const { writing } = selection;
  const waits = <p className="caption animate-pulse">{t("workspace.loading")}</p>;
  return (
    <section id="document" aria-label={t("workspace.views.document")} className="relative min-w-0">
      {/* The document's own headings stand below this one. */}
      <h2 className="sr-only">{t("workspace.views.document")}</h2>
      <Suspense fallback={waits}>
        {writing !== null && study.document !== null && (
          <SourcePane
            threadId={study.thread.id}
            newest={study.document.revision}
            language={study.language}
            from={writing.from}
            closing={writing.closing}
            onSaved={actions.refresh}
            onState={actions.onTyped}
            onClosed={actions.onClosed}
          />
        )}
        {selection.version !== null && (
          <OldVersion
            threadId={study.thread.id}
            revision={selection.version}
            language={study.language}
            actions={actions.document}
            onClose={() => actions.lookAt(null)}
          />
        )}
        {selection.reviewing && question !== null && (
          <ReviewPanel
            threadId={study.thread.id}
            interruptId={question.interruptId}
            pages={study.pages}
            onSaid={actions.sent}
          />
        )}
      </Suspense>
      {/* It stays where it is, so that it can be printed and is there at once when the hand rests. */}
      <div className={selection.reading ? undefined : "hidden print:block"}>
        <PresentText />
      </div>
    </section>
  );
};

const PresentText = () => {
  const t = useTexts();
  const { view, selection, actions } = useStudy();
  const { study, htmlOf, panelRef } = view;
  const { change } = actions;
  const { shown } = useStudy().cards;
  const noteOf = useNotes();
  const rows = useMemo(() => {
    if (study.document !== null) return documentRows(study.document.blocks, study.edits, shown);
    return study.draft === null ? [] : draftRows(study.draft.blocks);
  }, [study, shown]);
  useNotePlaces(panelRef, selection.open, rows);
  const frame = useRef<HTMLDivElement>(null);
  const growing = study.document === null && study.thread.status === "running";
  useSteadyHeight(frame, growing, rows);
  if (rows.length === 0) return <EmptyCard status={study.thread.status} />;
  return (
    <>
      <MarksInSight />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the notes are buttons for those who use no pointer */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        ref={frame}
        onPointerOver={(event) => actions.hover(markedEdit(event.target))}
        onClick={(event) => {
          const edit = pressedEdit(event.target);
          if (edit !== null) change({ type: "open", edit });
        }}
      >
        <DocumentPane
          rows={rows}
          language={study.language}
          htmlOf={htmlOf}
          noteOf={study.document === null ? null : noteOf}
          panelRef={panelRef}
          growing={growing}
        />
      </div>
      {growing && (
        <p
          className="mt-6 animate-pulse text-xs leading-[1.6] text-ink-faint print:hidden"
          aria-hidden="true"
        >
          {t("workspace.writing")}
        </p>
      )}
    </>
  );
};

const MarksInSight = () => {
  const { fresh, newest, open } = useStudy().selection;
  const hovered = useHovered();
  return <LitMarks fresh={fresh} newest={newest} looked={hovered ?? open} />;
};

/** The edit that made the words under the pointer; looking at its note is looking at it, too. */
const markedEdit = (target: EventTarget): number | null => {
  if (!(target instanceof Element)) return null;
  const note = target.closest<HTMLElement>("[data-edit-note]")?.dataset.editNote;
  const number = note ?? target.closest<HTMLElement>("mark[data-edit]")?.dataset.edit;
  return number === undefined ? null : Number(number);
};

/** The edit whose words were pressed; a press that ends a selection or follows a link is about none. */
const pressedEdit = (target: EventTarget): number | null => {
  if (!(target instanceof Element) || target.closest("a, button, [data-edit-note]")) return null;
  return window.getSelection()?.isCollapsed === false ? null : markedEdit(target);
};

const useNotes = (): ((edit: EditView) => ReactNode) => {
  const { view, selection, actions } = useStudy();
  const threadId = view.study.thread.id;
  const { open } = selection;
  const { change, hover } = actions;
  const { busy, problemAt, undoEdit } = actions.document;
  return useCallback(
    (edit: EditView) => (
      <EditNote
        key={edit.number}
        threadId={threadId}
        edit={edit}
        opened={open}
        busy={busy}
        problem={problemAt(`edit ${edit.number}`)}
        onLook={hover}
        onOpen={(number) => change({ type: "open", edit: number })}
        onDiff={(number) => change({ type: "diff", edit: number })}
        onUndo={(number) => void undoEdit(number)}
      />
    ),
    [threadId, open, busy, problemAt, change, hover, undoEdit],
  );
};

const keyOf = (threadId: string): string => `lectern.garbled.${threadId}`;

/** Offers to repair marks that earlier edits doubled; it may be left, and is not offered again then. */
export const GarbledNotice = (props: {
  threadId: string;
  /** How many lines have such marks. */
  lines: number;
  actions: DocumentActions;
}) => {
  const t = useTexts();
  const { threadId, lines, actions } = props;
  const [open, setOpen] = useState(false);
  useEffect(() => {
    setOpen(lines > 0 && localStorage.getItem(keyOf(threadId)) === null);
  }, [threadId, lines]);
  if (!open) return null;
  const leave = () => {
    localStorage.setItem(keyOf(threadId), "left");
    setOpen(false);
  };
  const repair = async () => {
    if (await actions.repair()) setOpen(false);
  };
  return (
    <StickyNotice>
      <p>
        {t("workspace.garbled.found", { count: lines })}
        <span role="alert" className="block text-loss empty:hidden">
          {actions.problemAt("garbled")}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          disabled={actions.busy}
          onClick={() => void repair()}
          className={buttonStyle("primary")}
        >
          {t("workspace.garbled.repair")}
        </button>
        <button type="button" onClick={leave} className={buttonStyle("quiet")}>
          {t("workspace.garbled.leave")}
        </button>
      </div>
    </StickyNotice>
  );
};
