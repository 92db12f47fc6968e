import { keep, readKept } from "#components/hooks/use-session-storage.ts";
import type { Patch } from "#lib/quotes/patch.ts";
import type { TypingRequest } from "#lib/schemas/study.ts";

/**
 * What was typed and may not be stored: what was under way with its key, against the text of `revision`, and what
 * waited behind it, against the text that this makes.
 */
export interface UnsavedTyping {
  readonly revision: number;
  readonly sending: Readonly<Pick<TypingRequest, "key" | "patches">> | null;
  readonly waiting: readonly Patch[] | null;
}

const keyOf = (threadId: string): string => `lectern.typing.${threadId}`;

/** Keeps it for the next load of this tab; null when all is stored. */
export const keepUnsaved = (threadId: string, unsaved: UnsavedTyping | null): void =>
  keep(keyOf(threadId), unsaved);

/** What an earlier load of this tab left; null for nothing. */
export const readUnsaved = (threadId: string): UnsavedTyping | null =>
  readKept(keyOf(threadId)) as UnsavedTyping | null;
