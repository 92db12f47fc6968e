import { describe, expect, test } from "vitest";
import { readNote } from "#lib/notes/read-note.ts";
import type { Concept } from "../schemas/quiz.ts";
import { passage } from "../schemas/quiz.ts";
import type { Slot } from "./plan-slots.ts";
import {
  citeSentences,
  findQuestionFault,
  type QuestionDraft,
  type QuestionReply,
  questionFromReply,
} from "./question-from-reply.ts";

const text = "A mutex is a lock. Only its owner may release it. A queue keeps order.";
const note = readNote(text);
const code = 'lock(&m);\n\tx{{1}} = "\\n";\n';
const concept: Concept = {
  id: "con_1",
  term: "mutex",
  definition: "A mutex is a lock.",
  original: "A mutex is a lock.",
  span: { start: 0, end: 18 },
  codeSpan: { start: 0, end: 1 },
  code,
  codeLanguage: "c",
  status: "verified",
  changeType: "none",
};
const slot: Slot = {
  slot: 0,
  conceptId: "con_1",
  type: "multiple_choice",
  difficulty: "hard",
  useCode: true,
  sentences: [],
  was: null,
};
const reply: QuestionReply = {
  stem: " What does this code do? ",
  answer: "It locks",
  difficulty: null,
  wrong: ["It waits", "It prints", "It ends"],
  accepted: [],
  explanation: "lock() takes the mutex.",
  evidence: [1, 2],
};
const make = (change: Partial<QuestionReply>, to: Partial<Slot> = {}) =>
  questionFromReply(
    { ...reply, ...change },
    { id: "qst_1", slot: { ...slot, ...to }, concept, note, shown: new Set([1, 2, 3]) },
  );
const made = (...of: Parameters<typeof make>) => {
  const question = make(...of);
  if ("refused" in question) throw new Error(question.refused);
  return question;
};

describe("questionFromReply", () => {
  test("takes code and passage from the note, byte for byte", () => {
    expect(made({})).toMatchObject({
      id: "qst_1",
      stem: "What does this code do?",
      code,
      codeLanguage: "c",
      conceptId: "con_1",
      difficulty: "hard",
      evidence: { quote: "A mutex is a lock. Only its owner may release it.", start: 0, end: 49 },
    });
  });

  test("is as hard as what it asks, whatever was planned", () => {
    expect([made({}).difficulty, made({ difficulty: "easy" }).difficulty]).toEqual([
      "hard",
      "easy",
    ]);
  });

  test("shows code only where the slot asks about it", () => {
    expect(made({}, { useCode: false }).code).toBeNull();
  });

  test("the place of the right option does not depend on where the model put it", () => {
    const turned = { wrong: ["It ends", "It prints", "It waits"] };
    expect(made(turned).options).toEqual(made({}).options);
  });

  test("a model that gives the right option among the others, too, is understood", () => {
    const all = { wrong: ["It ends", "It locks", "It waits", "It prints"] };
    expect(made(all).options).toEqual(made({}).options);
    expect(made({ ...all, answer: "B" })).toMatchObject({ answer: "It locks" });
  });

  test.each<[string, RegExp, Partial<QuestionReply>]>([
    ["three options", /four options/, { wrong: ["It waits", "It prints"] }],
    ["no options", /four options/, { wrong: [] }],
    ["two options alike", /same/, { wrong: ["It locks", "It waits", "It prints"] }],
    [
      "an answer that is none of four",
      /none of the four options/,
      { answer: "It sleeps", wrong: ["It locks", "It waits", "It prints", "It ends"] },
    ],
    ["no evidence", /no sentence/, { evidence: [] }],
    ["evidence that was not shown", /no sentence/, { evidence: [1, 99] }],
  ])("%s: the question is refused with the reason, not mended", (_, reason, change) => {
    expect(make(change)).toEqual({ refused: expect.stringMatching(reason) });
  });

  test("a question that does not rest on the corrected sentence of its slot is refused", () => {
    expect(make({}, { sentences: [3] })).toEqual({ refused: expect.stringContaining("3") });
    expect(made({ evidence: [2, 3] }, { sentences: [3] })).toMatchObject({ id: "qst_1" });
  });

  test("labels before the options are taken off, and a letter is the option it names", () => {
    const wrong = ["A) It locks", "B) It waits", "C) It prints", "D) It ends"];
    expect(made({ wrong, answer: "B" })).toMatchObject({ answer: "It waits" });
    expect(made({ wrong, answer: "B) It waits" }).options).toEqual(made({}).options);
    const [right = "", ...others] = wrong;
    expect(made({ answer: right, wrong: others })).toMatchObject({ answer: "It locks" });
    expect(made({ answer: right, wrong: others }).options).toEqual(made({}).options);
  });

  test("a passage may hold several places", () => {
    expect(made({ evidence: [3, 1] }).evidence).toMatchObject({
      quote: "A mutex is a lock.\n\nA queue keeps order.",
      places: [{ quote: "A mutex is a lock." }, { quote: "A queue keeps order." }],
    });
  });
});

describe("faults of a question", () => {
  const choice: QuestionDraft = {
    type: "multiple_choice",
    stem: "What guards a critical section?",
    options: ["A mutex", "A queue", "A socket", "A pipe"],
    answer: "A mutex",
    accepted: [],
    explanation: "A mutex lets one thread in at a time.",
    code: null,
  };
  const fillIn: QuestionDraft = {
    ...choice,
    type: "fill_in",
    stem: "A ____ lets one thread in at a time.",
    options: null,
    answer: "mutex",
  };

  describe("findQuestionFault", () => {
    test("good questions have none", () => {
      expect(findQuestionFault(choice)).toBeNull();
      expect(findQuestionFault(fillIn)).toBeNull();
      expect(
        findQuestionFault({ ...choice, type: "true_false", options: null, answer: "false" }),
      ).toBeNull();
      expect(findQuestionFault({ ...choice, type: "open", options: null })).toBeNull();
    });

    test.each<[string, Partial<QuestionDraft>]>([
      ["empty_stem", { stem: " \n" }],
      ["empty_answer", { answer: "" }],
      ["option_count", { options: ["A mutex", "A queue", "A socket"] }],
      ["option_count", { options: null }],
      ["option_count", { options: ["A mutex", "A queue", "A socket", " "] }],
      ["options_alike", { options: ["A mutex", "A queue", "the  Queue.", "A pipe"] }],
      [
        "option_refers_to_others",
        { options: ["A mutex", "A queue", "A pipe", "All of the above"] },
      ],
      ["option_refers_to_others", { options: ["A mutex", "A queue", "A pipe", "None of these."] }],
      [
        "option_refers_to_others",
        { options: ["A mutex", "A queue", "A pipe", "Все вышеперечисленные"] },
      ],
      [
        "option_refers_to_others",
        { options: ["A mutex", "A queue", "A pipe", "Нет верного ответа"] },
      ],
      ["options_alike", { options: ["`f()`", "f()", "f", "f(1)"], answer: "f" }],
      ["option_refers_to_others", { options: ["A mutex", "Both A and B", "A pipe", "A queue"] }],
      ["option_refers_to_others", { options: ["A mutex", "A queue", "None above", "A pipe"] }],
      [
        "option_refers_to_others",
        { options: ["A mutex", "A queue", "Neither is right", "A pipe"] },
      ],
      [
        "option_refers_to_others",
        { options: ["A mutex", "A queue", "A pipe", "Ни один из вариантов"] },
      ],
      [
        "option_refers_to_others",
        { options: ["A mutex", "A queue", "A pipe", "Оба ответа верны"] },
      ],
      ["answer_not_an_option", { answer: "A semaphore" }],
      ["not_true_or_false", { type: "true_false", options: null, answer: "maybe" }],
      ["unexpected_options", { type: "true_false", answer: "true" }],
      ["no_blank", { ...fillIn, stem: "What lets one thread in?" }],
      ["answer_in_stem", { ...fillIn, stem: "A mutex is a ____." }],
      ["answer_in_stem", { ...fillIn, accepted: ["thread"] }],
      ["too_long", { stem: "a".repeat(4000) }],
      ["too_long", { ...fillIn, accepted: ["lock", "a".repeat(4000)] }],
      ["too_long", { ...fillIn, accepted: Array.from({ length: 51 }, (_, index) => `w${index}`) }],
    ])("%s", (fault, change) => {
      expect(findQuestionFault({ ...choice, ...change })).toBe(fault);
    });

    test("“both of them” are two things that the stem names, where these are options", () => {
      const options = ["TCP", "UDP", "Both of them", "Neither of them"];
      const stem = "Which of TCP and UDP numbers its bytes?";
      expect(findQuestionFault({ ...choice, stem, options, answer: "TCP" })).toBeNull();
      expect(
        findQuestionFault({ ...choice, stem: "What numbers its bytes?", options, answer: "TCP" }),
      ).toBe("option_refers_to_others");
    });

    test("options whose code differs by a sign are different, as words they are not", () => {
      const options = ["It reads `total` first", "It reads `Total` first", "It stops", "It waits"];
      expect(findQuestionFault({ ...choice, options, answer: options[0] ?? "" })).toBeNull();
      const flags = ["-M", "-m", "--move", "-n"];
      expect(findQuestionFault({ ...choice, options: flags, answer: "-m" })).toBeNull();
      const alike = ["It reads `total` first", "it reads `total`  first.", "It stops", "It waits"];
      expect(findQuestionFault({ ...choice, options: alike, answer: alike[0] ?? "" })).toBe(
        "options_alike",
      );
    });

    test("options that differ by a sign are different", () => {
      const options = ["==", "===", "!=", "="];
      expect(findQuestionFault({ ...choice, options, answer: "===" })).toBeNull();
    });

    test.each<[string[], Partial<QuestionDraft>]>([
      [["(1)", "1", "[1]", "{1}"], {}],
      [["f()", "f", "f(x)", "f[x]"], {}],
      [["T*", "T", "T**", "*T"], {}],
      [["`True`", "`true`", "`TRUE`", "`1`"], {}],
      [["True", "true", "TRUE", "1"], { stem: "What does `bool(1)` return?" }],
      [["True", "true", "TRUE", "1"], { code: "print(bool(1))" }],
      [['"3"', "3", "'3'", "3.0"], { code: 'print("3")' }],
      [["__main__", "main", "_main", "main()"], {}],
      [["let*", "let", "letrec", "let**"], {}],
    ])("options that are code are compared sign by sign: %j", (options, change) => {
      const draft = { ...choice, ...change, options, answer: options[1] ?? "" };
      expect(findQuestionFault(draft)).toBeNull();
    });

    test.each([
      "None",
      "None of the elements is even",
      "None of the nodes are red",
      "All of the nodes are red",
      "All of the keys to the left",
      "Both A and B are edges of it",
      "Either of two threads",
      "Все узлы красные",
      "Ни один из элементов не чётный",
      "Оба потока ждут",
      "Ничего",
      "Нет верхней границы",
    ])("%s is an answer of its own", (option) => {
      const options = ["A mutex", "A queue", "A pipe", option];
      expect(findQuestionFault({ ...choice, options })).toBeNull();
    });
  });
});

describe("sentences that a question cites", () => {
  const text = `# Loops

A loop repeats. Its body is *indented*.

\`\`\`py
for i in range(3):
    print(i)
\`\`\`

It prints 0 to 2.

## Functions

A function has a name. It may have parameters.

- one
- two
`;
  const note = readNote(text);
  const number = (words: string): number =>
    note.sentences.find((sentence) => sentence.text.includes(words))?.number ?? -1;
  const cite = (words: readonly string[], code: string | null = null, of = note) =>
    citeSentences(of, words.map(number), code);

  test("sentences that follow each other are one place, in the note's own words", () => {
    const cited = cite(["indented", "A loop"]);
    expect(cited).toEqual({
      quote: "A loop repeats. Its body is *indented*.",
      start: text.indexOf("A loop"),
      end: text.indexOf("\n\n```py"),
    });
  });

  test("code between two sentences is shown as code, and the passage has two places", () => {
    const cited = cite(["indented", "It prints"]);
    expect(cited?.quote).toBe(
      "Its body is *indented*.\n\n```py\nfor i in range(3):\n    print(i)\n```\n\nIt prints 0 to 2.",
    );
    expect(cited?.places?.map(({ quote }) => quote)).toEqual([
      "Its body is *indented*.",
      "It prints 0 to 2.",
    ]);
    for (const { start, end, quote } of cited?.places ?? [])
      expect(text.slice(start, end)).toBe(quote);
  });

  test("code that the question shows itself is left out", () => {
    expect(cite(["indented", "It prints"], note.codeBlocks[0]?.code ?? "")?.quote).toBe(
      "Its body is *indented*.\n\nIt prints 0 to 2.",
    );
  });

  test("code that a sentence announces is shown with it, the last one and one before a gap", () => {
    const announced = readNote(
      "A loop:\n\n```py\nf()\n```\n\nIt ends. It rests.\n\n## Next\n\nMore:",
    );
    const fence = "```py\nf()\n```";
    expect(citeSentences(announced, [1], null)).toEqual({
      ...{ quote: `A loop:\n\n${fence}`, start: 0, end: 7 },
      places: [{ quote: "A loop:", start: 0, end: 7 }],
    });
    expect(citeSentences(announced, [1, 3], null)?.quote).toBe(`A loop:\n\n${fence}\n\nIt rests.`);
    expect(citeSentences(announced, [1], "f()")?.quote).toBe("A loop:");
    expect(citeSentences(announced, [4], null)?.quote).toBe("More:");
  });

  test("a fence inside the code does not end the block", () => {
    const fenced = readNote("Say this.\n\n````md\n```js\n1;\n```\n````\n\nIt is a fence.");
    expect(citeSentences(fenced, [1, 2], null)?.quote).toBe(
      "Say this.\n\n````md\n```js\n1;\n```\n````\n\nIt is a fence.",
    );
  });

  test("a heading or other sentences between two make two places of them", () => {
    expect(cite(["It prints", "A function"])?.quote).toBe(
      "It prints 0 to 2.\n\nA function has a name.",
    );
    expect(cite(["A loop", "parameters"])?.quote).toBe(
      "A loop repeats.\n\nIt may have parameters.",
    );
  });

  describe("a list", () => {
    const steps = `Рукопожатие:

1. Клиент посылает \`SYN\`. Он ждёт.
2. Сервер отвечает:
   - флагом SYN
   - флагом ACK

Соединение есть.
`;
    const list = readNote(steps);
    const citeSteps = (...numbers: number[]) => citeSentences(list, numbers, null);

    test("quoted from within one of its items shows no marker of the others", () => {
      const cited = citeSteps(3, 4, 5, 6, 7);
      expect(cited?.quote).toBe(
        "Он ждёт.\n\nСервер отвечает:\n\nфлагом SYN\n\nфлагом ACK\n\nСоединение есть.",
      );
      expect(cited?.places).toHaveLength(5);
      for (const { start, end, quote } of cited?.places ?? [])
        expect(steps.slice(start, end)).toBe(quote);
    });

    test("keeps the sentences of one item together", () => {
      expect(citeSteps(2, 3)).toEqual({
        quote: "Клиент посылает `SYN`. Он ждёт.",
        start: steps.indexOf("Клиент"),
        end: steps.indexOf("\n2."),
      });
    });

    test("quoted with the paragraph before it is one place and stays a list", () => {
      const cited = citeSteps(1, 2, 3, 4, 5, 6);
      expect(cited?.quote).toBe(steps.slice(0, steps.indexOf("\n\nСоединение")));
      expect(cited?.places).toBeUndefined();
    });
  });

  test("corrected sentences are quoted as corrected, with the offsets of the note", () => {
    const corrected = {
      ...note,
      sentences: note.sentences.map((sentence) => ({
        ...sentence,
        text: sentence.text.replace("repeats", "runs its body again"),
      })),
    };
    const cited = cite(["A loop", "indented"], null, corrected);
    expect(cited?.quote).toBe("A loop runs its body again. Its body is *indented*.");
    expect(text.slice(cited?.start, cited?.end)).toBe("A loop repeats. Its body is *indented*.");
  });

  test("there is no passage without sentences, or with one that is not there", () => {
    expect(citeSentences(note, [], null)).toBeNull();
    expect(citeSentences(note, [1, 99], null)).toBeNull();
    expect(citeSentences(note, [0], null)).toBeNull();
  });

  test("passages stored before they had places are still read", () => {
    expect(passage.parse({ quote: "A", start: 0, end: 1 })).toEqual({
      quote: "A",
      start: 0,
      end: 1,
    });
  });
});
