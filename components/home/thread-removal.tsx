"use client";

import { useState } from "react";
import type { ThreadKind } from "#lib/schemas/thread.ts";
import { KeepCards, useCardCount } from "../cards/keep-cards.tsx";
import { RemovalDialog, useOpenDialog } from "../ui/dialog.tsx";
import { useTexts } from "../ui/texts.tsx";

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
  const cards = useCardCount(kind === "guide" ? null : `/api/threads/${id}/cards`);
  // Whoever presses on without a look loses nothing.
  const [keeps, setKeeps] = useState(true);
  return (
    <RemovalDialog
      {...words}
      dialog={dialog}
      url={`/api/threads/${id}`}
      query={`?cards=${keeps ? "keep" : "delete"}`}
      // From the bin a document comes back, and so it takes no card there.
      binChange={kind === "quiz" && keeps ? { cards: "keep" } : {}}
    >
      {cards > 0 && <KeepCards count={cards} keeps={keeps} onChange={setKeeps} className="mt-4" />}
      {cards > 0 && kind === "study" && !keeps && (
        <p role="status" className="text-sm text-loss">
          {t(words.bin === undefined ? "shell.cardsGo" : "shell.cardsGoUnlessBinned")}
        </p>
      )}
    </RemovalDialog>
  );
};
