import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { editCommandsEn } from "#lib/i18n/messages/editing.en.ts";
import { editCommandsRu } from "#lib/i18n/messages/editing.ru.ts";
import { type EditCommand, readChoice, readRequest } from "./read-edit-request.ts";

const replace = (quote: string, text: string): EditCommand => ({ kind: "replace", quote, text });
const remove = (quote: string): EditCommand => ({ kind: "delete", quote });
const insert = (text: string, where: "before" | "after", quote: string): EditCommand => ({
  ...{ kind: "insert", where },
  ...{ quote, text },
});

describe("a command is read", () => {
  it.each<[string, ...EditCommand[]]>([
    ['replace "a" with "b"', replace("a", "b")],
    ['Please replace the word "a" with "b".', replace("a", "b")],
    ["REPLACE 'a' BY 'b'!", replace("a", "b")],
    ["change “a” to “b”", replace("a", "b")],
    ["correct ‘a’ to ‘b’", replace("a", "b")],
    ["rename «a» to «b»", replace("a", "b")],
    ['replace"a"with"b"', replace("a", "b")],
    ['replace "a b" with ""', replace("a b", "")],
    ["replace 'it's' with 'it is'", replace("it's", "it is")],
    ["replace “it’s” with “it is”", replace("it’s", "it is")],
    ["replace ‘it’s’ with ‘it is’", replace("it’s", "it is")],
    ["replace “a “b” c” with “d”", replace("a “b” c", "d")],
    ['insert after "a" "b"', insert("b", "after", "a")],
    ["вставь перед «a» «b»", insert("b", "before", "a")],
    ["delete 'a'", remove("a")],
    ['Remove "a b", please', remove("a b")],
    ["erase “delete “a””", remove("delete “a”")],
    ['insert "a " before "b"', insert("a ", "before", "b")],
    ['Add "a" after the phrase " b "', insert("a", "after", "b")],
    ["замени «a» на «b»", replace("a", "b")],
    ["Замените, пожалуйста, слово «a» на «b».", replace("a", "b")],
    ["заменить „a“ на „b”", replace("a", "b")],
    ["исправь «a» на «b»", replace("a", "b")],
    ["переименуй «a» на «b»", replace("a", "b")],
    ["замени «a «b» c» на «d»", replace("a «b» c", "d")],
    ["Удали «a»", remove("a")],
    ["удалить «a»", remove("a")],
    ["Уберите фразу «a»", remove("a")],
    ["вставь «a» перед «b»", insert("a", "before", "b")],
    ["Добавь «a» после «b»", insert("a", "after", "b")],
    ['delete "a"\ndelete "b"', remove("a"), remove("b")],
    ['1. delete "a"\r\n\r\n2) удали «b»\n- erase "c"', remove("a"), remove("b"), remove("c")],
  ])("%j", (request, ...commands) => {
    expect(readRequest(request)).toEqual({ kind: "commands", commands });
  });
});

describe("taking an edit back is read", () => {
  it.each([
    ["undo", "undo"],
    ["Undo the last edit, please.", "undo"],
    ["revert that", "undo"],
    ["отмени", "undo"],
    ["Отмени последнюю правку, пожалуйста", "undo"],
    ["redo", "redo"],
    ["Redo the edit", "redo"],
    ["Повтори", "redo"],
    ["верни отменённую правку", "redo"],
    ["Верните отмененную!", "redo"],
    ["верни отменённое, пожалуйста", "redo"],
    ["верни последнюю отменённую правку", "redo"],
    ["Отмени отмену", "redo"],
  ])("%s", (request, kind) => {
    expect(readRequest(request)).toEqual({ kind });
  });
});

describe("what is no command is not guessed at", () => {
  it.each([
    "replace the example with a better one",
    "make it shorter",
    "delete the last paragraph",
    'delete the paragraph "a"',
    'don\'t delete "a"',
    'do not replace "a" with "b"',
    'replace "a" with "b" and delete "c"',
    'in the section "s" replace "a" with "b"',
    'move "a" after "b"',
    'swap "a" and "b"',
    'delete "a" "b"',
    'delete ""',
    'insert "" after "b"',
    'delete "a',
    'delete a"',
    "delete «a «b»",
    'replace "he said "a"" with "b"',
    "undo the edit on stacks",
    "I want to undo",
    "undo redo",
    "please",
    "the last edit",
    "замени пример на более понятный",
    "сделай короче",
    "не удаляй «a»",
    "не надо заменять «a» на «b»",
    "замени «a» на «b» и сделай короче",
    "поменяй местами «a» и «b»",
    "перенеси «a» в конец",
    "отмени скобки в формуле",
    // It may be the words that an edit took away.
    "Верни",
    "Верни это",
    "верните последнюю правку",
    "повтори последнюю правку",
    "Всё отлично, больше правок не нужно",
  ])("%s", (request) => {
    expect(readRequest(request)).toEqual({ kind: "unclear", part: request });
  });

  it("and the line that was not understood is named", () => {
    expect(readRequest('delete "a"\nmake it shorter\ndelete "b"')).toEqual({
      kind: "unclear",
      part: "make it shorter",
    });
    // "Undo" alone is understood.
    const mixed = 'delete "a"\nundo';
    expect(readRequest(mixed)).toEqual({ kind: "unclear", part: mixed });
    expect(readRequest(" \n ")).toEqual({ kind: "unclear", part: "" });
  });

  it("and so many commands at once that nobody can follow them are refused", () => {
    const lines = (count: number) => 'delete "a"\n'.repeat(count);
    expect(readRequest(lines(20)).kind).toBe("commands");
    expect(readRequest(lines(21))).toEqual({ kind: "too_many", count: 21, most: 20 });
  });
});

test.each([editCommandsEn, editCommandsRu])("each example that is offered is read", (texts) => {
  const examples = texts.examples.split("\n").map((example) => example.replace(/^- /, ""));
  expect(examples.map((example) => readRequest(example).kind)).toEqual([
    ...["commands", "commands", "commands", "commands"],
    ...["whole", "whole", "whole", "whole", "undo", "whole", "redo"],
  ]);
});

const anyText = fc.string({ unit: "binary", maxLength: 12 });
const pieces = fc.constantFrom(
  ...["replace", "замени", "delete", "удали", "insert", "вставь", "with", "на", "after", "после"],
  ...["«", "»", '"', "'", "‘", "’", "“", "”", "„", "undo", "повтори", "\n", "\r", "1.", "- ", " "],
);

test("whatever is typed, it is read", () => {
  const request = fc.array(fc.oneof(pieces, anyText), { maxLength: 16 });
  fc.assert(
    fc.property(request, (parts) => {
      const read = readRequest(parts.join(" "));
      if (read.kind !== "commands") return;
      for (const { quote } of read.commands) {
        expect(quote).toBe(quote.trim());
        expect(quote).not.toBe("");
      }
    }),
    { numRuns: 2_000 },
  );
});

test("whatever is quoted is read as it stands", () => {
  const quoted = fc.string({ maxLength: 30 }).filter((text) => !/["\r\n]/.test(text));
  fc.assert(
    fc.property(quoted, quoted, (old, text) => {
      fc.pre(old.trim() !== "");
      const commands = [replace(old.trim(), text)];
      expect(readRequest(`replace "${old}" with "${text}"`)).toEqual({
        kind: "commands",
        commands,
      });
    }),
  );
});

describe("a hostile request is read in linear time", () => {
  const size = 100_000;
  const filled = (part: string) => part.repeat(Math.ceil(size / part.length)).slice(0, size);
  const hostile = [
    ...['"', "'", "‘", "’", "“", "”", "„", "«", "»", "«»", "««a»", "““a”", "„a", "‘a", "'a", "a'"],
    ...[
      "replace ",
      "замени ",
      "undo ",
      "please ",
      'replace "a" ',
      'delete "a"\n',
      "«a» на ",
      "«a ",
    ],
    ...["\n", "\r\n", " ", ",", "1. ", "- ", "1", "a", "ё", "İ", "\u{1f600}", "\ud800", "\0"],
  ];
  // A quadratic reading takes minutes; the watchdog only ends the test.
  it.each(hostile)("%j", { timeout: 20_000 }, (part) => {
    for (const request of [
      filled(part),
      `replace ${filled(part)}`,
      `replace "a" with ${filled(part)}"`,
    ])
      expect(readRequest(request).kind).toBeTypeOf("string");
  });
});

test.each([
  ["none", "none"],
  ["None of them.", "none"],
  ["No!", "none"],
  ["нет", "none"],
  ["Ни один", "none"],
  ["никакой", "none"],
  ["ни одно из них", "none"],
  ["all", "all"],
  ["Все", "all"],
  // Who says this is done.
  ["всё", null],
  ["", null],
  ["?", null],
  ["no, replace “stack” with “queue”", null],
  ["удали все", null],
  ["нет ".repeat(50), null],
])("%j means %j", (answer, choice) => {
  expect(readChoice(answer)).toBe(choice);
});

test.each([
  ["undo the last change", "undo"],
  ["Undo my last edit.", "undo"],
  ["отмени последнее изменение", "undo"],
  ["put it back", "back"],
  ["верни обратно", "back"],
  ["Верните всё как было.", "back"],
] as const)("%s asks for %s", (request, kind) => {
  expect(readRequest(request)).toEqual({ kind });
});
