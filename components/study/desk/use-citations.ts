"use client";

import { type MouseEvent, useCallback, useEffect, useState } from "react";

export interface Citation {
  readonly line: number;
  /** How often one was followed, so that the same line can be gone to again. */
  readonly times: number;
}

const citedLine = /^#note-L([1-9]\d{0,6})$/;

/** Links to lines of the student's notes, in the document and beside it; they lead into the notes panel. */
export const useCitations = (onCite: () => void) => {
  const [cited, setCited] = useState<Citation | null>(null);
  const cite = useCallback(
    (hash: string): boolean => {
      const line = citedLine.exec(hash)?.[1];
      if (line === undefined) return false;
      setCited((before) => ({ line: Number(line), times: (before?.times ?? 0) + 1 }));
      onCite();
      return true;
    },
    [onCite],
  );
  // A link from elsewhere, or one that was opened in another tab.
  useEffect(() => void cite(location.hash), [cite]);
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link =
      event.target instanceof Element ? event.target.closest("a[href^='#note-L']") : null;
    if (cite(link?.getAttribute("href") ?? "")) event.preventDefault();
  };
  return { cited, onClick };
};
