"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { sendJson } from "#components/hooks/send-json.ts";
import { useTexts } from "#components/ui/texts.tsx";
import type { ScreenBox } from "#lib/screen/screen-box.ts";
import type { RenderedGuide } from "../rendered-guide.ts";

/** Milliseconds of rest after a key before the box is saved. */
const restMs = 400;

interface Drawn {
  readonly url: string;
  readonly screenshotId: string;
  readonly box: ScreenBox | null;
}

/**
 * The box of a step on one picture. What the student does to it is shown at once, saved when they rest or let go, and
 * also when they go elsewhere; the server's word counts again as soon as it has it.
 */
export const useStepBox = (options: {
  threadId: string;
  index: number;
  step: RenderedGuide["steps"][number];
  screenshotId: string;
  /** Looks at the guide; true when that worked. */
  onSaved: () => Promise<boolean>;
}) => {
  const { threadId, index, step, screenshotId, onSaved } = options;
  const t = useTexts();
  const url = `/api/guide/${threadId}/steps/${index}/box`;
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const unsaved = useRef<Drawn | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const line = useRef<Promise<void>>(Promise.resolve());

  const save = useCallback(() => {
    clearTimeout(timer.current);
    line.current = line.current.then(async () => {
      const present = unsaved.current;
      unsaved.current = null;
      if (present === null) return;
      const { box } = present;
      const sent = await sendJson("PUT", present.url, { screenshotId: present.screenshotId, box });
      if (!sent.ok) {
        const reason = sent.message ?? t("shell.unreachable");
        return setProblem(t("guideScreen.notSaved", { reason }));
      }
      if (await onSaved()) setDrawn((newest) => (newest === present ? null : newest));
    });
  }, [onSaved, t]);
  const latestSave = useRef(save);
  latestSave.current = save;
  useEffect(() => () => latestSave.current(), []);

  const change = (box: ScreenBox | null) => {
    const next = { url, screenshotId, box };
    clearTimeout(timer.current);
    // What was drawn on another step must not be lost to this one.
    if (unsaved.current !== null && unsaved.current.url !== url) save();
    unsaved.current = next;
    setDrawn(next);
    setProblem(null);
    timer.current = setTimeout(save, restMs);
  };
  const own = drawn?.url === url && drawn.screenshotId === screenshotId ? drawn : null;
  const stored = step.screenshot_id === screenshotId ? step.box : null;
  return {
    box: own === null ? (stored?.box ?? null) : own.box,
    /** What the program found on this picture; null before it looked. */
    located: stored,
    drawnByStudent: own === null ? stored !== null && step.drawn : own.box !== null,
    ...{ problem, change, save },
  };
};

export type StepBox = ReturnType<typeof useStepBox>;
