import { describe, expect, test } from "vitest";
import { testDatabase } from "#db/testing/test-database.ts";
import { englishDocument, russianDocument } from "#lib/editing/testing/documents.ts";
import { translator } from "#lib/i18n/translator.ts";
import { spokenEnglish, spokenRussian } from "#lib/rules/testing/spoken-documents.ts";
import { type EditFixtureOptions, editFixture } from "./testing/edit-fixture.ts";

const { db } = testDatabase();
const ru = { language: "ru", document: russianDocument } as const;
const en = { language: "en", document: englishDocument } as const;
const begun = async (options: Omit<EditFixtureOptions, "modelUrl">) => {
  const bench = await editFixture(db, { modelUrl: null, ...options });
  await bench.begin();
  return bench;
};

describe("without a model", () => {
  test("a command is followed, told of and can be taken back", async () => {
    const b = await begun(ru);
    await b.say("Замени «тарелок» на «блюдец»");
    expect(await b.text()).toBe(russianDocument.replace("тарелок", "блюдец"));
    expect((await b.question())?.text).toBe("Готово: 1 правка. Что ещё изменить?");
    expect((await b.messages())[1]?.text).toBe("«тарелок» заменено на «блюдец».");
    expect((await b.edits())[0]).toMatchObject({
      author: "rules",
      oldPreview: "тарелок",
      newPreview: "блюдец",
    });
    await b.say("отмени");
    expect(await b.text()).toBe(russianDocument);
    await b.say("верни отменённую правку");
    expect(await b.text()).toContain("блюдец");
  });

  test("a request in one's own words is followed where they stand in the document, and put back", async () => {
    const b = await begun(ru);
    await b.say("пожалуйста, замени тарелок на блюдец");
    expect(await b.text()).toBe(russianDocument.replace("тарелок", "блюдец"));
    await b.say("верни обратно");
    expect(await b.text()).toBe(russianDocument);
    await b.say("верни обратно");
    expect(await b.text()).toContain("блюдец");
    await b.say("отмени последнее изменение");
    expect(await b.text()).toBe(russianDocument);
    await b.say("удали раздел про поиск");
    expect(await b.text()).not.toContain("## Поиск");
    await b.say("замени элемент на объект");
    expect((await b.question())?.kind).toBe("study_choice");
  });

  test("a conversation in a student's own words is followed, asked back and answered", async () => {
    const b = await begun({ language: "en", document: spokenEnglish });
    await b.say("in the table replace page with leaf");
    const inTable = spokenEnglish
      .replace("| Page |", "| Leaf |")
      .replace("| Page table |", "| Leaf table |");
    expect(await b.text()).toBe(inTable);
    expect(await b.edits()).toHaveLength(1);
    await b.say("and working set shouldn't be bold any more");
    const plain = inTable.replace("**working set**", "working set");
    expect(await b.text()).toBe(plain);
    expect((await b.messages()).at(-2)?.text).toBe("“working set” is no longer marked.");
    await b.say("hmm no, put that back");
    expect(await b.text()).toBe(inTable);
    await b.say("when was virtual memory first built");
    expect((await b.question())?.text).toMatch(/^> .*in Manchester for the Atlas computer/m);
    await b.say("delete bullet 2 of the list");
    expect((await b.question())?.choices.map(({ id }) => id)).toEqual(["all", "none", "1", "2"]);
    await b.say("none");
    await b.say("Overview is too long, shorten it");
    expect((await b.question())?.text).toContain("needs a model");
    expect(await b.text()).toBe(inTable);
  });

  test.each([
    ["en", "put that sentence back", "undo edit 1", "replace frequent with common"],
    ["en", "no, undo that", "undo edit 1", "replace frequent with common"],
    ["ru", "верни это обратно", "отмени правку 1", "замени тарелок на блюдец"],
    ["ru", "отмени это", "отмени правку 1", "замени тарелок на блюдец"],
  ] as const)(
    "behind a request that changed nothing no older edit is taken back: %s, %s",
    async (language, said, told, first) => {
      const b = await begun(language === "en" ? en : ru);
      await b.say(first);
      const edited = await b.text();
      await b.say(
        language === "en" ? "make all of it nicer somehow" : "прибери в тексте как-нибудь",
      );
      await b.say(said);
      expect(await b.text()).toBe(edited);
      expect((await b.question())?.text).toContain(told);
      await b.say(told);
      expect(await b.text()).not.toBe(edited);
    },
  );

  test("what is not sure to be meant is put as a choice", async () => {
    const b = await begun({ language: "en", document: spokenEnglish });
    await b.say("maybe we should delete the section Paging?");
    expect(await b.text()).toBe(spokenEnglish);
    const question = await b.question();
    expect(question?.choices.map(({ id }) => id)).toEqual(["none", "1"]);
    expect(question?.choices[1]?.label).toMatch(/^Delete “## Paging When memory/);
    await b.say({ type: "choice", choice: "1" });
    expect(await b.text()).not.toContain("## Paging");
  });

  test("review questions about a section that goes are named", async () => {
    const b = await begun({ language: "en", document: spokenEnglish });
    const { ownerId, threadId } = b;
    const list = { key: "one", texts: ["Who?", "Which page goes?"], documentRevision: 1 };
    await b.ports.study.proposeQuestions(ownerId, threadId, list);
    const quotes = ["FIFO removes the oldest page."];
    for (const { id, ordinal } of await b.ports.study.questions(ownerId, threadId)) {
      const answer = { status: "answered", answer: "So", basis: "rules", errorCode: null } as const;
      const passages = ordinal === 1 ? quotes : ["in Manchester for the Atlas computer"];
      await b.ports.study.saveAnswer(ownerId, threadId, id, { ...answer, quotes: passages });
    }
    await b.say("move the section Paging to the top");
    expect((await b.messages()).at(-2)?.text).not.toContain("question");
    await b.say("delete the section Paging, we don't need it");
    expect((await b.messages()).at(-2)?.text).toContain("Review question 2 asks");
  });

  test("a paragraph becomes a list, items change places, and what is not there is said", async () => {
    const b = await begun({ language: "ru", document: spokenRussian });
    await b.say("сделай из абзаца про три нормальные формы нумерованный список");
    expect(await b.text()).toContain("формы:\n\n1. Первая запрещает");
    await b.say("ой, верни обратно");
    expect(await b.text()).toBe(spokenRussian);
    await b.say("поменяй местами первый и второй пункт в списке свойств");
    expect(await b.text()).toContain("1. Согласованность: правила не нарушаются.\n2. Атомарность");
    await b.say("удали главу про репликацию");
    expect((await b.question())?.text).toContain("Раздела «репликацию» в документе нет");
  });

  test("several commands are one batch: all of them or none", async () => {
    const b = await begun(en);
    await b.say(
      '1. replace "frequent" with "common"\n2. delete "a passage that is not here at all"',
    );
    expect(await b.text()).toBe(englishDocument);
    expect((await b.question())?.text).toContain(
      "There is no passage “a passage that is not here at all”",
    );
    await b.say('1. replace "frequent" with "common"\n2. delete "usual"');
    expect(await b.text()).toContain("is common");
    expect(await b.edits()).toHaveLength(2);
    expect(new Set((await b.edits()).map(({ batchId }) => batchId)).size).toBe(1);
  });

  test("a quote with several places becomes a choice at once", async () => {
    const b = await begun(ru);
    await b.say("замени «элемент» на «объект»");
    expect(await b.text()).toBe(russianDocument);
    const question = await b.question();
    expect(question?.kind).toBe("study_choice");
    expect(question?.choices.map(({ id }) => id)).toEqual(["all", "none", "1", "2", "3", "4"]);
    expect(question?.choices[4]?.label).toMatch(
      /^Линейные структуры: .*push: кладёт \[элемент\] наверх/,
    );
    await b.say({ type: "choice", choice: "3" });
    expect(await b.text()).toBe(russianDocument.replace("кладёт элемент", "кладёт объект"));
  });

  test("all of several places are one edit", async () => {
    const b = await begun(ru);
    await b.say("замени «поиск» на «розыск»");
    await b.say({ type: "choice", choice: "all" });
    expect(await b.text()).toBe(russianDocument.replaceAll(/(?<=Двоичный |\| )поиск/g, "розыск"));
    expect(await b.edits()).toHaveLength(1);
  });

  test("all places at once, a section, and an earlier edit by its number", async () => {
    const b = await begun(ru);
    await b.say("замени «поиск» на «розыск» везде");
    expect(await b.text()).toBe(
      russianDocument
        .replaceAll(/(?<=Двоичный |\| )поиск/g, "розыск")
        .replace("## Поиск", "## Розыск"),
    );
    await b.say("удали раздел «Розыск»");
    expect(await b.text()).not.toContain("Розыск");
    await b.say("отмени правку 2");
    expect(await b.text()).toContain("## Розыск");
    await b.say("отмени правку 9");
    expect((await b.question())?.text).toContain("Правку 9 уже нельзя отменить");
    const said = (await b.messages()).filter(({ kind }) => kind === "edit_error");
    expect(said).toEqual([]);
  });

  test.each([
    [ru, "замени «элемент» на «объект»", "нет"],
    [en, 'replace "the" with "a"', "None of them"],
  ])("who types “none” has pressed its button", async (options, command, said) => {
    const b = await begun(options);
    await b.say(command);
    expect((await b.question())?.kind).toBe("study_choice");
    await b.say(said);
    expect(await b.text()).toBe(options.document);
    const text = translator(options.language, "editing")("nothingDone");
    expect(await b.question()).toMatchObject({ kind: "study_edit", text });
    expect((await b.messages()).findLast(({ author }) => author === "student")?.text).toBe(said);
  });

  test("in the marked passage its own words are meant", async () => {
    const b = await begun(en);
    const start = englishDocument.indexOf("A stack of plates");
    const selection = { revision: 0, start, end: start + 20 };
    await b.say({ type: "request", text: 'delete "stack of"', selection });
    expect(await b.text()).toBe(englishDocument.replace("A stack of plates", "A plates"));
  });

  test("instead of words that are not there the nearest are offered", async () => {
    const b = await begun(en);
    await b.say("replace platez with dishes");
    expect(await b.text()).toBe(englishDocument);
    const question = await b.question();
    expect(question).toMatchObject({ kind: "study_choice" });
    expect(question?.text).toContain("“platez” does not appear in the document");
    expect(question?.choices.map(({ id }) => id)).toEqual(["none", "1"]);
    await b.say({ type: "choice", choice: "1" });
    expect(await b.text()).toBe(englishDocument.replace("plates", "dishes"));
    await b.say("delete the section Serch");
    expect((await b.question())?.choices).toHaveLength(2);
    await b.say("none");
    expect(await b.text()).toContain("## Search");
    await b.say('delete "Binary search halves some other range at every second step"');
    expect((await b.question())?.choices[1]?.label).toContain(
      "Binary search halves a sorted range",
    );
    await b.say('delete "The moon is made of cheese"');
    expect((await b.question())?.text).toContain("There is no passage");
  });

  test("what only a model writes is named, with what can be done", async () => {
    const b = await begun(ru);
    await b.say("сделай раздел про поиск короче");
    expect((await b.question())?.text).toContain("может только модель");
    expect(await b.text()).toBe(russianDocument);
  });

  test("a command that would break the text is refused", async () => {
    const b = await begun(en);
    await b.say('replace "$O(n)$" with "$O(n"');
    expect(await b.text()).toBe(englishDocument);
    expect((await b.question())?.text).toContain(
      "would break the formatting: a formula is not closed",
    );
  });

  test.each([
    [ru, "сделай красиво", "Без модели я выполняю только простые просьбы", "Замени «старый текст»"],
    [en, "make it nice", "I follow simple requests only", "Replace “old text”"],
  ])("what is no command is answered with what can be said", async (options, said, why, what) => {
    const b = await begun(options);
    await b.say(said);
    const { text } = (await b.question()) ?? {};
    for (const part of [why, said, what]) expect(text).toContain(part);
    // What is offered is understood.
    const offered = [...(text?.matchAll(/^- (.+)$/gm) ?? [])].map(([, line = ""]) => line);
    expect(offered).toHaveLength(11);
    for (const command of offered) {
      await b.say(command);
      expect((await b.question())?.text).not.toContain(why);
    }
    expect(await b.text()).toBe(options.document);
    expect(await b.edits()).toEqual([]);
  });

  test("a question is answered with the document's own words", async () => {
    const b = await begun(en);
    await b.say("What does binary search halve?");
    const { text } = (await b.question()) ?? {};
    expect(text).toContain("the document’s own words");
    expect(text).toMatch(/^> .*Binary search halves a sorted range/m);
    expect(await b.text()).toBe(englishDocument);
    await b.say("Why do martians cook pizza?");
    expect((await b.question())?.text).toContain("found nothing about that");
  });

  test("the list of what can be said is told once, then a line says where it stands", async () => {
    const b = await begun(en);
    await b.say("make it nice");
    expect((await b.question())?.text).toContain("Replace “old text”");
    await b.say("more examples, please");
    const again = (await b.question())?.text ?? "";
    expect(again).toContain("more examples, please");
    expect(again).not.toContain("Replace “old text”");
    expect(again).not.toContain("\n");
  });

  test("too many commands at once are refused", async () => {
    const b = await begun(en);
    await b.say('delete "usual"\n'.repeat(21).trim());
    expect((await b.question())?.text).toContain("21 commands");
    expect(await b.text()).toBe(englishDocument);
  });
});
