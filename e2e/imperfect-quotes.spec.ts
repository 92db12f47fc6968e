import { expect, type Page } from "@playwright/test";
import { madeProse, proseText } from "#bench/made-prose.ts";
import { documentsToQuote, wishFor, withEdit } from "./edits-to-quote.ts";
import type { ModelServer } from "./model-server/start-model-server.ts";
import { connectedTest as test } from "./product-test.ts";
import { documentText, makeStudy, readStudy, StudyPage, waitForQuestion } from "./study-page.ts";

/** A study whose document is this text, open on its page and asking what to change. */
const openDocument = async (
  page: Page,
  model: ModelServer,
  { topic, text }: { topic: string; text: string },
): Promise<{ id: string; study: StudyPage }> => {
  model.script({ task: "write-material", replies: [{ markdown: text }] });
  const stages = { notes: "alone", edit: "ask", questions: "ask" };
  const id = await makeStudy(page, { topic, settings: { stages } });
  await waitForQuestion(page, id, "study_edit");
  expect(await documentText(page, id)).toBe(text);
  await page.goto(`/study/${id}`);
  return { id, study: new StudyPage(page) };
};

/** Types a wish and waits until so many edits are made and the next one is asked for. */
const askUntil = async (
  { page, id, study }: { page: Page; id: string; study: StudyPage },
  wish: string,
  editCount: number,
): Promise<void> => {
  await study.ask(wish);
  const state = async () => {
    const { editCount: made, thread } = await readStudy(page, id);
    return [made, thread.question?.kind];
  };
  await expect.poll(state, { intervals: [100] }).toEqual([editCount, "study_edit"]);
};

/** Of a "##" on the page, where the title of the study and the name of the region come before it. */
const sectionLevel = 4;

const editCalls = (model: ModelServer): number =>
  model.log.filter(({ task }) => task === "edit-step").length;

/**
 * The database tests make all twelve edits, in both languages and with more seeds; here a student types two of them and
 * looks at the page: a typical slip, and the one that is sent back once.
 */
const typed = 2;

for (const language of ["en", "ru"] as const) {
  const { text: first, edits } = documentsToQuote[language];

  test(`edits with imperfect quotes are what was meant, and look like it (${language})`, async ({
    page,
    model,
  }) => {
    const topic = language === "ru" ? "Градиентный спуск" : "Gradient descent";
    const text = edits.slice(0, -typed).reduce(withEdit, first);
    const { id, study } = await openDocument(page, model, { topic, text });
    let expected = text;
    for (const [index, edit] of edits.slice(-typed).entries()) {
      model.control({ task: "edit-step", quotes: edit.slip, seed: index });
      const before = editCalls(model);
      await askUntil({ page, id, study }, wishFor(language, edit), index + 1);
      expected = withEdit(expected, edit);
      expect.soft(await documentText(page, id), edit.slip).toBe(expected);
      // The contrary of what stands there is sent back once; nothing else is.
      const calls = editCalls(model) - before;
      expect.soft([edit.slip, calls]).toEqual([edit.slip, edit.slip === "contrary" ? 2 : 1]);
    }
    // The student sees no mark twice, and none without its partner.
    await expect(study.document).toContainText(edits.at(-1)?.to ?? "");
    await expect(study.document).not.toContainText(/\*\*|\$\$|##|\.\./);
    await expect(study.document.locator("strong").first()).toHaveText(topic);
    await expect(study.document.getByRole("heading", { level: sectionLevel })).toHaveText(
      language === "ru" ? "Как выбрать скорость" : "Choosing the learning rate",
    );
    await expect(study.document.locator("ol > li")).toHaveCount(3);
  });
}

const chapters = ["История волн", "Стоячие волны", "Звук в трубах", "Измерения"] as const;

/** What agents/study/edit-actions.db.test.ts asks for in English. */
const wishes = {
  first: "Замени «Стоячие волны» на «Волны, которые стоят»",
  second: "Замени «Звук в трубах» на «Звук и трубы»",
  undo: "Отмени предпоследнюю правку",
  remove: "Удали главу об истории",
  move: "Перенеси главу об измерениях перед «Звук и трубы»",
};

test("100 kB: an older edit undone, a chapter deleted, a chapter moved, one call each", async ({
  page,
  model,
}) => {
  const [history, standing, sound, measuring] = chapters;
  const sentences = madeProse("ru", 100_000);
  const quarter = Math.ceil(sentences.length / 4);
  const title = "Волны";
  const chapter = (name: string, index: number): string =>
    `## ${name}\n\n${proseText(sentences.slice(index * quarter, (index + 1) * quarter)).trim()}`;
  const [one, two, three, four] = chapters.map(chapter);
  const text = [`# ${title}`, one, two, three, four].join("\n\n").concat("\n");
  expect(Buffer.byteLength(text)).toBeGreaterThan(100_000);
  const open = await openDocument(page, model, { topic: title, text });
  const thread = { page, ...open };

  await askUntil(thread, wishes.first, 1);
  await askUntil(thread, wishes.second, 2);
  const renamed = three?.replace(sound, "Звук и трубы");
  const calls: number[] = [];
  const askOnce = async (wish: string, editCount: number): Promise<string> => {
    const before = editCalls(model);
    await askUntil(thread, wish, editCount);
    calls.push(editCalls(model) - before);
    return documentText(page, open.id);
  };

  expect(await askOnce(wishes.undo, 3)).toBe(
    [`# ${title}`, one, two, renamed, four].join("\n\n").concat("\n"),
  );
  expect(await askOnce(wishes.remove, 4)).toBe(
    [`# ${title}`, two, renamed, four].join("\n\n").concat("\n"),
  );
  expect(await askOnce(wishes.move, 5)).toBe(
    [`# ${title}`, two, four, renamed].join("\n\n").concat("\n"),
  );
  expect(calls).toEqual([1, 1, 1]);
  expect(model.log.flatMap(({ error }) => error ?? [])).toEqual([]);
  const headings = open.study.document.getByRole("heading", { level: sectionLevel });
  await expect(headings).toHaveText([standing, measuring, "Звук и трубы"]);
  await expect(open.study.document).not.toContainText(history);
});
