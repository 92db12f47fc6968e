import { coveredTop } from "../document/use-reading-place.ts";

/** Between the bar and what was asked for, in pixels. */
const air = 24;

const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Brings an element of the document under the bar, and lights it for a moment when it is what was asked for. */
export const scrollToElement = (element: HTMLElement, lights: boolean): void => {
  const top = element.getBoundingClientRect().top + window.scrollY - coveredTop() - air;
  window.scrollTo({ top, behavior: calm() ? "instant" : "smooth" });
  if (!lights) return;
  const mark = getComputedStyle(element).getPropertyValue("--mark");
  const hold = { backgroundColor: mark };
  element.animate([hold, hold, { backgroundColor: "transparent" }], { duration: 2_400 });
};

/** The row of the document that holds an offset; the last before it when none does. */
export const rowAt = (sheet: HTMLElement, offset: number): HTMLElement | null => {
  const rows = [...sheet.querySelectorAll<HTMLElement>("[data-start]")];
  return rows.findLast((row) => Number(row.dataset.start) <= offset) ?? rows[0] ?? null;
};
