"use client";

import { type MouseEvent, useCallback, useRef, useState } from "react";
import { usePoll } from "#components/hooks/use-poll.ts";
import { usePhoneTab } from "#components/study/desk/use-phone-tab.ts";
import type { RenderedGuide } from "../rendered-guide.ts";
import { useScreenshots } from "../screen/use-screenshots.ts";
import { useWindowCapture } from "../screen/use-window-capture.ts";
import { useGuideTalk } from "../talk/use-guide-talk.ts";
import { type GuidePhase, guidePhase } from "./guide-phase.ts";
import { useGuideUnread } from "./use-guide-unread.ts";

export type GuidePanel = "talk" | "manual" | "steps";

/** Milliseconds between two questions; one that waits or is done can still be changed by another client. */
const pauseOf = ({ status }: RenderedGuide): number => (status === "running" ? 600 : 10_000);

/**
 * Everything that the guide's page knows and can do; its parts only show it. `visionModel` is what pictures are sent
 * to, null when they stay on this computer.
 */
export const useGuideWorkspace = (initial: RenderedGuide, visionModel: string | null) => {
  const { id } = initial.thread;
  const { view, unreachable, poll, pollRun } = usePoll({
    ...{ url: `/api/guide/${id}`, initial, pauseOf },
    revisionOf: ({ revision }) => revision,
  });
  const talk = useGuideTalk({ threadId: id, question: view.question, onSaid: pollRun });
  const screenshots = useScreenshots(id, poll);
  const capture = useWindowCapture((picture) => screenshots.add([picture]));
  const chooser = useRef<HTMLInputElement>(null);
  const phase = guidePhase(view);
  const panels = usePanels(view, phase);
  const news = useGuideUnread(view, panels.tab, panels.panel);
  /** A picture by the way that is nearest: the window that is shared, or a choice of files. */
  const newPicture = () => {
    if (capture.possible) capture.shoot();
    else chooser.current?.click();
  };
  return {
    ...{ view, unreachable, poll, talk, phase, news },
    ...{ screenshots, capture, chooser, newPicture, visionModel },
    ...panels,
    // Without a question nothing can be answered: while it works, and after it halted.
    busy: talk.busy || view.question === null,
  };
};

export type GuideWorkspaceState = ReturnType<typeof useGuideWorkspace>;

const chunkLink = /^#chunk-([\w-]{1,100})$/;

/** What lies beside the middle: by the phase, until the student chooses; links to sections lead there. */
const usePanels = (view: RenderedGuide, phase: GuidePhase) => {
  const [tab, setTab] = usePhoneTab();
  const [chosen, setChosen] = useState<{ mode: string; panel: GuidePanel } | null>(null);
  const [section, setSection] = useState<string | null>(null);
  // What comes nearest to a question without an answer stands in the middle itself.
  const reads = phase === "answer" && view.answered !== false && view.sections.length > 0;
  const byPhase: GuidePanel = reads ? "manual" : "talk";
  const panel = chosen?.mode === view.mode ? chosen.panel : byPhase;
  const show = useCallback(
    (next: GuidePanel) => {
      setChosen({ mode: view.mode, panel: next });
      setTab("side");
    },
    [view.mode, setTab],
  );
  const openSection = useCallback(
    (chunkId: string) => {
      setSection(chunkId);
      show("manual");
    },
    [show],
  );
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link =
      event.target instanceof Element ? event.target.closest("a[href^='#chunk-']") : null;
    const chunkId = chunkLink.exec(link?.getAttribute("href") ?? "")?.[1];
    if (chunkId === undefined) return;
    event.preventDefault();
    openSection(chunkId);
  };
  return { tab, setTab, panel, show, section, setSection, openSection, onClick };
};
