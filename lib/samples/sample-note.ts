import type { Language } from "#lib/schemas/language.ts";

/** A lecture note as a student might write it, with one wrong definition and one foreign snippet. */
const sampleNoteEn = `# Data structures: the week before the test

Every structure is a promise about cost. It makes some operations cheap and pays for it with others.

## Linear structures

**Array** is a block of memory in which elements of one type lie side by side. Any element is reached by its index in $O(1)$ time.

**Linked list** is a chain of nodes in which every node stores a value and a pointer to the next node. Inserting after a known node takes $O(1)$, finding the k-th node takes $O(k)$.

**Stack** is a collection in which the element added last is removed first (LIFO).

\`\`\`cpp
std::stack<int> s;
s.push(1);
s.push(2);
std::cout << s.top();  // 2
\`\`\`

**Queue** is a collection in which the element added last is removed first, as in a line at the canteen.

**Deque** is a queue that allows insertion and removal at both ends.

\`\`\`python
from collections import deque

d = deque([2, 3])
d.appendleft(1)
d.append(4)
print(d)  # deque([1, 2, 3, 4])
\`\`\`

## Search

**Hash table** is a structure that finds a value by its key through a hash function, on average in $O(1)$.

**Collision** is a situation in which two different keys get the same hash.

**Binary search** is an algorithm that halves a sorted range at every step, so it needs $O(\\log n)$ comparisons.

\`\`\`python
def find(a, x):
    lo, hi = 0, len(a)
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] < x:
            lo = mid + 1
        else:
            hi = mid
    return lo
\`\`\`

## Trees and recursion

**Recursion** is a technique in which a function calls itself on a smaller part of the problem.

\`\`\`cpp
std::map<std::string, int> stock = {{"tea", 3}, {"milk", 1}};
std::cout << stock["tea"];
\`\`\`

**Base case** is the input on which a recursive function answers at once, without another call.

**Binary search tree** is a binary tree in which smaller keys stand to the left of a node and larger keys to the right.

**Heap** is a complete binary tree in which every parent is not greater than its children, so the minimum is at the root.

**Big O notation** is a way to describe how the running time of an algorithm grows with the size of its input.
`;

/** The faults as they are planted, and what is right. */
const mendedEn: readonly (readonly [planted: string, right: string])[] = [
  [
    "**Queue** is a collection in which the element added last is removed first",
    "**Queue** is a collection in which the element added first is removed first (FIFO)",
  ],
  [
    `\`\`\`cpp
std::map<std::string, int> stock = {{"tea", 3}, {"milk", 1}};
std::cout << stock["tea"];
\`\`\``,
    `\`\`\`cpp
int factorial(int n) {
    return n == 0 ? 1 : n * factorial(n - 1);
}
\`\`\``,
  ],
];

/** The same lecture note in Russian, with the same wrong definition and the same foreign snippet. */
const sampleNoteRu = `# Структуры данных: повторение перед зачётом

Каждая структура — это обещание о цене: одни операции она делает дешёвыми, за другие приходится платить.

## Линейные структуры

**Массив** — это участок памяти, в котором элементы одного типа лежат подряд. До любого элемента можно добраться по индексу за $O(1)$.

**Связный список** — это цепочка узлов, в которой каждый узел хранит значение и указатель на следующий узел. Вставка после известного узла занимает $O(1)$, поиск k-го узла — $O(k)$.

**Стек** — это коллекция, из которой первым извлекают элемент, добавленный последним (LIFO).

\`\`\`cpp
std::stack<int> s;
s.push(1);
s.push(2);
std::cout << s.top();  // 2
\`\`\`

**Очередь** — это коллекция, из которой первым извлекают элемент, добавленный последним, как в столовой.

**Дек** — это очередь, в которую можно добавлять и из которой можно удалять элементы с обоих концов.

\`\`\`python
from collections import deque

d = deque([2, 3])
d.appendleft(1)
d.append(4)
print(d)  # deque([1, 2, 3, 4])
\`\`\`

## Поиск

**Хеш-таблица** — это структура, которая находит значение по ключу с помощью хеш-функции, в среднем за $O(1)$.

**Коллизия** — это ситуация, в которой два разных ключа получают одинаковый хеш.

**Двоичный поиск** — это алгоритм, который на каждом шаге делит отсортированный диапазон пополам, поэтому ему хватает $O(\\log n)$ сравнений.

\`\`\`python
def find(a, x):
    lo, hi = 0, len(a)
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] < x:
            lo = mid + 1
        else:
            hi = mid
    return lo
\`\`\`

## Деревья и рекурсия

**Рекурсия** — это приём, при котором функция вызывает саму себя для меньшей части задачи.

\`\`\`cpp
std::map<std::string, int> stock = {{"чай", 3}, {"молоко", 1}};
std::cout << stock["чай"];
\`\`\`

**База рекурсии** — это входные данные, на которых рекурсивная функция отвечает сразу, без нового вызова.

**Двоичное дерево поиска** — это двоичное дерево, в котором меньшие ключи стоят слева от узла, а большие — справа.

**Куча** — это полное двоичное дерево, в котором родитель не больше своих потомков, поэтому минимум находится в корне.

**О-нотация** — это способ описать, как время работы алгоритма растёт с размером входных данных.
`;

/** The faults as they are planted, and what is right. */
const mendedRu: readonly (readonly [planted: string, right: string])[] = [
  [
    "**Очередь** — это коллекция, из которой первым извлекают элемент, добавленный последним, как в столовой",
    "**Очередь** — это коллекция, из которой первым извлекают элемент, добавленный раньше всех (FIFO), как в столовой",
  ],
  [
    `\`\`\`cpp
std::map<std::string, int> stock = {{"чай", 3}, {"молоко", 1}};
std::cout << stock["чай"];
\`\`\``,
    `\`\`\`cpp
int factorial(int n) {
    return n == 0 ? 1 : n * factorial(n - 1);
}
\`\`\``,
  ],
];

const notes: Record<Language, string> = { en: sampleNoteEn, ru: sampleNoteRu };
const mended = { en: mendedEn, ru: mendedRu };

/** A note to try the product with; in both languages it teaches the same and has the same faults, for a model to find. */
export const sampleNote = (language: Language): string => notes[language];

/** The same note without its faults: where no model checks it, nobody would be told of them. */
export const soundSampleNote = (language: Language): string =>
  mended[language].reduce(
    (text, [planted, right]) => text.replace(planted, right),
    notes[language],
  );
