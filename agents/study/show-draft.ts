import { growingText } from "../../lib/study/growing-text.ts";
import type { StudyPorts } from "../ports.ts";
import type { StudyStateValue } from "./state.ts";

/** What an answer's growing JSON says so far, kept for the page until the answer is there. */
export interface Draft {
  /** For `AskContext.onText`: shows the growing Markdown of answer `index`. */
  readonly onText: (index: number) => (reply: string) => void;
  /** The answer `index` is whole. */
  readonly whole: (index: number, markdown: string) => void;
  /**
   * Waits until nothing is being written any more; to be called before the text is stored, because a late draft would
   * outlive it. @throws what a write of the draft threw
   */
  readonly close: () => Promise<void>;
}

/**
 * Shows text on the page while one or several answers grow. Answers are shown in their order, up to the first that is
 * not whole. One write at a time; what grew meanwhile is written with the next. `ask` tells of growth at
 * most twice a second.
 */
export const showDraft = (
  { study }: Pick<StudyPorts, "study">,
  { ownerId, threadId }: Pick<StudyStateValue, "ownerId" | "threadId">,
  stage: string,
): Draft => {
  const parts: { text: string; whole: boolean }[] = [];
  let shown = "";
  let closed = false;
  let writing: Promise<void> | null = null;

  const visible = (): string => {
    const until = parts.findIndex((part) => part?.whole !== true);
    const inOrder = until === -1 ? parts : parts.slice(0, until + 1);
    return inOrder.map((part) => part?.text ?? "").join("\n\n");
  };
  const write = async (): Promise<void> => {
    for (let text = visible(); !closed && text.trim() !== "" && text !== shown; text = visible()) {
      shown = text;
      await study.saveDraft(ownerId, threadId, { stage, text });
    }
    writing = null;
  };
  const grow = (index: number, part: { text: string; whole: boolean }): void => {
    if (closed) return;
    for (let at = parts.length; at < index; at += 1) parts[at] = { text: "", whole: false };
    parts[index] = part;
    writing ??= write();
    // Whoever closes the draft is told.
    writing.catch(() => {});
  };
  return {
    onText: (index) => (reply) =>
      grow(index, { text: growingText(reply, "markdown"), whole: false }),
    whole: (index, markdown) => grow(index, { text: markdown.trim(), whole: true }),
    close: async () => {
      closed = true;
      await writing;
    },
  };
};
