"use client";

import { useEffect, useRef, useState } from "react";
import type { EditView } from "#lib/schemas/study.ts";

/** How long the words of a new edit stay lit; from the product's design. */
const litMs = 5_000;

/** The numbers of edits that arrived in the last seconds; those that came with the page are old, and so is what was typed. */
export const useFreshEdits = (edits: readonly EditView[]): readonly number[] => {
  const last = edits.at(-1)?.number ?? 0;
  const seen = useRef(last);
  const newest = useRef(edits);
  newest.current = edits;
  const [fresh, setFresh] = useState<readonly number[]>([]);
  useEffect(() => {
    if (last <= seen.current) return;
    const from = seen.current;
    seen.current = last;
    const arrived = newest.current
      .filter(({ number, kind }) => number > from && kind !== "typed")
      .map(({ number }) => number);
    setFresh((present) => [...present, ...arrived]);
    // Not cleared with the effect: the next edit must not keep this one lit for ever.
    setTimeout(() => setFresh((present) => present.filter((one) => !arrived.includes(one))), litMs);
  }, [last]);
  return fresh;
};
