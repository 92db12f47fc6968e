"use client";

import { useEffect, useState } from "react";
import type { ThreadNotice } from "#lib/schemas/thread.ts";
import { useTexts } from "../ui/texts.tsx";

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
