"use client";

import { useEffect, useRef } from "react";

/** Tells the server where the browser is when it is not where the page supposes, also when it travelled meanwhile. */
export const TimeZoneWatch = (props: {
  /** Whose calendar the page shows. */
  shown: string;
  save: (zone: string) => Promise<void>;
}) => {
  const { shown, save } = props;
  const told = useRef<string | null>(null);
  useEffect(() => {
    const tell = () => {
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      // Once for each place: a browser that takes no cookies would be told for ever.
      if (document.hidden || zone === shown || zone === told.current) return;
      told.current = zone;
      // What cannot be said now is said when the page is looked at again.
      save(zone).catch(() => {
        told.current = null;
      });
    };
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [shown, save]);
  return null;
};
