import { describe, expect, test } from "vitest";
import { inOwnWords } from "./own-words.ts";
import { readRequest } from "./read-edit-request.ts";

const english = `# Databases

## Joins

An inner join keeps rows of both tables. Sales of Hayward and **Oakland** are compared in the table below.

## Aggregate Functions

COUNT counts rows. The section of a report is a group.

## Use of indexes

An index makes reading faster, from A to B.
`;

const russian = `# Планировщик

## Команда at

Команда запускается один раз в Хайварде.

## Агрегатные функции

Функция COUNT считает строки.

## Индексы

Индекс ускоряет чтение.
`;

describe("a request in one's own words", () => {
  test.each([
    ["replace Hayward with Oakland", "replace “Hayward” with “Oakland”"],
    ["Please change hayward to San José.", "replace “Hayward” with “San José”"],
    ["replace the word rows with lines everywhere", "replace “rows” with “lines” everywhere"],
    ["replace from A to B with at once", "replace “from A to B” with “at once”"],
    [
      "rename the section Joins to Combining tables",
      "replace “## Joins” with “## Combining tables”",
    ],
    ["delete the section Aggregate Functions", "delete section “Aggregate Functions”"],
    [
      "could you remove the section about aggregate functions?",
      "delete section “Aggregate Functions”",
    ],
    ["delete the joins section", "delete section “Joins”"],
    [
      "remove An inner join keeps rows of both tables",
      "delete “An inner join keeps rows of both tables”",
    ],
    ["move Joins before Use of indexes", "move section “Joins” before “Use of indexes”"],
    ["move the section Joins to the end", "move section “Joins” to end"],
  ])("%s", (request, command) => {
    expect(inOwnWords(request, english)).toBe(command);
    expect(readRequest(command).kind).not.toBe("unclear");
  });

  test.each([
    ["удали раздел про at", "delete section “Команда at”"],
    ["Убери, пожалуйста, раздел", null],
    ["удалите раздел об агрегатных функциях", "delete section “Агрегатные функции”"],
    ["замени Хайварде на Окленде", "replace “Хайварде” with “Окленде”"],
    ["везде замени строки на записи", "replace “строки” with “записи” everywhere"],
    ["переименуй раздел Индексы в Указатели", "replace “## Индексы” with “## Указатели”"],
    [
      "перенеси Индексы перед Агрегатные функции",
      "move section “Индексы” before “Агрегатные функции”",
    ],
  ])("%s", (request, command) => {
    expect(inOwnWords(request, russian)).toBe(command);
  });

  test.each([
    // What names a part of the text is not what stands there.
    "delete the table",
    "remove the section",
    "delete it",
    "replace this with something shorter",
    "delete the last sentence",
    // Nothing of it stands there.
    "replace Paris with London",
    "delete the section Triggers",
    "make it shorter",
    "change the tone to friendly",
    // A part of a word is no word.
    "replace row with line",
    "what is an inner join?",
    // Where is no part of what is to be written.
    "replace Hayward with Oakland in the table",
  ])("is not guessed: %s", (request) => {
    expect(inOwnWords(request, english)).toBe(null);
  });

  test("of two headings that are meant none is", () => {
    expect(inOwnWords("delete the section joins", `${english}\n## Joins\n`)).toBe(null);
  });

  test("where a Russian request says the place, that is not written", () => {
    expect(inOwnWords("замени строки в разделе Индексы на записи", russian)).toBe(null);
    expect(inOwnWords("замени строки на записи в разделе Индексы", russian)).toBe(null);
  });

  test("a comment in code is no heading", () => {
    const code = "## Setup\n\n```sh\n# install everything\n```\n";
    expect(inOwnWords("rename the section install everything to start", code)).toBe(null);
  });
});
