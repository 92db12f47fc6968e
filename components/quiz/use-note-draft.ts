"use client";

import { useCallback, useEffect, useRef, useState } from "react";

/** What the student has put together so far. */
export interface NoteDraft {
  readonly text: string;
  readonly fileName: string | null;
  /** Number of questions; null lets the note decide. */
  readonly wanted: number | null;
  readonly mix: MixName;
}

export type MixName = "balanced" | "choice" | "recall";

const key = "lectern.note-draft";
const empty: NoteDraft = { text: "", fileName: null, wanted: null, mix: "balanced" };

/** Milliseconds of rest in typing before the draft is kept; a note of 1 MB takes some to write. */
const restMs = 300;

/**
 * A note that outlives a reload, a wrong click and a failed request: kept in the tab's session
 * until the quiz is made. A full or forbidden storage only means that it does not outlive them.
 * `typed` gives what was put into the field before this code was there to see it.
 */
export const useNoteDraft = (typed: () => string) => {
  const [draft, setDraft] = useState<NoteDraft | null>(null);
  const latest = useRef({ draft, typed, made: false });
  latest.current.draft = draft;

  useEffect(() => {
    const early = latest.current.typed();
    setDraft({ ...empty, ...readDraft(), ...(early === "" ? {} : { text: early }) });
    const keep = () => {
      const { draft: present, made } = latest.current;
      if (present !== null && !made) keepDraft(present);
    };
    window.addEventListener("pagehide", keep);
    return () => {
      window.removeEventListener("pagehide", keep);
      keep();
    };
  }, []);

  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => keepDraft(draft), restMs);
    return () => clearTimeout(timer);
  }, [draft]);

  const change = useCallback(
    (part: Partial<NoteDraft>) => setDraft((present) => ({ ...empty, ...present, ...part })),
    [],
  );
  /** The quiz is made: nothing has to be kept any more. */
  const forget = useCallback(() => {
    latest.current.made = true;
    sessionStorage.removeItem(key);
  }, []);
  return { draft: draft ?? empty, change, forget };
};

/** Puts a text where the form will find it, for pages that lead to it. */
export const keepDraft = (draft: Partial<NoteDraft>): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Full or forbidden: the text is still on the page.
    return;
  }
};

const readDraft = (): Partial<NoteDraft> => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
};
