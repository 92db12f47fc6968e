import { expect, it } from "vitest";
import { dictionaryForm, isInstrumental } from "./dictionary-form.ts";

it.each([
  ["стеком", "стек"],
  ["очередью", "очередь"],
  ["рекурсией", "рекурсия"],
  ["наследованием", "наследование"],
  ["множеством", "множество"],
  ["деревом", "дерево"],
  ["кучей", "куча"],
  ["связным списком", "связный список"],
  ["хеш-таблицей", "хеш-таблица"],
  ["двоичным деревом поиска", "двоичное дерево поиска"],
])("the dictionary form of %s is %s", (term, form) => {
  expect(isInstrumental(term)).toBe(true);
  expect(dictionaryForm(term)).toBe(form);
});

it.each(["граф", "связный граф без циклов", "структура данных"])("%s stands as it is", (term) => {
  expect(isInstrumental(term)).toBe(false);
});
