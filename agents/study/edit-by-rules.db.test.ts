import { describe, expect, test } from "vitest";
import { testDatabase } from "../../db/testing/test-database.ts";
import { editTemplates } from "../../lib/editing/templates.ts";
import { englishDocument, russianDocument } from "../../lib/editing/testing/documents.ts";
import { type EditBenchOptions, editBench } from "./testing/edit-bench.ts";

const { db } = testDatabase();
const ru = { language: "ru", document: russianDocument } as const;
const en = { language: "en", document: englishDocument } as const;
const begun = async (options: Omit<EditBenchOptions, "modelUrl">) => {
  const bench = await editBench(db, { modelUrl: null, ...options });
  await bench.begin();
  return bench;
};

describe("without a model", () => {
  test("a command is followed, told of and can be taken back", async () => {
    const b = await begun(ru);
    await b.say("Замени «тарелок» на «блюдец»");
    expect(await b.text()).toBe(russianDocument.replace("тарелок", "блюдец"));
    expect((await b.question())?.text).toBe("Сделана 1 правка. Что изменить ещё?");
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
    await b.say("Спасибо, больше ничего не надо");
    expect(await b.question()).toBeNull();
    expect((await b.study()).documentStatus).toBe("completed");
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
    expect(question?.choices.map(({ id }) => id)).toEqual(["1", "2", "3", "4", "all", "none"]);
    expect(question?.choices[2]?.label).toMatch(
      /^Линейные структуры: .*push: кладёт \[элемент\] наверх/,
    );
    await b.say({ type: "choice", choice: "3" });
    expect(await b.text()).toBe(russianDocument.replace("кладёт элемент", "кладёт объект"));
  });

  test("a rename everywhere is one edit, and says which forms it left", async () => {
    const b = await begun(ru);
    await b.say("Переименуй «структура» в «конструкция» везде");
    expect(await b.text()).toContain("Конструкция обещает");
    const [edit] = await b.edits();
    expect(edit?.reason).toBe(
      "«структура» заменено на «конструкция» в 1 месте. Другие формы этого слова остались как были: структуры, структуру.",
    );
  });

  test("the marked passage is what “this” means", async () => {
    const b = await begun(en);
    const start = englishDocument.indexOf("It serves requests in order.");
    const selection = { revision: 0, start, end: start + "It serves requests in order.".length };
    await b.say({ type: "request", text: "delete this", selection });
    expect(await b.text()).toBe(englishDocument.replace(" It serves requests in order.", ""));
    await b.say("delete this");
    expect((await b.question())?.text).toContain("none is marked");
  });

  test("an absent passage is answered with what comes nearest", async () => {
    const b = await begun(en);
    await b.say('delete "Binary search halves some other range at every second step"');
    expect(await b.text()).toBe(englishDocument);
    expect((await b.question())?.text).toMatch(
      /The nearest there is: “Binary search halves a sorted range/,
    );
  });

  test("a command that would break the text is refused", async () => {
    const b = await begun(en);
    await b.say('replace "$O(n)$" with "$O(n"');
    expect(await b.text()).toBe(englishDocument);
    expect((await b.question())?.text).toContain("would break the text: a formula has no end");
  });

  test.each([ru, en])("every template is answered honestly ($language)", async (options) => {
    const templates = [false, true].flatMap((onPassage) =>
      editTemplates(options.language, onPassage),
    );
    const b = await begun(options);
    const selection = { revision: 0, start: 2, end: 40 };
    for (const { request } of templates) {
      await b.say({ type: "request", text: request, selection });
      const { text } = (await b.question()) ?? {};
      expect(text).toContain(
        options.language === "ru" ? "Без модели понятны только" : "Without a model",
      );
      expect(text).toContain(
        options.language === "ru" ? "Замени «старый текст»" : "Replace “old text”",
      );
    }
    expect(await b.text()).toBe(options.document);
    expect(await b.edits()).toEqual([]);
  });
});
