"use client";

import { useEffect, useRef } from "react";

export interface DeskKeys {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly help: () => void;
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches("input, textarea, select") || target.isContentEditable);

/** Which change a key asks for; null for every other key. By its place, so that it works on Cyrillic keyboards. */
const turnOf = (event: KeyboardEvent): "undo" | "redo" | null => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  if (event.code === "KeyZ") return event.shiftKey ? "redo" : "undo";
  return event.code === "KeyY" && !event.shiftKey ? "redo" : null;
};

/** The keys of the desk, for the whole page, where no field has keys of its own. */
export const useDeskKeys = (keys: DeskKeys): void => {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || typing(event.target)) return;
      if (document.querySelector("dialog[open]") !== null) return;
      const turn = turnOf(event);
      if (turn === null && event.key !== "?") return;
      event.preventDefault();
      latest.current[turn ?? "help"]();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
};
