import { beforeAll, describe, expect, test } from "vitest";
import { translator } from "#lib/i18n/translator.ts";
import { placeQuote } from "#lib/quotes/place-quote.ts";
import { sampleNote } from "#lib/samples/sample-note.ts";
import type { Language } from "#lib/schemas/language.ts";
import { answerFromDocument } from "./answer-from-document.ts";
import { composeMaterial } from "./compose-material.ts";
import { draftQuestions, termPhrases } from "./document/draft-questions.ts";
import { materialPhrases } from "./document/material-parts.ts";
import { questionsByRules } from "./questions-by-rules.ts";

const say = (language: Language) => translator(language, "questionList");

const extra: Readonly<Record<Language, string>> = {
  en: "\n\n## Steps of a proof\n\n1. say what is given\n2. say what follows\n3. say why\n\n## History\n\nIt began with Dijkstra. Nobody knows the day.\n",
  ru: "\n\n## Шаги доказательства\n\n1. назвать данное\n2. назвать следствие\n3. назвать причину\n\n## История\n\nВсё началось с Дейкстры. День не известен.\n",
};

describe.each(["en", "ru"] as const)("questions by rules on a document (%s)", (language) => {
  let document: string;
  beforeAll(async () => {
    const notes = sampleNote(language) + extra[language];
    document = await composeMaterial({ topic: "T", language, notes });
  });
  const first = (wanted: number) => questionsByRules({ language, document, wanted, refine: null });
  const refine = (previous: readonly string[], feedback: string) =>
    questionsByRules({ language, document, wanted: 5, refine: { previous, feedback } });

  test("come as many as wanted, each once, from all over the document", async () => {
    for (const wanted of [5, 7, 10]) {
      const { questions, reply } = await first(wanted);
      expect(reply).toBeNull();
      expect(new Set(questions).size).toBe(wanted);
    }
    const kinds = new Set((await draftQuestions(document)).map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(["list", "section", "term"]);
    const titles = extra[language].match(/^## (.+)$/gm)?.map((line) => line.slice(3)) ?? [];
    const { questions } = await first(10);
    for (const title of titles) expect(questions.join("\n")).toContain(title);
  });

  test("have answers that are passages of the document, word for word", async () => {
    const { questions } = await first(100);
    expect(questions.length).toBeGreaterThan(12);
    for (const question of questions) {
      const { answerable, answer, quotes } = await answerFromDocument(question, document);
      expect(answerable).toBe(true);
      expect(quotes.length).toBeGreaterThan(0);
      for (const quote of quotes) {
        expect(document).toContain(quote);
        expect(placeQuote(document, quote).kind).toBe("placed");
      }
      expect(answer).toBe(quotes.join("\n\n"));
    }
  });

  test("never ask about what the rules themselves wrote", async () => {
    const text = (await first(100)).questions.join("\n");
    for (const word of Object.values(materialPhrases[language])) expect(text).not.toContain(word);
  });

  test("keep their words and order when the list is refined", async () => {
    const { questions } = await first(6);
    const [one, two, three, four, five, six] = questions;
    const words = language === "ru" ? "убери 2 и 4" : "remove 2 and 4";
    expect(await refine(questions, words)).toEqual({
      questions: [one, three, five, six],
      reply: null,
    });
    const more = await refine(questions, language === "ru" ? "ещё 2" : "2 more");
    expect(more.questions.slice(0, 6)).toEqual([one, two, three, four, five, six]);
    expect(new Set(more.questions).size).toBe(8);
    const own = language === "ru" ? "добавь: Зачем это нужно?" : "add: What is it for?";
    expect((await refine(questions, own)).questions).toEqual([...questions, own.split(": ")[1]]);
  });

  test("can be narrowed to a subject, and one that the document lacks changes nothing", async () => {
    const { questions } = await first(6);
    const about = await refine(
      questions,
      language === "ru" ? "только про деревья" : "only about trees",
    );
    expect(about.questions.length).toBeGreaterThan(0);
    for (const question of about.questions) {
      const { answer } = await answerFromDocument(question, document);
      expect(`${question} ${answer}`).toMatch(/tree|дерев/i);
    }
    const dragons = await refine(
      questions,
      language === "ru" ? "только про драконов" : "only about dragons",
    );
    expect(dragons.questions).toEqual(questions);
    expect(dragons.reply).toMatch(/dragons|драконов/);
  });

  test("that cannot be refined as wished stay, and the student is told what rules can do", async () => {
    const { questions } = await first(5);
    const strange = await refine(questions, language === "ru" ? "сделай смешнее" : "make it funny");
    expect(strange).toEqual({ questions, reply: say(language)("help") });
    const missing = await refine(questions, language === "ru" ? "убери 9" : "remove 9");
    expect(missing).toEqual({ questions, reply: say(language)("noSuchNumber", { number: 9 }) });
    const all = (await first(100)).questions;
    const { reply } = await refine(all, language === "ru" ? "ещё 5" : "5 more");
    expect(reply).toBe(say(language)("noMore", { count: all.length }));
  });

  test("of a student are answered from the paragraphs that they are about, or not at all", async () => {
    const question =
      language === "ru"
        ? "Чем двоичный поиск отличается от хеш-таблицы?"
        : "How does binary search differ from a hash table?";
    const { quotes } = await answerFromDocument(question, document);
    expect(quotes.join(" ")).toMatch(/\*\*(?:Hash table|Хеш-таблица)\*\*/);
    expect(quotes.join(" ")).toMatch(/\*\*(?:Binary search|Двоичный поиск)\*\*/);
    const stranger =
      language === "ru" ? "Как марсиане готовят пиццу?" : "How do martians cook pizza?";
    expect(await answerFromDocument(stranger, document)).toEqual({
      answerable: false,
      answer: "",
      quotes: [],
    });
  });
});

test("a section of the student's that is called like one of the rules' is asked about", async () => {
  const notes = `${sampleNote("en")}\n\n## Key terms\n\nA **rope** is a tree of strings that is cheap to cut.\n`;
  const document = await composeMaterial({ topic: "T", language: "en", notes });
  const drafts = await draftQuestions(document);
  expect(drafts.map(({ text }) => text)).toContain(termPhrases.en.meaning("Rope"));
  expect(drafts.flatMap(({ passages }) => passages).join("\n")).not.toContain("- **Array**");
});

test.each(["en", "ru"] as const)(
  "no heading of the program's own, and no front matter, is asked about: %s",
  async (language) => {
    const sentence = language === "en" ? "The sea is wide here. " : "Море здесь широкое. ";
    const notes = `---\ntitle: Sea\n---\n${sentence.repeat(4)}\n\n${sentence.repeat(3)}\n`;
    const document = await composeMaterial({ topic: "T", language, notes });
    const own = materialPhrases[language].notes;
    expect(document).toContain(`## ${own}\n`);
    expect(document).not.toContain("title: Sea");
    const drafts = await draftQuestions(document);
    expect(drafts.length).toBeGreaterThan(0);
    for (const { text } of drafts) expect(text).not.toContain(own);
  },
);

test("a section that is only a definition is not asked about besides it", async () => {
  const lock = "A **mutex** is a lock that one thread holds at a time.";
  const rest = "Rain falls. Snow falls. The wind is cold there in winter.";
  const notes = `# N\n\n## Who may enter\n\n${lock} It is slow.\n\n## Weather\n\n${rest} A mutex helps.\n`;
  const document = await composeMaterial({ topic: "T", language: "en", notes });
  const texts = (await draftQuestions(document)).map(({ text }) => text);
  expect(texts.filter((text) => text.includes("Mutex"))).toHaveLength(1);
  expect(texts.join()).not.toContain("Who may enter");
  expect(texts.join()).toContain("Weather");
});

test("a term and the section that is called by its plural are asked about once", async () => {
  const wave = "**Волна** — это колебание, которое распространяется в среде.";
  const waves = "Они переносят энергию. Вещество остаётся на месте. Скорость зависит от среды.";
  const notes = `# Физика\n\n${wave}\n\n## Волны\n\n${waves}\n\n## Свет\n\nСвет идёт прямо. Он отражается.\n`;
  const document = await composeMaterial({ topic: "T", language: "ru", notes });
  const texts = (await draftQuestions(document)).map(({ text }) => text);
  expect(texts.filter((text) => /Волн/u.test(text))).toHaveLength(1);
});

test("a document without notes yields no question and says why", async () => {
  const document = await composeMaterial({ topic: "T", language: "en", notes: null });
  const order = { language: "en" as const, document, wanted: 5, refine: null };
  expect(await questionsByRules(order)).toEqual({
    questions: [],
    reply: say("en")("nothingToAsk"),
  });
});

describe("documents that earlier versions made", () => {
  const list = (document: string) =>
    questionsByRules({ language: "en", document, wanted: 9, refine: null });

  test("a plan: what the student wrote into it is asked about, and its tasks are not", async () => {
    const plan = (definitions: string) =>
      `# T\n\n> This is a plan, not a text: there are no notes, and no model is connected that could write. Replace each line in italics with your own words.\n\n## Definitions\n\n${definitions}\n\n## Theory\n\n*Not written yet: which statements hold, under which conditions, and why?*\n`;
    const task =
      "*Not written yet: which terms does the topic use, and what does each of them mean?*";
    expect((await list(plan(task))).questions).toEqual([]);
    const written = "A **mutex** is a lock that only one thread can hold.";
    expect((await list(plan(written))).questions).toEqual([termPhrases.en.meaning("Mutex")]);
  });

  test.each([
    "There is nothing to put in order yet: you added no notes, and no model is connected that could write about the topic. Write or paste your own text here by hand, or start a new document with your notes.",
    "There is nothing here yet: you added no notes, and no model is connected to write about the topic. Type or paste your own text here, or start a new document with your notes.",
  ])("an empty one: what it says of itself is not asked about: %s", async (notice) => {
    const { questions } = await list(
      `# T\n\n> ${notice}\n\n## Locks\n\nLocks keep others out. They are held for a moment.\n`,
    );
    expect(questions).toEqual(["What does your note say about “Locks”?"]);
  });

  test("a composed one: its list of terms and its summary are not asked about", async () => {
    const { questions } = await list(
      "# T\n\n> Put together by rules from your notes, in their own words; each number leads to its line. No model has checked or completed it.\n\n## Key terms\n\n- **Mutex**: a lock [[3]](#note-L3)\n- **Since Python** [[4]](#note-L4)\n\n## Locks\n\nLocks keep others out. They are held for a moment. [[3]](#note-L3)\n\n## In short\n\n- **Locks**: Mutex\n- **Others**\n- **More**\n",
    );
    expect(questions).toEqual(["What does your note say about “Locks”?"]);
  });
});
