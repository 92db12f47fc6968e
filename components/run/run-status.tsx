"use client";

import { Square } from "lucide-react";
import { useEffect, useState } from "react";
import { useStop } from "#components/hooks/use-sending.ts";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useNumbers, useTexts } from "#components/ui/texts.tsx";
import type { ThreadNotice, ThreadView } from "#lib/schemas/thread.ts";

const secondsUntil = (until: string): number =>
  Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1_000));

/** Why the run waits, and when it goes on. */
export const RunNotice = (props: { notice: ThreadNotice }) => {
  const t = useTexts();
  const [seconds, setSeconds] = useState(0);
  const { until, code } = props.notice;
  useEffect(() => {
    setSeconds(secondsUntil(until));
    const timer = setInterval(() => setSeconds(secondsUntil(until)), 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <p className="border-l-2 border-doubt-line pl-4 text-sm text-doubt">
      {t(`progress.notice.${code}`, {
        when:
          seconds === 0 ? t("progress.notice.now") : t("progress.notice.inSeconds", { seconds }),
      })}
    </p>
  );
};

const roles = ["writer", "judge", "vision", "embedding"] as const;

/** Which model did which work in a thread; nothing where none worked. */
export const ModelsUsed = ({ thread }: { thread: Pick<ThreadView, "models"> }) => {
  const t = useTexts();
  const parts = roles.flatMap((role) => {
    const models = thread.models.filter((one) => one.role === role).map(({ model }) => model);
    return models.length === 0 ? [] : [t(`progress.by.${role}`, { models: models.join(", ") })];
  });
  if (parts.length === 0) return null;
  // The dot stays with what it follows.
  return <span className="wrap-anywhere">{parts.join("\u00a0· ")}</span>;
};

const elapsedMs = (thread: ThreadView): number =>
  thread.activeMs +
  (thread.runningSince === null ? 0 : Math.max(0, Date.now() - Date.parse(thread.runningSince)));

/** Whole seconds that the thread has been worked on, counted on between two polls; null before the first paint. */
const useElapsed = (thread: ThreadView): number | null => {
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    const count = () => setSeconds(Math.floor(elapsedMs(thread) / 1_000));
    count();
    if (thread.runningSince === null) return;
    const timer = setInterval(count, 1_000);
    return () => clearInterval(timer);
  }, [thread]);
  return seconds;
};

/**
 * Time and cost of a run so far, as words: money where the price is known, else tokens. `time` is null before
 * the first paint, `cost` where no model worked.
 */
export const useRunFigures = (
  thread: ThreadView,
): { readonly time: string | null; readonly cost: string | null } => {
  const t = useTexts();
  const number = useNumbers();
  const seconds = useElapsed(thread);
  const { calls, usd, inputTokens, outputTokens } = thread.cost;
  const money = { style: "currency", currency: "USD" } as const;
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 4 };
  return {
    time:
      seconds === null
        ? null
        : seconds < 60
          ? t("progress.seconds", { seconds })
          : t("progress.minutes", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }),
    cost:
      calls === 0
        ? null
        : usd === null
          ? t("progress.tokens", { count: inputTokens + outputTokens })
          : number(usd, { ...money, ...digits }),
  };
};

/** One line on work in progress: what is being done, how far, how long, how dear, and Stop. */
export const RunStatus = (props: {
  thread: ThreadView;
  /** What is being done, in the student's words. */
  words: string;
  onStopped: () => void;
}) => {
  const t = useTexts();
  const { thread, words } = props;
  const { progress } = thread;
  const { time, cost } = useRunFigures(thread);
  const figures = [
    progress !== null && progress.total > 1 ? t("progress.steps", { ...progress }) : null,
    time,
    cost,
  ].filter((figure) => figure !== null);
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 text-sm">
      <span aria-hidden="true" className="animate-pulse size-2 flex-none rounded-full bg-accent" />
      <span role="status">{words}</span>
      <span className="caption tabular-nums whitespace-nowrap">{figures.join(" · ")}</span>
      <StopButton threadId={thread.id} onStopped={props.onStopped} />
      {thread.notice !== null && <RunNotice notice={thread.notice} />}
    </div>
  );
};

const StopButton = (props: { threadId: string; onStopped: () => void }) => {
  const t = useTexts();
  const { stop, stopping, refusal } = useStop(props.threadId, props.onStopped);
  return (
    <>
      <button
        type="button"
        disabled={stopping}
        onClick={stop}
        className={buttonStyle("quiet", "px-2!")}
      >
        <Square aria-hidden="true" className="size-3 fill-current" />
        {stopping ? t("progress.stopping") : t("progress.stop")}
      </button>
      <span role="alert" className="text-sm text-loss empty:hidden">
        {refusal}
      </span>
    </>
  );
};
