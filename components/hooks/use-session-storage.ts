"use client";

import {
  type RefObject,
  useCallback,
  useEffect,
  useInsertionEffect,
  useRef,
  useState,
} from "react";

/** What this tab kept under a name; null for nothing, and where the storage is forbidden. */
export const readKept = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
};

/** Keeps something for the next load of this tab; null lets go of it. A full or forbidden storage only means that it is not kept. */
export const keep = (key: string, value: object | null): void => {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // What is to be kept still stands on the page.
    return;
  }
};

/** Milliseconds of rest in typing before the draft is kept; a note of 1 MB takes some to write. */
const restMs = 300;

/**
 * A draft that outlives a reload, a wrong click and a failed request: kept in the tab's session until it is sent.
 * `typed` adds to what was kept what was put into the fields before this code was there to see it; `ready` says that it is.
 */
export const useKeptDraft = <Draft extends object>(
  key: string,
  empty: Draft,
  typed: (kept: Partial<Draft>) => Partial<Draft>,
) => {
  const [draft, setDraft] = useState<Draft | null>(null);
  /** While it is on its way, what is shown is not what is to be kept. */
  const latest = useRef({ draft, typed, empty, sent: false, leaving: false });
  useInsertionEffect(() => {
    latest.current.draft = draft;
  }, [draft]);

  useEffect(() => {
    const kept = (readKept(key) ?? {}) as Partial<Draft>;
    setDraft({ ...latest.current.empty, ...kept, ...latest.current.typed(kept) });
    const keepNow = () => {
      const { draft: present, sent, leaving } = latest.current;
      if (present !== null && !sent && !leaving) keep(key, present);
    };
    window.addEventListener("pagehide", keepNow);
    return () => {
      window.removeEventListener("pagehide", keepNow);
      keepNow();
    };
  }, [key]);

  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => {
      // Sent within the time of rest, it would come back.
      if (!latest.current.sent && !latest.current.leaving) keep(key, draft);
    }, restMs);
    return () => clearTimeout(timer);
  }, [draft, key]);

  const change = useCallback((part: Partial<Draft>) => {
    const { current } = latest;
    current.leaving = false;
    // The page may be left before it shows the change.
    current.draft = { ...current.empty, ...current.draft, ...part };
    setDraft((present) => ({ ...latest.current.empty, ...present, ...part }));
  }, []);
  /** Empties the fields while the draft is on its way; it stays kept until the next change. */
  const clearFields = useCallback(() => {
    const { draft: present } = latest.current;
    if (present !== null) keep(key, present);
    latest.current.leaving = true;
    setDraft(latest.current.empty);
  }, [key]);
  /** It is sent: nothing has to be kept any more. */
  const forget = useCallback(() => {
    latest.current.sent = true;
    keep(key, null);
  }, [key]);
  return { draft: draft ?? empty, ready: draft !== null, change, clearFields, forget };
};

const noText = { text: "" };

/** The same for the text of one field, which may be sent again and again. */
export const useKeptText = (
  key: string,
  field: RefObject<HTMLTextAreaElement | null>,
): [string, (text: string) => void, () => void] => {
  const { draft, change, clearFields } = useKeptDraft(key, noText, ({ text }) => ({
    text: withEarlyTyping(text, field.current),
  }));
  const setText = useCallback(
    (text: string) => {
      // Sent, its field may be gone by now.
      keep(key, text === "" ? null : { text });
      change({ text });
    },
    [change, key],
  );
  return [draft.text, setText, clearFields];
};

/**
 * The same for a text that is sent, without the space around it: its field is empty meanwhile, and what was not taken comes
 * back, above what was typed since.
 * @param onSend tells whether it was taken
 */
export const useSentText = (
  key: string,
  field: RefObject<HTMLTextAreaElement | null>,
  onSend: (text: string) => Promise<boolean>,
) => {
  const [text, setText, clearField] = useKeptText(key, field);
  const isEmpty = text.trim() === "";
  const send = async () => {
    if (isEmpty) return;
    clearField();
    const left = (await onSend(text.trim())) ? "" : text;
    setText([left, field.current?.value ?? ""].filter((part) => part !== "").join("\n"));
  };
  return { text, setText, isEmpty, send: () => void send() };
};

/**
 * What was kept of a text, with what was typed into its field before the page's code was there to fill it; a browser that
 * restores fields brings the same text again, with line ends of its own.
 */
export const withEarlyTyping = (
  kept: string | undefined,
  field: { readonly value: string } | null,
): string => {
  const early = field?.value ?? "";
  if (kept === undefined || kept === "" || early === kept.replaceAll(/\r\n?/g, "\n")) return early;
  return early === "" ? kept : `${kept}\n${early}`;
};
