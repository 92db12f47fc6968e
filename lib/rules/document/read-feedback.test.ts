import { describe, expect, test } from "vitest";
import { type ListChange, readFeedback } from "./read-feedback.ts";

const more = (by: number | null, about: string | null = null): ListChange => ({
  kind: "more",
  by,
  about,
});
const remove = (...numbers: number[]): ListChange => ({ kind: "remove", numbers });
const keep = (...numbers: number[]): ListChange => ({ kind: "keep", numbers });
const count = (number: number): ListChange => ({ kind: "count", count: number });
const fewer: ListChange = { kind: "fewer" };
const only = (about: string): ListChange => ({ kind: "only", about });
const without = (about: string): ListChange => ({ kind: "without", about });
const add = (text: string): ListChange => ({ kind: "add", text });

const english: readonly (readonly [string, ListChange])[] = [
  ["fewer", fewer],
  ["fewer questions please", fewer],
  ["too many questions", fewer],
  ["make it shorter", fewer],
  ["more", more(null)],
  ["more questions please", more(null)],
  ["3 more", more(3)],
  ["add 2 more questions", more(2)],
  ["Please add 2 more questions about trees", more(2, "trees")],
  ["one more question", more(1)],
  ["another question", more(null)],
  ["more about binary trees", more(null, "binary trees")],
  ["add a question on hash tables", more(1, "hash tables")],
  ["Add questions about heaps.", more(null, "heaps")],
  ["only about sorting", only("sorting")],
  ["Only questions about “linked lists”", only("linked lists")],
  ["just on recursion", only("recursion")],
  ["nothing about stacks", without("stacks")],
  ["no questions about arrays", without("arrays")],
  ["remove all questions about queues", without("queues")],
  ["without questions on code", without("code")],
  ["remove 2", remove(2)],
  ["Remove question 3.", remove(3)],
  ["delete questions 1, 4 and 5", remove(1, 4, 5)],
  ["drop 2-4", remove(2, 3, 4)],
  ["remove the second question", remove(2)],
  ["remove the last question", remove(-1)],
  ["keep only 1 and 3", keep(1, 3)],
  ["leave questions 2-3", keep(2, 3)],
  ["5 questions", count(5)],
  ["make it 7", count(7)],
  ["only 4 questions", count(4)],
  ["cut the list to 3", count(3)],
  ["add: Why is a heap complete? Explain.", add("Why is a heap complete? Explain.")],
  ["add a question: What is a trie?", add("What is a trie?")],
];

const russian: readonly (readonly [string, ListChange])[] = [
  ["меньше", fewer],
  ["поменьше вопросов", fewer],
  ["слишком много вопросов", fewer],
  ["сократи список", fewer],
  ["больше", more(null)],
  ["ещё", more(null)],
  ["больше вопросов, пожалуйста", more(null)],
  ["еще 3", more(3)],
  ["добавь ещё 2 вопроса", more(2)],
  ["добавь 2 вопроса", more(2)],
  ["добавь ещё один вопрос", more(1)],
  ["больше про деревья", more(null, "деревья")],
  ["добавь вопрос про кучу", more(null, "кучу")],
  ["Добавьте 2 вопроса о хеш-таблицах", more(2, "хеш-таблицах")],
  ["ещё про рекурсию", more(null, "рекурсию")],
  ["только про сортировку", only("сортировку")],
  ["только вопросы о «связных списках»", only("связных списках")],
  ["оставь только про поиск", only("поиск")],
  ["Только по теме графы", only("графы")],
  ["ничего про стек", without("стек")],
  ["без вопросов про массивы", without("массивы")],
  ["убери все вопросы про очередь", without("очередь")],
  ["не надо про код", without("код")],
  ["убери 2", remove(2)],
  ["Убери вопрос 3.", remove(3)],
  ["удали вопросы 1, 4 и 5", remove(1, 4, 5)],
  ["удали 2-4", remove(2, 3, 4)],
  ["убери второй вопрос", remove(2)],
  ["убери 3-й вопрос", remove(3)],
  ["удалите последний вопрос", remove(-1)],
  ["оставь только 1 и 3", keep(1, 3)],
  ["оставьте вопросы 2-3", keep(2, 3)],
  ["5 вопросов", count(5)],
  ["оставь 4 вопроса", count(4)],
  ["сократи до 3", count(3)],
  ["сделай 7 вопросов", count(7)],
  ["добавь: Почему куча полная? Объясните.", add("Почему куча полная? Объясните.")],
  ["добавь вопрос: Что такое бор?", add("Что такое бор?")],
];

test.each([...english, ...russian])("%s", (feedback, change) => {
  expect(readFeedback(feedback)).toEqual([change]);
});

describe("several wishes", () => {
  test.each([
    ["remove 2; add 3 more", [remove(2), more(3)]],
    ["Remove the last. 2 more about trees.", [remove(-1), more(2, "trees")]],
    ["remove 2 and 3 and add 1 more", [remove(2, 3), more(1)]],
    ["убери 2 и добавь ещё 3 про стек", [remove(2), more(3, "стек")]],
    ["убери 2, затем ещё 1", [remove(2), more(1)]],
    ["только про деревья\n5 вопросов", [only("деревья"), count(5)]],
  ] as const)("%s", (feedback, changes) => {
    expect(readFeedback(feedback)).toEqual(changes);
  });
});

test.each([
  "",
  "…",
  "make them funnier",
  "сделай посложнее",
  "I like question 3",
  "why is question 2 about trees?",
  "remove the boring ones",
  "убери скучные",
  "remove 2; make the rest harder",
  "the second one is wrong",
  "remove 1-100",
])("what is not understood is not guessed: %j", (feedback) => {
  expect(readFeedback(feedback)).toBeNull();
});

test("a long text costs no time", () => {
  for (const piece of ["add ", "only about ", "убери 1 и ", "больше вопросов про "])
    readFeedback(piece.repeat(2_000));
});
