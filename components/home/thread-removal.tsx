"use client";

import { useEffect, useState } from "react";
import type { ThreadKind } from "#lib/schemas/thread.ts";
import { sendJson } from "../hooks/send-json.ts";
import { RemovalDialog, useOpenDialog } from "../ui/dialog.tsx";
import { useTexts } from "../ui/texts.tsx";

/** How many cards go with a quiz; none until that is known. */
const useCards = (threadId: string, kind: ThreadKind): number => {
  const [cards, setCards] = useState(0);
  useEffect(() => {
    if (kind !== "quiz") return;
    const controller = new AbortController();
    const url = `/api/threads/${threadId}/cards`;
    void sendJson<{ cards: number }>("GET", url, undefined, controller.signal).then((sent) => {
      if (sent.ok) setCards(sent.value.cards);
    });
    return () => controller.abort();
  }, [threadId, kind]);
  return cards;
};

/** Deletes a thread, or puts it into the bin; the cards of a quiz can stay. */
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
      before={keeps && kind === "quiz" ? `/api/threads/${id}/cards` : null}
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
    </RemovalDialog>
  );
};
