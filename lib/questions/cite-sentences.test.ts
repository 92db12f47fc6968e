import { describe, expect, test } from "vitest";
import { readNote } from "../concepts/read-note.ts";
import { passage } from "../schemas/quiz.ts";
import { citeSentences } from "./question-from-reply.ts";

const text = `# Loops

A loop repeats. Its body is *indented*.

\`\`\`py
for i in range(3):
    print(i)
\`\`\`

It prints 0 to 2.

## Functions

A function has a name. It may have parameters.

- one
- two
`;
const note = readNote(text);
const number = (words: string): number =>
  note.sentences.find((sentence) => sentence.text.includes(words))?.number ?? -1;
const cite = (words: readonly string[], code: string | null = null, of = note) =>
  citeSentences(of, words.map(number), code);

test("sentences that follow each other are one place, in the note's own words", () => {
  const cited = cite(["indented", "A loop"]);
  expect(cited).toEqual({
    quote: "A loop repeats. Its body is *indented*.",
    start: text.indexOf("A loop"),
    end: text.indexOf("\n\n```py"),
  });
});

test("code between two sentences is shown as code, and the passage has two places", () => {
  const cited = cite(["indented", "It prints"]);
  expect(cited?.quote).toBe(
    "Its body is *indented*.\n\n```py\nfor i in range(3):\n    print(i)\n```\n\nIt prints 0 to 2.",
  );
  expect(cited?.places?.map(({ quote }) => quote)).toEqual([
    "Its body is *indented*.",
    "It prints 0 to 2.",
  ]);
  for (const { start, end, quote } of cited?.places ?? [])
    expect(text.slice(start, end)).toBe(quote);
});

test("code that the question shows itself is left out", () => {
  expect(cite(["indented", "It prints"], note.codeBlocks[0]?.code ?? "")?.quote).toBe(
    "Its body is *indented*.\n\nIt prints 0 to 2.",
  );
});

test("a fence inside the code does not end the block", () => {
  const fenced = readNote("Say this.\n\n````md\n```js\n1;\n```\n````\n\nIt is a fence.");
  expect(citeSentences(fenced, [1, 2], null)?.quote).toBe(
    "Say this.\n\n````md\n```js\n1;\n```\n````\n\nIt is a fence.",
  );
});

test("a heading or other sentences between two make two places of them", () => {
  expect(cite(["It prints", "A function"])?.quote).toBe(
    "It prints 0 to 2.\n\nA function has a name.",
  );
  expect(cite(["A loop", "parameters"])?.quote).toBe("A loop repeats.\n\nIt may have parameters.");
});

describe("a list", () => {
  const steps = `Рукопожатие:

1. Клиент посылает \`SYN\`. Он ждёт.
2. Сервер отвечает:
   - флагом SYN
   - флагом ACK

Соединение есть.
`;
  const list = readNote(steps);
  const citeSteps = (...numbers: number[]) => citeSentences(list, numbers, null);

  test("quoted from within one of its items shows no marker of the others", () => {
    const cited = citeSteps(3, 4, 5, 6, 7);
    expect(cited?.quote).toBe(
      "Он ждёт.\n\nСервер отвечает:\n\nфлагом SYN\n\nфлагом ACK\n\nСоединение есть.",
    );
    expect(cited?.places).toHaveLength(5);
    for (const { start, end, quote } of cited?.places ?? [])
      expect(steps.slice(start, end)).toBe(quote);
  });

  test("keeps the sentences of one item together", () => {
    expect(citeSteps(2, 3)).toEqual({
      quote: "Клиент посылает `SYN`. Он ждёт.",
      start: steps.indexOf("Клиент"),
      end: steps.indexOf("\n2."),
    });
  });

  test("quoted with the paragraph before it is one place and stays a list", () => {
    const cited = citeSteps(1, 2, 3, 4, 5, 6);
    expect(cited?.quote).toBe(steps.slice(0, steps.indexOf("\n\nСоединение")));
    expect(cited?.places).toBeUndefined();
  });
});

test("corrected sentences are quoted as corrected, with the offsets of the note", () => {
  const corrected = {
    ...note,
    sentences: note.sentences.map((sentence) => ({
      ...sentence,
      text: sentence.text.replace("repeats", "runs its body again"),
    })),
  };
  const cited = cite(["A loop", "indented"], null, corrected);
  expect(cited?.quote).toBe("A loop runs its body again. Its body is *indented*.");
  expect(text.slice(cited?.start, cited?.end)).toBe("A loop repeats. Its body is *indented*.");
});

test("there is no passage without sentences, or with one that is not there", () => {
  expect(citeSentences(note, [], null)).toBeNull();
  expect(citeSentences(note, [1, 99], null)).toBeNull();
  expect(citeSentences(note, [0], null)).toBeNull();
});

test("passages stored before they had places are still read", () => {
  expect(passage.parse({ quote: "A", start: 0, end: 1 })).toEqual({ quote: "A", start: 0, end: 1 });
});
