"use client";

import { useEffect, useState } from "react";
import type { ThreadKind } from "#lib/schemas/thread.ts";
import { sendJson } from "../hooks/send-json.ts";
import { RemovalDialog, useOpenDialog } from "../ui/dialog.tsx";
import { useTexts } from "../ui/texts.tsx";

/** How many cards a quiz or a document has; none until that is known. */
const useCards = (threadId: string, kind: ThreadKind): number => {
  const [cards, setCards] = useState(0);
  useEffect(() => {
    if (kind === "guide") return;
    const controller = new AbortController();
    const url = `/api/threads/${threadId}/cards`;
    void sendJson<{ cards: number }>("GET", url, undefined, controller.signal).then((sent) => {
      if (sent.ok) setCards(sent.value.cards);
    });
    return () => controller.abort();
  }, [threadId, kind]);
  return cards;
};

/**
 * What is done with cards before their thread goes: those of a quiz would go with it, those of a document are the student's
 * own. From the bin a document comes back, and so it takes none there.
 */
const beforeRemoval = (id: string, kind: ThreadKind, keeps: boolean) => (isBinned: boolean) => {
  if (kind === "quiz" && keeps) return { method: "POST", url: `/api/threads/${id}/cards` } as const;
  if (kind === "study" && !keeps && !isBinned)
    return { method: "DELETE", url: `/api/study/${id}/cards` } as const;
  return null;
};

/** Deletes a thread, or puts it into the bin; the cards of a quiz or a document can stay. */
export const ThreadRemoval = (props: {
  id: string;
  kind: ThreadKind;
  title: string;
  body: string;
  confirm: string;
  bin?: string;
  onDone: () => void;
  onClose: () => void;
}) => {
  const t = useTexts();
  const dialog = useOpenDialog();
  const { id, kind, ...words } = props;
  const cards = useCards(id, kind);
  // Whoever presses on without a look loses nothing.
  const [keeps, setKeeps] = useState(true);
  return (
    <RemovalDialog
      {...words}
      dialog={dialog}
      url={`/api/threads/${id}`}
      before={beforeRemoval(id, kind, keeps)}
    >
      {cards > 0 && (
        <label className="mt-4 flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            checked={keeps}
            onChange={(event) => setKeeps(event.target.checked)}
            className="size-4 flex-none accent-accent"
          />
          {t("shell.keepCards", { count: cards })}
        </label>
      )}
      {cards > 0 && kind === "study" && !keeps && (
        <p role="status" className="text-sm text-loss">
          {t(words.bin === undefined ? "shell.cardsGo" : "shell.cardsGoUnlessBinned")}
        </p>
      )}
    </RemovalDialog>
  );
};
