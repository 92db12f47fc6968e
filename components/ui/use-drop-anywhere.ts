"use client";

import { useEffect, useRef, useState } from "react";

/**
 * Takes files and text dropped anywhere on the page. Returns true while something is held over it.
 * Pasted files are taken, too, and text that is pasted outside of a field.
 */
export const useDropAnywhere = (take: {
  onFiles: (files: readonly File[]) => void;
  onText: (text: string) => void;
}): boolean => {
  const [over, setOver] = useState(false);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let depth = 0;
    const listen = <K extends keyof WindowEventMap>(
      type: K,
      act: (event: WindowEventMap[K]) => void,
    ) => window.addEventListener(type, act, { signal });

    listen("dragenter", (event) => {
      if (!carries(event, "Files")) return;
      depth += 1;
      setOver(true);
    });
    listen("dragleave", () => {
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    });
    listen("dragover", (event) => {
      if (carries(event, "Files")) event.preventDefault();
    });
    listen("drop", (event) => {
      depth = 0;
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current.onFiles(files);
    });
    listen("paste", (event) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const text = event.clipboardData?.getData("text/plain") ?? "";
      // Where both are on offer, as from a table, a field takes the text.
      if (inField(event.target) && (files.length === 0 || text !== "")) return;
      if (files.length > 0) latest.current.onFiles(files);
      else if (text.trim() !== "") latest.current.onText(text);
    });
    return () => controller.abort();
  }, []);
  return over;
};

const carries = (event: DragEvent, type: string): boolean =>
  event.dataTransfer?.types.includes(type) ?? false;

const inField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, [contenteditable]") !== null;
