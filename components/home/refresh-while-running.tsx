"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { whileVisible } from "../hooks/use-poll.ts";

/** Milliseconds between two looks at the list while something in it is being made. */
const pauseMs = 4_000;

/** Keeps the list fresh while a thread runs, but never for a hidden page. */
export const RefreshWhileRunning = () => {
  const router = useRouter();
  useEffect(
    () =>
      whileVisible(async () => {
        router.refresh();
        return pauseMs;
      }, pauseMs),
    [router],
  );
  return null;
};
