import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readNote } from "#lib/notes/read-note.ts";
import { recallQuestions } from "./recall-questions.ts";

const asked = (text: string) =>
  [...recallQuestions(readNote(text))].map(({ prompt, answer, ...rest }) => ({
    ...rest,
    prompt,
    passage: text.slice(answer.start, answer.end),
  }));

describe("a section of at least two sentences", () => {
  test("is asked for by its heading, with its code, without the next section", () => {
    expect(
      asked(
        "# Python\n\n## 2.1 Scopes and namespaces\n\nA scope is a region. A name is looked up in it.\n\n```py\nx = 1\n```\n\n## Short\n\nOne sentence stands here.\n",
      ),
    ).toEqual([
      {
        kind: "prose",
        prompt: "What does your note say about “Scopes and namespaces”?",
        heading: "Scopes and namespaces",
        passage: "A scope is a region. A name is looked up in it.\n\n```py\nx = 1\n```",
      },
    ]);
  });

  test("is named together with the heading above, unless that is the note's title", () => {
    const part = (title: string) => `## ${title}\n\n### Uses\n\nIt is quick. It is cheap.\n\n`;
    expect(
      asked(`# Structures\n\n${part("Stack")}${part("Queue")}`).map(({ prompt }) => prompt),
    ).toEqual([
      "What does your note say about “Uses” (in “Stack”)?",
      "What does your note say about “Uses” (in “Queue”)?",
    ]);
  });

  test("whose heading points at another is named with that one, and without stray marks", () => {
    const text = "It is quick. It is cheap.\n\n";
    expect(
      asked(
        `# N\n\n## Sorting\n\n### What is it?\n\n${text}## **Bucket Sort **\n\n${text}## 1️⃣ Uses\n\n${text}`,
      ).map(({ prompt }) => prompt),
    ).toEqual([
      "What does your note say about “What is it?” (in “Sorting”)?",
      "What does your note say about “Bucket Sort”?",
      "What does your note say about “Uses”?",
    ]);
    expect(asked(`# N\n\n## Question 6\n\n${text}## Heap\n\n${text}`)).toHaveLength(1);
  });

  test("may consist of points that no full stop ends", () => {
    expect(
      asked(
        "## ARP\n\n- A asks every machine who owns the address\n- the owner answers with its own address\n",
      )[0],
    ).toMatchObject({
      kind: "prose",
      passage:
        "- A asks every machine who owns the address\n- the owner answers with its own address",
    });
  });

  test("is asked for in Russian", () => {
    expect(
      asked("## Области видимости\n\nИмя ищут в области. Область бывает вложенной.\n")[0]?.prompt,
    ).toBe("Что сказано в конспекте в разделе «Области видимости»?");
  });

  test("is no question when its heading is one itself, or when it lists sources", () => {
    expect(
      asked(
        "## What is a pipe?\n\nA pipe joins two processes. It has a small buffer.\n\n## References\n\nThe first book is good. The second book is long.\n",
      ).map(({ prompt }) => prompt),
    ).toEqual(["What is a pipe?"]);
  });
});

describe("a list", () => {
  test.each([
    [
      "## Kinds of tissue\n\n- epithelial\n- connective\n- muscle\n- nervous\n",
      "Name the four items under “Kinds of tissue”.",
    ],
    [
      "## Основные этапы\n\n1. Анализ\n2. Проектирование\n3. Кодирование\n4. Тестирование\n5. Поддержка\n",
      "Перечислите пять пунктов из списка «Основные этапы».",
    ],
    [
      "The skin has three layers:\n\n- **Epidermis** — the outer one.\n- **Dermis** — the middle one.\n- **Hypodermis** — the inner one.\n",
      "Name the three items that follow in your note.\n\n> The skin has three layers:",
    ],
    [
      "Этапы проекта:\n\n1. Идея\n2. План\n3. Выпуск\n",
      "Перечислите три пункта из списка «Этапы проекта».",
    ],
    [
      "## Кожа\n\nВ коже различают четыре слоя:\n\n- эпидермис\n- дерма\n- клетчатка\n- фасция\n",
      "Перечислите четыре пункта, которые следуют в конспекте за этими словами (раздел «Кожа»).\n\n> В коже различают четыре слоя:",
    ],
  ])("is asked for by what says what it lists: %s", (text, prompt) => {
    const [draft] = asked(text);
    expect(draft?.kind).toBe("list");
    expect(draft?.prompt).toBe(prompt);
  });

  test("of sentences is prose", () => {
    expect(
      asked(
        "## Mitochondria\n\n- They have a double membrane.\n- They carry their own circular DNA.\n- They make the ATP of a cell.\n",
      ).map(({ kind }) => kind),
    ).toEqual(["prose"]);
  });
});

test.each([
  [
    "# Rome\n\n## The end\n\n- The armies were loyal to their generals\n- The poor became poorer than ever\n\nThe Senate had three hundred members. Sulla doubled them.\n",
    "- The armies were loyal to their generals\n- The poor became poorer than ever",
  ],
  [
    "# Web\n\n## Requests\n\nA request stands for itself. The server keeps nothing of it.\n\nThere are these methods:\n\nGET reads it. POST makes a new one.\n",
    "A request stands for itself. The server keeps nothing of it.",
  ],
  [
    "# Files\n\n## Reading\n\n```py\nopen(path)\n```\n\nA file is closed at the end. A handle is not kept.\n",
    "A file is closed at the end. A handle is not kept.",
  ],
  [
    "# Cells\n\n## Transport\n\nSome of it needs no energy. The rest needs a carrier.\n\n- Water goes through the open pores alone\n- Sugar takes a carrier that turns round\n",
    "Some of it needs no energy. The rest needs a carrier.",
  ],
])("a passage ends with its list, and begins with words: %#", (text, passage) => {
  expect(asked(text).find(({ kind }) => kind === "prose")?.passage).toBe(passage);
});

describe("a note without headings", () => {
  test("is cut at its paragraphs' first sentences", () => {
    expect(
      asked(
        "The heart is a muscular pump. It beats seventy times a minute, day and night.\n\nBlood leaves it through the aorta.\n\nVeins bring it back again, with valves that keep it from turning.\n",
      ).map(({ prompt, passage }) => [prompt, passage]),
    ).toEqual([
      [
        "What comes next in your note?\n\n> The heart is a muscular pump.",
        "It beats seventy times a minute, day and night.",
      ],
      [
        "What comes next in your note?\n\n> Blood leaves it through the aorta.",
        "Veins bring it back again, with valves that keep it from turning.",
      ],
    ]);
  });

  test("with a labelled line here and there is asked for as a whole", () => {
    const text =
      "- the lab - room 4 is where we meet again\n- bring your own goggles and a coat\n- nobody may eat or drink in there\n- the second group comes on another day\n- TODO: ask whether that is so\n";
    expect(asked(text).map(({ prompt }) => prompt)).toEqual([
      "What does your note say? Give its main points.",
    ]);
  });

  test("of a single sentence is asked for as a whole", () => {
    expect(asked("Water boils at a hundred degrees.").map(({ passage }) => passage)).toEqual([
      "Water boils at a hundred degrees.",
    ]);
  });
});

test("whatever a note is, each passage lies in it and nothing is asked twice", () => {
  const line = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc.constantFrom(
      "- item",
      "1. step",
      "## Titles",
      "A term is a word that says something. It says it well.",
      "Kinds of terms are these:",
      "```js\nlet a = 1;\n```",
      "| a | b |",
    ),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const text = lines.join("\n\n");
      for (const { answer } of recallQuestions(readNote(text))) {
        expect(answer.start).toBeGreaterThanOrEqual(0);
        expect(answer.end).toBeGreaterThan(answer.start);
        expect(answer.end).toBeLessThanOrEqual(text.length);
      }
    }),
    { numRuns: 200 },
  );
});
