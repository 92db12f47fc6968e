"use client";

import { useCallback, useMemo, useState } from "react";
import { refusalText, requestKey, sendJson } from "#components/hooks/send-json.ts";
import { useLatest } from "#components/hooks/use-latest.ts";
import { useTexts } from "#components/ui/texts.tsx";

/** Where what went wrong is said: beside an edit, a version, a conflict or an offer, or in the bar. */
export type ProblemPlace =
  | `edit ${number}`
  | `version ${number}`
  | `conflict ${string}`
  | "garbled"
  | "bar";

type Change = "undo" | "redo" | "restore" | `conflicts/${string}` | "repair";

/** Undo, redo, restore and the settling of conflicts; what cannot be done is said at its place, and nothing is changed by it. */
export const useDocumentActions = (threadId: string, onDone: () => void) => {
  const t = useTexts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ place: ProblemPlace; text: string } | null>(null);
  const latest = useLatest({ t, onDone });

  const act = useCallback(
    async (
      place: ProblemPlace,
      what: Change,
      body: Record<string, number | string>,
    ): Promise<boolean> => {
      setBusy(true);
      setProblem(null);
      const url = `/api/study/${threadId}/${what}`;
      const change = { key: requestKey(), ...body };
      let sent = await sendJson("POST", url, change);
      // The answer may have been lost: with the same key it is done once.
      if (!sent.ok && sent.message === null) sent = await sendJson("POST", url, change);
      setBusy(false);
      if (!sent.ok) {
        setProblem({ place, text: refusalText(latest.current.t, sent) });
      }
      latest.current.onDone();
      return sent.ok;
    },
    [threadId],
  );
  const undo = useCallback(() => act("bar", "undo", {}), [act]);
  const redo = useCallback(() => act("bar", "redo", {}), [act]);
  const undoEdit = useCallback((edit: number) => act(`edit ${edit}`, "undo", { edit }), [act]);
  const restore = useCallback(
    (revision: number) => act(`version ${revision}`, "restore", { revision }),
    [act],
  );
  const settle = useCallback(
    (conflict: string, choice: "note" | "material") =>
      act(`conflict ${conflict}`, `conflicts/${conflict}`, { choice }),
    [act],
  );
  const repair = useCallback(() => act("garbled", "repair", {}), [act]);
  const problemAt = useCallback(
    (place: ProblemPlace): string | null => (problem?.place === place ? problem.text : null),
    [problem],
  );
  const dismiss = useCallback(() => setProblem(null), []);
  return useMemo(
    () => ({ busy, problemAt, dismiss, undo, redo, undoEdit, restore, settle, repair }),
    [busy, problemAt, dismiss, undo, redo, undoEdit, restore, settle, repair],
  );
};

export type DocumentActions = ReturnType<typeof useDocumentActions>;
