"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { sendJson } from "#components/hooks/send-json.ts";
import type { GuideNotes } from "#lib/schemas/guide.ts";

const none: GuideNotes["notes"] = [];

/** What notes have of a guide, read again when somebody comes back to the page: there it may have been saved, or asked about. */
export const useGuideNotes = (
  guideId: string,
  /** The one that is shown: of another one, nothing is told. */
  answer: string | null,
  first: GuideNotes,
): GuideNotes["notes"] => {
  const [shown, setShown] = useState(first);
  /** Of several requests that are under way the last one counts: an earlier one may tell of another answer. */
  const asked = useRef(0);
  const refresh = useCallback(async (): Promise<void> => {
    asked.current += 1;
    const own = asked.current;
    const sent = await sendJson<GuideNotes>("GET", `/api/guide/${guideId}/note`);
    if (sent.ok && own === asked.current) setShown(sent.value);
  }, [guideId]);
  const told = useRef(answer);
  useEffect(() => {
    if (told.current === answer) return;
    told.current = answer;
    void refresh();
  }, [answer, refresh]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void refresh();
    };
    // Who goes back to the page is shown what it said when they left it.
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [refresh]);
  return shown.answer === answer ? shown.notes : none;
};
