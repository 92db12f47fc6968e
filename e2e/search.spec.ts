import { expect, type Page } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import { slidesFile } from "#lib/library/testing/office-files.ts";
import { lighthouseNote } from "#lib/questions/testing/notes.ts";
import { searchResults } from "#lib/schemas/search.ts";
import { subjectView } from "#lib/schemas/subject.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { madeUpNote } from "./made-up-note.ts";
import { phone, offlineTest as test } from "./product-test.ts";
import { makeQuiz, pixelsTooWide, QuizPage, readQuiz } from "./quiz-page.ts";
import { makeStudy, waitForQuestion } from "./study-page.ts";

const t = translator("en", "search");

/** Waits until a query finds something in a thread, or in a source. */
const waitForText = async (page: Page, query: string, of: string): Promise<void> => {
  const found = async () => {
    const answer = await page.request.get(`/api/search?q=${encodeURIComponent(query)}`);
    return searchResults
      .parse(await answer.json())
      .groups.flatMap(({ passages }) => passages.flatMap(({ id, kind }) => [id, kind]));
  };
  await expect.poll(found, { timeout: 30_000 }).toContain(of);
};

/** A long note, with what is looked for far below its beginning. */
const longNote = (wanted: string): string =>
  [
    ...Array.from(
      { length: 60 },
      (_, number) => `## Part ${number}\n\nPlain words of part ${number}.`,
    ),
    `## The end\n\n${wanted}`,
  ].join("\n\n");

const desktop = { width: 1280, height: 800 };

const field = (page: Page) => page.getByRole("combobox", { name: t("title") });
const option = (page: Page, text: string | RegExp) =>
  page.getByRole("option").filter({ hasText: text });

test("a word of a document is found from anywhere, with a slip, and opened where it stands", async ({
  page,
}) => {
  const wanted = "Митохондрии вырабатывают энергию клетки.";
  const alone = { notes: "alone", edit: "alone", questions: "alone" };
  const topic = "Cells, found from anywhere";
  const id = await makeStudy(page, { topic, text: longNote(wanted), settings: { stages: alone } });
  await waitForText(page, "митохондриями", id);
  await page.goto("/settings");
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await field(page).pressSequentially("митохнодрия энерг");
  const result = option(page, wanted).first();
  await expect(result).toBeVisible();
  await expect(result.locator("mark").first()).toHaveText("Митохондрии");
  await expect(page.getByText(/^Showing results for/)).toBeVisible();
  await expectNoViolation(page, "search");

  await field(page).fill("митохондрия");
  await expect(option(page, wanted).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/study/${id}#`));
  await expect(page.locator(".doc").getByText(wanted).first()).toBeInViewport();
  await expect(field(page)).toBeHidden();

  // On the same page, and back to the same place.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect(page.locator(".doc").getByText(wanted).first()).not.toBeInViewport();
  await page.keyboard.press("Control+k");
  await field(page).fill("митохондрия");
  await option(page, wanted).first().click();
  await expect(page.locator(".doc").getByText(wanted).first()).toBeInViewport();
});

test("a passage of a note is found at home, once, and opens in its source", async ({ page }) => {
  const wanted = "Xylograph: a print from a block of wood.";
  await makeQuiz(page, { text: longNote(wanted) });
  await waitForText(page, "xylographs", "source");
  await page.goto("/");
  await page.getByRole("searchbox").fill("xylograph");
  const passage = page.getByRole("link").filter({ hasText: wanted });
  await expect(passage).toHaveCount(1);
  await passage.click();
  await expect(page).toHaveURL(/\/source\/src_\w+#at-/);
  await expect(page.locator(".note-text").getByText(wanted)).toBeInViewport();
  await expect(page.locator(".note-text [data-here]")).toHaveText(wanted);
});

test("of a note the paragraph, the item or the row with the word is marked and in view", async ({
  page,
}) => {
  const short = [
    "## Endosymbiosis",
    "Golgi apparatuses pack proteins.",
    "- Lysosomes digest old parts\n- Ribosomes build proteins",
    "| part | size |\n| --- | --- |\n| Peroxisome | 1 µm |\n| Centriole | 2 µm |",
  ].join("\n\n");
  const id = await makeQuiz(page, { text: `${longNote("The end.")}\n\n${short}` });
  await waitForText(page, "centrioles", "source");
  const here = page.locator(".note-text [data-here]");
  for (const [word, text] of [
    ["golgi", "Golgi apparatuses pack proteins."],
    ["ribosome", "Ribosomes build proteins"],
    ["centriole", "Centriole2 µm"],
    ["endosymbiosis", "Endosymbiosis"],
  ] as const) {
    await page.goto("/settings");
    await page.keyboard.press("Control+k");
    await field(page).fill(`${word} `);
    // Questions on it are found, too, once they are indexed.
    const notes = page.getByRole("group", { name: t("groups.notes") }).getByRole("option");
    await notes
      .filter({ hasText: new RegExp(word, "i") })
      .last()
      .click();
    await expect(page).toHaveURL(/\/source\/src_\w+#at-\d+$/);
    await expect(here).toHaveText(text);
    await expect(here).toBeInViewport({ ratio: 1 });
  }
  const at = new URL(page.url()).hash;
  await page.goto(`/quiz/${id}/note${at}`);
  await expect(here).toHaveText("Endosymbiosis");
});

test("a query without end and one with signs that nobody types are answered in the box", async ({
  page,
}) => {
  await page.goto("/settings");
  await page.keyboard.press("Control+k");
  const box = page.getByRole("dialog").locator(".overflow-y-auto");
  await field(page).fill("x".repeat(5_000));
  await expect(page.getByText(t("nothing", { query: `${"x".repeat(59)}…` }))).toBeVisible();
  expect(await box.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await field(page).fill("xyz\u0000zyx");
  await expect(page.getByText(t("nothing", { query: "xyz zyx" }))).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("alert")).toBeHidden();
});

test("what was said is found and opened where it was said, on a phone, too", async ({ page }) => {
  const alone = { notes: "alone", edit: "ask", questions: "alone" };
  const id = await makeStudy(page, {
    ...{ topic: "A long talk", text: longNote("The end.") },
    settings: { stages: alone },
  });
  await waitForQuestion(page, id, "study_edit");
  const said = "Выбрось абзац про кашалотов";
  for (const request of [said, ...Array.from({ length: 8 }, (_, place) => `Xyz ${place}`)]) {
    const sent = await page.request.post(`/api/edit/${id}`, { data: { request } });
    expect(sent.status()).toBe(202);
    await waitForQuestion(page, id, "study_edit");
  }
  await waitForText(page, "кашалот", id);
  const bubble = page.locator("[data-place^=message-]").filter({ hasText: said }).first();
  for (const size of [desktop, phone.viewport]) {
    await page.setViewportSize(size);
    await page.goto("/settings");
    await page.keyboard.press("Control+k");
    await field(page).fill("кашалоты ");
    await option(page, said).first().click();
    await expect(page).toHaveURL(/#message-msg_/);
    await expect(bubble).toBeInViewport();
  }
});

/** What is looked for, each with a slip of the keyboard, most in a form that does not stand there. */
const kept = {
  en: {
    slide: { text: "A rhododendron keeps its leaves in winter.", query: "rhododnedrons" },
    answer: { text: "It was about a hippopotamus, I think", query: "hippoptamus" },
    message: { text: "Drop the paragraph about the hedgehogs", query: "hegdehog" },
  },
  ru: {
    slide: { text: "Рододендрон сохраняет листья зимой.", query: "родоедндроны" },
    answer: { text: "Кажется, там было про бегемота", query: "бегмота" },
    message: { text: "Убери абзац про смотрителя маяка", query: "смотиртели" },
  },
} as const;

for (const locale of ["en", "ru"] as const) {
  test.describe(`kept in ${locale}`, () => {
    test.use({ locale: locale === "en" ? "en-GB" : "ru-RU" });

    test("a slide, an answer and a message are found and opened where they stand", async ({
      page,
    }) => {
      const { slide, answer, message } = kept[locale];
      const subject = await page.request.post("/api/subjects", { data: { name: locale } });
      const { id: subjectId } = subjectView.parse(await subject.json());
      await page.goto(`/subject/${subjectId}`);
      const plain = (number: number) => ({
        title: `${locale} ${number}`,
        lines: Array.from({ length: 6 }, (_, line): [number, string] => [
          ...([0, `${locale} ${number}.${line}`] as const),
        ]),
      });
      const deck = Array.from({ length: 16 }, (_, number) => plain(number));
      deck[12]?.lines.push([0, slide.text]);
      const name = `${locale}.pptx`;
      await page.locator('input[type="file"][accept*=".pptx"]').setInputFiles({
        ...{ name, mimeType: "application/octet-stream", buffer: Buffer.from(slidesFile(deck)) },
      });
      await expect(page.getByRole("listitem").filter({ hasText: name })).toBeVisible();

      const quiz = await makeQuiz(page, { text: lighthouseNote });
      const recall = (await readQuiz(page, quiz)).questions.find(
        ({ type }) => type === "free_recall",
      );
      const said = { questionId: recall?.id, answer: answer.text, grade: "partly" };
      const answered = await page.request.post(`/api/quiz/${quiz}/answers`, { data: said });
      expect(answered.status()).toBe(200);

      const stages = { notes: "alone", edit: "ask", questions: "alone" };
      const study = await makeStudy(page, {
        ...{ topic: `Kept in ${locale}`, text: longNote("The end.") },
        settings: { stages },
      });
      await waitForQuestion(page, study, "study_edit");
      const sent = await page.request.post(`/api/edit/${study}`, {
        data: { request: message.text },
      });
      expect(sent.status()).toBe(202);
      await waitForQuestion(page, study, "study_edit");

      const palette = translator(locale, "search");
      const ways = [
        { ...slide, at: /\/source\/src_\w+#at-\d+$/, of: "source" },
        { ...answer, at: new RegExp(`/quiz/${quiz}#question-${recall?.id}$`), of: quiz },
        { ...message, at: new RegExp(`/study/${study}#message-msg_`), of: study },
      ];
      for (const { text, query, at, of } of ways) {
        await waitForText(page, text, of);
        await page.goto("/settings");
        await page.keyboard.press("Control+k");
        await page.getByRole("combobox", { name: palette("title") }).fill(query);
        await expect(option(page, text)).toHaveCount(1);
        await option(page, text).click();
        await expect(page).toHaveURL(at);
        await expect(page.locator("main").getByText(text).first()).toBeInViewport();
      }
    });
  });
}

test("an open question is found in its quiz, a mistake among the results", async ({ page }) => {
  const id = await makeQuiz(page, { ...madeUpNote("led to a question"), wanted: 4 });
  const { questions } = await readQuiz(page, id);
  const last = questions.at(-1);
  await page.goto(`/quiz/${id}#question-${last?.id}`);
  const quiz = new QuizPage(page);
  await expect(quiz.position(questions.length, questions.length)).toBeVisible();
  for (const question of questions) {
    const { type, id: questionId } = question;
    const graded = type === "free_recall" ? { grade: "not" } : {};
    const answered = { data: { questionId, answer: "Certainly wrong.", ...graded } };
    await page.request.post(`/api/quiz/${id}/answers`, answered);
  }
  const wrong = (await readQuiz(page, id)).questions.findLast(
    ({ attempt }) => attempt?.correct === false,
  );
  await page.goto("/settings");
  await page.goto(`/quiz/${id}#question-${wrong?.id}`);
  await expect(page.locator(`[data-place="question-${wrong?.id}"]`)).toBeInViewport();
});

test("Enter that comes before the results opens the first of them", async ({ page }) => {
  const { title, text } = madeUpNote("entered at once");
  const id = await makeQuiz(page, { text });
  await waitForText(page, title, id);
  await page.goto("/settings");
  const entered = Promise.withResolvers<void>();
  await page.route("**/api/search?*", async (route) => {
    await entered.promise;
    await route.continue();
  });
  await page.keyboard.press("Control+k");
  await field(page).fill(title);
  await page.keyboard.press("Enter");
  entered.resolve();
  await expect(page).toHaveURL(new RegExp(`/quiz/${id}`));
});

test("what is typed before the search is there is searched for, and moves nothing on the page", async ({
  page,
}) => {
  const { title, text } = madeUpNote("typed at once");
  const id = await makeQuiz(page, { text });
  await waitForText(page, title, id);
  await page.goto(`/quiz/${id}`);
  await expect(page.getByText(/Question 1 of/).first()).toBeVisible();
  const typed = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await typed.promise;
    await route.continue();
  });
  const answering = page.getByRole("radio", { checked: true });
  await page.keyboard.press("Control+k");
  await page.keyboard.type(`1${title}`);
  for (let letter = 0; letter <= title.length; letter += 1) await page.keyboard.press("Backspace");
  await page.keyboard.type(title);
  typed.resolve();
  await expect(field(page)).toHaveValue(title);
  await expect(option(page, title).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field(page)).toBeHidden();
  await expect(answering).toHaveCount(0);
});

test("commands are chosen by keys, also while a field is written in", async ({ page }) => {
  // The form behind it has options, too.
  const selected = page.getByRole("dialog").getByRole("option", { selected: true });
  await page.goto("/quiz/new");
  await page.getByRole("textbox", { name: "Your note" }).focus();
  await page.keyboard.press("Control+k");
  await expect(selected).toHaveText(t("commands.study"));
  await page.keyboard.press("ArrowDown");
  await expect(selected).toHaveText(t("commands.quiz"));
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(selected).toContainText("Русский");
  await page.keyboard.press("Escape");
  await expect(field(page)).toBeHidden();
  await page.keyboard.press("Control+k");
  await field(page).fill("libr");
  await expect(selected).toHaveText(t("commands.library"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/library$/);

  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  await page.keyboard.press("Control+k");
  await field(page).fill("dark");
  await page.keyboard.press("Enter");
  await expect.poll(theme).toBe("dark");
  await page.keyboard.press("Control+k");
  await field(page).fill("xylographerless");
  await expect(page.getByText(t("nothing", { query: "xylographerless" }))).toBeVisible();
  await field(page).fill("Русский");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
});

test.describe("on a phone", () => {
  test.use(phone);
  test("a button in the head opens the search, which fits the screen", async ({ page }) => {
    const wanted = "Photosynthesis feeds plants.";
    await makeQuiz(page, { text: longNote(wanted) });
    await waitForText(page, "photosynthesis", "source");
    await page.goto("/");
    // What a browser's bars leave of it.
    await page.setViewportSize({ width: 390, height: 640 });
    await page.getByRole("button", { name: t("open") }).click();
    await expect(page.getByText(t("hint"))).toBeInViewport({ ratio: 1 });
    await field(page).fill("photosynth");
    await expect(option(page, wanted).first()).toBeVisible();
    // Nothing stands under the results, also no line.
    const list = await page.getByRole("dialog").locator(".overflow-y-auto").boundingBox();
    const dialog = await page.getByRole("dialog").boundingBox();
    const bottom = (box: typeof list) => (box?.y ?? 0) + (box?.height ?? 0);
    expect(bottom(dialog) - bottom(list)).toBeLessThan(3);
    expect(await pixelsTooWide(page)).toBe(0);
    await expectNoViolation(page, "search on a phone");
    await option(page, wanted).first().click();
    await expect(page).toHaveURL(/\/source\/src_/);
  });
});
