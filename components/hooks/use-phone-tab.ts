"use client";

import { useLayoutEffect, useRef, useState } from "react";

export type PhoneTab = "document" | "side";

/** The document stays where it was read while the conversation is in sight. */
export const useKeptPlace = (tab: PhoneTab): void => {
  const place = useRef<number | null>(null);
  const present = useRef(tab);
  // Read before the page changes: without the document it may be shorter than where the student was.
  if (present.current === "document" && tab === "side") place.current = window.scrollY;
  present.current = tab;
  useLayoutEffect(() => {
    if (tab !== "document" || place.current === null) return;
    window.scrollTo({ top: place.current, behavior: "instant" });
    place.current = null;
  }, [tab]);
};

/** Which of the two a phone shows. */
export const usePhoneTab = (): readonly [PhoneTab, (tab: PhoneTab) => void] => {
  const [tab, setTab] = useState<PhoneTab>("document");
  useKeptPlace(tab);
  return [tab, setTab];
};
