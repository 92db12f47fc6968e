"use client";

import { isPlain, numberOf, useShortcuts } from "#components/hooks/use-shortcuts.ts";
import type { Choice } from "./choice-bar.tsx";

/** The number on the keyboard is the button's place in the row. */
export const useChoiceKeys = (choices: readonly Choice[], busy: boolean): void =>
  useShortcuts((event) => {
    const number = isPlain(event) && !event.repeat ? numberOf(event) : null;
    const choice = number === null ? undefined : choices[number - 1];
    if (choice === undefined) return false;
    if (!busy) choice.act();
    return true;
  });
