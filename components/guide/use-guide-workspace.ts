"use client";

import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { sendJson } from "#components/hooks/send-json.ts";
import { useNamedPlace } from "#components/hooks/use-named-place.ts";
import { type PhoneTab, usePhoneTab } from "#components/hooks/use-phone-tab.ts";
import { usePoll } from "#components/hooks/use-poll.ts";
import { useSaying } from "#components/hooks/use-sending.ts";
import type { RenderedGuide } from "#lib/schemas/guide.ts";
import {
  type GuideEnding,
  type GuideNotes,
  type GuideReply,
  type GuideView,
  guideEnding,
} from "#lib/schemas/guide.ts";
import type { ThreadQuestion } from "#lib/schemas/thread.ts";
import type { ChangedAnswerSlot } from "./changed-answer.tsx";
import { useScreenshots, useWindowCapture } from "./screen/use-screenshots.ts";
import { useGuideNotes } from "./use-guide-notes.ts";

/** What the page shows in its middle. */
type GuidePhase =
  | "working"
  | "other"
  | "warning"
  | "answer"
  | "steps"
  | "confirm"
  | "review"
  | "again"
  | "done";

const asked: Readonly<Record<string, GuidePhase>> = {
  guide_version: "warning",
  guide_steps: "answer",
  guide_action: "steps",
  guide_confirm: "confirm",
  guide_review: "review",
  guide_again: "again",
  guide_enough: "answer",
};

/** What stays in the middle while a question is answered that was asked there. */
const answeredAt: Readonly<Record<string, GuidePhase>> = {
  wait_for_version_choice: "warning",
  final_confirmation: "confirm",
};

/** Whether the guide has ended: also while a question is answered with which it does not begin again. */
export const hasEnded = ({ status, stage }: Pick<GuideView, "status" | "stage">): boolean =>
  status === "done" || guideEnding.safeParse(stage).success;

type PhaseView = Pick<
  GuideView,
  | "status"
  | "stage"
  | "intent"
  | "question"
  | "mode"
  | "full_answer"
  | "answered"
  | "current_step_index"
  | "steps"
>;

/** The phase of a guide by its question; while it works, the one that it was in. */
export const guidePhase = (view: PhaseView): GuidePhase => {
  if (view.intent === "other") return "other";
  const byQuestion = view.question === null ? undefined : asked[view.question.kind];
  if (byQuestion !== undefined) return byQuestion;
  const byStage = view.stage === null ? undefined : answeredAt[view.stage];
  if (byStage !== undefined && view.status !== "done") return byStage;
  // Without steps there is nothing to finish: the answer is the end, or the section that comes nearest.
  if (hasEnded(view)) {
    return view.mode === "answer" && view.full_answer !== null ? "answer" : "done";
  }
  const atStep = view.current_step_index !== null && view.current_step_index < view.steps.length;
  if (view.mode !== "answer" && atStep) return view.mode;
  // That there is no answer was said of other words than those that are being tried.
  return view.full_answer === null || view.answered === false ? "working" : "answer";
};

/** From this width on both are in sight together; as in the style sheet. */
const wide = "(width >= 60rem)";

/** What happened where the student does not look: a word in the conversation, or another step. */
const useGuideUnread = (view: RenderedGuide, tab: PhoneTab, panel: GuidePanel) => {
  const last = view.messages.findLast(({ author }) => author !== "student");
  const said = last?.id ?? "";
  const shown = `${view.mode} ${view.current_step_index} ${view.question?.kind ?? ""}`;
  const [heard, setHeard] = useState(said);
  const [seen, setSeen] = useState(shown);
  useEffect(() => {
    const both = matchMedia(wide).matches;
    if (panel === "talk" && (both || tab === "side")) setHeard(said);
    if (both || tab === "document") setSeen(shown);
  }, [said, shown, tab, panel]);
  return { talk: heard !== said, step: seen !== shown };
};

export type GuidePanel = "talk" | "manual" | "steps";

/** What the student can say to a guide; one thing at a time, with what went wrong. */
const useGuideTalk = (options: {
  threadId: string;
  question: ThreadQuestion | null;
  /** Something was said: look at the guide at once. */
  onSaid: () => Promise<unknown>;
}) => {
  const { threadId, question, onSaid } = options;
  const { busy, problem, say } = useSaying(onSaid);
  const reply = (value: GuideReply): Promise<boolean> => {
    if (question === null || busy) return Promise.resolve(false);
    const { interruptId } = question;
    return say(sendJson("POST", `/api/threads/${threadId}/replies`, { interruptId, value }));
  };
  return {
    ...{ busy, problem, reply },
    choose: (choice: string) => reply({ type: "choice", choice }),
    ask: (text: string) => reply({ type: "text", text }),
    jump: (step: number) => reply({ type: "jump", step }),
    takeSection: (chunkId: string) => reply({ type: "section", chunkId }),
    retry: () => say(sendJson("POST", `/api/threads/${threadId}/retry`)),
  };
};

export type GuideTalk = ReturnType<typeof useGuideTalk>;

/** Milliseconds between two questions; one that waits or is done can still be changed by another client. */
const pauseOf = ({ status }: RenderedGuide): number => (status === "running" ? 600 : 10_000);

/**
 * Everything that the guide's page knows and can do; its parts only show it. `visionModel` is what pictures are sent
 * to, null when they stay on this computer; `changed` is what the manual said otherwise when the page was asked for.
 */
export const useGuideWorkspace = (
  initial: RenderedGuide,
  visionModel: string | null,
  { saved, changed }: { readonly saved: GuideNotes; readonly changed: ChangedAnswerSlot },
) => {
  const { id } = initial.thread;
  const { view, silence, poll, pollRun } = usePoll({
    ...{ url: `/api/guide/${id}`, initial, pauseOf },
    revisionOf: ({ revision }) => revision,
  });
  const notes = useGuideNotes(id, view.full_answer, saved);
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
    ...{ view, silence, poll, talk, phase, news, notes },
    ...{ screenshots, capture, chooser, newPicture, visionModel },
    changes: changed.answer === view.full_answer ? changed.changes : [],
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
  // While steps are taken, the answer stands above their list.
  const isBeside = phase === "steps" || phase === "review" || phase === "confirm";
  useNamedPlace((name) => {
    if (name.startsWith("message-")) show("talk");
    else if (name.startsWith("step-") || isBeside) show("steps");
    else setTab("document");
  });
  return { tab, setTab, panel, show, section, setSection, openSection, onClick };
};

/** Whether the manual was silent, so that the middle has a box for other words, and the conversation beside it none. */
export const asksOtherwise = ({
  answered,
  stage,
  question,
}: Pick<GuideView, "answered" | "stage" | "question">): boolean =>
  answered === false &&
  question !== null &&
  (stage === "guide_perhaps" || question.kind === "guide_nothing");

type EndedView = Pick<
  GuideView,
  "allowed" | "current_step_index" | "full_answer" | "mode" | "stage" | "steps"
>;

/**
 * How a guide ended: its stage names it, also while a question is answered and after that halted. One that ended before guides
 * rested has another stage; then by how its steps stand.
 */
export const endingOf = (view: EndedView): GuideEnding => {
  const { allowed, current_step_index, full_answer, mode, stage, steps } = view;
  const { success, data } = guideEnding.safeParse(stage);
  if (success) return data;
  if (full_answer === null && allowed === false) return "guide_declined";
  if (mode === "answer") return "guide_enough";
  if (mode === "review") return "guide_unsolved";
  const isOpen = steps[current_step_index ?? 0]?.state === "open";
  return isOpen ? "guide_left" : "guide_solved";
};

/** Where a new question is asked of the same manual, version and edition, in the same subject. */
export const newGuideAddress = ({
  thread,
  pack,
  version,
  edition,
}: Pick<RenderedGuide, "thread" | "pack" | "version" | "edition">): string => {
  const query = new URLSearchParams({
    subject: thread.subject.id,
    ...(pack === null ? {} : { pack: pack.id }),
    ...(version === null ? {} : { version }),
    ...(edition === null ? {} : { edition }),
  });
  return `/guide/new?${query}`;
};
