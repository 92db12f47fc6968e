import { expect, test } from "vitest";
import { checkByWords } from "./check-by-words.ts";

const words = (text: string): string[] => text.split(" ");
const editor = words("File Edit View Help Project one Untitled 120 bpm Track Audio Master");
const menu = words("New Project Open Export Song Quit");

test("what the step names has come: done", () => {
  const step = "In the **File** menu choose **Export Song**.";
  const check = checkByWords(step, editor, [...editor, ...menu]);
  expect(check).toEqual({ done: "yes", reason: "appeared", words: ["Export Song"] });
});

test("the same text as before: not done, though some words were read otherwise", () => {
  const again = ["Fi1e", ...editor.slice(1)];
  const check = checkByWords("Choose **Export Song**.", editor, again);
  expect(check).toMatchObject({ done: "no", reason: "unchanged", words: ["Export Song"] });
});

test.each(["Click **Arm** to arm the track.", "Включите **Metronome**.", "Tick **Loop**."])(
  "the same text says nothing about a step that leaves no text: %s",
  (step) => {
    expect(checkByWords(step, editor, editor).done).toBe("unknown");
  },
);

test("another screen, on which nothing is what the step speaks of: not done", () => {
  const check = checkByWords("Press **Render**.", editor, words("Welcome to the shop Prices"));
  expect(check).toEqual({ done: "no", reason: "missing", words: ["Render"] });
});

test("another screen that has to do with the step cannot be told", () => {
  const after = words("Rendering 12 percent Cancel");
  expect(checkByWords("Start rendering with **Go**.", editor, after).done).toBe("unknown");
});

test("a name that was there before and has gone or stayed proves nothing", () => {
  const step = "Choose **Export Song**.";
  expect(checkByWords(step, [...editor, ...menu], editor).done).toBe("unknown");
  expect(checkByWords(step, menu, [...menu, ...words("Something new here now")]).done).toBe(
    "unknown",
  );
});

test("without a picture from before, without text or without a name nothing can be told", () => {
  expect(checkByWords("Press **Render**.", null, editor).done).toBe("unknown");
  expect(checkByWords("Press **Render**.", editor, []).done).toBe("unknown");
  expect(checkByWords("go on to the next page.", editor, menu).done).toBe("unknown");
});
