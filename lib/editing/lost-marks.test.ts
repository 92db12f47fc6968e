import { expect, test } from "vitest";
import { bareFormulas, lostMarks } from "./lost-marks.ts";

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

const momentum = "Set $\\beta = 0.9$ at the start, for $n$ steps.\n\n```\nlet q = 1\n```\n";
const bare = (oldText: string, newText: string) => bareFormulas(momentum, { oldText, newText });

test.each([
  ["With β = 0 it is plain descent.", ["β = 0"]],
  ["При β = 0,5 это медленнее.", ["β = 0,5"]],
  ["The share β decides, and n = 3 steps do.", ["β", "n = 3"]],
])("%s holds %j without the signs of a formula", (newText, found) => {
  expect(bare("", newText)).toEqual(found);
});

test.each([
  ["it is one", "", "With $\\beta = 0$ it is plain descent."],
  ["it is code", "", "With `n = 3` it ends."],
  ["it stood there so before", "Let β = 0.", "Now let β = 0."],
  ["no formula of the document is about it", "", "Let q = 1 and γ = 2."],
  ["it is a word", "", "I = you, a sentence and 5 < 6."],
])("nothing is bare where %s", (_, oldText, newText) => {
  expect(bare(oldText, newText)).toEqual([]);
});
