"use client";

import { type RefObject, useEffect, useState } from "react";

/** How far below the bar, in pixels, a heading counts as reached. */
const reachedWithin = 64;

/** The row of a document at the upper edge of what is in sight; null for an empty one. */
export const rowInSight = (panelRef: HTMLElement, fromTop: number): HTMLElement | null =>
  [...panelRef.querySelectorAll<HTMLElement>("[data-start]")].find(
    (row) => row.getBoundingClientRect().bottom > fromTop,
  ) ?? null;

/** The height that bars cover at the top of the page, in pixels. */
export const coveredTop = (): number =>
  document.querySelector("[data-title-bar]")?.getBoundingClientRect().bottom ?? 0;

/** Offset of the last heading that the reader reached; null above the first. `headings` is their number. */
export const useReadingPlace = (
  panelRef: RefObject<HTMLElement | null>,
  headings: number,
): number | null => {
  const [start, setStart] = useState<number | null>(null);
  useEffect(() => {
    if (headings === 0) return;
    let asked = 0;
    const look = () => {
      asked = 0;
      const top = coveredTop() + reachedWithin;
      const rows = panelRef.current?.querySelectorAll<HTMLElement>("[data-level]") ?? [];
      const reached = [...rows].findLast((row) => row.getBoundingClientRect().top <= top);
      setStart(reached === undefined ? null : Number(reached.dataset.start));
    };
    const plan = () => {
      if (asked === 0) asked = requestAnimationFrame(look);
    };
    look();
    window.addEventListener("scroll", plan, { passive: true });
    return () => {
      window.removeEventListener("scroll", plan);
      cancelAnimationFrame(asked);
    };
  }, [panelRef, headings]);
  return start;
};
