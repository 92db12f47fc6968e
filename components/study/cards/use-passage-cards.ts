"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { refusalText, sendJson } from "#components/hooks/send-json.ts";
import { useLatest } from "#components/hooks/use-latest.ts";
import { useTexts } from "#components/ui/texts.tsx";
import type {
  MadePassageCards,
  PassageCards,
  PassageCardsRequest,
  UndonePassageCards,
} from "#lib/schemas/passage-card.ts";

/** What came of a press: what was asked for, and what was made of it. */
export interface MadeOfPassage {
  /** Of the press, so that each is told by itself. */
  readonly number: number;
  readonly asked: PassageCardsRequest;
  /** What is shown and can be taken back: also what earlier presses on the same words made. */
  readonly made: MadePassageCards;
  /** How many cards this press brought, and how many were there before it. */
  readonly told: { readonly made: number; readonly known: number };
  /** What came of taking it back; null before. */
  readonly undone: UndonePassageCards | null;
}

/** The cards of the document that is shown, and what is done with a passage of it. */
export interface PassageCardsHere {
  readonly shown: PassageCards;
  /** What was made last, until it is put away. */
  readonly last: MadeOfPassage | null;
  readonly busy: boolean;
  readonly problem: string | null;
  /** Shows what was made, with the marks of its cards; `adds` to what the same passage gave before. */
  readonly onMade: (asked: PassageCardsRequest, made: MadePassageCards, adds?: boolean) => void;
  readonly undo: () => Promise<void>;
  readonly close: () => void;
}

/**
 * What can be taken back: also what an earlier press made that this one knows, or that one of the student's own is added to.
 */
const withEarlier = (
  { made: before }: MadeOfPassage,
  made: MadePassageCards,
  adds: boolean,
): MadePassageCards => {
  const isKept = (id: string) => (adds ? !made.made.includes(id) : made.known.includes(id));
  const earlier = { made: before.made.filter(isKept), linked: before.linked.filter(isKept) };
  return {
    ...made,
    made: [...earlier.made, ...made.made],
    known: [
      ...new Set([
        ...(adds ? before.known : []),
        ...made.known.filter((id) => !earlier.made.includes(id)),
      ]),
    ],
    linked: [...new Set([...earlier.linked, ...made.linked])],
    left: adds ? before.left : made.left,
  };
};

/**
 * Follows the cards of a document: they are read again when the document or this page changes them, and when somebody comes
 * back to the page, as another may have.
 */
export const usePassageCards = (
  threadId: string,
  /** The document's revision on the page; null where there is none. */
  revision: number | null,
  first: PassageCards,
): PassageCardsHere => {
  const t = useTexts();
  const url = `/api/study/${threadId}/passage-cards`;
  const [shown, setShown] = useState(first);
  const [last, setLast] = useState<MadeOfPassage | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const presses = useRef(0);
  /** Of several requests that are under way the last one counts. */
  const asked = useRef(0);
  const refresh = useCallback(async (): Promise<void> => {
    asked.current += 1;
    const own = asked.current;
    const sent = await sendJson<PassageCards>("GET", url);
    if (!sent.ok || own !== asked.current) return;
    // All that is shown of a study hangs on it: the same is not drawn again.
    const isSame = (now: PassageCards) => JSON.stringify(now) === JSON.stringify(sent.value);
    setShown((now) => (isSame(now) ? now : sent.value));
  }, [url]);
  // Who goes back to the page is shown what it said when they left it, as for a quiz of it.
  useEffect(() => {
    void refresh();
  }, [refresh]);
  const told = useRef(revision);
  useEffect(() => {
    if (told.current === revision) return;
    told.current = revision;
    void refresh();
  }, [revision, refresh]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void refresh();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [refresh]);
  const onMade = useCallback<PassageCardsHere["onMade"]>(
    (given, made, adds = false) => {
      setProblem(null);
      presses.current += 1;
      const number = presses.current;
      setLast((before) => {
        const isOpen = before !== null && before.undone === null && made.none === null;
        return {
          ...{ number, asked: given, undone: null },
          made: isOpen ? withEarlier(before, made, adds) : made,
          told: { made: made.made.length, known: made.known.length },
        };
      });
      if (made.made.length + made.known.length > 0) void refresh();
    },
    [refresh],
  );
  const close = useCallback(() => setLast(null), []);
  // All that is shown of a study hangs on what this hook gives, and is drawn again when that changes.
  const latest = useLatest({ last, t });
  const undo = useCallback(async (): Promise<void> => {
    const { last: taken } = latest.current;
    if (taken === null) return;
    setBusy(true);
    setProblem(null);
    const { made, linked } = taken.made;
    const sent = await sendJson<UndonePassageCards>("POST", `${url}/undo`, { made, linked });
    setBusy(false);
    if (!sent.ok) return setProblem(refusalText(latest.current.t, sent));
    setLast((now) => (now?.number === taken.number ? { ...now, undone: sent.value } : now));
    void refresh();
  }, [refresh, url]);
  return useMemo(
    () => ({ shown, last, busy, problem, onMade, undo, close }),
    [shown, last, busy, problem, onMade, undo, close],
  );
};
