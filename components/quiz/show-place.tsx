"use client";

import { useEffect } from "react";

/** Where in the note a block, or an item or a row of it, begins. */
const startOf = (element: HTMLElement): number =>
  Number(element.closest<HTMLElement>(".doc-row")?.dataset.start) + Number(element.dataset.at ?? 0);

const lastUpTo = (offset: number, elements: NodeListOf<HTMLElement>): HTMLElement | undefined =>
  [...elements].findLast((element) => startOf(element) <= offset);

/** The item of a list or the row of a table in which an offset lies, else the block. */
const partAt = (offset: number): HTMLElement | null => {
  const row = lastUpTo(offset, document.querySelectorAll(".note-text [data-start].doc-row"));
  return row ? (lastUpTo(offset, row.querySelectorAll("[data-at]")) ?? row) : null;
};

/**
 * Brings the place that the address names into the middle of the screen, and marks it. A page that was come to by a
 * link of this site has no `:target`, so that style alone cannot do it.
 */
export const ShowPlace = () => {
  useEffect(() => {
    const show = () => {
      for (const old of document.querySelectorAll("[data-here]")) old.removeAttribute("data-here");
      const start = /^#at-(\d{1,9})$/.exec(window.location.hash)?.[1];
      if (start === undefined) return;
      for (const part of document.querySelectorAll(`mark[data-start="${start}"]`)) {
        part.setAttribute("data-here", "");
      }
      const place = document.getElementById(`at-${start}`) ?? partAt(Number(start));
      if (place?.matches(".doc-row, [data-at]")) place.setAttribute("data-here", "");
      place?.scrollIntoView({ block: "center" });
    };
    show();
    window.addEventListener("hashchange", show);
    return () => window.removeEventListener("hashchange", show);
  }, []);
  return null;
};
