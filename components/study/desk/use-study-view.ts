"use client";

import { useEffect } from "react";
import { usePoll } from "#components/api/use-poll.ts";
import { useStudyBlocks } from "#components/api/use-study-blocks.ts";
import type { StudyView } from "#lib/schemas/study.ts";
import { viewBlockIds } from "../document/view-block-ids.ts";

/**
 * Milliseconds between two questions while something can happen at any moment: work, or edits of other clients. An edit
 * is to be seen within 1.5 s after it was stored (`npm run bench -- updates`).
 */
const pauseWhenLivelyMs = 1_000;
/** The same for what is finished. */
const pauseWhenStillMs = 10_000;

const pauseOf = ({ thread, document }: StudyView): number =>
  thread.status === "running" || document?.status === "editing"
    ? pauseWhenLivelyMs
    : pauseWhenStillMs;

/** Follows a study thread; a new view is shown together with the rendering of its passages. */
export const useStudyView = (initial: StudyView, html: Readonly<Record<string, string>>) => {
  const { id } = initial.thread;
  const { htmlOf, fill, keepOnly } = useStudyBlocks(id, html);
  const { view, unreachable, poll, pollRun } = usePoll({
    ...{ url: `/api/study/${id}`, initial, pauseOf, prepare: fill },
    revisionOf: ({ thread }) => thread.revision,
  });

  // The rest of a long document, which the page came without.
  useEffect(() => void fill(initial), [initial, fill]);
  useEffect(() => keepOnly(new Set(viewBlockIds(view))), [view, keepOnly]);
  return { view, htmlOf, unreachable, poll, pollRun };
};
