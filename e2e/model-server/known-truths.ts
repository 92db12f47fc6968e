/** What the test server knows to be false, and how it is said rightly. */
export const falseClaims: readonly {
  readonly term: RegExp;
  readonly claim: RegExp;
  readonly truth: string;
  readonly changeType: "minor" | "major";
  readonly message: string;
}[] = [
  {
    term: /^queue$/i,
    claim: /added last is removed first|last in, first out|LIFO/i,
    truth: "**Queue** is a collection in which the element added first is removed first (FIFO).",
    changeType: "major",
    message: "What you describe is a stack: a queue gives back the oldest element first.",
  },
  {
    term: /^очередь$/i,
    claim: /добавленный последним|LIFO/i,
    truth:
      "**Очередь** — это коллекция, из которой первым извлекают элемент, добавленный первым (FIFO).",
    changeType: "major",
    message: "Так устроен стек: из очереди первым выходит самый старый элемент.",
  },
  {
    term: /^stack$/i,
    claim: /added first is removed first|FIFO/i,
    truth: "**Stack** is a collection in which the element added last is removed first (LIFO).",
    changeType: "major",
    message: "What you describe is a queue.",
  },
  {
    term: /^binary search$/i,
    claim: /unsorted/i,
    truth: "**Binary search** is an algorithm that halves a sorted range at every step.",
    changeType: "major",
    message: "Binary search works on sorted data only.",
  },
  {
    term: /^деструктор$/i,
    claim: /при создании объекта/i,
    truth: "**Деструктор** — это метод класса, который вызывается при уничтожении объекта.",
    changeType: "major",
    message: "При создании объекта вызывается конструктор.",
  },
  {
    term: /^compiler$/i,
    claim: /tranlates/i,
    truth: "**Compiler** is a program that translates source code into machine code.",
    changeType: "minor",
    message: "Spelling.",
  },
];

/** What the code of a term must show. */
export const codeTruths: readonly {
  readonly term: RegExp;
  readonly expected: RegExp;
  readonly message: { readonly en: string; readonly ru: string };
}[] = [
  {
    term: /^(?:recursion|рекурсия)$/i,
    expected: /\b(\w+)\s*\([\s\S]*\b\1\s*\(/,
    message: {
      en: "The code reads a map; no function calls itself.",
      ru: "Код читает словарь, ни одна функция не вызывает саму себя.",
    },
  },
  {
    term: /^(?:stack|стек)$/i,
    expected: /push|append|pop/,
    message: { en: "The code uses no stack.", ru: "В коде нет стека." },
  },
  {
    term: /^(?:polymorphism|полиморфизм)$/i,
    expected: /virtual|override|class|def /,
    message: { en: "The code shows no method.", ru: "В коде нет ни одного метода." },
  },
];
