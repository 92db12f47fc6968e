import { Text } from "@codemirror/state";
import { getIfChanged } from "#components/hooks/send-json.ts";
import { readUnsaved, type UnsavedTyping } from "./unsaved-typing.ts";

/** What a source editor begins with. */
export interface OpenedSource {
  readonly revision: number;
  readonly text: Text;
  /** What an earlier load of this tab left, made against this text. */
  readonly unsaved: UnsavedTyping | null;
}

const asText = (text: string): Text => Text.of(text.split("\n"));

/**
 * The document's text to type into: the newest, or the one that unsaved words were typed into, which then catches
 * up. Null when the server did not answer.
 */
export const openSource = async (threadId: string): Promise<OpenedSource | null> => {
  const unsaved = readUnsaved(threadId);
  if (unsaved !== null) {
    const url = `/api/study/${threadId}/revisions/${unsaved.revision}`;
    const then = (await getIfChanged<{ text: string }>(url, null))?.value;
    if (!then) return null;
    return { revision: unsaved.revision, text: asText(then.text), unsaved };
  }
  const url = `/api/document/${threadId}`;
  const now = (await getIfChanged<{ document: string; revision: number }>(url, null))?.value;
  return now ? { revision: now.revision, text: asText(now.document), unsaved: null } : null;
};
