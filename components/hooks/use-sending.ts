"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { useTexts } from "../ui/texts.tsx";
import { refusalText, type Sent, sendJson } from "./send-json.ts";

/** Asks this address for another try and shows the page anew; `refusal` says why it was refused, `busy` until the page is there. */
export const useRetry = (address: string) => {
  const t = useTexts();
  const router = useRouter();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, startRetry] = useTransition();
  const retry = () =>
    startRetry(async () => {
      setRefusal(null);
      const sent = await sendJson("POST", address);
      if (sent.ok) router.refresh();
      else setRefusal(refusalText(t, sent));
    });
  return { retry, busy, refusal };
};

/** Stops a run. `stopping` until it has stopped, `refusal` says why it cannot be. */
export const useStop = (threadId: string, onStopped: () => void) => {
  const t = useTexts();
  const [stopping, setStopping] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const stop = async () => {
    setStopping(true);
    setRefusal(null);
    const sent = await sendJson("POST", `/api/threads/${threadId}/stop`);
    if (!sent.ok) {
      setStopping(false);
      setRefusal(refusalText(t, sent));
    }
    onStopped();
  };
  return { stop: () => void stop(), stopping, refusal };
};

/**
 * Says something to a thread, one thing at a time, and then has the page look at it. `problem` says why it was not taken; a
 * question that was answered elsewhere is none: the page catches up.
 */
export const useSaying = (onSaid: () => unknown) => {
  const t = useTexts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** @returns whether it was taken */
  const say = async (sending: Promise<Sent<unknown>>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    const sent = await sending;
    if (!sent.ok && sent.code !== "thread_not_waiting") {
      setProblem(refusalText(t, sent));
    }
    await onSaid();
    setBusy(false);
    return sent.ok;
  };
  return { busy, problem, say };
};
