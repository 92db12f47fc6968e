import type { KeyboardEvent } from "react";

/** What a field takes: one line, which Enter sends, or a longer text, in which Enter begins a new line. */
type Field = "line" | "text";

/** Whether a key sends what was typed: Ctrl or ⌘ + Enter everywhere, Enter where one line is expected. */
export const sendsOn = (
  key: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">,
  field: Field,
): boolean => {
  if (key.key !== "Enter" || key.altKey) return false;
  return key.ctrlKey || key.metaKey || (field === "line" && !key.shiftKey);
};

/** The handler of a field's keys, or of a form's for all of its fields. */
export const sendOnKey =
  (field: Field, send: () => void) =>
  (event: KeyboardEvent): void => {
    // A word that an input method puts together ends with Enter, too; and a field may have sent already.
    if (event.defaultPrevented || event.nativeEvent.isComposing || !sendsOn(event, field)) return;
    event.preventDefault();
    send();
  };
