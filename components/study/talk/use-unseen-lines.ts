import { useState } from "react";
import type { StudyView } from "#lib/schemas/study.ts";

interface Said {
  /** The student's lines that the view had before the first of these. */
  readonly before: number;
  readonly texts: readonly string[];
}

/** What the student has said and the view does not show yet: it stands in the conversation from the press on. */
export const useUnseenLines = (view: StudyView, sending: boolean) => {
  const [said, setSaid] = useState<Said>({ before: 0, texts: [] });
  const lines =
    view.messages.filter(({ author }) => author === "student").length + view.queued.length;
  // A thread that rests has taken up everything that it was told.
  const isOpen = sending || view.thread.status === "running";
  const unseen = isOpen ? said.texts.slice(Math.max(0, lines - said.before)) : [];
  const add = (text: string): void =>
    setSaid(
      unseen.length === 0
        ? { before: lines, texts: [text] }
        : { ...said, texts: [...said.texts, text] },
    );
  /** The last line was not taken. */
  const takeBack = (): void =>
    setSaid(({ before, texts }) => ({ before, texts: texts.slice(0, -1) }));
  return { unseen, add, takeBack };
};
