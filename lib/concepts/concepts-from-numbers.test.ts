import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readNote } from "#lib/notes/read-note.ts";
import { conceptsFromNumbers, plainTerm, wrongNumbers } from "./concepts-from-numbers.ts";
import { arbitraryNote } from "./testing/arbitrary-note.ts";

const text = `# Очереди

Очередь — это список. Он честный. Погода хорошая.

\`\`\`cpp
std::map<int, int> m = {{1, 2}}; // "\\\\" 🙂
\`\`\`

Стек — это LIFO.
`;
const note = readNote(text);

describe("concepts", () => {
  it("have no passage for a term, and no chapter for a definition", () => {
    const long = readNote(`${"A sentence of this note. ".repeat(100)}`);
    const all = long.sentences.map(({ number }) => number);
    const concepts = conceptsFromNumbers(long, [
      { term: "x".repeat(3_000), sentences: [1], code: null },
      { term: "Sentence", sentences: all, code: null },
    ]);
    expect(concepts.map(({ term }) => term)).toEqual(["Sentence"]);
    expect(concepts[0]?.definition.match(/sentence/g)).toHaveLength(12);
  });

  it("have the note's own words and code, cut out by offsets", () => {
    const [concept] = conceptsFromNumbers(note, [{ term: "Очередь", sentences: [1, 2], code: 1 }]);
    expect(concept).toMatchObject({
      id: "c1",
      term: "Очередь",
      definition: "Очередь — это список. Он честный.",
      code: 'std::map<int, int> m = {{1, 2}}; // "\\\\" 🙂',
      codeLanguage: "cpp",
      status: "unchecked",
      changeType: null,
    });
  });

  it("are numbered in the note's order, the same term at the same place once", () => {
    const concepts = conceptsFromNumbers(note, [
      { term: "Стек", sentences: [4], code: null },
      { term: "**Очередь**", sentences: [1], code: null },
      { term: "очередь", sentences: [1, 2], code: null },
    ]);
    expect(concepts.map(({ id, term }) => [id, term])).toEqual([
      ["c1", "Очередь"],
      ["c2", "Стек"],
    ]);
  });

  it("go on behind code, a heading and other sentences, of which nothing gets into the definition", () => {
    const definitions = conceptsFromNumbers(note, [
      { term: "A", sentences: [3, 4], code: null },
      { term: "B", sentences: [1, 3], code: null },
    ]).map(({ definition }) => definition);
    expect(definitions).toEqual([
      "Очередь — это список.\n\nПогода хорошая.",
      "Погода хорошая.\n\nСтек — это LIFO.",
    ]);
  });

  it("that point nowhere are left out; a block that does not exist is none", () => {
    expect(
      conceptsFromNumbers(note, [
        { term: "A", sentences: [99], code: 1 },
        { term: "B", sentences: [], code: null },
        { term: " ** ", sentences: [1], code: null },
        { term: "C", sentences: [1], code: 7 },
      ]),
    ).toMatchObject([{ term: "C", code: null, codeSpan: null }]);
  });

  it("lie inside the note, whatever numbers are named", () => {
    const anyNumbers = fc.array(
      fc.record({
        term: fc.string({ minLength: 1 }),
        sentences: fc.array(fc.integer({ min: -1, max: 20 }), { maxLength: 4 }),
        code: fc.option(fc.integer({ min: -1, max: 6 })),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(arbitraryNote, anyNumbers, (anyText, numbers) => {
        for (const found of conceptsFromNumbers(readNote(anyText), numbers)) {
          const passage = anyText.slice(found.span.start, found.span.end);
          const parts = found.original.split("\n\n");
          expect(passage.startsWith(parts[0] ?? "") && passage.endsWith(parts.at(-1) ?? "")).toBe(
            true,
          );
          expect(found.original).not.toBe("");
          if (found.codeSpan === null) expect(found.code).toBeNull();
          else expect(anyText.slice(found.codeSpan.start, found.codeSpan.end)).toBe(found.code);
        }
      }),
    );
  });
});

describe("wrong numbers", () => {
  const valid = { sentences: new Set([1, 2, 3]), codes: new Set([1]) };

  it.each([
    [{ term: "A", sentences: [9], code: null }, /"A" names sentences that do not exist here: 9/],
    [{ term: "A", sentences: [], code: null }, /names no sentence/],
    [{ term: "A", sentences: [1], code: 4 }, /code block that does not exist here: 4/],
    [{ term: "**", sentences: [1], code: null }, /term is empty/],
  ])("are told to the model: %j", (entry, problem) => {
    expect(wrongNumbers([entry], valid)).toMatch(problem);
  });

  it("are none in a right answer", () => {
    expect(wrongNumbers([{ term: "A", sentences: [3, 1], code: 1 }], valid)).toBeNull();
    expect(wrongNumbers([], valid)).toBeNull();
  });
});

it("a term is plain text", () => {
  expect(plainTerm(" **`Стек`**: ")).toBe("Стек");
  expect(plainTerm("«Hash  table»")).toBe("Hash table");
  expect(plainTerm("C++")).toBe("C++");
  expect(plainTerm("Хранилище «ключ-значение»")).toBe("Хранилище «ключ-значение»");
  expect(plainTerm("«Ключ» хранилища")).toBe("«Ключ» хранилища");
  expect(plainTerm("Стек»")).toBe("Стек");
});

it.each([
  ["__main__", "__main__"],
  ["**__init__**", "__init__"],
  ["let*", "let*"],
  ["`let*`", "let*"],
  ["*args", "*args"],
  ["**kwargs", "**kwargs"],
  ["`*args*`", "*args*"],
  ["`**`", "**"],
  ["#include", "#include"],
  ["_private", "_private"],
  ["my_var_", "my_var_"],
  ["std::", "std::"],
  ["$PATH", "$PATH"],
  ["## Стек", "Стек"],
  ["__Стек__", "Стек"],
  ["__Stack__", "Stack"],
  ["_Hash table_", "Hash table"],
  ["***Стек***", "Стек"],
  ["“Stack”:", "Stack"],
  ["«Стек", "Стек"],
])("the term of %s is %s", (written, term) => {
  expect(plainTerm(written)).toBe(term);
});
