import { expect, test } from "vitest";
import { locateControl } from "./locate-control.ts";
import { locatedControl } from "./located-control.ts";
import { toPixels } from "./screen-box.ts";
import type { ScreenWord } from "./screen-word.ts";

const frame = { width: 1_000, height: 800, devicePixelRatio: 1 };

/** A line of words of ten pixels a letter; `|` leaves a wide gap. */
const line = (number: number, x: number, y: number, text: string): ScreenWord[] => {
  let left = x;
  return text.split(" ").flatMap((word) => {
    const at = left;
    left += 10 * word.length + 5;
    if (word === "|") left += 40;
    const box = { x: at, y, width: 10 * word.length, height: 16 };
    return word === "|" ? [] : [{ text: word, box, confidence: 95, line: number }];
  });
};

const centre = (box: { x: number; y: number; width: number; height: number }) => [
  box.x + box.width / 2,
  box.y + box.height / 2,
];

test("the button that the step names is found as fractions of the frame", () => {
  const words = [...line(0, 10, 10, "File | Edit | View"), ...line(1, 600, 700, "Cancel | Save")];
  const located = locatedControl.parse(
    locateControl({ words, frame, instruction: "Click **Save** to keep it." }),
  );
  expect(located.found).toBe(true);
  expect(located.label).toBe("Save");
  const [x, y] = located.box ? centre(toPixels(located.box, frame)) : [];
  expect(x).toBeCloseTo(740);
  expect(y).toBeCloseTo(708);
});

test("a control that is not on the screen is not found, and its name is told", () => {
  const words = line(0, 10, 10, "File | Edit | View");
  const located = locateControl({ words, frame, instruction: "Нажмите «Сохранить»" });
  expect(located).toMatchObject({ found: false, box: null, confidence: 0, label: "Сохранить" });
});
