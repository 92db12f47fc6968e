"use client";

import { useCallback, useEffect, useRef, useState } from "react";

/** Milliseconds of rest in typing before the draft is kept; a note of 1 MB takes some to write. */
const restMs = 300;

/**
 * A draft that outlives a reload, a wrong click and a failed request: kept in the tab's session
 * until it is sent. A full or forbidden storage only means that it does not outlive them.
 * `typed` adds to what was kept what was put into the fields before this code was there to see it; `ready` says that it is.
 */
export const useKeptDraft = <Draft extends object>(
  key: string,
  empty: Draft,
  typed: (kept: Partial<Draft>) => Partial<Draft>,
) => {
  const [draft, setDraft] = useState<Draft | null>(null);
  const latest = useRef({ draft, typed, empty, sent: false });
  latest.current.draft = draft;

  useEffect(() => {
    const kept = readDraft<Draft>(key);
    setDraft({ ...latest.current.empty, ...kept, ...latest.current.typed(kept) });
    const keep = () => {
      const { draft: present, sent } = latest.current;
      if (present !== null && !sent) keepDraft(key, present);
    };
    window.addEventListener("pagehide", keep);
    return () => {
      window.removeEventListener("pagehide", keep);
      keep();
    };
  }, [key]);

  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => {
      // Sent within the time of rest, it would come back.
      if (!latest.current.sent) keepDraft(key, draft);
    }, restMs);
    return () => clearTimeout(timer);
  }, [draft, key]);

  const change = useCallback(
    (part: Partial<Draft>) =>
      setDraft((present) => ({ ...latest.current.empty, ...present, ...part })),
    [],
  );
  /** It is sent: nothing has to be kept any more. */
  const forget = useCallback(() => {
    latest.current.sent = true;
    sessionStorage.removeItem(key);
  }, [key]);
  return { draft: draft ?? empty, ready: draft !== null, change, forget };
};

/** Puts a draft where its form will find it, for pages that lead to it. */
export const keepDraft = <Draft extends object>(key: string, draft: Partial<Draft>): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Full or forbidden: the text is still on the page.
    return;
  }
};

const readDraft = <Draft extends object>(key: string): Partial<Draft> => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
};
