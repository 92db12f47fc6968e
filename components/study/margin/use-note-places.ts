"use client";

import { type RefObject, useLayoutEffect } from "react";
import { stackNotes } from "./stack-notes.ts";

/** Between two notes, in pixels. */
const gap = 12;

/** Where the words of an edit stand; the top of its row when they are gone or nobody sees them. */
const topOf = (note: HTMLElement, sheet: HTMLElement): number => {
  const row = note.closest(".doc-row") ?? sheet;
  const mark = sheet.querySelector(`mark[data-edit="${note.dataset.editNote}"]`);
  return (mark ?? row).getBoundingClientRect().top;
};

const place = (sheet: HTMLElement, open: number | null): void => {
  const notes = [...sheet.querySelectorAll<HTMLElement>("[data-edit-note]")];
  const [first] = notes;
  sheet.style.removeProperty("--notes-end");
  // Folded under their passages they stand where the page puts them.
  if (!first || getComputedStyle(first).position !== "absolute") return;
  const origin = sheet.getBoundingClientRect().top;
  const wanted = notes.map((note) => ({
    note,
    top: topOf(note, sheet) - origin,
    height: note.offsetHeight,
  }));
  wanted.sort((a, b) => a.top - b.top);
  const active = wanted.findIndex(({ note }) => note.dataset.editNote === String(open));
  const tops = stackNotes(wanted, gap, active);
  let end = 0;
  for (const [index, { note, height }] of wanted.entries()) {
    const top = tops[index] ?? 0;
    note.style.setProperty("--note-top", `${Math.round(top)}px`);
    end = top + height;
  }
  // Notes may reach below the last words.
  sheet.style.setProperty("--notes-end", `${Math.ceil(end)}px`);
};

/**
 * Puts the notes of the margin beside their words, so that none covers another; again whenever the text, the notes or
 * the width change. `version` is anything that is new when one of the first two is.
 */
export const useNotePlaces = (
  sheet: RefObject<HTMLElement | null>,
  open: number | null,
  version: unknown,
): void => {
  useLayoutEffect(() => {
    const { current } = sheet;
    if (current === null || version === null) return;
    const again = () => place(current, open);
    again();
    const watch = new ResizeObserver(again);
    for (const row of current.querySelectorAll(".doc-row, .edit-note")) watch.observe(row);
    return () => watch.disconnect();
  }, [sheet, open, version]);
};
