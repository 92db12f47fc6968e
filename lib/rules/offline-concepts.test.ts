import { expect, it } from "vitest";
import { conceptsFromNumbers } from "#lib/concepts/concepts-from-numbers.ts";
import { noteWindows } from "#lib/concepts/note-windows.ts";
import { readNote } from "#lib/notes/read-note.ts";
import { offlineConcepts } from "./offline-concepts.ts";

const found = (text: string) => {
  const note = readNote(text);
  const numbered = noteWindows(note).flatMap((window) => offlineConcepts(window, note.language));
  return conceptsFromNumbers(note, numbered).map(({ term, original, code }) => [
    term,
    original,
    code,
  ]);
};

it("finds definitions in paragraphs, list items and tables, and takes no heading for a term", () => {
  expect(
    found(
      [
        "# Структуры",
        "**Стек** — это список LIFO. Он прост.",
        "- Очередь — список FIFO без приоритетов\n- Дек: список с двумя концами\n- Кольцо: список без начала и конца",
        "| Термин | Значение |\n|---|---|\n| Куча | дерево с наименьшим элементом наверху |",
        "## Хеширование",
        "Ключ превращается в номер ячейки за постоянное время.",
        "## Since Python 3.8",
        "The walrus operator gives a name to a value inside an expression.",
      ].join("\n\n"),
    ),
  ).toEqual([
    ["Очередь", "Очередь — список FIFO без приоритетов", null],
    ["Дек", "Дек: список с двумя концами", null],
    ["Кольцо", "Кольцо: список без начала и конца", null],
    ["Куча", "| Куча | дерево с наименьшим элементом наверху |", null],
  ]);
});

it("takes for terms what a heading names, and the rows of a table that says it explains", () => {
  expect(
    found(
      "## Line of best fit\n\nA line of best fit is a line that follows the data.\n\n| Name | Meaning |\n|---|---|\n| Delay | the time that a packet takes |\n| x | y |\n",
    ).map(([term]) => term),
  ).toEqual(["line of best fit", "Delay"]);
});

it("takes a list for one of terms by its heading, by its own topic or by the kinds that it names", () => {
  const terms = (text: string) => found(text).map(([term]) => term);
  const osmosis = "- **Осмос** — переход воды через стенку клетки\n";
  expect(terms(`## Основные понятия\n\n${osmosis}`)).toEqual(["Осмос"]);
  expect(terms(`# Глоссарий\n\n## О\n\n${osmosis}`)).toEqual(["Осмос"]);
  expect(terms(`## Осмос\n\n${osmosis}`)).toEqual(["Осмос"]);
  expect(terms(`## Клетка\n\n${osmosis}`)).toEqual([]);
  const kinds =
    "- **Осмос** — процесс перехода воды через стенку\n- **Ядро** — часть клетки с хромосомами\n- **Ткань** — группа клеток, сходных по строению\n";
  expect(terms(`## Клетка\n\n${kinds}`)).toEqual(["Осмос", "Ткань"]);
  expect(terms(`## Возможности\n\n${kinds}`)).toEqual([]);
  expect(terms("## Cells\n\n- **Osmosis**: a process in which water passes a wall\n")).toEqual([]);
  expect(
    terms(
      "## Cells\n\n- **Osmosis**: a process in which water passes a wall\n- **Organ**: a group of tissues that work together\n",
    ),
  ).toEqual(["Osmosis", "Organ"]);
});

it("takes one and many of a thing for one term", () => {
  expect(
    found(
      "A want is a desire that is backed by money.\n\nWants are desires that are backed by money.\n",
    ).map(([term]) => term),
  ).toEqual(["want"]);
});

it.each([
  [
    "what a program can do, though it has the form of terms",
    "## Правка\n\n- **Отмена операций** — возврат на один шаг назад\n- **История изменений** — просмотр прежних версий текста\n- **Гибкость** — настройка всех цветов и размеров\n",
  ],
  [
    "what a thing is likened to",
    "## Затмение\n\nЛуна — это мячик, который кто-то держит перед глазами.\n\n## A place of true links\n\nThe garden is the web as a place that grows.\n",
  ],
  ["a summary", "## Память\n\nКороче говоря swap это временная мера для диагностики.\n"],
  [
    "a work or a doing that the text speaks of",
    "King Lear is a play that was set in England.\n\nWorking is a way of preserving knowledge.\n",
  ],
  [
    "what is claimed of many",
    "Senses are sources of information.\n\nMoral statements are expressions of taste.\n",
  ],
  [
    "a phrase before a dash that nothing sets off",
    "## Файлы в программе\n\nРазмер файла - тип с целыми числами всегда.\n",
  ],
  [
    "what a list of links says of other notes",
    "## Связи\n\n- [[Рим]] — государство, построившее и содержавшее систему\n- [[Падение Рима]] — процесс, который система сдерживала три века\n",
  ],
  [
    "a lone item of a list",
    "Hints:\n\n- Latency: a time that passes before the answer\n- buy milk\n",
  ],
  [
    "a label that comes again and again",
    "## A\n\n**Syntax**: a row of words in brackets\n\n## B\n\n**Syntax**: a row of words in quotes\n",
  ],
  [
    "a subject in the middle of a paragraph",
    "We sort them. The list is a row of names in order of age. It is long.\n",
  ],
  [
    "a phrase with a preposition that no heading names",
    "Debris from comets is a source of small stones in space.\n",
  ],
  ["a person whom no heading names", "Phillippa Lally is a researcher at a college in London.\n"],
  ["a subject without an article that no heading names", "Journey is a place with wild beasts.\n"],
  ["what was once so", "Slavery was a part of life in that land.\n"],
  ["a name in code that the text speaks of", "The `user` is the name of an account on the host.\n"],
  [
    "what a longer note says once and no heading names",
    `# Spring\n\n${"The wizard asks for a few values. ".repeat(6)}\n\n- *Group* is a set of projects that share an address\n- *Packaging* is a way of wrapping the program\n`,
  ],
  [
    "what an example is about",
    `## An example\n\nA fraction is a number that is cut. ${"A fraction is small here. ".repeat(4)}\n`,
  ],
  [
    "two things that a sign joins",
    "## Теория\n\n**Монета/кости** — множество исходов, которые равны\n\n**Выбор группы/команды** — отношение размеров, которое дано\n",
  ],
  ["a sign before a name", "· Сам цикл — процесс, который смотрит на стек и очереди.\n"],
  ["a thing of the reader", "Твоя модель тегов — шаблон, который можно обобщить дальше.\n"],
  ["a half sentence", "Anyway the resulting chains are a family of processes.\n"],
  [
    "words that name no thing of their own",
    "## Strings declared using backticks\n\nStrings declared using backticks are a kind of string that spans lines.\n",
  ],
  ["an adjective before a dash", "Блокирующие - очереди, которые ждут нового элемента.\n"],
  ["an instance", "## Car crash\n\nA car crash is a classic example of a collision in physics.\n"],
  [
    "what is praised, however often",
    `**NewsBreak** is the standout for local news. ${"NewsBreak is read. ".repeat(4)}\n`,
  ],
  [
    "the beginning of a name in a heading",
    "## Earliest deadline first\n\nEarliest deadline is an algorithm that sorts tasks by time.\n",
  ],
  [
    "what the other term tells",
    "## Strings\n\nA string is a **palindrome** when it reads the same backward.\n",
  ],
  [
    "one thing that once did something",
    "City is a landscape that replicated the spirits. City here. City there.\n",
  ],
  ["somebody of old", "## Syrinx\n\nSyrinx was a nymph who lived in a wood.\n"],
  [
    "a field in a table of settings",
    "| Field | Description |\n|---|---|\n| Status | a sign of whether the server answers |\n| Limit | the size that a file may have |\n| Delay | the time that a packet takes |\n",
  ],
  ["a name in code", "`increment` is the identifier to which the value was bound.\n"],
  [
    "a row of a table that compares",
    "| Credible | Not credible |\n|---|---|\n| Sites of schools | Articles without a list of sources |\n| Journals | Pages without a date of writing |\n| ads | no |\n",
  ],
])("takes %s for no term", (_, text) => {
  expect(found(text)).toEqual([]);
});

it("takes for a term what a note says again, or a heading names", () => {
  const filler = "Rain falls on the hill. ".repeat(8);
  const lock = "A mutex is a lock that one thread holds.";
  const terms = (text: string) => found(text).map(([term]) => term);
  expect(terms(`${lock}\n\n${filler}`)).toEqual([]);
  expect(terms(`${lock}\n\n${filler} Mutexes are slow. Take the mutex first.`)).toEqual(["mutex"]);
  expect(terms(`${lock.replace("mutex", "**mutex**")}\n\n${filler} Take the mutex.`)).toEqual([
    "mutex",
  ]);
  for (const heading of ["Mutex", "What is a mutex?", "Mutexes and threads", "2. Mutex (lock)"])
    expect(terms(`## ${heading}\n\n${lock}\n\n${filler}`)).toEqual(["mutex"]);
  expect(terms(`## Mutex handling code\n\n${lock}\n\n${filler}`)).toEqual([]);
  expect(terms(`## Glossary\n\n### M\n\n${lock}\n\n${filler}`)).toEqual(["mutex"]);
});

it("takes no beginning of a term for another one", () => {
  expect(
    found(
      "A candidate is a superkey with few attributes.\n\nA candidate key is a superkey without a smaller one in it.\n",
    ).map(([term]) => term),
  ).toEqual(["candidate key"]);
});

it("takes a subject without an article for a term when it is said of which kind it is", () => {
  expect(
    found(
      "Encryption is the process of making data unreadable.\n\nComposer is a tool for dependencies.\n\nMacie is a service that finds secrets in files.\n",
    ).map(([term]) => term),
  ).toEqual(["Encryption", "Composer", "Macie"]);
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
