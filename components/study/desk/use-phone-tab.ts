"use client";

import { useCallback, useLayoutEffect, useRef, useState } from "react";

export type PhoneTab = "document" | "side";

/** Which of the two a phone shows. The document stays where it was read while the conversation is in sight. */
export const usePhoneTab = (): readonly [PhoneTab, (tab: PhoneTab) => void] => {
  const [tab, setTab] = useState<PhoneTab>("document");
  const place = useRef<number | null>(null);
  const change = useCallback((next: PhoneTab) => {
    setTab((present) => {
      if (present === "document" && next === "side") place.current = window.scrollY;
      return next;
    });
  }, []);
  useLayoutEffect(() => {
    if (tab !== "document" || place.current === null) return;
    window.scrollTo({ top: place.current, behavior: "instant" });
    place.current = null;
  }, [tab]);
  return [tab, change];
};
