"use client";

import { useCallback, useMemo, useRef, useState } from "react";
import type { StudyView } from "#lib/schemas/study.ts";
import { sendJson } from "../hooks/send-json.ts";
import { viewBlockIds } from "../study/document/view-block-ids.ts";

/** Ids in one request; the server takes no more. */
const atOnce = 500;

/**
 * The renderings of a study's Markdown by block id: those that came with the page (`first`), and those that were
 * fetched since. `fill` fetches what a view names and is not known; false when the server did not answer.
 */
export const useStudyBlocks = (threadId: string, first: Readonly<Record<string, string>>) => {
  const fetched = useRef(new Map<string, string>());
  /** Views that are being fetched for. */
  const filling = useRef(0);
  // Only so that what arrived is shown: the map itself is not replaced, it may be large.
  const [arrived, setArrived] = useState(0);

  const fetchMissing = useCallback(
    async (missing: readonly string[]): Promise<boolean> => {
      for (let from = 0; from < missing.length; from += atOnce) {
        const sent = await sendJson<{ blocks: { id: string; html: string }[] }>(
          "POST",
          `/api/study/${threadId}/blocks`,
          { ids: missing.slice(from, from + atOnce) },
        );
        // What is left out is not in the thread any more: the next view names what took its place.
        if (!sent.ok) return false;
        for (const { id, html } of sent.value.blocks) fetched.current.set(id, html);
      }
      return true;
    },
    [threadId],
  );
  const fill = useCallback(
    async (view: StudyView): Promise<boolean> => {
      const missing = viewBlockIds(view).filter(
        (id) => first[id] === undefined && !fetched.current.has(id),
      );
      if (missing.length === 0) return true;
      filling.current += 1;
      const filled = await fetchMissing(missing);
      filling.current -= 1;
      if (filled) setArrived((times) => times + 1);
      return filled;
    },
    [fetchMissing, first],
  );
  const keepOnly = useCallback((ids: ReadonlySet<string>): void => {
    // What was fetched by then belongs to a view that is not yet shown.
    if (filling.current > 0) return;
    for (const id of fetched.current.keys()) if (!ids.has(id)) fetched.current.delete(id);
  }, []);
  // A new function whenever something arrived, so that what depends on it is shown again.
  const htmlOf = useMemo(
    () =>
      (id: string): string | null =>
        arrived < 0 ? null : (fetched.current.get(id) ?? first[id] ?? null),
    [first, arrived],
  );
  return { htmlOf, fill, keepOnly };
};
