"use client";

import { type RefObject, useEffect, useState } from "react";
import { type SelectedPassage, selectedPassage } from "./selected-passage.ts";

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
