/** What the test server knows to be false in a sentence about something, and what stands there rightly. */
export const falseClaims: readonly {
  readonly about: RegExp;
  readonly wrong: RegExp;
  readonly right: string;
  readonly changeType: "minor" | "major";
  readonly why: string;
}[] = [
  {
    about: /^\W*queue\b/i,
    wrong: /added last is removed first|last in, first out/i,
    right: "added first is removed first (FIFO)",
    changeType: "major",
    why: "What you describe is a stack: a queue gives back the oldest element first.",
  },
  {
    about: /^\P{L}*очередь(?!\p{L})/iu,
    wrong: /добавленный последним/i,
    right: "добавленный первым (FIFO)",
    changeType: "major",
    why: "Так устроен стек: из очереди первым выходит самый старый элемент.",
  },
  {
    about: /^\W*stack\b/i,
    wrong: /added first is removed first/i,
    right: "added last is removed first (LIFO)",
    changeType: "major",
    why: "What you describe is a queue.",
  },
  {
    about: /binary search\b/i,
    wrong: /an unsorted/i,
    right: "a sorted",
    changeType: "major",
    why: "Binary search works on sorted data only.",
  },
  {
    about: /^\P{L}*деструктор(?!\p{L})/iu,
    wrong: /при создании объекта/i,
    right: "при уничтожении объекта",
    changeType: "major",
    why: "При создании объекта вызывается конструктор.",
  },
  {
    about: /`touch`/,
    wrong: /removes a file/,
    right: "creates an empty file",
    changeType: "major",
    why: "`rm` removes a file; `touch` creates one or sets its time.",
  },
  {
    about: /compiler/i,
    wrong: /tranlates/i,
    right: "translates",
    changeType: "minor",
    why: "Spelling.",
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
