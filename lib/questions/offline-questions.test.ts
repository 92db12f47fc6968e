import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { conceptsFromNumbers } from "../concepts/concepts-from-numbers.ts";
import { noteWindows } from "../concepts/note-windows.ts";
import { offlineConcepts } from "../concepts/offline-concepts.ts";
import { readNote } from "../concepts/read-note.ts";
import { defaultMix, type Question } from "../schemas/quiz.ts";
import { findQuestionFault } from "./check-question.ts";
import { readKnowledge } from "./offline/solve-by-rules.ts";
import { offlineCandidates } from "./offline-candidates.ts";
import { offlineQuestions } from "./offline-questions.ts";
import { planSlots } from "./plan-slots.ts";
import { proveByRules } from "./prove-by-rules.ts";
import { longNote } from "./testing/long-note.ts";
import { cellNote, processesNote } from "./testing/notes.ts";

const read = (text: string) => {
  const note = readNote(text);
  const found = noteWindows(note).flatMap((window) => offlineConcepts(window, note.language));
  return { note, concepts: conceptsFromNumbers(note, found) };
};
const nothingBefore = { ownEarlier: [], kept: [] };
const makeQuiz = async (
  text: string,
  wanted: number,
  earlier: readonly Question[] = [],
): Promise<Question[]> => {
  const { note, concepts } = read(text);
  const slots = planSlots({
    concepts: concepts.map(({ id, code }) => ({ id, hasCode: code !== null, sentences: 1 })),
    corrected: [],
    wanted,
    mix: defaultMix,
    preferCode: false,
    allowOpen: false,
    kept: [],
    unlucky: [],
  });
  const candidates = await offlineCandidates("thr_1", {
    material: { read: note, concepts, check: { patches: [], doubts: [] } },
    round: 0,
    slots,
    ordinals: slots.map(({ slot }) => slot),
    earlier,
    ...nothingBefore,
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
    for (const question of offlineQuestions(note, concepts, "seed")) {
      expect(findQuestionFault(question)).toBeNull();
      const { start, end, quote } = question.evidence;
      expect(text.slice(start, end)).toBe(quote);
      if (question.code !== null) expect(text).toContain(question.code);
    }
  });

  test("solved again without its key, each has exactly the answer of its key", () => {
    const { note, concepts } = read(text);
    const known = readKnowledge(note, concepts);
    const proofs = [...offlineQuestions(note, concepts, "seed")].map((draft) =>
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
    expect(new Set(certain.map(({ conceptId }) => conceptId)).size).toBe(certain.length);
    expect(new Set(certain.map(({ type }) => type))).toEqual(
      new Set(["multiple_choice", "true_false"]),
    );
  });

  test("begins no option and no statement in lower case", () => {
    const { note, concepts } = read(text);
    for (const { stem, options } of offlineQuestions(note, concepts, "seed")) {
      for (const shown of [stem, ...(options ?? [])]) expect(shown).toMatch(/^[\p{Lu}\p{N}`(]/u);
    }
  });

  test("asks nothing that was asked before", async () => {
    const first = await makeQuiz(text, 15);
    const second = await makeQuiz(text, 15, first);
    const stems = new Set(first.map(({ stem }) => stem));
    expect(second.some(({ stem }) => stems.has(stem))).toBe(false);
  });

  test("right statements and wrong ones take turns", async () => {
    const quiz = await makeQuiz(text, 60);
    const truths = quiz.filter(({ type }) => type === "true_false").map(({ answer }) => answer);
    expect(new Set(truths)).toEqual(new Set(["true", "false"]));
  });
});

test.each(["en", "ru"] as const)("of a long note a quiz is as planned (%s)", async (language) => {
  const quiz = await makeQuiz(longNote(language, 200), 60);
  expect(quiz).toHaveLength(60);
  const choices = quiz.filter(({ type }) => type === "multiple_choice").length;
  expect(choices).toBeGreaterThanOrEqual(40);
  expect(choices).toBeLessThanOrEqual(48);
  const places = quiz.flatMap(({ options, answer }) => (options ? [options.indexOf(answer)] : []));
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
  for (const { stem, options } of offlineQuestions(note, concepts, "seed")) {
    if (stem.includes("“Stack”"))
      expect(options ?? []).not.toContain(expect.stringMatching(/of elements/));
    if (/last in, first out order of items/i.test(stem))
      expect(options ?? []).not.toContain("Pile");
  }
});

const stemsOf = (text: string) => {
  const { note, concepts } = read(text);
  return [...offlineQuestions(note, concepts, "seed")];
};

test("a wrong statement is the only question about both of its facts", async () => {
  const quiz = await makeQuiz(
    "A **stack** is a list that gives its last entry first.\n\nA **queue** is a row that serves whoever came before.\n",
    10,
  );
  const certain = quiz.filter(({ type }) => type !== "free_recall");
  expect(certain.map(({ answer }) => answer)).toEqual(["false"]);
});

describe("wrong options and wrong statements", () => {
  test("are of the same number and gender as the right one", () => {
    const text = `**Стек** — это список, из которого первым берут последнее.

**Мьютекс** — это замок, который держит один поток.

**Дек** — это список с двумя концами для вставки.

**Граф** — это множество вершин и соединяющих их рёбер.

**Очередь** — это список, из которого первым берут первое.

**Куча** — это дерево с наименьшим ключом в корне.

**Хеш-таблица** — это массив, место в котором находит функция.

**Рекурсия** — это приём, при котором функция вызывает себя.

**Деревья** — это графы без циклов и петель.`;
    const masculine = ["Стек", "Мьютекс", "Дек", "Граф"];
    const feminine = ["Очередь", "Куча", "Хеш-таблица", "Рекурсия"];
    const drafts = stemsOf(text).filter(({ kind }) => kind === "term");
    expect(drafts.length).toBeGreaterThan(4);
    for (const { options, answer } of drafts) {
      const own = masculine.includes(answer) ? masculine : feminine;
      expect(options?.toSorted()).toEqual(own.toSorted());
    }
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

  test("are no statements that hold for both terms", () => {
    const text = `A **list** is an ordered collection of values in memory.

A **tuple** is an ordered collection of values in memory that cannot change.

A **function** is a named block of statements with parameters.

A **module** is a file of definitions that others import.`;
    for (const { stem, answer } of stemsOf(text).filter(({ type }) => type === "true_false")) {
      if (/^A tuple is an ordered collection of values in memory\./.test(stem))
        expect(answer).toBe("true");
      if (answer === "false") expect(stem).not.toMatch(/^A (?:list|tuple) is an ordered/);
    }
  });
});

test("code, tables of commands and console output are asked nothing", () => {
  const text = `## Queries

\`\`\`sql
SELECT * FROM weather;
\`\`\`

| command | effect |
|---|---|
| \`git add\` | adds files to the index |
| \`git commit\` | makes a snapshot of the index |
| \`git push\` | sends commits to the server |
| \`git pull\` | fetches commits and merges them |

In short: write queries with care.

Since Python 3.8 there is the walrus operator.`;
  expect(stemsOf(text)).toEqual([]);
});

test("what the fact-check corrected is not asked as the note had it", () => {
  const { note, concepts } = read(processesNote);
  const [first, ...rest] = concepts;
  if (!first) throw new Error("no concept");
  const corrected = {
    ...first,
    definition: "A process is an instance of a program in execution by a computer.",
  };
  for (const { stem, options } of offlineQuestions(note, [corrected, ...rest], "seed")) {
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
      for (const question of offlineQuestions(note, concepts, "seed")) {
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
    concepts: concepts.map(({ id }) => ({ id, hasCode: false, sentences: 1 })),
    corrected: [],
    wanted: 100,
    mix: defaultMix,
    preferCode: false,
    allowOpen: false,
    kept: [],
    unlucky: [],
  });
  await offlineCandidates("thr_1", {
    material: { read: note, concepts, check: { patches: [], doubts: [] } },
    round: 0,
    slots,
    ordinals: slots.map(({ slot }) => slot),
    earlier: [],
    ...nothingBefore,
  });
  ended = true;
  clock.mockRestore();
  expect(turns).toBeGreaterThan(500);
});

const draftsOf = (text: string) => {
  const { note, concepts } = read(text);
  return [...offlineQuestions(note, concepts, "seed")];
};

test("makes no true statement whose meaning only says its term again", () => {
  const drafts = draftsOf(
    "# Threats\n\n**Negative identity** is an identity that is formed against the wishes of parents.\n\n**Osmosis** is a slow passage of water through a thin wall of a cell.\n\n**Diffusion** is a spread of small particles from dense places to thin ones.\n",
  );
  const stems = drafts.filter(({ answer }) => answer === "true").map(({ stem }) => stem);
  expect(stems.map((stem) => stem.split(" ", 1)[0])).toEqual(["Osmosis", "Diffusion"]);
});

test("borrows no meaning that names the term by its short form, or that says little", () => {
  const first =
    "**Continuous integration (CI)** is a way of working in which all changes are merged daily.";
  const drafts = (second: string) => draftsOf(`# Terms\n\n${first}\n\n${second}\n`);
  const wrong = (second: string) => drafts(second).filter(({ borrowed }) => borrowed !== null);
  expect(wrong("**Delivery** is a step of CI that puts artefacts onto servers daily.")).toEqual([]);
  expect(
    wrong("**Delivery** is a step that puts finished artefacts onto servers daily."),
  ).not.toEqual([]);
  expect(wrong("**Delivery** is a step for finished artefacts.").map(({ stem }) => stem)).toEqual([
    "Delivery is a way of working in which all changes are merged daily.",
  ]);
});

test("borrows no meaning that names a long term but for one word", () => {
  const drafts = draftsOf(
    "# Cloud\n\n**Amazon Elastic Beanstalk** is a service for the deployment of applications to servers.\n\n**Environment** is a version of an application that is running in AWS Elastic Beanstalk.\n",
  );
  expect(drafts.filter(({ borrowed }) => borrowed !== null)).toEqual([]);
});

test("borrows no meaning that has a word of the term, and none of what others are a kind of", () => {
  const wrong = (text: string) =>
    draftsOf(`# Terms\n\n${text}\n`).filter(({ borrowed }) => borrowed !== null);
  expect(
    wrong(
      "**Apache Spark** is an engine for the analysis of large data on many machines.\n\n**Driver** is a central node that controls a whole Spark application.",
    ),
  ).toEqual([]);
  const stems = wrong(
    "**Collection** is an object that keeps several members of one fixed type.\n\n**Set** is a collection whose members differ from one another.\n\n**Bag** is a heap of things where one may lie twice.",
  ).map(({ stem }) => stem);
  expect(stems).not.toContain("Bag is an object that keeps several members of one fixed type.");
  expect(stems).not.toEqual([]);
});

test("sets a person apart by no word for a woman or a man", () => {
  const wrong = (his: string) =>
    draftsOf(
      `# People\n\n**Ann Lee** is a psychologist known for her early work on memory and trauma.\n\n**Otto Kern** is a psychiatrist who wrote ${his} books about borderline disorders.\n`,
    ).filter(({ borrowed }) => borrowed !== null);
  expect(wrong("her")).not.toEqual([]);
  expect(wrong("his")).toEqual([]);
});
