"use client";

import type { RefObject } from "react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useStudyBlocks } from "#components/api/use-study-blocks.ts";
import { usePoll } from "#components/hooks/use-poll.ts";
import type { DocumentSpan, EditView, StudyView } from "#lib/schemas/study.ts";
import { isNoted } from "../document/document-rows.ts";
import type { SelectedPassage } from "../document/selected-passage.ts";
import { coveredTop, rowInSight } from "../document/use-reading-place.ts";
import { viewBlockIds } from "../document/view-block-ids.ts";
import type { SaveState } from "../source/typing-link.ts";
import type { MarkedPassage } from "../talk/marked-passage.ts";
import type { SidePanel } from "./side-column.tsx";
import { useArrivals } from "./use-arrivals.ts";
import { useCitations } from "./use-citations.ts";
import { useDocumentActions } from "./use-document-actions.ts";
import { useNews } from "./use-news.ts";
import { usePhoneTab } from "./use-phone-tab.ts";

/** The student's own hand in the document: whether the editor is open, where it began, and whether all is stored. */
const useWriting = (onClosed: (at: number) => void) => {
  const [from, setFrom] = useState<number | null>(null);
  const [closing, setClosing] = useState(false);
  const [saved, setSaved] = useState<{ state: SaveState; refusal: string | null }>({
    state: "saved",
    refusal: null,
  });
  const open = (at: number) => {
    setClosing(false);
    setSaved({ state: "saved", refusal: null });
    setFrom(at);
  };
  const closed = useCallback(
    (at: number) => {
      setFrom(null);
      setClosing(false);
      onClosed(at);
    },
    [onClosed],
  );
  /** Once: as soon as all is stored. Again: at once; what is not stored is kept and offered back. */
  const close = () => {
    if (closing) closed(from ?? 0);
    else setClosing(true);
  };
  const onState = useCallback(
    (state: SaveState, refusal: string | null) => setSaved({ state, refusal }),
    [],
  );
  return { from, closing, saved, open, close, closed, onState };
};

/** Between the bar and what was asked for, in pixels. */
const air = 24;

const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Brings an element of the document under the bar, and lights it for a moment when it is what was asked for. */
const scrollToElement = (element: HTMLElement, lights: boolean): void => {
  const top = element.getBoundingClientRect().top + window.scrollY - coveredTop() - air;
  window.scrollTo({ top, behavior: calm() ? "instant" : "smooth" });
  if (!lights) return;
  const mark = getComputedStyle(element).getPropertyValue("--mark");
  const hold = { backgroundColor: mark };
  element.animate([hold, hold, { backgroundColor: "transparent" }], { duration: 2_400 });
};

/** The row of the document that holds an offset; the last before it when none does. */
const rowAt = (sheet: HTMLElement, offset: number): HTMLElement | null => {
  const rows = [...sheet.querySelectorAll<HTMLElement>("[data-start]")];
  return rows.findLast((row) => Number(row.dataset.start) <= offset) ?? rows[0] ?? null;
};

interface Wanted {
  readonly offset: number;
  readonly edit: number | null;
  readonly lights: boolean;
}

/**
 * The way to a passage of the document. `shown` tells whether the document is in sight: what was wanted before is
 * gone to as soon as it is.
 */
const useWay = (sheet: RefObject<HTMLElement | null>, shown: boolean) => {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  useEffect(() => {
    const { current } = sheet;
    if (wanted === null || !shown || current === null) return;
    setWanted(null);
    const mark =
      wanted.edit === null
        ? null
        : current.querySelector<HTMLElement>(`mark[data-edit="${wanted.edit}"]`);
    const target = mark ?? rowAt(current, wanted.offset);
    if (target) scrollToElement(target, wanted.lights && mark === null);
  }, [wanted, shown, sheet]);
  const go = useCallback(
    (offset: number, more: { edit?: number; lights?: boolean } = {}) =>
      setWanted({ offset, edit: more.edit ?? null, lights: more.lights ?? false }),
    [],
  );
  return go;
};

/**
 * Milliseconds between two questions while something can happen at any moment: work, or edits of other clients. An edit
 * is to be seen within 1.5 s after it was stored (`npm run bench -- updates`).
 */
const pauseWhenLivelyMs = 1_000;
/** The same for what is finished. */
const pauseWhenStillMs = 10_000;

const pauseOf = ({ thread, document }: StudyView): number =>
  thread.status === "running" || document?.status === "editing"
    ? pauseWhenLivelyMs
    : pauseWhenStillMs;

/** Follows a study thread; a new view is shown together with the rendering of its passages. */
const useStudyView = (initial: StudyView, html: Readonly<Record<string, string>>) => {
  const { id } = initial.thread;
  const { htmlOf, fill, keepOnly } = useStudyBlocks(id, html);
  const { view, unreachable, poll, pollRun } = usePoll({
    ...{ url: `/api/study/${id}`, initial, pauseOf, prepare: fill },
    revisionOf: ({ thread }) => thread.revision,
  });

  // The rest of a long document, which the page came without.
  useEffect(() => void fill(initial), [initial, fill]);
  useEffect(() => keepOnly(new Set(viewBlockIds(view))), [view, keepOnly]);
  return { view, htmlOf, unreachable, poll, pollRun };
};

/** How long the words of a new edit stay lit; from the product's design. */
const litMs = 5_000;

/** The numbers of edits that arrived in the last seconds; those that came with the page are old, and so is what was typed. */
const useFreshEdits = (edits: readonly EditView[]): readonly number[] => {
  const last = edits.at(-1)?.number ?? 0;
  const seen = useRef(last);
  const newest = useRef(edits);
  newest.current = edits;
  const [fresh, setFresh] = useState<readonly number[]>([]);
  useEffect(() => {
    if (last <= seen.current) return;
    const from = seen.current;
    seen.current = last;
    const arrived = newest.current
      .filter(({ number, kind }) => number > from && kind !== "typed")
      .map(({ number }) => number);
    setFresh((present) => [...present, ...arrived]);
    // Not cleared with the effect: the next edit must not keep this one lit for ever.
    setTimeout(() => setFresh((present) => present.filter((one) => !arrived.includes(one))), litMs);
  }, [last]);
  return fresh;
};

/** The name that the style sheet knows the marked passage by. */
const name = "marked-passage";

/**
 * Lights a passage without touching the page's elements: the words that a request will be about stay marked while the
 * student writes it. Null puts the light out. Where the browser knows no highlights, the quoted words have to do.
 */
const lightRange = (range: Range | null): void => {
  if (!("highlights" in CSS)) return;
  if (range === null) CSS.highlights.delete(name);
  else CSS.highlights.set(name, new Highlight(range));
};

/** The passage that the next request is about; its words stay lit in the document. */
const useMarked = (onMarked: () => void) => {
  const [marked, setMarked] = useState<MarkedPassage | null>(null);
  const mark = ({ text, span, range }: SelectedPassage) => {
    setMarked({ text, span });
    lightRange(range);
    onMarked();
  };
  const unmark = () => {
    setMarked(null);
    lightRange(null);
  };
  return { marked, mark, unmark };
};

/** Which edits are lit: those that just arrived, the newest of all, the one under the pointer or focus, and the one whose note is open. */
const useLooks = (edits: readonly EditView[]) => {
  const fresh = useFreshEdits(edits);
  const [lit, light] = useState<number | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const newest = edits.findLast(isNoted)?.number ?? null;
  return { fresh, newest, lit, light, open, setOpen, looked: lit ?? open };
};

/** Everything that the desk knows and can do; its parts only show it. */
export const useDesk = (initial: StudyView, html: Readonly<Record<string, string>>) => {
  const { view, htmlOf, unreachable, poll, pollRun: said } = useStudyView(initial, html);
  const sheet = useRef<HTMLElement>(null);
  const [panel, setPanel] = useState<SidePanel>("talk");
  const [tab, setTab] = usePhoneTab();
  const [version, setVersion] = useState<number | null>(null);
  const [diff, setDiff] = useState<number | null>(null);
  const actions = useDocumentActions(view.thread.id, poll);
  const looks = useLooks(view.edits);
  const news = useNews(view, tab, panel);

  const backAt = useRef<(at: number) => void>(() => undefined);
  const writing = useWriting(useCallback((at: number) => backAt.current(at), []));
  const reviewing = view.thread.question?.kind === "study_review";
  const reading = version === null && writing.from === null && !reviewing;
  const go = useWay(sheet, reading && tab === "document");
  useArrivals(view.edits, { sheet, reading, setTab, go });
  backAt.current = (at) => {
    void poll();
    go(at);
  };

  const show = useCallback(
    (next: SidePanel) => {
      setPanel(next);
      setTab("side");
    },
    [setTab],
  );
  const passage = useMarked(() => show("talk"));
  const citations = useCitations({
    blocks: view.document?.blocks ?? view.draft?.blocks ?? [],
    onCite: useCallback(() => show("notes"), [show]),
    onGo: (start) => {
      setTab("document");
      go(start);
    },
  });
  const read = () => {
    setTab("document");
    setVersion(null);
    if (writing.from !== null) writing.close();
  };
  const showPlace = (place: DocumentSpan) => {
    read();
    go(place.start, { lights: true });
  };
  const showEdit = (number: number) => {
    const place = view.edits.find((edit) => edit.number === number)?.place;
    if (!place) return setDiff(number);
    read();
    looks.setOpen(number);
    go(place.start, { edit: number, lights: true });
  };
  const write = () => {
    if (writing.from !== null) return writing.close();
    setVersion(null);
    setTab("document");
    const row = sheet.current && rowInSight(sheet.current, coveredTop());
    writing.open(Number(row?.dataset.start ?? 0));
  };
  const lookAt = (revision: number | null) => {
    setVersion(revision);
    setTab("document");
    window.scrollTo({ top: 0 });
  };
  return {
    ...{ view, htmlOf, unreachable, poll, said, sheet, actions, looks, news, go },
    ...{ panel, show, tab, setTab, version, lookAt, diff, setDiff, ...passage, ...citations },
    ...{ writing, write, reading, reviewing, showPlace, showEdit },
  };
};

export type Desk = ReturnType<typeof useDesk>;
