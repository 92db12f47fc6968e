"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { whileVisible } from "../hooks/use-poll.ts";

/** Milliseconds between two looks at the list while something in it is being made. */
const runningMs = 4_000;
/** The same while nothing is: another tab may be playing a quiz. */
const restingMs = 30_000;

/** When the list that was shown last was read. */
let shown: string | null = null;

/**
 * Keeps the list fresh, but never for a hidden page. A list that was shown before is one that the browser kept while the
 * student went on in their work: it is read anew at once.
 */
export const FreshList = ({ running, readAt }: { running: boolean; readAt: string }) => {
  const router = useRouter();
  useEffect(() => {
    const pauseMs = running ? runningMs : restingMs;
    const isKept = shown === readAt;
    shown = readAt;
    return whileVisible(
      async () => {
        router.refresh();
        return pauseMs;
      },
      isKept ? 0 : pauseMs,
    );
  }, [router, running, readAt]);
  return null;
};
