"use client";

import { useLayoutEffect, useRef } from "react";

export interface PlayerKeys {
  readonly choose: (index: number) => void;
  readonly enter: () => void;
  readonly step: (by: 1 | -1) => void;
  readonly help: () => void;
  /** Takes the focus into the field of a question that is answered in writing; null for others. */
  readonly write: (() => void) | null;
}

/** Letters for true and false by their place on the keyboard: T and F, and В and Н where those letters are printed. */
const letters: Readonly<Record<string, number>> = { t: 0, в: 0, f: 1, н: 1, е: 0, а: 1 };

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input:not([type=radio]), textarea, select");

/** Elements on which Enter has its own meaning; on a choice it has none, so there it checks. */
const pressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest("a, button, summary, textarea, input:not([type=radio])") !== null;

/** The chosen answer takes the focus, wherever it was, so that the next Enter checks it. */
const focusChoice = (index: number): void =>
  document.querySelectorAll<HTMLInputElement>("main fieldset input[type=radio]")[index]?.focus();

/** The keys of the player, for the whole page while it is shown. */
export const usePlayerKeys = (keys: PlayerKeys, trueFalse: boolean): void => {
  const latest = useRef({ keys, trueFalse });
  latest.current = { keys, trueFalse };
  // Before the first paint: a question that can be seen can be answered.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (document.querySelector("dialog[open]") !== null || typing(event.target)) return;
      if (actOn(event, latest.current.keys, latest.current.trueFalse)) event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
};

/** True when the key was one of ours. */
const actOn = (event: KeyboardEvent, keys: PlayerKeys, trueFalse: boolean): boolean => {
  const choose = (index: number) => {
    keys.choose(index);
    focusChoice(index);
  };
  if (keys.write !== null && event.key.length === 1 && event.key !== "?") {
    // The letter itself then lands in the field.
    keys.write();
    return false;
  }
  const digit = /^(?:Digit|Numpad)([1-9])$/u.exec(event.code)?.[1];
  const letter = trueFalse ? letters[event.key.toLowerCase()] : undefined;
  if (event.key === "?") keys.help();
  else if (digit !== undefined && !event.shiftKey) choose(Number(digit) - 1);
  else if (letter !== undefined) choose(letter);
  else if (event.key === "ArrowLeft") keys.step(-1);
  else if (event.key === "ArrowRight") keys.step(1);
  else if (event.key === "Enter" && !pressable(event.target)) keys.enter();
  else return false;
  return true;
};
