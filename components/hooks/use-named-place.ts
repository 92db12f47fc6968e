import { useEffect } from "react";
import { useLatest } from "./use-latest.ts";

/** What the search finds beside documents and notes, by the names that its addresses have. */
const placeName = /^#((?:question|message|step)-[\w-]{1,100}|answer)$/;

/** Lights an element for a moment: it is what was asked for. */
export const lightUp = (element: Element): void => {
  const hold = { backgroundColor: "var(--mark, var(--color-accent-wash))" };
  element.animate([hold, hold, { backgroundColor: "transparent" }], { duration: 2_400 });
};

/** The element of this name that is in sight, where it stands twice; what is folded is opened. */
const elementOf = (name: string): HTMLElement | null => {
  const named = [...document.querySelectorAll<HTMLElement>(`[data-place="${name}"]`)];
  for (const details of named.flatMap((one) => one.closest("details") ?? [])) details.open = true;
  return named.find((one) => one.checkVisibility()) ?? null;
};

/** Milliseconds until a panel with the place must have come onto the page. */
const waitMs = 3_000;

/**
 * Leads to the place that the address names (`data-place`), when the page comes and when the address changes.
 * @param open brings the place onto the page where something else may stand there
 */
export const useNamedPlace = (open: (name: string) => void): void => {
  const latest = useLatest(open);
  useEffect(() => {
    let frame = 0;
    const look = (name: string, until: number) => {
      const element = elementOf(name);
      if (element === null) {
        if (performance.now() < until) frame = requestAnimationFrame(() => look(name, until));
        return;
      }
      element.scrollIntoView({ block: "center", behavior: "instant" });
      lightUp(element);
    };
    const follow = () => {
      cancelAnimationFrame(frame);
      const name = placeName.exec(location.hash)?.[1];
      if (name === undefined) return;
      latest.current(name);
      frame = requestAnimationFrame(() => look(name, performance.now() + waitMs));
    };
    follow();
    window.addEventListener("hashchange", follow);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("hashchange", follow);
    };
  }, []);
};
