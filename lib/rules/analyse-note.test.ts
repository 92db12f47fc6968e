import { describe, expect, it } from "vitest";
import { readNote } from "#lib/notes/read-note.ts";
import { analyseNote, noteOutline, noteStatistics, strategyFor } from "#lib/rules/analyse-note.ts";
import { sampleNote } from "#lib/samples/sample-note.ts";

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

const typeOf = (text: string) => analyseNote(noteStatistics(readNote(text))).contentType;
const story =
  "Вчера мы разбирали, как устроена память компьютера и почему она бывает быстрой и медленной. ".repeat(
    8,
  );

describe("the type of a note", () => {
  it.each([
    ["code", sampleNote("en")],
    ["code", sampleNote("ru")],
    ["theory", story],
    ["short", "Стек — это LIFO. Очередь — это FIFO."],
    [
      "math",
      "Пусть дан ряд $a_n$ и предел $L$, тогда верно $a_n \\to L$ при больших $n$. ".repeat(8),
    ],
    ["math", `$$\nx^2\n$$\n\nИтак, квадрат числа растёт. `.repeat(20)],
    [
      "list",
      Array.from({ length: 25 }, (_, index) => `- взять предмет номер ${index} с полки`).join("\n"),
    ],
    [
      "theory",
      Array.from(
        { length: 12 },
        (_, i) => `- Термин ${i} — это понятие с длинным объяснением`,
      ).join("\n"),
    ],
  ])("is %s", (type, text) => {
    expect(typeOf(text)).toBe(type);
  });

  it("is decided by the whole note and not by its beginning", () => {
    const code =
      "```cpp\nint f(int n) { return n ? n * f(n - 1) : 1; }\n```\n\nПояснение к коду.\n\n";
    expect(typeOf(story + code.repeat(40))).toBe("code");
    expect(typeOf(code + story.repeat(40))).toBe("theory");
  });
});

it("the strategy follows from the type", () => {
  expect(
    (["code", "short", "list", "theory", "math"] as const).map((type) => strategyFor(type)),
  ).toEqual(["code_practice", "direct_quiz", "direct_quiz", "standard", "standard"]);
});

it("statistics count code and formulas from end to end", () => {
  const text = `Text $a+b$ and $c$.\n\n\`\`\`\ncode\n\`\`\`\n\n$$\nx\n$$\n\n- item\n`;
  expect(noteStatistics(readNote(text))).toMatchObject({
    characters: text.length,
    codeBlocks: 1,
    formulas: 3,
    listItems: 1,
    headings: 0,
  });
});
