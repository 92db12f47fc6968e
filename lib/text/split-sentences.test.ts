import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Language } from "#lib/schemas/language.ts";
import { splitSentences } from "./split-sentences.ts";

const split = (text: string, language: Language) =>
  splitSentences(text, language).map(({ start, end }) => text.slice(start, end));

describe("emphasis that ends after a full stop", () => {
  it.each<[Language, ...string[]]>([
    ["en", "**Monty Hall.**", "Behind one door is a car."],
    ["en", "*Is it so?*", "It is."],
    ["en", "It is _so!_", "**Really.**", "The end."],
    ["en", '**"Open it."**', "He did (***at once.***)", "Then he left."],
    ["en", "A lock ~~is a key.~~", "A lock protects.**"],
    ["ru", "**Правило.**", "Дверь меняют всегда."],
    ["ru", "*Пример.*", "Пусть дверь одна."],
    ["ru", "Так сказано: **«Меняй дверь.»**", "_Почему?_", "Так вероятнее."],
    ["ru", "(*Так считают все.*)", "**Вариант А.**", "Дверь закрыта."],
  ])("belongs to the sentence before (%s, %s)", (language, ...sentences) => {
    expect(split(sentences.join(" "), language)).toEqual(sentences);
  });

  it.each([
    ["Цикл длится 0,8 с.", "Систола занимает 0,3 с.", "Диастола длиннее."],
    ["Операция заняла 2 ч.", "Пациент здоров."],
    ["Пауза — 0,4 с.", "**Тоны** слышны в начале."],
    ["Об этом см. с. 12 учебника и ч. II кодекса.", "Там сказано всё."],
  ])("seconds and hours behind a number end one: %s %s", (...sentences) => {
    expect(split(sentences.join(" "), "ru")).toEqual(sentences);
  });

  it("or before a name that begins with one is none of its own", () => {
    expect(split(".NET is a framework. It is big.", "en")).toEqual([
      ".NET is a framework.",
      "It is big.",
    ]);
  });

  it("ends no sentence that goes on", () => {
    for (const text of [
      "**Правило.**, как его зовут, просто.",
      "См. *рис.* Три показывает дверь.",
      "**Опр.** Стек — это список.",
      "Задачу решил **А. Пушкин** вчера.",
    ])
      expect(split(text, "ru")).toEqual([text]);
    expect(split("Use *e.g.* Huffman's tree.", "en")).toHaveLength(1);
    expect(split("Adverts are usu. ITT, as in Partridge.", "en")).toHaveLength(1);
  });

  it("begins the next sentence where it stands before its first letter", () => {
    expect(split("It ends.**Next** one.", "en")).toEqual(["It ends.", "**Next** one."]);
    expect(split("Конец.*«Другое»* слово.", "ru")).toEqual(["Конец.", "*«Другое»* слово."]);
  });
});

test("sentences are in order, do not overlap and hold every letter and digit", () => {
  const bits = fc.constantFrom(...'*_~.!?… \n`$«»"()[]⸩', "**", "Стек", "Door", "т. е.", "А.", "7");
  const texts = fc.array(bits, { maxLength: 40 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(texts, fc.constantFrom<Language>("en", "ru"), (text, language) => {
      let end = 0;
      for (const sentence of splitSentences(text, language)) {
        expect(text.slice(end, sentence.start)).not.toMatch(/[\p{L}\p{N}]/u);
        expect(sentence.start).toBeGreaterThanOrEqual(end);
        expect(sentence.end).toBeGreaterThan(sentence.start);
        end = sentence.end;
      }
      expect(text.slice(end)).not.toMatch(/[\p{L}\p{N}]/u);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["en", "Dacite has c. 69 % silica. It is thick.", 2],
  ["en", "It is a, b and c. Then comes d.", 2],
  ["ru", "Начат собор св. Петра. Его строили долго.", 2],
  ["ru", "Это 2-я пол. XVIII века, а не нач. XIX.", 1],
  ["ru", "Дети моют пол. Потом они спят.", 2],
] as const)("%s: %s", (language, text, count) => {
  expect(splitSentences(text, language)).toHaveLength(count);
});
