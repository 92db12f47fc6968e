import { expect, test } from "vitest";
import { sendsOn } from "./use-shortcuts.ts";

const key = (pressed: string) => {
  const keys = pressed.split("+");
  return {
    key: keys.at(-1) ?? "",
    ctrlKey: keys.includes("Ctrl"),
    metaKey: keys.includes("⌘"),
    shiftKey: keys.includes("Shift"),
    altKey: keys.includes("Alt"),
  };
};

test.each([
  ["Enter", true, false],
  ["Ctrl+Enter", true, true],
  ["⌘+Enter", true, true],
  ["Shift+Enter", false, false],
  ["Alt+Enter", false, false],
  ["a", false, false],
  ["Ctrl+a", false, false],
])("%s sends a line: %s, a text: %s", (pressed, line, text) => {
  expect(sendsOn(key(pressed), "line")).toBe(line);
  expect(sendsOn(key(pressed), "text")).toBe(text);
});
