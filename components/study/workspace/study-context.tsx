"use client";

import {
  createContext,
  type Dispatch,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "react";
import { sendJson } from "#components/hooks/send-json.ts";
import { useLatest } from "#components/hooks/use-latest.ts";
import { lightUp, useNamedPlace } from "#components/hooks/use-named-place.ts";
import { type PhoneTab, useKeptPlace } from "#components/hooks/use-phone-tab.ts";
import { type Silence, usePoll } from "#components/hooks/use-poll.ts";
import { headingAnchors } from "#lib/blocks/heading-anchors.ts";
import type { PassageCards } from "#lib/schemas/passage-card.ts";
import type { BlockView, DocumentSpan, EditView, StudyView } from "#lib/schemas/study.ts";
import type { AskedPassage } from "#lib/study/passages-in-documents.ts";
import { type PassageCardsHere, usePassageCards } from "../cards/use-passage-cards.ts";
import { isNoted, viewBlockIds } from "../document/document-rows.ts";
import { coveredTop, rowInSight } from "../document/use-reading-place.ts";
import type { MarkedPassage } from "../document/use-selected-passage.ts";
import { wordsIn } from "../document/words-in.ts";
import type { SaveState } from "../editor/typing-link.ts";
import {
  changeSelection,
  noSelection,
  type Selection,
  type SelectionChange,
  type SidePanel,
  type Target,
} from "./selection.ts";
import { type DocumentActions, useDocumentActions } from "./use-document-actions.ts";

/** From this width on document and conversation are in sight together; as in the style sheet. */
const wide = "(width >= 60rem)";

/** What happened where the student does not look: a word in the conversation, or an edit of the document. */
const useUnread = (view: StudyView, tab: PhoneTab, panel: SidePanel) => {
  const said = `${view.messages.at(-1)?.id ?? ""} ${view.thread.question?.interruptId ?? ""}`;
  const made = `${view.document?.revision ?? ""} ${view.draft?.stage ?? ""}`;
  const [heard, setHeard] = useState(said);
  const [seen, setSeen] = useState(made);
  useEffect(() => {
    const both = matchMedia(wide).matches;
    if (panel === "talk" && (both || tab === "side")) setHeard(said);
    if (both || tab === "document") setSeen(made);
  }, [said, made, tab, panel]);
  const [talk, document] = [heard !== said, seen !== made];
  return useMemo(() => ({ talk, document }), [talk, document]);
};

const citation = "a[href^='#note-L']";
const citedLine = /^#note-L([1-9]\d{0,6})$/;
const numberedPlace = /^#(block|edit)-(\d{1,6})$/;

/** A place of the document that an address names. */
const placeNamed = (hash: string) => {
  const [, of, number] = numberedPlace.exec(hash) ?? [];
  return of === undefined ? null : { of, number: Number(number) };
};

/** Where the heading, footnote or reference begins to which a link leads; null when it leads to none. */
const linkedStart = (blocks: readonly BlockView[], hash: string): number | null => {
  const named = blocks.find((block) => block.anchors?.includes(hash.slice(1)));
  if (named !== undefined) return named.start;
  const headings = blocks.flatMap(({ heading, start }) => (heading ? [{ ...heading, start }] : []));
  const anchors = headingAnchors(headings.map(({ text }) => text));
  const name = hash.slice(1).toLowerCase();
  const found = anchors.findIndex((anchor) => name === anchor || name === encodedAnchor(anchor));
  return headings[found]?.start ?? null;
};

/** As an address in a rendered text has it. */
const encodedAnchor = (anchor: string): string => encodeURIComponent(anchor).toLowerCase();

/** Where the reader asks for something: who acts there waits for what comes of it. */
const besides =
  "[data-beside], [data-title-bar], [data-selection-bar], [data-margin-note], [data-made-notice]";

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
  panelRef: RefObject<HTMLElement | null>,
  /** Whether the document is what the reader reads, and not an earlier version or their own hand in it. */
  reading: boolean,
  change: Dispatch<SelectionChange>,
): void => {
  const last = edits.at(-1)?.number ?? 0;
  const seen = useRef(last);
  const elsewhere = useRef(false);
  const latest = useLatest({ edits, reading });
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
    const arrived = latest.current.edits.filter(
      ({ number, kind }) => number > seen.current && kind !== "typed",
    );
    seen.current = Math.max(seen.current, last);
    if (arrived.length === 0) return;
    const numbers = arrived.map(({ number }) => number);
    change({ type: "fresh", edits: numbers });
    // Not cleared with the effect: the next edit must not keep this one lit for ever.
    setTimeout(() => change({ type: "faded", edits: numbers }), litMs);
    const first = arrived.find(({ place }) => place !== null);
    if (!first?.place || !latest.current.reading) return;
    // On a telephone the document may be out of sight: it is brought to the edit for when it is looked at.
    if (elsewhere.current && panelRef.current?.offsetParent) return;
    if (inSight(panelRef.current, first.number)) return;
    const target = { offset: first.place.start, edit: first.number, lights: true };
    change({ type: "go", target, waits: !matchMedia(wide).matches });
  }, [last, panelRef, change]);
};

/** How long the words of a new edit stay lit; from the product's design. */
const litMs = 5_000;

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

/** Between the bar and what was asked for, in pixels. */
const air = 24;

const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Brings an element of the document under the bar, and lights it for a moment when it is what was asked for. */
const scrollToElement = (element: HTMLElement, lights: boolean): void => {
  const top = element.getBoundingClientRect().top + window.scrollY - coveredTop() - air;
  window.scrollTo({ top, behavior: calm() ? "instant" : "smooth" });
  if (lights) lightUp(element);
};

/** The row of the document that holds an offset; the last before it when none does. */
const rowAt = (panelRef: HTMLElement, offset: number): HTMLElement | null => {
  const rows = [...panelRef.querySelectorAll<HTMLElement>("[data-start]")];
  return rows.findLast((row) => Number(row.dataset.start) <= offset) ?? rows[0] ?? null;
};

/** Goes to the wanted passage as soon as the document is in sight. */
const useScrollToTarget = (
  panelRef: RefObject<HTMLElement | null>,
  target: Target | null,
  change: Dispatch<SelectionChange>,
): void =>
  useEffect(() => {
    const { current } = panelRef;
    if (target === null || current === null) return;
    change({ type: "arrived" });
    const mark =
      target.edit === null
        ? null
        : current.querySelector<HTMLElement>(`mark[data-edit="${target.edit}"]`);
    const element = mark ?? rowAt(current, target.offset);
    if (element) scrollToElement(element, target.lights && mark === null);
  }, [target, panelRef, change]);

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
  const { view, silence, poll, pollRun } = usePoll({
    ...{ url: `/api/study/${id}`, initial, pauseOf, prepare: fill },
    revisionOf: ({ thread }) => thread.revision,
  });

  // The rest of a long document, which the page came without.
  useEffect(() => void fill(initial), [initial, fill]);
  useEffect(() => keepOnly(new Set(viewBlockIds(view))), [view, keepOnly]);
  return { view, htmlOf, silence, poll, pollRun };
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

/** The study thread as the server tells it, and where the page shows its text. */
interface ShownStudy {
  readonly study: StudyView;
  /** The rendering of a Markdown text by its block id; null until it has arrived. */
  readonly htmlOf: (block: string) => string | null;
  readonly silence: Silence | null;
  /** What happened where the student does not look. */
  readonly unread: { readonly talk: boolean; readonly document: boolean };
  readonly panelRef: RefObject<HTMLElement | null>;
}

interface ShownSelection extends Selection {
  /** Whether the present text is what the student reads, and not an earlier version or their own hand in it. */
  readonly reading: boolean;
  /** Pages that were read from photos lie where the document will. */
  readonly reviewing: boolean;
  /** The newest edit that has a note. */
  readonly newest: number | null;
}

/** What the student can do on the page; none of these changes with what is shown. */
interface Actions {
  readonly change: Dispatch<SelectionChange>;
  /** An edit comes under the pointer or the focus. */
  readonly hover: (edit: number | null) => void;
  readonly show: (panel: SidePanel) => void;
  readonly lookAt: (revision: number | null) => void;
  readonly go: (offset: number) => void;
  readonly showPlace: (place: DocumentSpan) => void;
  readonly showEdit: (number: number) => void;
  readonly mark: (passage: MarkedPassage & { readonly range: Range }) => void;
  readonly unmark: () => void;
  readonly write: () => void;
  readonly onTyped: (saved: SaveState, refusal: string | null) => void;
  readonly onClosed: (at: number) => void;
  /** Looks at the thread at once. */
  readonly refresh: () => Promise<unknown>;
  /** The same, after something was said to it. */
  readonly sent: () => Promise<unknown>;
  /** Links within the document: to lines of the notes, headings and footnotes. */
  readonly followLink: (event: MouseEvent) => void;
  readonly stepLinks: (event: KeyboardEvent) => void;
}

interface StudyPage {
  readonly view: ShownStudy;
  readonly selection: ShownSelection;
  readonly actions: Actions & { readonly document: DocumentActions };
  readonly cards: PassageCardsHere;
}

const Page = createContext<StudyPage | null>(null);

/** Apart from the page: it changes with every move of the pointer, and concerns an edit's words and its note alone. */
const Hovered = createContext<number | null>(null);

/** The edit under the pointer or focus. */
export const useHovered = (): number | null => use(Hovered);

/** The study that the page shows, what is picked out of it, and what can be done. */
export const useStudy = (): StudyPage => {
  const page = use(Page);
  if (page === null) throw new Error("A part of the study page stands outside of StudyProvider.");
  return page;
};

const blocksOf = ({ document, draft }: StudyView): readonly BlockView[] =>
  document?.blocks ?? draft?.blocks ?? [];

/** From one citation of a row to the next by the arrow keys. */
const stepLinks = (event: KeyboardEvent): void => {
  const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  const link = event.target instanceof Element && event.target.closest(citation);
  if (by === 0 || !link || event.ctrlKey || event.altKey || event.metaKey) return;
  const links = [...(link.closest(".doc-row")?.querySelectorAll<HTMLElement>(citation) ?? [])];
  const next = links.find((_, place) => links[place - by] === link);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};

/** Leads to the line of the notes that an address names; false when it names none. */
const cite = (hash: string, change: Dispatch<SelectionChange>): boolean => {
  const line = citedLine.exec(hash)?.[1];
  if (line === undefined) return false;
  change({ type: "cite", line: Number(line) });
  return true;
};

/**
 * Leads to what the address names, when the page comes and when the address changes: the conversation and a line of the notes
 * at once, a block or an edit of the document by its number as soon as all is rendered, as until then nobody knows how far
 * down it stands. An edit whose words are gone leads to the one before it.
 */
const useAddressedPlace = (
  blocks: readonly BlockView[],
  edits: readonly EditView[],
  htmlOf: (block: string) => string | null,
  actions: Pick<Actions, "change" | "showPlace" | "showEdit" | "show">,
): void => {
  const [wanted, setWanted] = useState<ReturnType<typeof placeNamed>>(null);
  const { change, showPlace, showEdit, show } = actions;
  useEffect(() => {
    const follow = () => {
      const place = placeNamed(location.hash);
      if (location.hash === "#conversation") show("talk");
      else if (place === null) cite(location.hash, change);
      setWanted(place);
    };
    follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [change, show]);
  const isRendered = blocks.length > 0 && blocks.every(({ id }) => htmlOf(id) !== null);
  const latest = useLatest({ blocks, edits });
  useEffect(() => {
    if (wanted === null || !isRendered) return;
    setWanted(null);
    const { blocks: shown, edits: made } = latest.current;
    if (wanted.of === "edit") {
      const edit = made.findLast(({ number, place }) => number <= wanted.number && place !== null);
      return edit && showEdit(edit.number);
    }
    const block = shown[Math.min(wanted.number, shown.length - 1)];
    if (block) showPlace({ revision: 0, start: block.start, end: block.end });
  }, [wanted, isRendered, showPlace, showEdit]);
};

/**
 * Marks the passage that the student came to see or to ask about, and begins the request, once: as soon as all is rendered.
 */
const useAskedPassage = (
  asked: AskedPassage | null,
  { document: shown }: StudyView,
  htmlOf: (block: string) => string | null,
  panelRef: RefObject<HTMLElement | null>,
  { change, mark }: Pick<Actions, "change" | "mark">,
): void => {
  const [wanted, setWanted] = useState(asked);
  const isRendered = shown?.blocks.every(({ id }) => htmlOf(id) !== null) ?? false;
  const latest = useLatest(shown);
  useEffect(() => {
    const { current: panel } = panelRef;
    if (wanted === null || !isRendered || panel === null) return;
    setWanted(null);
    // A reload asks for nothing again.
    window.history.replaceState(null, "", window.location.pathname);
    const row = rowAt(panel, wanted.start);
    if (row === null) return;
    const { text, request, start: offset } = wanted;
    const range = wordsIn(row, text);
    const span = {
      revision: latest.current?.revision ?? 0,
      ...{ start: Number(row.dataset.start), end: Number(row.dataset.end) },
    };
    const target = { offset, edit: null, lights: false };
    if (request === null) {
      lightRange(range);
      return change({ type: "go", target });
    }
    const isWide = matchMedia(wide).matches;
    mark({ text, request, span, range });
    // On a telephone the conversation is before the document, which is brought to the passage for when it is looked at.
    change({ type: "go", target, waits: !isWide });
  }, [wanted, isRendered, panelRef, change, mark]);
};

/** `latest` is what stood on the page last; the functions stay the same. */
const makeActions = (
  change: Dispatch<SelectionChange>,
  hover: Actions["hover"],
  latest: RefObject<{
    readonly study: StudyView;
    readonly selection: Selection;
    readonly panelRef: RefObject<HTMLElement | null>;
    readonly refresh: () => Promise<unknown>;
    readonly sent: () => Promise<unknown>;
  }>,
): Actions => {
  const refresh = () => latest.current.refresh();
  const go = (offset: number) =>
    change({ type: "go", target: { offset, edit: null, lights: false } });
  /** An editor that was to close already is closed with this. */
  const read = (target: Target) => {
    if (latest.current.selection.writing?.closing) void refresh();
    change({ type: "read", target });
  };
  return {
    ...{ change, hover, go, refresh, stepLinks },
    sent: () => latest.current.sent(),
    show: (panel) => change({ type: "panel", panel }),
    lookAt: (revision) => {
      change({ type: "version", revision });
      window.scrollTo({ top: 0 });
    },
    showPlace: (place) => read({ offset: place.start, edit: null, lights: true }),
    showEdit: (number) => {
      const place = latest.current.study.edits.find((edit) => edit.number === number)?.place;
      if (place) read({ offset: place.start, edit: number, lights: true });
      else change({ type: "diff", edit: number });
    },
    mark: ({ text, request, span, range }) => {
      change({ type: "mark", passage: { text, request, span } });
      lightRange(range);
    },
    unmark: () => {
      change({ type: "mark", passage: null });
      lightRange(null);
    },
    write: () => {
      if (latest.current.selection.writing?.closing) void refresh();
      const { current } = latest.current.panelRef;
      const row = current && rowInSight(current, coveredTop());
      change({ type: "write", from: Number(row?.dataset.start ?? 0) });
    },
    onTyped: (saved, refusal) => change({ type: "saved", saved, refusal }),
    onClosed: (at) => {
      void refresh();
      change({ type: "closed", at });
    },
    followLink: (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest("a[href^='#']") : null;
      const hash = link?.getAttribute("href") ?? "";
      if (cite(hash, change)) return event.preventDefault();
      // What is said of the document refers to its footnotes, too.
      if (!link?.closest(".doc, [role='doc-noteref']")) return;
      // A link of the text that leads to no place in it leads nowhere, least of all into the page around it.
      event.preventDefault();
      const start = linkedStart(blocksOf(latest.current.study), hash);
      if (start !== null) go(start);
    },
  };
};

/** Follows a study thread and keeps what is picked out of it, for all parts of the page. */
export const StudyProvider = (props: {
  view: StudyView;
  /** Renderings by block id: at least what is in sight first. */
  html: Readonly<Record<string, string>>;
  /** The passage that the student came to see or to ask about. */
  asked: AskedPassage | null;
  /** The cards of its passages. */
  cards: PassageCards;
  children: ReactNode;
}) => {
  const { view: study, htmlOf, silence, poll, pollRun } = useStudyView(props.view, props.html);
  const [selection, change] = useReducer(changeSelection, noSelection);
  const panelRef = useRef<HTMLElement>(null);
  const document = useDocumentActions(study.thread.id, poll);
  const unread = useUnread(study, selection.tab, selection.panel);
  const latest = useLatest({ study, selection, panelRef, refresh: poll, sent: pollRun });
  const [hovered, hover] = useState<number | null>(null);
  const acts = useMemo(() => makeActions(change, hover, latest), []);

  const reviewing = study.thread.question?.kind === "study_review";
  const reading = selection.version === null && selection.writing === null && !reviewing;
  const shown = reading && selection.tab === "document";
  useKeptPlace(selection.tab);
  useScrollToTarget(panelRef, shown ? selection.target : null, change);
  useArrivals(study.edits, panelRef, reading, change);
  useAddressedPlace(blocksOf(study), study.edits, htmlOf, acts);
  useAskedPassage(props.asked, study, htmlOf, panelRef, acts);
  useNamedPlace(() => acts.show("talk"));

  const cards = usePassageCards(study.thread.id, study.document?.revision ?? null, props.cards);
  const newest = study.edits.findLast(isNoted)?.number ?? null;
  const page = useMemo(
    () => ({
      view: { study, htmlOf, silence, unread, panelRef },
      selection: { ...selection, reading, reviewing, newest },
      actions: { ...acts, document },
      cards,
    }),
    [cards, study, htmlOf, silence, unread, selection, reading, reviewing, newest, acts, document],
  );
  return (
    <Page value={page}>
      <Hovered value={hovered}>{props.children}</Hovered>
    </Page>
  );
};
