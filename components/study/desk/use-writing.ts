"use client";

import { useCallback, useState } from "react";
import type { SaveState } from "../source/typing-link.ts";

/** The student's own hand in the document: whether the editor is open, where it began, and whether all is stored. */
export const useWriting = (onClosed: (at: number) => void) => {
  const [from, setFrom] = useState<number | null>(null);
  const [closing, setClosing] = useState(false);
  const [saved, setSaved] = useState<{ state: SaveState; refusal: string | null }>({
    state: "saved",
    refusal: null,
  });
  const open = (at: number) => {
    setClosing(false);
    setSaved({ state: "saved", refusal: null });
    setFrom(at);
  };
  const closed = useCallback(
    (at: number) => {
      setFrom(null);
      setClosing(false);
      onClosed(at);
    },
    [onClosed],
  );
  /** Once: as soon as all is stored. Again: at once; what is not stored is kept and offered back. */
  const close = () => {
    if (closing) closed(from ?? 0);
    else setClosing(true);
  };
  const onState = useCallback(
    (state: SaveState, refusal: string | null) => setSaved({ state, refusal }),
    [],
  );
  return { from, closing, saved, open, close, closed, onState };
};
