import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { conceptsFromNumbers } from "#lib/concepts/concepts-from-numbers.ts";
import { noteWindows } from "#lib/concepts/note-windows.ts";
import { type ReadNote, readNote } from "#lib/notes/read-note.ts";
import { planSlots } from "#lib/questions/plan-slots.ts";
import { findQuestionFault } from "#lib/questions/question-from-reply.ts";
import { cellNote, processesNote } from "#lib/questions/testing/notes.ts";
import { type Concept, defaultMix, type Question } from "#lib/schemas/quiz.ts";
import { offlineCandidates } from "./offline-candidates.ts";
import { offlineConcepts } from "./offline-concepts.ts";
import { proveByRules, readKnowledge } from "./prove-candidates.ts";
import { offlineQuestions } from "./questions/offline-questions.ts";
import { longNote } from "./testing/long-note.ts";

const read = (text: string) => {
  const note = readNote(text);
  const found = noteWindows(note).flatMap((window) => offlineConcepts(window, note.language));
  return { note, concepts: conceptsFromNumbers(note, found) };
};
const questionsOn = (note: ReadNote, concepts: readonly Concept[]) =>
  offlineQuestions(note, concepts, "seed");
const nothingBefore = { ownEarlier: [], kept: [] };
const makeQuiz = async (
  text: string,
  wanted: number | null,
  earlier: readonly Question[] = [],
  kept: readonly Question[] = [],
): Promise<Question[]> => {
  const { note, concepts } = read(text);
  const slots = planSlots({
    beside: [],
    concepts: concepts.map(({ id, code }) => ({
      id,
      hasCode: code !== null,
      sentences: 1,
      asked: 0,
    })),
    corrected: [],
    wanted: wanted ?? 30,
    mix: defaultMix,
    preferCode: false,
    allowOpen: false,
    kept: [],
    unlucky: [],
    leftOut: [],
  });
  const candidates = await offlineCandidates("thr_1", {
    material: { read: note, concepts, check: { patches: [], doubts: [] } },
    ...{ round: kept.length > 0 ? 1 : 0, wanted, slots },
    ordinals: slots.map(({ slot }) => slot),
    earlier,
    ...nothingBefore,
    ...{ kept, ownEarlier: kept },
  });
  return candidates.map(({ question }) => question);
};
const notes: [string, string][] = [
  ["10 concepts in English", processesNote],
  ["10 concepts in Russian", cellNote],
  ["200 concepts in English", longNote("en", 200)],
  ["200 concepts in Russian", longNote("ru", 200)],
];

describe.each(notes)("%s", (_, text) => {
  test("every possible question is well formed and quotes the note", () => {
    const { note, concepts } = read(text);
    for (const question of questionsOn(note, concepts)) {
      expect(findQuestionFault(question)).toBeNull();
      const { start, end, quote } = question.evidence;
      expect(text.slice(start, end)).toBe(quote);
      if (question.code !== null) expect(text).toContain(question.code);
    }
  });

  test("solved again without its key, each has exactly the answer of its key", () => {
    const { note, concepts } = read(text);
    const known = readKnowledge(note, concepts);
    const proofs = [...questionsOn(note, concepts)].map((draft) =>
      proveByRules({ ...draft, id: "q", difficulty: "easy" }, known),
    );
    const share = proofs.filter(({ proved }) => proved).length / proofs.length;
    expect(share).toBeGreaterThan(0.97);
  });

  test("yields the same quiz each time, with one question about a fact", async () => {
    const quiz = await makeQuiz(text, 20);
    expect(await makeQuiz(text, 20)).toEqual(quiz);
    const certain = quiz.filter(({ type }) => type !== "free_recall");
    expect(certain.length).toBeGreaterThanOrEqual(7);
    const concepts = certain.flatMap(({ conceptId }) => conceptId ?? []);
    expect(concepts.length).toBeGreaterThanOrEqual(7);
    expect(new Set(concepts).size).toBe(concepts.length);
  });

  test("begins no option in lower case", () => {
    const { note, concepts } = read(text);
    for (const { stem, options } of questionsOn(note, concepts)) {
      for (const shown of [stem, ...(options ?? [])]) expect(shown).toMatch(/^[\p{Lu}\p{N}`(“«_]/u);
    }
  });

  test("asks nothing that was asked before", async () => {
    const first = await makeQuiz(text, 15);
    const second = await makeQuiz(text, 15, first);
    const stems = new Set(first.map(({ stem }) => stem));
    expect(second.some(({ stem }) => stems.has(stem))).toBe(false);
  });
});

test.each(["en", "ru"] as const)("of a long note a quiz is as planned (%s)", async (language) => {
  const quiz = await makeQuiz(longNote(language, 200), 60);
  expect(quiz).toHaveLength(60);
  const { multiple_choice: choices = [], matching = [] } = Object.groupBy(quiz, ({ type }) => type);
  expect([choices.length, matching.length]).toEqual([59, 1]);
  const places = choices.flatMap(({ options, answer }) => options?.indexOf(answer) ?? []);
  expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
});

test("200 concepts are asked about one by one", async () => {
  const quiz = await makeQuiz(longNote("en", 200), 100);
  expect(quiz).toHaveLength(100);
  expect(new Set(quiz.map(({ conceptId }) => conceptId)).size).toBeGreaterThan(90);
});

test("a definition that could fit two terms is no wrong option for either", () => {
  const text = `**Stack** is a structure with last in, first out order of items.

**Pile** is a structure with last in, first out order of elements.

**Queue** is a line in which items leave as they came.

**Tree** is a hierarchy of nodes with one root.

**Graph** is a set of vertices joined by edges.`;
  const { note, concepts } = read(text);
  for (const { stem, options } of questionsOn(note, concepts)) {
    if (stem.includes("“Stack”"))
      expect(options ?? []).not.toContain(expect.stringMatching(/of elements/));
    if (/last in, first out order of items/i.test(stem))
      expect(options ?? []).not.toContain("Pile");
  }
});

const stemsOf = (text: string) => {
  const { note, concepts } = read(text);
  return [...questionsOn(note, concepts)];
};

describe("a definition that cannot be set against others", () => {
  const quizOn = async (text: string) =>
    (await makeQuiz(text, 10)).map(({ type, stem, answer }) => [type, stem, answer]);

  test("is typed where enough is said of it, else recalled; no statement borrows its meaning", async () => {
    const text =
      "A **stack** is a list that gives its last entry first.\n\nA **queue** is a row that serves whoever came before.\n";
    expect(await quizOn(text)).toEqual([
      [
        "fill_in",
        "What does this describe?\n\n> ____ — a list that gives its last entry first (begins with “s”, 5 letters)",
        "stack",
      ],
      [
        "fill_in",
        "What does this describe?\n\n> ____ — a row that serves whoever came before (begins with “q”, 5 letters)",
        "queue",
      ],
    ]);
    expect(await quizOn("**Очередь** — это порядок обслуживания клиентов.\n")).toEqual([
      [
        "free_recall",
        "Своими словами: что такое «Очередь»?",
        "**Очередь** — это порядок обслуживания клиентов.",
      ],
    ]);
  });

  test("in a table is recalled by its cell", async () => {
    expect(await quizOn("| Term | Meaning |\n|---|---|\n| Delay | time it takes |\n")).toEqual([
      ["free_recall", "In your own words: what is “Delay”?", "time it takes"],
    ]);
  });

  test("is not asked besides a section of its name, nor besides a question with options", async () => {
    const section = "## Stack\n\nA **stack** is a list of plates. It is old.\n";
    expect((await quizOn(section)).map(([, stem]) => stem)).toEqual([
      "What is missing?\n\n> A ____ is a list of plates. (begins with “s”, 5 letters)",
    ]);
    const quiz = await makeQuiz(processesNote, 30);
    const asked = quiz.filter(({ type }) => type !== "free_recall");
    expect(asked.length).toBeGreaterThan(3);
    const defined = quiz.filter(({ stem }) => stem.startsWith("In your own words: what is"));
    for (const { evidence } of defined)
      expect(asked.map((one) => one.evidence.start)).not.toContain(evidence.start);
  });
});

describe("wrong options", () => {
  test("are of the same number as the right one", () => {
    const text = `**Стек** — это список, из которого первым берут последнее.

**Мьютекс** — это замок, который держит один поток.

**Дек** — это список с двумя концами для вставки.

**Граф** — это множество вершин и соединяющих их рёбер.

**Очередь** — это список, из которого первым берут первое.

**Куча** — это дерево с наименьшим ключом в корне.

**Хеш-таблица** — это массив, место в котором находит функция.

**Рекурсия** — это приём, при котором функция вызывает себя.

**Деревья** — это графы без циклов и петель.`;
    const drafts = stemsOf(text).filter(({ kind }) => kind === "term");
    expect(drafts.length).toBeGreaterThan(4);
    for (const { options } of drafts) expect(options).not.toContain("Деревья");
  });

  test("never come from another language, a table or an inflected twin", () => {
    const text = `A **process** is a running program with memory of its own.

**Processes** are programs that the scheduler runs in turn.

A **thread** is a line of execution that shares memory.

A **lock** is a guard that lets one thread pass.

A **cache** is a copy of data that lies nearer to the core.

**Стек** — это список, из которого первым берут последнее.

| term | meaning |
|---|---|
| heap | a tree whose smallest key is at the root |`;
    const options = stemsOf(text).flatMap((draft) => draft.options ?? []);
    expect(options).toContain("Thread");
    for (const foreign of ["Processes", "Стек", "Heap"]) expect(options).not.toContain(foreign);
  });
});

test("a table of commands is asked both ways, code without a word of what it does is not", () => {
  const text = `## Queries

\`\`\`sql
SELECT * FROM weather;
\`\`\`

| command | effect |
|---|---|
| \`git add\` | puts files into the index |
| \`git commit\` | makes a snapshot of the index |
| \`git push\` | sends commits to the server |
| \`git pull\` | fetches commits and merges them |

In short: write queries with care.

Since Python 3.8 there is the walrus operator.`;
  const drafts = stemsOf(text);
  expect(drafts.find(({ stem }) => stem.includes("what does `git add` do"))).toMatchObject({
    answer: "Puts files into the index",
    options: expect.arrayContaining(["Sends commits to the server"]),
  });
  expect(drafts.map(({ answer }) => answer)).toContain("`git push`");
  expect(JSON.stringify(drafts)).not.toMatch(/weather|walrus/);
});

test("a dense note of terms, tables, dates, steps and commented code is asked about each", () => {
  const text = `# Rocks

Magma: molten stone below the surface
Lava: melt that has come out
Erosion: the wearing away of land by water or wind
Weathering: breakdown of stone where it stands
Mantle: the thick layer around the core

| Layer | State |
|---|---|
| Crust | solid |
| Outer core | liquid |
| Upper mantle | solid, flows slowly |
| Inner core | solid under pressure |

- 1815 — the first map of England
- 1830 — Lyell's Principles
- 1912 — continental drift
- 1963 — magnetic stripes

## Steps of the rock cycle

1. Melting
2. Cooling
3. Deposition
4. Compaction
5. Uplift

\`\`\`sh
gmt begin map    # open a new figure
gmt coast -Ggray # paint the land grey
gmt text -F      # write names onto it
gmt end show     # close it and look
\`\`\`

The **lithosphere** takes in the crust and the rigid part of the mantle. They call it **stiff** among many of their own friends.
`;
  const asked = Map.groupBy(stemsOf(text), ({ covers: [first] }) => first?.charAt(0));
  const facts = (kind: string) => new Set(asked.get(kind)?.flatMap(({ covers }) => covers)).size;
  expect({ terms: facts("p"), cells: facts("t"), steps: facts("n"), lines: facts("k") }).toEqual({
    ...{ terms: 9, cells: 4, steps: 1, lines: 4 },
  });
  expect(asked.get("g")?.map(({ answer }) => answer)).toEqual(["lithosphere"]);
});

test("a key keeps its signs, and ends with its list", () => {
  const text = `- **Name**: \`<foo>_<version>\` in one word
- **File**: <foo>_<version>_<arch>.deb on disk
- **Index**: the list of all that is there

This sentence goes on.`;
  const answers = stemsOf(text).map(({ stem, answer }) => `${stem} ${answer}`);
  expect(answers.join("\n")).toContain("`<foo>_<version>_<arch>.deb`");
  expect(answers.join("\n")).not.toMatch(/goes on/);
});

test("what the fact-check corrected is not asked as the note had it", () => {
  const { note, concepts } = read(processesNote);
  const [first, ...rest] = concepts;
  if (!first) throw new Error("no concept");
  const corrected = {
    ...first,
    definition: "A process is an instance of a program in execution by a computer.",
  };
  for (const { stem, options } of questionsOn(note, [corrected, ...rest])) {
    expect(`${stem} ${options?.join(" ")}`).not.toContain("at least one thread");
  }
});

test("any text at all leads to well-formed questions or none", () => {
  const line = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc.constantFrom(
      "- item",
      "1. step",
      "## Title",
      "A **term** is a word that says something.",
      "```js\nlet a = 1;\n```",
      "Термин — это слово, которое что-то значит.",
      "| a | b |",
      "$x^2$",
    ),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const text = lines.join("\n\n");
      const { note, concepts } = read(text);
      for (const question of questionsOn(note, concepts)) {
        expect(findQuestionFault(question)).toBeNull();
        expect(text.slice(question.evidence.start, question.evidence.end)).toBe(
          question.evidence.quote,
        );
      }
    }),
    { numRuns: 150 },
  );
});

test("a long note leaves other work its turns", async () => {
  const { note, concepts } = read(longNote("en", 200));
  let turns = 0;
  let ended = false;
  const others = () => {
    turns += 1;
    if (!ended) setImmediate(others);
  };
  setImmediate(others);
  // Every step seems to take longer than one may hold the event loop.
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => {
    now += 1_000;
    return now;
  });
  const slots = planSlots({
    beside: [],
    concepts: concepts.map(({ id }) => ({ id, hasCode: false, sentences: 1, asked: 0 })),
    corrected: [],
    wanted: 100,
    mix: defaultMix,
    preferCode: false,
    allowOpen: false,
    kept: [],
    unlucky: [],
    leftOut: [],
  });
  await offlineCandidates("thr_1", {
    wanted: null,
    material: { read: note, concepts, check: { patches: [], doubts: [] } },
    round: 0,
    slots,
    ordinals: slots.map(({ slot }) => slot),
    earlier: [],
    ...nothingBefore,
  });
  ended = true;
  clock.mockRestore();
  expect(turns).toBeGreaterThan(400);
});

const descriptions = (text: string) =>
  stemsOf(`# Terms\n\n${text}\n`).flatMap(({ kind, options }) => (kind === "term" ? [] : options));
const others = [
  "**Osmosis** is a slow passage of water through a thin wall of a cell.",
  "**Diffusion** is a spread of small particles from dense places to thin ones.",
  "**Erosion** is a loss of soil that wind or rain carries away.",
].join("\n\n");

test("a meaning that says its term again is asked neither way", () => {
  const text = `${others}\n\n**Negative identity** is an identity that is formed against the wishes of parents.`;
  expect(stemsOf(text).filter(({ answer }) => /identity/i.test(answer))).toEqual([]);
});

test("no option has a word of another's term, its short form, or what others are a kind of", () => {
  const four = (one: string, two: string) => descriptions(`${others}\n\n${one}\n\n${two}`);
  const integration =
    "**Continuous integration (CI)** is a way of working in which all changes are merged daily.";
  for (const [one, two, wrong] of [
    [
      integration,
      "**Delivery** is a step of CI that puts artefacts onto servers daily.",
      /^A step of CI/,
    ],
    [
      "**Apache Spark** is an engine for the analysis of large data on many machines.",
      "**Driver** is a central node that controls a whole Spark application.",
      /^A central node/,
    ],
  ] as const) {
    const drafts = stemsOf(`${others}\n\n${one}\n\n${two}`);
    const term = /\*\*([^*]+?)(?: \(.*)?\*\*/.exec(one)?.[1];
    const asked = drafts.filter(({ stem }) => stem.includes(`“${term}`));
    expect(asked).not.toEqual([]);
    for (const { options } of asked)
      expect(options?.some((option) => wrong.test(option))).toBe(false);
  }
  expect(
    four(
      "**Collection** is an object that keeps several members of one fixed type.",
      "**Set** is a collection whose members differ from one another.",
    ),
  ).not.toContain(null);
});

const rocks = `# Igneous rocks

- **Magma**: molten stone below the surface
- **Lava**: melt that has come out
- **Pumice**: a light glass full of bubbles
- **Basalt**: a dark and heavy floor of the oceans

## Kinds of tissue

- Muscle
- Nerve
- Connective tissue
`;

test("pairs of one list are matched in one question, none of them at its place, and not asked about again", async () => {
  const quiz = await makeQuiz(rocks, null);
  const [matching, ...more] = quiz.filter(({ type }) => type === "matching");
  expect(more).toEqual([]);
  const [magma, lava, pumice, basalt, ...meanings] = matching?.options ?? [];
  expect([magma, lava, pumice, basalt]).toEqual(["Magma", "Lava", "Pumice", "Basalt"]);
  const right = matching?.answer.split("\n") ?? [];
  expect(right[1]).toBe("Melt that has come out");
  expect(meanings.toSorted()).toEqual(right.toSorted());
  expect(meanings.filter((meaning, at) => meaning === right[at])).toEqual([]);
  expect(quiz.filter(({ stem, type }) => type !== "matching" && /Lava|melt/.test(stem))).toEqual(
    [],
  );
});

test("who asks for as many questions as a list has terms gets each by itself", async () => {
  const quiz = await makeQuiz(rocks, 5);
  expect(quiz).toHaveLength(5);
  expect(quiz.map(({ type }) => type)).not.toContain("matching");
});

test("the items of a list that says what it lists are to be named, all of them", async () => {
  const naming = (await makeQuiz(rocks, null)).find(({ type }) => type === "naming");
  expect(naming).toMatchObject({
    ...{
      stem: "“Igneous rocks › Kinds of tissue”: name the 3 that your note lists.",
      options: null,
    },
    answer: "Muscle\nNerve\nConnective tissue",
  });
});

test("what stands in one list is told from what stands in the lists beside it", () => {
  const text = `# Storage

## Block storage

Pros:

- behaves like a disk of the machine
- low latency for databases
- snapshots in a second

Cons:

- one machine at a time
- is bought ahead in full

## Network storage

Pros:

- many machines write at once

Cons:

- each access crosses a cable
`;
  const drafts = stemsOf(text).filter(({ kind }) => kind === "list");
  expect(drafts.map(({ stem, answer }) => [stem, answer])).toEqual([
    ["Which one does not belong to “Storage › Block storage › Pros”?", "One machine at a time"],
  ]);
});

test("numbers beside names, arrows, and names with a paragraph below are pairs; a no-break space is a space", () => {
  const text = `# Ports

- SSH – 22
- DNS – 53
- HTTP – 80
- HTTPS – 443

## Models

- Console → system screen
- Shell → command interpreter
- Terminal → window to type in

## Options

- \\--bare

  Creates a repository without a work tree.

- -q

  Prints errors alone.

- \`--shared\`

  Lets a group write into the repository.
`;
  const drafts = stemsOf(text);
  const answerTo = (stem: string) => drafts.find((draft) => draft.stem.includes(stem))?.answer;
  expect(answerTo("“Ports”: which of these belongs to “DNS”")).toBe("53");
  expect(answerTo("Models”: match each")).toContain("Command interpreter");
  expect(answerTo("Options”: match each")?.split("\n")).toEqual([
    "Creates a repository without a work tree",
    "Prints errors alone",
    "Lets a group write into the repository",
  ]);
  expect(JSON.stringify(drafts)).toContain("`--bare`");
});

test("a Russian paragraph that begins with a term and a dash says what it is, though it is said once", () => {
  const text = `# Индексы

Дескриптор - число, по которому процесс обращается к открытому файлу системы.

Например: для полнотекстового поиска.`;
  expect(stemsOf(text).map(({ answer }) => answer)).toEqual(["Дескриптор"]);
});

test("a comment above a line, and the sentence that introduces a lone line, say what it does", () => {
  const text = `# Pods

\`\`\`sh
# list all pods of the cluster
kubectl get pods -A

# show what happened to one
kubectl describe pod web

# follow what one prints
kubectl logs -f web
\`\`\`

End one without waiting:

\`\`\`sh
kubectl delete pod web --force
\`\`\``;
  const lines = stemsOf(text).filter(({ kind }) => kind === "match" || kind === "definition");
  expect(lines.find(({ kind }) => kind === "match")?.answer.split("\n")).toEqual([
    "List all pods of the cluster",
    "Show what happened to one",
    "Follow what one prints",
  ]);
  expect(stemsOf(text).map(({ answer }) => answer)).toContain("End one without waiting");
});

const answersOf = (text: string) =>
  new Map(stemsOf(text).map(({ stem, answer }) => [stem, answer.replaceAll("\n", " / ")]));

test.each([
  // Marks of a word processor, and dashes below what announces them.
  [
    "Factors:\n• light that falls on it\n• warmth\n\nCycle parts\n• Glycolysis: splits sugar\n• Calvin cycle: fixes carbon\n• Chain: makes ATP\n",
    "“Cycle parts”: match each with its description.",
    "Splits sugar / Fixes carbon / Makes ATP",
  ],
  [
    "Признаки реакций:\n— осадок;\n— газ (пузырьки);\n— запах.\n",
    "«Признаки реакций»: назовите все (3), что перечислены в конспекте.",
    "Осадок / Газ / Запах",
  ],
  // Lines of a numbered point, and commands without a sign behind them.
  [
    "3) Термины\nЭпифиз — конец трубчатой кости\nДиафиз — тело трубчатой кости\nНадкостница — оболочка кости\n",
    "«Термины»: соотнесите с описаниями.",
    "Конец трубчатой кости / Тело трубчатой кости / Оболочка кости",
  ],
  [
    "# Git\n\n`git init` makes a repository\n`git add` fills the index\n`git log` shows what came before\n",
    "“Git”: match each with its description.",
    "Makes a repository / Fills the index / Shows what came before",
  ],
  // Years in a run, and numbers that are none.
  [
    "Timeline\n1945 Yalta and Potsdam\n1949 NATO is founded\n1955 Warsaw Pact\n1961 Berlin is parted\n",
    "“Timeline”: match each date with what belongs to it.",
    "Yalta and Potsdam / NATO is founded / Warsaw Pact / Berlin is parted",
  ],
  [
    "## Codes\n\n- 200: worked\n- 301: has moved\n- 404: is not there\n- 500: broke\n",
    "“Codes”: match what belongs together.",
    "Worked / Has moved / Is not there / Broke",
  ],
  [
    "# Rome\n\n- 753 BC: the city is founded\n- 44 BC: Caesar is murdered\n- 79: Vesuvius breaks out\n- 476: the last emperor goes\n",
    "“Rome”: match each date with what belongs to it.",
    "The city is founded / Caesar is murdered / Vesuvius breaks out / The last emperor goes",
  ],
  // Several names of one option.
  [
    "# sort\n\n- **-r**, **--reverse** – turns the order round\n- **-k**, **--key**=*PLACE* – sorts by what stands there\n- **-u** – This option leaves out what comes twice.\n",
    "“sort”: match each with its description.",
    "Turns the order round / Sorts by what stands there / Leaves out what comes twice",
  ],
  [
    "# Git\n\n## Workflow\n\n1. Create a branch\n2. Commit the change\n3. Push the branch\n4. Delete the branch\n",
    "“Git › Workflow”: put these in the right order.",
    "Create a branch / Commit the change / Push the branch / Delete the branch",
  ],
  // Pairs in one line: names with brackets, clauses, names beside numbers.
  [
    "# Works\n\nNovels: Emma (1815), Persuasion (1817), Sanditon (1925).\n",
    "“Works › Novels”: match what belongs together.",
    "1815 / 1817 / 1925",
  ],
  [
    "# Mind\n\nThe model of Freud: id – drives; ego – reality; superego – morals.\n",
    "“Mind › The model of Freud”: match each with its description.",
    "Drives / Reality / Morals",
  ],
  [
    "# Net\n\nWell-known ports: 22 SSH, 53 DNS, 80 HTTP\n",
    "“Net › Well-known ports”: match what belongs together.",
    "22 / 53 / 80",
  ],
  // Names in one line, as many as its lead says, or in an order.
  [
    "# Ткани\n\nВыделяют три слоя кожи: эпидермис, дерма, подкожная клетчатка.\n",
    "«Ткани › Выделяют три слоя кожи»: назовите все (3), что перечислены в конспекте.",
    "Эпидермис / Дерма / Подкожная клетчатка",
  ],
  [
    "# Needs\n\nThe pyramid from bottom to top: body, safety, love and belonging, esteem\n",
    "“Needs › The pyramid from bottom to top”: put these in the right order.",
    "Body / Safety / Love and belonging / Esteem",
  ],
  [
    "# Ecology\n\n## Levels\norganism → population → community\n",
    "“Ecology › Levels”: put these in the right order.",
    "Organism / Population / Community",
  ],
  // A short lead and a bare line are titles of numbered steps; the nearest heading is not theirs.
  [
    "# Leaves\n\n## Parts\n\nThe process:\n\n1. Light is caught\n2. Water is split\n3. Sugar is built\n",
    "“Leaves › Parts › Process”: put these in the right order.",
    "Light is caught / Water is split / Sugar is built",
  ],
  [
    "# Shell\n\n## Search\n\nHow to write a script\n1. create the file\n2. write the commands\n3. run it\n",
    "“Shell › How to write a script”: put these in the right order.",
    "Create the file / Write the commands / Run it",
  ],
  // A year is a term with its sign, and a day may stand behind its year.
  [
    "# Реформы\n\n- 1861 г. — отмена крепостного права\n- 1864 г. — судебная реформа\n- 1874 г. — военная реформа\n",
    "«Реформы»: соотнесите даты и события.",
    "Отмена крепостного права / Судебная реформа / Военная реформа",
  ],
  [
    "# War\n\n1939 Sept 1: Poland is invaded\n1941 Dec 7: Pearl Harbor\n1944 June 6: landing in Normandy\n",
    "“War”: match each date with what belongs to it.",
    "Poland is invaded / Pearl Harbor / Landing in Normandy",
  ],
  // A meaning is not cut at an abbreviation, and says not where its picture stands.
  [
    "# Кровь\n\n- Плазма: жидкая часть, ок. 55 % объёма (рис. 3)\n- Право: возникает с рождения (п. 2 ст. 17 ГК)\n- Стена: прибл. 2 м, т. е. высокая\n",
    "«Кровь»: соотнесите с описаниями.",
    "Жидкая часть, ок. 55 % объёма / Возникает с рождения (п. 2 ст. 17 ГК) / Прибл. 2 м, т. е. высокая",
  ],
  // A column that numbers the rows names none of them; a table of two things says which one is meant.
  [
    "# OSI\n\n| # | Layer | Unit |\n|---|---|---|\n| 4 | Transport | segment |\n| 3 | Network | packet |\n| 2 | Link | frame |\n",
    "“OSI”: match “Layer” with what stands under “Unit”.",
    "Segment / Packet / Frame",
  ],
  [
    "# Division\n\n| | Mitosis |\n|---|---|\n| divisions | one |\n| daughters | two cells |\n| purpose | growth |\n",
    "“Division”: match each with what stands under “Mitosis”.",
    "One / Two cells / Growth",
  ],
  // What is said of each is a list, and symbols keep their case.
  [
    "- Sanguine: lively, quick, open\n- Choleric: hot, strong, rash\n- Phlegmatic: calm, slow\n",
    "Match each with its description.",
    "Lively, quick, open / Hot, strong, rash / Calm, slow",
  ],
  [
    "| Quantity | Symbol |\n|---|---|\n| pressure | p |\n| energy | E |\n| charge | q |\n| force | F |\n",
    "Match “Quantity” with what stands under “Symbol”.",
    "p / E / q / F",
  ],
])("lists of all layouts are asked with keys: %#", (text, stem, answer) => {
  expect([...answersOf(text)]).toContainEqual([stem, answer]);
});

test.each([
  // Beside three descriptions stands a fourth list, or an overview of all of them.
  [
    "**Aperture**: size of the opening\n**ISO**: gain of the sensor\n**Shutter**: time of the light\n\nThe triangle: aperture, ISO and shutter.",
    /triangle/,
  ],
  ["# A\n\n- Step 1: fork\n- Step 2: branch\n- Step 3: commit\n- Step 4: push\n", /Step/],
  [
    "# A\n\n- quiet: if it is set, nothing is printed\n- loud: by default all is printed\n- shy: this option hides names\n",
    /quiet|loud|shy/,
  ],
  ["# A\n\nРазрешения 755 означают: чтение, запись, запуск.", /Разрешения/],
  ["# A\n\nТоже важно: телесные наказания отменили в 1863 г.", /____/],
  ["# A\n\nAlso important: the tax on salt was ended in 1790.", /____/],
  ["# A\n\nAbout 17,000 people were put to death by the court.", /____/],
  ["# A\n\nУчился в Царскосельском лицее с 1811 года.", /____/],
  ["# A\n\nХорей — на первом слоге, ямб — на втором.\n", /на первом слоге, ямб/],
  ["# A\n\nPossible values: deny, reject, allow.", /“Possible/],
  ["# A\n\nThe laureate received the prize of the year in 1973 for reading it.", /____/],
  ["# A\n\nThe easing of tension came about between the blocs in the 1970s again.", /____/],
  ["# A\n\nA slice of time on such a machine is usually 10 to 100 ms long.", /____/],
  ["# A\n\n* `callback` {Function} Invoked once the whole operation has been completed.", /____/],
  [
    "# A\n\n```js\n// The file has been deleted by now\nassert(gone);\n\n// It syncs the names\nassert(same);\n\n// Names are as before\nassert(kept);\n```\n",
    /assert/,
  ],
  [
    "# Authors\n\n- Elvis: Steve Kirk <kirk at pdx.edu>\n- Vile: Paul Fox <fox@crisp.uk>\n- Nvi: Keith B. <bostic@bsdi.com>\n",
    /Elvis|Vile|Nvi/,
  ],
  [
    "# Modes\n\n- Burn: Figure 8.2\n- Dodge: figure 8.3\n- Screen: Table 8.4\n- Zoom: (see the settings)\n",
    /Burn|Dodge|Screen|Zoom/,
  ],
  ["# Modes\n\nThere are three modes: colour, grey, indexed.\n", /There are/],
  [
    "# Keys\n\n- Zoom in: each time “Zoom in” is used, it grows\n- Zoom out: makes it smaller\n- Zoom off: shows its own size\n",
    /each time/i,
  ],
])("what rules cannot be sure of is not asked: %#", (text, asked) => {
  expect(
    stemsOf(text).filter(({ stem, options }) => asked.test([stem, ...(options ?? [])].join())),
  ).toEqual([]);
});

test("wrong options come from the same list, and foreign items from a list that is titled alike", () => {
  const text = `# Cells

- Sensory store: lasts under a second
- Short store: lasts half a minute
- Long store: lasts for ever

Ways to forget:

- Decay: the trace fades with time
- Interference: other traces get in the way
- Failure: the cue is missing

## Advantages of containers

- A start within seconds
- The same surroundings everywhere
- Less memory than a machine of its own

## Disadvantages of containers

- The kernel of the host is shared
- Data goes without a volume
- One more layer to debug

## Causes of the war

- A bad harvest for three years
- The end of the old house of kings
- Unrest among the farmers
`;
  const drafts = stemsOf(text);
  for (const { options } of drafts.filter(({ type }) => type !== "matching"))
    expect(
      options?.some((one) => /lasts|fades/i.test(one)) &&
        options.some((one) => /cue|way/i.test(one)),
    ).toBeFalsy();
  const foreign = drafts.filter(({ stem }) => stem.startsWith("Which one does not belong"));
  expect(foreign.map(({ stem }) => stem)).toEqual([
    "Which one does not belong to “Cells › Advantages of containers”?",
    "Which one does not belong to “Cells › Disadvantages of containers”?",
  ]);
  expect(JSON.stringify(drafts)).not.toContain("Causes");
});

test("a title that has a word in common in its middle alone is no sibling", () => {
  const text = `# Cell walls

## Positive wall

- Thick layer of sugars and peptides
- Threads of acid that run through it
- No second membrane outside

## Negative wall

- Thin layer between two membranes
- An outer membrane with toxic fat
- Channels that let small food in

## Why the wall matters

- Shields the cell from bursting
- Gives each species its outline
- Target of many antibiotics
`;
  const drafts = stemsOf(text).filter(({ type }) => type === "multiple_choice");
  expect(drafts.length).toBeGreaterThan(0);
  for (const { stem, options } of drafts) {
    expect(stem).not.toContain("Why the wall matters");
    expect(options?.join()).not.toMatch(/bursting|outline|antibiotics/);
  }
});

test("a line of code is asked about under its own heading", () => {
  const block = (...lines: string[]) => ["```bash", ...lines, "```", ""].join("\n");
  const text = `# Linux

## Users

${block("adduser anna # makes a user and a home", "passwd -l anna # shuts the door on it")}
## Processes

${block("kill -15 1234 # asks a process to end", "nice -n 5 make # builds with low priority")}`;
  const stems = stemsOf(text).map(({ stem }) => stem);
  expect(stems).toContain("“Linux › Processes”: what does this line do?\n\n> `kill -15 1234`");
  expect(stems.filter((stem) => /Users.*kill/s.test(stem))).toEqual([]);
});

test("a row that is named by a bare number is called by the head of its column, too", () => {
  const text = `# Minerals

| Hardness | Mineral | Formula |
| --- | --- | --- |
| 6 | Orthoclase | KAlSi3O8 |
| 7 | Quartz | SiO2 |
| 8 | Topaz | Al2SiO4 |
| 9 | Corundum | Al2O3 |
`;
  const stems = stemsOf(text).map(({ stem }) => stem);
  expect(stems).toContain("“Minerals”: what stands under “Formula” for “Hardness 7”?");
  expect(stems.join()).not.toMatch(/for “\d/);
});

test("what only names things is not to be put into one's own words", async () => {
  const text = `Art history revision

IMPRESSIONISM
Time: 1870s-1880s
Place: France
Features: visible brush strokes, open air, light
Artists: Monet, Renoir, Degas, Morisot

CUBISM
Time: 1907-1920s
Place: Paris
Features: several viewpoints at once, geometric shapes
Artists: Picasso, Braque, Gris

SURREALISM
Time: from 1924
Place: Paris
Features: dreams, the unconscious, chance
Artists: Dalí, Magritte, Ernst, Miró

fresco - painting on wet plaster
tempera - pigment bound with egg yolk
impasto - thick paint that stands out from the canvas
chiaroscuro - strong contrast of light and dark
sfumato - soft transitions without outlines
`;
  const quiz = await makeQuiz(text, 100);
  expect(quiz.length).toBeGreaterThan(0);
  expect(quiz.map(({ stem }) => stem).join()).not.toMatch(/own words: what is “Artists/);
});

test("a gap says what is missing, where, and no gap of its sentence tells another", () => {
  const text = `# Playwrights

## Plays

- Hamlet: a prince of Denmark
- Macbeth: a lord of Scotland
- Othello: a general of Venice

Shakespeare was born in Stratford in 1564 and died in 1616. The Globe burned down in 1613.
The volta is the turn of thought in a sonnet.
`;
  const gaps = stemsOf(text).filter(({ kind }) => kind === "gap");
  expect(gaps.map(({ stem, answer }) => [stem.split("> ")[1], answer])).toEqual([
    ["Shakespeare was born in Stratford in ____ and died in …. (year)", "1564"],
    ["Shakespeare was born in Stratford in … and died in ____. (year)", "1616"],
    ["The Globe burned down in ____. (year)", "1613"],
    ["The ____ is the turn of thought in a sonnet. (begins with “v”, 5 letters)", "volta"],
  ]);
  // Behind a list, the heading of the list may be of something else.
  for (const { stem } of gaps) expect(stem).toMatch(/^“Playwrights”: what is missing\?/);
});

test("a place that says the answer is left out", () => {
  const text = "# Data\n\n## Stack\n\nA **stack** is a list that gives its last entry first.\n";
  expect(stemsOf(text).map(({ stem }) => stem)).toEqual([
    "“Data”: what does this describe?\n\n> ____ — a list that gives its last entry first (begins with “s”, 5 letters)",
  ]);
});

test("a note of one table and its steps is matched and ordered, and its terms asked once more", async () => {
  const text = `# Photosynthesis

| Term | Meaning |
|---|---|
| Chlorophyll | green pigment that absorbs light |
| Stroma | fluid inside the chloroplast |
| Thylakoid | sac where the light reactions happen |
| Stomata | pores that let gases in and out |

The process:

1. Light is caught
2. Water is split
3. Sugar is built
`;
  const quiz = await makeQuiz(text, null);
  const types = quiz.map(({ type }) => type);
  expect(types.slice(0, 2).toSorted()).toEqual(["matching", "ordering"]);
  expect(types.filter((type) => type === "multiple_choice")).toHaveLength(4);
  // Enough is there: a later round asks nothing again.
  const together = quiz.slice(0, 2);
  const enough = Array.from({ length: 4 }, () => together).flat();
  expect(await makeQuiz(text, null, [], enough)).toEqual([]);
});

test("an outer item, and a first line without marks, say what a question is about", () => {
  const text = `Phonetics, week 2 – sounds

- Consonants
  - by voice
    - voiced: the cords swing
    - voiceless: the cords rest
    - devoiced: the cords stop early
  - by manner
    - stops
    - fricatives
    - nasals
`;
  const stems = stemsOf(text).map(({ stem }) => stem);
  expect(stems).toContain(
    "“Phonetics, week 2 › Consonants › by voice”: match each with its description.",
  );
  expect(stems).toContain(
    "“Phonetics, week 2 › Consonants › by manner”: name the 3 that your note lists.",
  );
});

test("no option stands out by its form, and those that stand nearest come first", () => {
  const text = `# Music

- **Tie**: a curve that joins two notes
- **Slur**: a curve over a phrase
- **Rest**: a silence that is counted
- **Meter**: 4
- **Modes**: Dorian, Lydian, Phrygian
- **Trill**: a quick turn between neighbours
- **Mordent**: one short turn down
`;
  const options = stemsOf(text).flatMap(({ kind, options }) =>
    kind === "definition" ? (options ?? []) : [],
  );
  expect(options.length).toBeGreaterThan(0);
  expect(options).not.toContain("4");
  expect(options.join()).not.toContain("Dorian");
});

test("what its own words give away is not asked, of a command either", () => {
  const text = `# Shell

- \`passwd -l anna\` - locks the password
- \`kill -9 12\` - sends SIGKILL
- \`lsblk\` - shows disks as a tree
- \`df -h\` - tells how much is free
- \`umask 027\` - takes rights from new files
- \`uptime\` - says since when it runs
`;
  const drafts = stemsOf(text);
  expect(drafts.length).toBeGreaterThan(0);
  const keys = drafts.filter(({ kind }) => kind !== "match").map(({ answer }) => answer);
  expect(keys).not.toContain("Locks the password");
  expect(drafts.map(({ answer }) => answer).join("\n")).not.toMatch(
    /^(?:Sends SIGKILL|Locks the password)$/m,
  );
});

test("steps of several sentences are put in order, of a long list some at a time; a condition is not cut off", () => {
  const text = `# Практикум

## Ход работы

${["Взвесить 2 г кислоты. Записать массу", "Нагреть до кипения", "Если раствор окрашен, добавить уголь", "Отфильтровать горячим", "Охладить во льду", "Промыть водой", "Высушить на воздухе", "Взвесить ещё раз"].map((step, at) => `${at + 1}. ${step}.`).join("\n")}
`;
  const [first, second] = stemsOf(text).filter(({ kind }) => kind === "order");
  expect(first).toMatchObject({
    stem: "«Практикум › Ход работы»: расположите по порядку шаги с 1-го по 4-й.",
    answer:
      "Взвесить 2 г кислоты\nНагреть до кипения\nЕсли раствор окрашен, добавить уголь\nОтфильтровать горячим",
  });
  expect(second?.stem).toContain("с 5-го по 8-й");
});

test("what does something is the gap of its sentence, in the words of which rules are sure", () => {
  const text = `# Enzymes

- **Substrate**: what an enzyme works on
- **Cofactor**: a helper that is no protein
- **Inhibitor**: what stops an enzyme

Lysozyme (tears, saliva) cuts the bond between the two sugars of the wall. Results show many new ways of the cell. It makes the wall weak in a few minutes.
`;
  const gaps = stemsOf(text).filter(({ kind }) => kind === "gap");
  expect(gaps.map(({ answer }) => answer)).toEqual(["Lysozyme"]);
});

test("a year is known by the word beside it in any case; of several numbers none is asked", () => {
  const text = `# Реформы

Александр II вступил на престол в феврале 1855 года. При 25 °C растворяется 3 г на литр, при 95 °C – 68 г. В нём в 1861 году отменили право.
`;
  const gaps = stemsOf(text).filter(({ kind }) => kind === "gap");
  expect(gaps.map(({ answer }) => answer)).toEqual(["1855"]);
});

test("values of one line are matched, but no letter with the word that it begins", () => {
  const of = (line: string) => stemsOf(`# Rights\n\n${line}\n`).map(({ answer }) => answer);
  expect(of("r = 4, w = 2, x = 1.")).toContain("4\n2\n1");
  expect(of("K = contract, O = offer, C = claimant.")).toEqual([]);
});

test("a column of yes and no is not asked", () => {
  const text = `# Types

| Type | Mutable | Literal |
| --- | --- | --- |
| list | yes | \`[1]\` |
| tuple | no | \`(1,)\` |
| set | yes | \`{1}\` |
| dict | yes (since 3.7 in order) | \`{1: 2}\` |
`;
  const stems = stemsOf(text)
    .map(({ stem }) => stem)
    .join();
  expect(stems).toContain("Literal");
  expect(stems).not.toContain("Mutable");
});

test("elements are those of what the sentence before says", () => {
  const text = `# Law

Tort - a wrong that is no breach of contract. Elements: duty, breach, damage.

**Central Powers**: Germany, Turkey, Bulgaria
`;
  const named = stemsOf(text).filter(({ kind }) => kind === "name");
  expect(named.map(({ stem, answer }) => [stem, answer.split("\n").length])).toEqual([
    ["“Law › Tort › Elements”: name the 3 that your note lists.", 3],
    ["“Law › Central Powers”: name the 3 that your note lists.", 3],
  ]);
});

test("a title that says the answer leaves no question of a mere part", () => {
  const text = `# Phonetics and phonology

## Parts

- phonetics: the study of sounds as they are made
- phonology: the study of sounds as they are used
`;
  expect(stemsOf(text).filter(({ kind }) => kind === "typed")).toEqual([]);
});

test("a formula in a description stands as it is", () => {
  const text = `# Search

- **Binary search**: halves a sorted range at every step, so it needs $O(\\log n)$ comparisons
- **Linear search**: looks at one element after another, at a cost of $c_1 n$ in all
- **Hashing**: computes the place of an element from its key by \`hash(key)\`
`;
  const stems = stemsOf(text).map(({ stem, answer }) => `${stem} ${answer}`);
  expect(stems.join("\n")).toContain("$O(\\log n)$");
  expect(stems.join("\n")).not.toMatch(/`\$|\$`/);
});

test("a difference is no term with what it means", () => {
  const text = `# Heat

- Cp - Cv = R (Mayer's relation)
- Heat - energy that goes over because of a difference in temperature
- Work - energy that goes over because a force moves something
- Enthalpy - the energy of a system together with its pressure times its volume
- Entropy - how many ways there are to arrange what a system is made of
`;
  const stems = stemsOf(text).map(({ stem, answer }) => `${stem} ${answer}`);
  expect(stems.length).toBeGreaterThan(3);
  expect(stems.join("\n")).not.toContain("Cv");
});

test("a name of figures and letters is hinted at as a name, and a number beside another is not asked", () => {
  const forms = stemsOf(
    "# Normal forms\n\n- **1NF**: atomic values only, no repeating groups\n- **2NF**: no partial dependency on part of a key\n\nChew the tablet of 250 mg (150–300) at once.\n\nEvery sound lasts 1 or 2 seconds in all rooms.",
  );
  expect(forms.filter(({ stem }) => stem.includes("(number)"))).toEqual([]);
  expect(forms.filter(({ answer }) => /^\d+$/.test(answer))).toEqual([]);
});

test("what stands beside a term is no part of it, and a title begins behind a full stop", () => {
  const note =
    "# Zones\n\nТайга = хвойные леса. Саванны: баобаб, акация, жирафы, зебры.\n\nr = 4, w = 2. три группы: владелец, группа, остальные";
  const stems = stemsOf(note).map(({ stem }) => stem);
  expect(stems).toContain("«Zones › Саванны»: назовите все (4), что перечислены в конспекте.");
  expect(stems).toContain("«Zones › Три группы»: назовите все (3), что перечислены в конспекте.");
});

test("what was within the years of a date is no wrong option for it", () => {
  const forms = stemsOf(
    "# Rome\n\n- 264–241: First Punic War is fought\n- 218–201: Second Punic War is fought\n- 216: battle of Cannae is lost\n- 202: Scipio wins at Zama\n- 146: Carthage is destroyed\n- 133: Gracchus is a tribune\n",
  );
  const zama = forms.filter(({ stem }) => stem.includes("202"));
  expect(zama.length).toBeGreaterThan(0);
  for (const { options } of zama) expect(options).not.toContain("Second Punic War is fought");
});

test("names in bold without a joint, short forms in a line and a label in small letters are read", async () => {
  const text = `stats, week 2. missed ten minutes

**mode** what stands there most often of all
**median** what stands in the middle of all
**range** how far the ends lie apart

short: CPU — the processor of a computer, RAM — its memory for work, OSI — layers of a network

burns, degrees:
superficial - the skin is red and hurts
partial - blisters with clear liquid
deep - the skin is dead and dry
`;
  const stems = (await makeQuiz(text, null)).map(({ stem }) => stem.split("\n")[0] ?? "");
  const places = new Set(stems.map((stem) => /“(.*)”:/.exec(stem)?.[1]));
  expect(places).toEqual(
    new Set(["stats, week 2", "stats, week 2 › short", "stats, week 2 › Burns, degrees"]),
  );
});

test("numbered qualities are no steps, and a number is asked whole", async () => {
  const qualities = `# Суд\n\n## Принципы суда\n\n1. бессословность\n2. гласность\n3. состязательность\n4. независимость\n`;
  expect((await makeQuiz(qualities, null)).map(({ type }) => type)).not.toContain("ordering");
  const number = `# Кошка\n\nУ взрослой кошки во рту растут 30, если повезёт, зубов. Завод купил станок за 120 000, не считая доставки по городу.\n`;
  expect((await makeQuiz(number, null)).map(({ answer }) => answer)).not.toContain("000,");
});
