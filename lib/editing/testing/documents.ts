/** Small documents with what real ones have: headings, lists, formulas, a table, code, repeated words. */
export const englishDocument = `# Data structures

A structure promises what is cheap. Every promise has its price.

## Linear structures

A **stack** is a collection from which the element added last is taken first (LIFO). A stack of plates is the usual picture.

A queue is a collection from which the element added first is taken first (FIFO). It serves requests in order.

- push: puts an element on top, $O(1)$
- pop: takes the element from the top, $O(1)$
- peek: looks at it

## Search

Binary search halves a sorted range at each step, so $\\log_2 n$ comparisons are enough. The range must be sorted.

| operation | cost |
| --- | --- |
| search | $O(\\log n)$ |
| insert | $O(n)$ |

\`\`\`python
lo, hi = 0, len(a)
\`\`\`

## Summary

Choose the structure by the operation that is frequent.
`;

export const russianDocument = `# Структуры данных

Структура обещает, что будет дёшево. У каждого обещания есть цена.

## Линейные структуры

**Стек** — это коллекция, из которой первым берут элемент, добавленный последним (LIFO). Стопка тарелок — обычный пример стека.

Очередь — это коллекция, из которой первым берут элемент, добавленный первым (FIFO). Она обслуживает запросы по порядку.

- push: кладёт элемент наверх, $O(1)$
- pop: снимает элемент с вершины, $O(1)$
- peek: смотрит на него

## Поиск

Двоичный поиск на каждом шаге делит отсортированный диапазон пополам, поэтому хватает $\\log_2 n$ сравнений. Диапазон должен быть отсортирован.

| операция | цена |
| --- | --- |
| поиск | $O(\\log n)$ |
| вставка | $O(n)$ |

\`\`\`python
lo, hi = 0, len(a)
\`\`\`

## Итоги

Выбирайте структуру по той операции, которая нужна чаще всего.
`;
