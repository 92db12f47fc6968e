"use client";

import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { sendJson } from "#components/hooks/send-json.ts";
import { usePoll } from "#components/hooks/use-poll.ts";
import { headingAnchors } from "#lib/blocks/heading-anchors.ts";
import type { BlockView, DocumentSpan, EditView, StudyView } from "#lib/schemas/study.ts";
import { isNoted } from "../document/document-rows.ts";
import type { SelectedPassage } from "../document/selected-passage.ts";
import { coveredTop, rowInSight } from "../document/use-reading-place.ts";
import { viewBlockIds } from "../document/view-block-ids.ts";
import type { SaveState } from "../source/typing-link.ts";
import type { MarkedPassage } from "../talk/marked-passage.ts";
import { useDocumentActions } from "./use-document-actions.ts";
import { type PhoneTab, usePhoneTab } from "./use-phone-tab.ts";
import { useUnread, wide } from "./use-unread.ts";

interface Citation {
  readonly line: number;
  /** How often one was followed, so that the same line can be gone to again. */
  readonly times: number;
}

const citation = "a[href^='#note-L']";
const citedLine = /^#note-L([1-9]\d{0,6})$/;

/**
 * Links within the document: those to lines of the student's notes lead into the notes panel, those to headings to
 * their place in the text.
 */
const useCitations = (options: {
  blocks: readonly BlockView[];
  onCite: () => void;
  onGo: (start: number) => void;
}) => {
  const { blocks, onCite, onGo } = options;
  const [cited, setCited] = useState<Citation | null>(null);
  const cite = useCallback(
    (hash: string): boolean => {
      const line = citedLine.exec(hash)?.[1];
      if (line === undefined) return false;
      setCited((before) => ({ line: Number(line), times: (before?.times ?? 0) + 1 }));
      onCite();
      return true;
    },
    [onCite],
  );
  // A link from elsewhere, or one that was opened in another tab.
  useEffect(() => void cite(location.hash), [cite]);
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a[href^='#']") : null;
    const hash = link?.getAttribute("href") ?? "";
    if (cite(hash)) return event.preventDefault();
    if (!link?.closest(".doc")) return;
    // A link of the text that leads to no heading leads nowhere, least of all into the page around it.
    event.preventDefault();
    const start = headingStart(blocks, hash);
    if (start !== null) onGo(start);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const link = event.target instanceof Element && event.target.closest(citation);
    if (by === 0 || !link || event.ctrlKey || event.altKey || event.metaKey) return;
    const links = [...(link.closest(".doc-row")?.querySelectorAll<HTMLElement>(citation) ?? [])];
    const next = links.find((_, place) => links[place - by] === link);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  return { cited, onClick, onKeyDown };
};

/** Where the heading begins to which a link leads; null when it leads to none. */
const headingStart = (blocks: readonly BlockView[], hash: string): number | null => {
  const headings = blocks.flatMap(({ heading, start }) => (heading ? [{ ...heading, start }] : []));
  const anchors = headingAnchors(headings.map(({ text }) => text));
  const name = hash.slice(1).toLowerCase();
  const found = anchors.findIndex((anchor) => name === anchor || name === encodedAnchor(anchor));
  return headings[found]?.start ?? null;
};

/** As an address in a rendered text has it. */
const encodedAnchor = (anchor: string): string => encodeURIComponent(anchor).toLowerCase();

/** Where the reader asks for something: who acts there waits for what comes of it. */
const besides = ".desk-side, .desk-bar, .selection-bar, .edit-note";

const movingKeys: ReadonlySet<string> = new Set(["PageUp", "PageDown", "Home", "End"]);

const moves = (event: Event): boolean =>
  event instanceof KeyboardEvent ? movingKeys.has(event.key) : event.type !== "click";

/** Whether the words of an edit are in sight already. */
const inSight = (panelRef: HTMLElement | null, number: number): boolean => {
  const mark = panelRef?.querySelector<HTMLElement>(`mark[data-edit="${number}"]`);
  if (!mark || mark.offsetParent === null) return false;
  const { top, bottom } = mark.getBoundingClientRect();
  return top >= coveredTop() && bottom <= window.innerHeight;
};

/**
 * Leads the reader to an edit when it arrives. Who writes in the document, or has moved the page since they asked for
 * something, reads elsewhere and stays there: the conversation says which edit it was, and leads to it at a press.
 */
const useArrivals = (
  edits: readonly EditView[],
  workspace: {
    panelRef: RefObject<HTMLElement | null>;
    /** Whether the document is what the reader reads, and not an earlier version or their own hand in it. */
    reading: boolean;
    setTab: (tab: PhoneTab) => void;
    go: (offset: number, more: { edit: number; lights: boolean }) => void;
  },
): void => {
  const last = edits.at(-1)?.number ?? 0;
  const seen = useRef(last);
  const elsewhere = useRef(false);
  const latest = useRef({ edits, ...workspace });
  latest.current = { edits, ...workspace };
  useEffect(() => {
    const controller = new AbortController();
    const note = (event: Event) => {
      const acts = event.target instanceof Element && event.target.closest(besides) !== null;
      const asks = event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey);
      if (acts || asks) elsewhere.current = false;
      else if (moves(event)) elsewhere.current = true;
    };
    for (const type of ["wheel", "touchmove", "keydown", "click"]) {
      window.addEventListener(type, note, { signal: controller.signal, passive: true });
    }
    return () => controller.abort();
  }, []);
  useEffect(() => {
    const { edits: all, panelRef, reading, setTab, go } = latest.current;
    const arrived = all.filter(({ number, kind }) => number > seen.current && kind !== "typed");
    seen.current = Math.max(seen.current, last);
    const first = arrived.find(({ place }) => place !== null);
    if (!first?.place || !reading) return;
    // On a telephone the document may be out of sight: it is brought to the edit for when it is looked at.
    if (elsewhere.current && panelRef.current?.offsetParent) return;
    if (inSight(panelRef.current, first.number)) return;
    // Only where document and conversation take turns does it matter which is in sight.
    if (matchMedia(wide).matches) setTab("document");
    go(first.place.start, { edit: first.number, lights: true });
  }, [last]);
};

/** Ids in one request; the server takes no more. */
const atOnce = 500;

/**
 * The renderings of a study's Markdown by block id: those that came with the page (`first`), and those that were
 * fetched since. `fill` fetches what a view names and is not known; false when the server did not answer.
 */
const useStudyBlocks = (threadId: string, first: Readonly<Record<string, string>>) => {
  const fetched = useRef(new Map<string, string>());
  /** Views that are being fetched for. */
  const filling = useRef(0);
  // Only so that what arrived is shown: the map itself is not replaced, it may be large.
  const [arrived, setArrived] = useState(0);

  const fetchMissing = useCallback(
    async (missing: readonly string[]): Promise<boolean> => {
      for (let from = 0; from < missing.length; from += atOnce) {
        const sent = await sendJson<{ blocks: { id: string; html: string }[] }>(
          "POST",
          `/api/study/${threadId}/blocks`,
          { ids: missing.slice(from, from + atOnce) },
        );
        // What is left out is not in the thread any more: the next view names what took its place.
        if (!sent.ok) return false;
        for (const { id, html } of sent.value.blocks) fetched.current.set(id, html);
      }
      return true;
    },
    [threadId],
  );
  const fill = useCallback(
    async (view: StudyView): Promise<boolean> => {
      const missing = viewBlockIds(view).filter(
        (id) => first[id] === undefined && !fetched.current.has(id),
      );
      if (missing.length === 0) return true;
      filling.current += 1;
      const filled = await fetchMissing(missing);
      filling.current -= 1;
      if (filled) setArrived((times) => times + 1);
      return filled;
    },
    [fetchMissing, first],
  );
  const keepOnly = useCallback((ids: ReadonlySet<string>): void => {
    // What was fetched by then belongs to a view that is not yet shown.
    if (filling.current > 0) return;
    for (const id of fetched.current.keys()) if (!ids.has(id)) fetched.current.delete(id);
  }, []);
  // A new function whenever something arrived, so that what depends on it is shown again.
  const htmlOf = useMemo(
    () =>
      (id: string): string | null =>
        arrived < 0 ? null : (fetched.current.get(id) ?? first[id] ?? null),
    [first, arrived],
  );
  return { htmlOf, fill, keepOnly };
};

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
const rowAt = (panelRef: HTMLElement, offset: number): HTMLElement | null => {
  const rows = [...panelRef.querySelectorAll<HTMLElement>("[data-start]")];
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
const useScrollToOffset = (panelRef: RefObject<HTMLElement | null>, shown: boolean) => {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  useEffect(() => {
    const { current } = panelRef;
    if (wanted === null || !shown || current === null) return;
    setWanted(null);
    const mark =
      wanted.edit === null
        ? null
        : current.querySelector<HTMLElement>(`mark[data-edit="${wanted.edit}"]`);
    const target = mark ?? rowAt(current, wanted.offset);
    if (target) scrollToElement(target, wanted.lights && mark === null);
  }, [wanted, shown, panelRef]);
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
const useEditHighlight = (edits: readonly EditView[]) => {
  const fresh = useFreshEdits(edits);
  const [lit, light] = useState<number | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const newest = edits.findLast(isNoted)?.number ?? null;
  return { fresh, newest, lit, light, open, setOpen, looked: lit ?? open };
};

/** What lies beside the document, one at a time. */
export type SidePanel = "talk" | "notes" | "history";

/** Everything that the desk knows and can do; its parts only show it. */
export const useWorkspace = (initial: StudyView, html: Readonly<Record<string, string>>) => {
  const { view, htmlOf, unreachable, poll, pollRun: said } = useStudyView(initial, html);
  const panelRef = useRef<HTMLElement>(null);
  const [panel, setPanel] = useState<SidePanel>("talk");
  const [tab, setTab] = usePhoneTab();
  const [version, setVersion] = useState<number | null>(null);
  const [diff, setDiff] = useState<number | null>(null);
  const actions = useDocumentActions(view.thread.id, poll);
  const looks = useEditHighlight(view.edits);
  const news = useUnread(view, tab, panel);

  const backAt = useRef<(at: number) => void>(() => undefined);
  const writing = useWriting(useCallback((at: number) => backAt.current(at), []));
  const reviewing = view.thread.question?.kind === "study_review";
  const reading = version === null && writing.from === null && !reviewing;
  const go = useScrollToOffset(panelRef, reading && tab === "document");
  useArrivals(view.edits, { panelRef, reading, setTab, go });
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
    const row = panelRef.current && rowInSight(panelRef.current, coveredTop());
    writing.open(Number(row?.dataset.start ?? 0));
  };
  const lookAt = (revision: number | null) => {
    setVersion(revision);
    setTab("document");
    window.scrollTo({ top: 0 });
  };
  return {
    ...{ view, htmlOf, unreachable, poll, said, panelRef, actions, looks, news, go },
    ...{ panel, show, tab, setTab, version, lookAt, diff, setDiff, ...passage, ...citations },
    ...{ writing, write, reading, reviewing, showPlace, showEdit },
  };
};

export type Workspace = ReturnType<typeof useWorkspace>;
