import { expect, it } from "vitest";
import { conceptsFromNumbers } from "./concepts-from-numbers.ts";
import { noteWindows } from "./note-windows.ts";
import { offlineConcepts } from "./offline-concepts.ts";
import { readNote } from "./read-note.ts";

const found = (text: string) => {
  const note = readNote(text);
  const numbered = noteWindows(note).flatMap((window) => offlineConcepts(window, note.language));
  return conceptsFromNumbers(note, numbered).map(({ term, original, code }) => [
    term,
    original,
    code,
  ]);
};

it("finds definitions in paragraphs, list items, tables and under headings", () => {
  expect(
    found(
      [
        "# Структуры",
        "**Стек** — это список LIFO. Он прост.",
        "- Очередь — список FIFO, честный\n- Дек: список с двумя концами",
        "| Термин | Значение |\n|---|---|\n| Куча | дерево с наименьшим элементом наверху |",
        "## Хеширование",
        "Ключ превращается в номер ячейки за постоянное время.",
        "## Пример",
        "Рассмотрим массив из трёх чисел.",
      ].join("\n\n"),
    ),
  ).toEqual([
    ["Стек", "**Стек** — это список LIFO.", null],
    ["Очередь", "Очередь — список FIFO, честный", null],
    ["Дек", "Дек: список с двумя концами", null],
    ["Куча", "| Куча | дерево с наименьшим элементом наверху |", null],
    ["Хеширование", "Ключ превращается в номер ячейки за постоянное время.", null],
  ]);
});

it("gives code to the definition it follows, else to the one it precedes, and once", () => {
  const code = (name: string) => `\`\`\`py\n${name}\n\`\`\``;
  expect(
    found(
      [
        "A stack is a list with LIFO order.",
        "It is used much.",
        code("s.pop()"),
        "## Next",
        code("q.get()"),
        "A queue is a list with FIFO order.",
        "A deque is a list with two ends.",
        code("d.popleft()"),
        "## Last",
        "A heap is a tree with an order.",
      ].join("\n\n"),
    ).map(([term, , snippet]) => [term, snippet]),
  ).toEqual([
    ["stack", "s.pop()"],
    ["queue", "q.get()"],
    ["deque", "d.popleft()"],
    ["heap", null],
  ]);
});

it("finds nothing in a note that defines nothing", () => {
  expect(found("Yesterday we went out. The weather was fine, and we had tea.")).toEqual([]);
});
