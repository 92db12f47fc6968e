import { expect, test } from "vitest";
import { lostMarks } from "./lost-marks.ts";

const lost = (oldText: string, newText: string) => lostMarks({ oldText, newText });

test.each([
  [
    "The **step size** controls how far we go.",
    "Размер шага определяет, как далеко мы идём.",
    ["**step size**"],
  ],
  ["Set $\\beta = 0.9$ at the start.", "At the start, set β = 0 and go on.", ["$\\beta = 0.9$"]],
  [
    "Call `read()` and then `close()` on it.",
    "Вызовите `read()`, а затем close() для него.",
    ["`close()`"],
  ],
])("%s → %s loses %j", (oldText, newText, marks) => {
  expect(lost(oldText, newText)).toEqual(marks);
});

test.each([
  [
    "the marks are there in the other language",
    "The **step size** controls it.",
    "**Размер шага** определяет это.",
  ],
  [
    "nothing but the marks is taken away",
    "The **step size** controls it.",
    "The step size controls it.",
  ],
  [
    "the sentence is shortened",
    "The **step size** and the slope both control how far we go.",
    "Both control it.",
  ],
  ["the passage is deleted", "The **step size** controls it.", ""],
  ["there were no marks", "The step size controls it.", "Размер шага определяет это."],
  ["marks are added", "The step size controls it.", "The **step** is `h` here and there."],
])("nothing is lost where %s", (_, oldText, newText) => {
  expect(lost(oldText, newText)).toEqual([]);
});
