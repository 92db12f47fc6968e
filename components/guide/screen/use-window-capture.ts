"use client";

import { useEffect, useRef, useState } from "react";
import { useTexts } from "#components/ui/texts.tsx";
import { canCapture, type ScreenPicture, WindowCapture } from "./window-capture.ts";

/**
 * Pictures of a window that the student shares. They are asked once, and the share lasts as long as this page is open
 * or until they end it; each press takes one picture and nothing in between.
 */
export const useWindowCapture = (take: (picture: ScreenPicture) => void) => {
  const t = useTexts();
  const [possible, setPossible] = useState(false);
  const [shared, setShared] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const capture = useRef<WindowCapture | null>(null);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    setPossible(canCapture());
    return () => {
      gone.current = true;
      capture.current?.stop();
      capture.current = null;
    };
  }, []);

  const stop = () => {
    capture.current?.stop();
    capture.current = null;
    setShared(false);
  };
  const share = async (): Promise<WindowCapture> => {
    const asked = await WindowCapture.ask(stop);
    // The page was left while the student was asked.
    if (gone.current) asked.stop();
    capture.current = asked;
    setShared(true);
    return asked;
  };
  const shoot = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const present = capture.current ?? (await share());
      take(await present.take(t("guideScreen.problems.captured")));
    } catch (thrown) {
      stop();
      const refused = thrown instanceof DOMException && thrown.name === "NotAllowedError";
      const reason = thrown instanceof Error ? `${thrown.message}.` : "";
      setProblem(
        refused
          ? t("guideScreen.problems.captureRefused")
          : t("guideScreen.problems.captureFailed", { reason }),
      );
    }
    setBusy(false);
  };
  return { possible, shared, busy, problem, shoot: () => void shoot(), stop };
};
