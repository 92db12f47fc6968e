"use client";

import { isPlain, numberOf, useShortcuts } from "../hooks/use-shortcuts.ts";

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

/** Elements on which Enter has its own meaning; on a choice it has none, so there it checks. */
const pressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest("a, button, summary, textarea, input:not([type=radio])") !== null;

/** The chosen answer takes the focus, wherever it was, so that the next Enter checks it. */
const focusChoice = (index: number): void =>
  document.querySelectorAll<HTMLInputElement>("main fieldset input[type=radio]")[index]?.focus();

/** The keys of the player, for the whole page while it is shown. */
export const usePlayerKeys = (keys: PlayerKeys, trueFalse: boolean): void =>
  useShortcuts((event) => isPlain(event) && actOn(event, keys, trueFalse));

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
  const number = numberOf(event);
  const letter = trueFalse ? letters[event.key.toLowerCase()] : undefined;
  if (event.key === "?") keys.help();
  else if (number !== null) choose(number - 1);
  else if (letter !== undefined) choose(letter);
  else if (event.key === "ArrowLeft") keys.step(-1);
  else if (event.key === "ArrowRight") keys.step(1);
  else if (event.key === "Enter" && !pressable(event.target)) keys.enter();
  else return false;
  return true;
};
