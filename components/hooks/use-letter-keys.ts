"use client";

import { useEffect } from "react";
import { useLatest } from "./use-latest.ts";
import { isPlain, takesKeys } from "./use-shortcuts.ts";

/** Letters that do something, with what stands on their keys in the layouts of our languages. */
const letters = { KeyK: /^[kл]$/iu, KeyL: /^[lд]$/iu, KeyR: /^[rк]$/iu };
type LetterKey = keyof typeof letters;

/**
 * Letters of a page by their place on the keyboard, so that every layout has them. A letter that begins an answer is none
 * of them: whoever writes, or is about to, presses Alt with it.
 */
export const useLetterKeys = (acts: Readonly<Partial<Record<LetterKey, () => void>>>): void => {
  const latest = useLatest(acts);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = isLetter(event.code) ? latest.current[event.code] : undefined;
      if (act === undefined || !isMeant(event)) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    window.addEventListener("keydown", onKey, true);
    return () => window.removeEventListener("keydown", onKey, true);
  }, []);
};

const isLetter = (code: string): code is LetterKey => Object.hasOwn(letters, code);

const isMeant = (event: KeyboardEvent): boolean => {
  if (event.repeat || event.isComposing || document.querySelector("dialog[open]")) return false;
  if (isPlain(event)) {
    const field = "main form textarea:not([readonly]), main form input[type=text]:not([readonly])";
    return document.querySelector(field) === null && !takesKeys(event.target);
  }
  // Where Option writes another letter, as a Polish one, that is meant.
  const writesLetter =
    /\p{L}/u.test(event.key) && !letters[event.code as LetterKey].test(event.key);
  return event.altKey && !event.ctrlKey && !event.metaKey && !writesLetter;
};
