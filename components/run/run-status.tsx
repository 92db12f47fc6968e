"use client";

import { Square } from "lucide-react";
import { useState } from "react";
import type { ThreadView } from "#lib/schemas/thread.ts";
import { sendJson } from "../hooks/send-json.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { useTexts } from "../ui/texts.tsx";
import { RunNotice } from "./run-notice.tsx";
import { useRunFigures } from "./use-run-figures.ts";

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
      <span aria-hidden="true" className="breathe size-2 flex-none rounded-full bg-accent" />
      <span role="status" className="run-status-words">
        {words}
      </span>
      <span className="caption tabular-nums whitespace-nowrap">{figures.join(" · ")}</span>
      <StopButton threadId={thread.id} onStopped={props.onStopped} />
      {thread.notice !== null && <RunNotice notice={thread.notice} />}
    </div>
  );
};

const StopButton = (props: { threadId: string; onStopped: () => void }) => {
  const t = useTexts();
  const [stopping, setStopping] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const stop = async () => {
    setStopping(true);
    setRefusal(null);
    const sent = await sendJson("POST", `/api/threads/${props.threadId}/stop`);
    if (!sent.ok) {
      setStopping(false);
      setRefusal(sent.message ?? t("shell.unreachable"));
    }
    props.onStopped();
  };
  return (
    <>
      <button
        type="button"
        disabled={stopping}
        onClick={() => void stop()}
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
