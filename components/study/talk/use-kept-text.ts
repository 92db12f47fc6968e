"use client";

import { type RefObject, useEffect, useState } from "react";
import { withEarlyTyping } from "#components/notes/with-early-typing.ts";

/**
 * A text that outlives a reload in this tab; a forbidden storage only means that it does not.
 * `field` shows it: what was typed there before this code came to hear of it is kept, too. The last of the three
 * empties the field while the text is on its way, and keeps it until the next change.
 */
export const useKeptText = (
  key: string,
  field: RefObject<HTMLTextAreaElement | null>,
): [string, (text: string) => void, () => void] => {
  const [text, setText] = useState("");
  useEffect(() => {
    const kept = withEarlyTyping(read(key), field.current);
    write(key, kept);
    if (kept !== "") setText((present) => (present === "" ? kept : present));
  }, [key, field]);
  const change = (next: string) => {
    setText(next);
    write(key, next);
  };
  return [text, change, () => setText("")];
};

/** What belongs in the field after its text was sent: what was typed since, below what was not taken. */
export const textAfter = (field: HTMLTextAreaElement | null, notTaken: string | null): string =>
  [notTaken ?? "", field?.value ?? ""].filter((text) => text !== "").join("\n");

const read = (key: string): string => {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
};

const write = (key: string, text: string): void => {
  try {
    if (text === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Full or forbidden: the text is still on the page.
    return;
  }
};
