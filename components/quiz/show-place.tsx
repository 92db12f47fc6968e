"use client";

import { useEffect } from "react";

/** The block of the note in which an offset lies. */
const rowAt = (offset: number): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(".note-text [data-start].doc-row")].findLast(
    (row) => Number(row.dataset.start) <= offset,
  ) ?? null;

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
      const place = document.getElementById(`at-${start}`) ?? rowAt(Number(start));
      if (place?.matches(".doc-row")) place.setAttribute("data-here", "");
      place?.scrollIntoView({ block: "center" });
    };
    show();
    window.addEventListener("hashchange", show);
    return () => window.removeEventListener("hashchange", show);
  }, []);
  return null;
};
