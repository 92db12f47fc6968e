import { growingText } from "#lib/study/growing-text.ts";
import type { StudyStore } from "#lib/study/study-store.ts";
import type { GraphPorts } from "../ports.ts";
import type { StudyStateValue } from "./state.ts";

/** What an answer's growing JSON says so far, kept for the page until the answer is there. */
export interface Draft {
  /** For `AskContext.onText`: shows the growing Markdown of answer `index`, after what it goes on with. */
  readonly onText: (index: number, before?: string) => (reply: string) => void;
  /** The answer `index` is whole. */
  readonly whole: (index: number, markdown: string) => void;
  /**
   * Waits until nothing is being written any more; to be called before the text is stored, because a late draft would
   * outlive it.
   */
  readonly close: () => Promise<void>;
}

/**
 * Shows text on the page while one or several answers grow. Answers are shown in their order, up to the first that is
 * not whole. One write at a time; what grew meanwhile is written with the next. `ask` tells of growth at
 * most twice a second.
 */
export const showDraft = (
  { study, log }: Pick<GraphPorts, "log"> & { readonly study: Pick<StudyStore, "saveDraft"> },
  { ownerId, threadId }: Pick<StudyStateValue, "ownerId" | "threadId">,
  stage: string,
): Draft => {
  const parts: { text: string; whole: boolean }[] = [];
  let shown = "";
  let closed = false;
  let busy = false;
  let writing: Promise<void> = Promise.resolve();

  const visible = (): string => {
    const until = parts.findIndex((part) => !part.whole);
    const inOrder = until === -1 ? parts : parts.slice(0, until + 1);
    return inOrder
      .map(({ text }) => text)
      .join("\n\n")
      .trim();
  };
  const write = async (): Promise<void> => {
    busy = true;
    try {
      for (let text = visible(); !closed && text !== "" && text !== shown; text = visible()) {
        shown = text;
        await study.saveDraft(ownerId, threadId, { stage, text });
      }
    } finally {
      busy = false;
    }
  };
  const grow = (index: number, part: { text: string; whole: boolean }): void => {
    if (closed) return;
    for (let at = parts.length; at < index; at += 1) parts[at] = { text: "", whole: false };
    parts[index] = part;
    if (busy) return;
    // Without it the text comes at once when it is whole; nothing is lost.
    writing = write().catch((error) => log.warn({ threadId, error }, "a draft was not shown"));
  };
  return {
    onText:
      (index, before = "") =>
      (reply) => {
        const grown = growingText(reply, "markdown");
        grow(index, { text: before === "" ? grown : `${before.trim()}\n\n${grown}`, whole: false });
      },
    whole: (index, markdown) => grow(index, { text: markdown.trim(), whole: true }),
    close: async () => {
      closed = true;
      await writing;
    },
  };
};
