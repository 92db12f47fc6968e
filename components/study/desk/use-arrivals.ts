"use client";

import { type RefObject, useEffect, useRef } from "react";
import type { EditView } from "#lib/schemas/study.ts";
import { coveredTop } from "../document/use-reading-place.ts";
import type { PhoneTab } from "./phone-tabs.tsx";
import { wide } from "./use-news.ts";

/** Where the reader asks for something: who acts there waits for what comes of it. */
const besides = ".desk-side, .desk-bar, .selection-bar, .edit-note";

const movingKeys: ReadonlySet<string> = new Set(["PageUp", "PageDown", "Home", "End"]);

const moves = (event: Event): boolean =>
  event instanceof KeyboardEvent ? movingKeys.has(event.key) : event.type !== "click";

/** Whether the words of an edit are in sight already. */
const inSight = (sheet: HTMLElement | null, number: number): boolean => {
  const mark = sheet?.querySelector<HTMLElement>(`mark[data-edit="${number}"]`);
  if (!mark || mark.offsetParent === null) return false;
  const { top, bottom } = mark.getBoundingClientRect();
  return top >= coveredTop() && bottom <= window.innerHeight;
};

/**
 * Leads the reader to an edit when it arrives. Who writes in the document, or has moved the page since they asked for
 * something, reads elsewhere and stays there: the conversation says which edit it was, and leads to it at a press.
 */
export const useArrivals = (
  edits: readonly EditView[],
  desk: {
    sheet: RefObject<HTMLElement | null>;
    /** Whether the document is what the reader reads, and not an earlier version or their own hand in it. */
    reading: boolean;
    setTab: (tab: PhoneTab) => void;
    go: (offset: number, more: { edit: number; lights: boolean }) => void;
  },
): void => {
  const last = edits.at(-1)?.number ?? 0;
  const seen = useRef(last);
  const elsewhere = useRef(false);
  const latest = useRef({ edits, ...desk });
  latest.current = { edits, ...desk };
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
    const { edits: all, sheet, reading, setTab, go } = latest.current;
    const arrived = all.filter(({ number, kind }) => number > seen.current && kind !== "typed");
    seen.current = Math.max(seen.current, last);
    const first = arrived.find(({ place }) => place !== null);
    if (!first?.place || !reading) return;
    // On a telephone the document may be out of sight: it is brought to the edit for when it is looked at.
    if (elsewhere.current && sheet.current?.offsetParent) return;
    if (inSight(sheet.current, first.number)) return;
    // Only where document and conversation take turns does it matter which is in sight.
    if (matchMedia(wide).matches) setTab("document");
    go(first.place.start, { edit: first.number, lights: true });
  }, [last]);
};
