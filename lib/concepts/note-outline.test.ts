import { expect, it } from "vitest";
import { noteOutline } from "./note-outline.ts";
import { readNote } from "./read-note.ts";

const long = Array.from(
  { length: 2_000 },
  (_, index) => `## Тема ${index}\n\nПервое предложение темы ${index}. Второе предложение.\n`,
).join("\n");

it("reaches from the note's beginning to its end within the limit", () => {
  const outline = noteOutline(readNote(long), 20_000);
  expect(outline.length).toBeLessThanOrEqual(20_000);
  const topics = [...outline.matchAll(/(\d+)/g)].map(([number]) => Number(number));
  for (let tenth = 0; tenth < 10; tenth += 1) {
    expect(topics.some((topic) => Math.floor(topic / 200) === tenth)).toBe(true);
  }
});

it("holds every heading, first sentence and block of code where there is room", () => {
  const note = readNote("# A\n\nOne. Two.\n\n```py\nx = 1\ny = 2\n```\n\n## B\n\n- Three\n");
  expect(noteOutline(note, 10_000)).toBe("# A\nOne.\n[code, py] x = 1\n## B\nThree");
});
