"use client";

import { useLayoutEffect, useRef, useState } from "react";

export type PhoneTab = "document" | "side";

/** The document stays where it was read while the conversation is in sight. */
export const useKeptPlace = (tab: PhoneTab): void => {
  const place = useRef<number | null>(null);
  // Not read when the tab changes: without the document the page may be shorter than where the student was.
  useLayoutEffect(() => {
    if (tab !== "document") return;
    if (place.current !== null) window.scrollTo({ top: place.current, behavior: "instant" });
    const note = () => {
      place.current = window.scrollY;
    };
    note();
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, [tab]);
};

/** Which of the two a phone shows. */
export const usePhoneTab = (): readonly [PhoneTab, (tab: PhoneTab) => void] => {
  const [tab, setTab] = useState<PhoneTab>("document");
  useKeptPlace(tab);
  return [tab, setTab];
};
