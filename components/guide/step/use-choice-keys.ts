"use client";

import { useLayoutEffect, useRef } from "react";
import { takesKeys } from "#components/ui/takes-keys.ts";
import type { Choice } from "./choice-bar.tsx";

/** The number that a key stands for, by its place, so that every layout has it; null for every other key. */
const numberOf = (event: KeyboardEvent): number | null => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  if (event.repeat || event.isComposing) return null;
  const digit = /^(?:Digit|Numpad)([1-9])$/u.exec(event.code)?.[1];
  return digit === undefined ? null : Number(digit);
};

/** The number on the keyboard is the button's place in the row. */
export const useChoiceKeys = (choices: readonly Choice[], busy: boolean): void => {
  const latest = useRef({ choices, busy });
  latest.current = { choices, busy };
  // Before the first paint: a button that can be seen can be pressed.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const number = numberOf(event);
      if (number === null || takesKeys(event.target)) return;
      const choice = latest.current.choices[number - 1];
      if (choice === undefined) return;
      event.preventDefault();
      if (!latest.current.busy) choice.act();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
};
