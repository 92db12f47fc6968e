"use client";

import { type RefObject, useCallback, useEffect, useState } from "react";
import { rowAt, scrollToElement } from "./scroll-to-row.ts";

interface Wanted {
  readonly offset: number;
  readonly edit: number | null;
  readonly lights: boolean;
}

/**
 * The way to a passage of the document. `shown` tells whether the document is in sight: what was wanted before is
 * gone to as soon as it is.
 */
export const useWay = (sheet: RefObject<HTMLElement | null>, shown: boolean) => {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  useEffect(() => {
    const { current } = sheet;
    if (wanted === null || !shown || current === null) return;
    setWanted(null);
    const mark =
      wanted.edit === null
        ? null
        : current.querySelector<HTMLElement>(`mark[data-edit="${wanted.edit}"]`);
    const target = mark ?? rowAt(current, wanted.offset);
    if (target) scrollToElement(target, wanted.lights && mark === null);
  }, [wanted, shown, sheet]);
  const go = useCallback(
    (offset: number, more: { edit?: number; lights?: boolean } = {}) =>
      setWanted({ offset, edit: more.edit ?? null, lights: more.lights ?? false }),
    [],
  );
  return go;
};
