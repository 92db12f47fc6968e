"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { StudyView } from "#lib/schemas/study.ts";
import { viewBlockIds } from "../study/document/view-block-ids.ts";
import { getIfChanged } from "./get-if-changed.ts";
import { useStudyBlocks } from "./use-study-blocks.ts";
import { whileVisible } from "./while-visible.ts";

/**
 * Milliseconds between two questions while something can happen at any moment: work, or edits of other clients. An edit
 * is to be seen within 1.5 s after it was stored (`npm run bench -- updates`).
 */
const pauseWhenLivelyMs = 1_000;
/** The same for what is finished. */
const pauseWhenStillMs = 10_000;

/** The pause after a question that nobody answered. */
const pauseWhenUnreachableMs = 3_000;

/**
 * Follows a study thread by conditional requests; a hidden page asks nothing and catches up when it is shown. A new
 * view is shown together with the rendering of its passages, so that nothing flickers. `poll` asks at once, after
 * something was said or done. `initial` wins whenever the server rendered something newer.
 */
export const usePolledStudy = (initial: StudyView, html: Readonly<Record<string, string>>) => {
  const [polled, setPolled] = useState<StudyView | null>(null);
  const [unreachable, setUnreachable] = useState(false);
  const etag = useRef<string | null>(null);
  const view =
    polled !== null && polled.thread.revision > initial.thread.revision ? polled : initial;
  const { id, status } = view.thread;
  const { htmlOf, fill, keepOnly } = useStudyBlocks(id, html);

  const ask = useCallback(async (): Promise<boolean> => {
    const answer = await getIfChanged<StudyView>(`/api/study/${id}`, etag.current);
    const reached = answer !== null && (answer.value === null || (await fill(answer.value)));
    if (reached && answer.value !== null) {
      etag.current = answer.etag;
      setPolled(answer.value);
    }
    setUnreachable(!reached);
    return reached;
  }, [id, fill]);

  // One after the other: an answer must not be overtaken by an older one.
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const poll = useCallback((): Promise<boolean> => {
    const turn = line.current.then(ask);
    line.current = turn;
    return turn;
  }, [ask]);

  // The rest of a long document, which the page came without.
  useEffect(() => void fill(initial), [initial, fill]);
  useEffect(() => keepOnly(new Set(viewBlockIds(view))), [view, keepOnly]);

  const lively = status === "running" || view.document?.status === "editing";
  const interval = lively ? pauseWhenLivelyMs : pauseWhenStillMs;
  useEffect(
    () => whileVisible(async () => ((await poll()) ? interval : pauseWhenUnreachableMs), interval),
    [interval, poll],
  );
  return { view, htmlOf, unreachable, poll };
};
