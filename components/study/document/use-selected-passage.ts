"use client";

import { type RefObject, useEffect, useState } from "react";
import { longestMarkedEnd } from "#lib/schemas/card-limits.ts";
import type { MarkedEnd } from "#lib/schemas/passage-card.ts";
import type { DocumentSpan } from "#lib/schemas/study.ts";
import { lettersIn } from "#lib/text/letter-places.ts";

/** What the student marked in the rendered document. */
export interface MarkedPassage {
  /** The marked words as they are shown. */
  readonly text: string;
  /** What a request about them may begin with. */
  readonly request?: string | undefined;
  /** The blocks that hold them. */
  readonly span: DocumentSpan;
}

/** Longest passage that is quoted, in characters; a longer one is still named by its place. */
const longestQuote = 4_000;

/** What a selection covers: the passage for the edit agent, its place on the page, and the row in which it ends. */
export interface SelectedPassage extends MarkedPassage {
  /** Where the words begin in the first block and end in the last one; null where the block does. */
  readonly begins: MarkedEnd | null;
  readonly ends: MarkedEnd | null;
  readonly range: Range;
  readonly row: HTMLElement;
}

const inWord = /[\p{L}\p{N}\p{M}]/u;

/** The same range with the words at its ends in full. */
const wholeWords = (selected: Range): Range => {
  const range = selected.cloneRange();
  const { startContainer, endContainer } = range;
  let { startOffset: start, endOffset: end } = range;
  if (startContainer instanceof Text) {
    const { data } = startContainer;
    while (inWord.test(data.charAt(start - 1)) && inWord.test(data.charAt(start))) start -= 1;
    range.setStart(startContainer, start);
  }
  if (endContainer instanceof Text) {
    const { data } = endContainer;
    while (end > 0 && inWord.test(data.charAt(end - 1)) && inWord.test(data.charAt(end))) end += 1;
    range.setEnd(endContainer, end);
  }
  return range;
};

const rowOf = (node: Node): HTMLElement | null => {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest<HTMLElement>("[data-start]") ?? null;
};

/** The row in which a selection ends. That of a whole paragraph ends before the first character of the next one. */
const lastRow = (range: Range): HTMLElement | null => {
  const row = rowOf(range.endContainer);
  const before = row?.previousElementSibling;
  const touches = range.endOffset === 0 && row !== null && !row.contains(range.startContainer);
  return touches && before instanceof HTMLElement ? before : row;
};

/** Words as they were written: the page holds each formula twice, as MathML and as boxes. */
const writtenText = (range: Range): string => {
  const copy = range.cloneContents();
  for (const note of copy.querySelectorAll("[data-edit-notes], [data-selection-bar]"))
    note.remove();
  for (const formula of copy.querySelectorAll(".katex")) {
    const source = formula.querySelector("annotation")?.textContent;
    formula.replaceWith(source ? `$${source.trim()}$` : "");
  }
  for (const block of copy.querySelectorAll("p, li, h3, h4, h5, h6, pre, tr")) block.append("\n");
  return copy.textContent.replaceAll(/\n{3,}/g, "\n\n").trim();
};

/** How an end of the selection is told within its row, whatever the length of the passage. */
const markedEnds = (
  range: Range,
  first: HTMLElement,
  last: HTMLElement,
): Pick<SelectedPassage, "begins" | "ends"> => {
  const part = (from: Range | HTMLElement, to: Range | HTMLElement): string => {
    const one = document.createRange();
    if (from instanceof Range) one.setStart(from.startContainer, from.startOffset);
    else one.setStart(from, 0);
    if (to instanceof Range) one.setEnd(to.endContainer, to.endOffset);
    else one.setEnd(to, to.childNodes.length);
    return writtenText(one);
  };
  const [head, tail] = [range.cloneRange(), range.cloneRange()];
  head.collapse(true);
  tail.collapse(false);
  const [before, after] = [part(first, head), part(tail, last)];
  const begin = first === last ? writtenText(range) : part(range, first);
  const end = first === last ? begin : part(last, range);
  return {
    begins:
      before === "" || begin === ""
        ? null
        : {
            words: begin.slice(0, longestMarkedEnd).toWellFormed(),
            beside: before.slice(-longestMarkedEnd).toWellFormed(),
            letters: lettersIn(before),
          },
    ends:
      after === "" || end === ""
        ? null
        : {
            words: end.slice(-longestMarkedEnd).toWellFormed(),
            beside: after.slice(0, longestMarkedEnd).toWellFormed(),
            letters: lettersIn(after),
          },
  };
};

/** The passage of the document that is selected now; null when nothing of it is. `revision` is the one on the page. */
const selectedPassage = (panelRef: HTMLElement, revision: number): SelectedPassage | null => {
  const selection = window.getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = wholeWords(selection.getRangeAt(0));
  if (!panelRef.contains(range.startContainer) || !panelRef.contains(range.endContainer))
    return null;
  const first = rowOf(range.startContainer);
  const last = lastRow(range);
  const text = writtenText(range).slice(0, longestQuote);
  if (first === null || last === null || text === "") return null;
  const span = { revision, start: Number(first.dataset.start), end: Number(last.dataset.end) };
  if (span.end <= span.start) return null;
  return { text, span, range, row: last, ...markedEnds(range, first, last) };
};

/** A selection that stands still for so long, in milliseconds, is meant. */
const settledMs = 150;

/** The passage of the document that the student selected, once the selection is made; null for none. */
export const useSelectedPassage = (
  panelRef: RefObject<HTMLElement | null>,
  /** The document's revision on the page; null while nothing may be asked for. */
  revision: number | null,
): SelectedPassage | null => {
  const [passage, setPassage] = useState<SelectedPassage | null>(null);
  useEffect(() => {
    if (revision === null) {
      setPassage(null);
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const look = () => {
      const { current } = panelRef;
      setPassage(current === null ? null : selectedPassage(current, revision));
    };
    const plan = () => {
      clearTimeout(timer);
      if (!pressed) timer = setTimeout(look, settledMs);
    };
    const press = () => {
      pressed = true;
    };
    const release = () => {
      pressed = false;
      plan();
    };
    document.addEventListener("selectionchange", plan);
    window.addEventListener("pointerdown", press);
    window.addEventListener("pointerup", release);
    window.addEventListener("pointercancel", release);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("selectionchange", plan);
      window.removeEventListener("pointerdown", press);
      window.removeEventListener("pointerup", release);
      window.removeEventListener("pointercancel", release);
    };
  }, [panelRef, revision]);
  return passage;
};
