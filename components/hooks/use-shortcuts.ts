"use client";

import { type KeyboardEvent as FieldKeyEvent, useLayoutEffect } from "react";
import { useLatest } from "#components/hooks/use-latest.ts";

/** What a field takes: one line, which Enter sends, or a longer text, in which Enter begins a new line. */
type Field = "line" | "text";

/** Whether a key sends what was typed: Ctrl or ⌘ + Enter everywhere, Enter where one line is expected. */
export const sendsOn = (
  key: Pick<FieldKeyEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">,
  field: Field,
): boolean => {
  if (key.key !== "Enter" || key.altKey) return false;
  return key.ctrlKey || key.metaKey || (field === "line" && !key.shiftKey);
};

/** The handler of a field's keys, or of a form's for all of its fields. */
export const sendOnKey =
  (field: Field, send: () => void) =>
  (event: FieldKeyEvent): void => {
    // A word that an input method puts together ends with Enter, too; and a field may have sent already.
    if (event.defaultPrevented || event.nativeEvent.isComposing || !sendsOn(event, field)) return;
    event.preventDefault();
    send();
  };

/** Whether keys belong to somebody else at the moment: a field that can be written in, or an open dialog. */
export const takesKeys = (target: EventTarget | null): boolean =>
  document.querySelector("dialog[open]") !== null ||
  (target instanceof HTMLElement &&
    (target.matches("input:not([type=radio], [readonly]), textarea:not([readonly]), select") ||
      target.isContentEditable));

/** Whether Enter has a meaning of its own there; on a choice it has none. */
export const takesEnter = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest(
    "a, button, summary, textarea:not([readonly]), input:not([type=radio], [readonly])",
  ) !== null;

/** A key without Ctrl, ⌘ and Alt. */
export const isPlain = (event: Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "altKey">): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey;

/** The number that a key stands for, by its place, so that every layout has it; null for every other key. */
export const numberOf = (event: Pick<KeyboardEvent, "code" | "shiftKey">): number | null => {
  const digit = /^(?:Digit|Numpad)([1-9])$/u.exec(event.code)?.[1];
  return digit === undefined || event.shiftKey ? null : Number(digit);
};

/** The keys of a page, wherever the focus is, unless they belong to a field or a dialog. `act` tells whether a key was one of its own. */
export const useShortcuts = (act: (event: KeyboardEvent) => boolean): void => {
  const latest = useLatest(act);
  // Before the first paint: what can be seen can be pressed.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || takesKeys(event.target)) return;
      if (latest.current(event)) event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
};
