"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Milliseconds between two looks at the list while something in it is being made. */
const pauseMs = 4_000;

/** Keeps the list fresh while a thread runs, but never for a hidden page. */
export const RefreshWhileRunning = () => {
  const router = useRouter();
  useEffect(() => {
    const look = () => {
      if (!document.hidden) router.refresh();
    };
    const timer = setInterval(look, pauseMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [router]);
  return null;
};
