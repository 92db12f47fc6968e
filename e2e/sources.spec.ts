import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import { slidesFile } from "#lib/library/testing/office-files.ts";
import { subjectView } from "#lib/schemas/subject.ts";
import { threadView } from "#lib/schemas/thread.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { phone, offlineTest as test } from "./product-test.ts";
import { makeQuiz, pixelsTooWide, QuizPage, readQuiz } from "./quiz-page.ts";

const t = translator("en", "sources");

const newSubject = async (page: Page, name: string): Promise<string> => {
  const made = await page.request.post("/api/subjects", { data: { name } });
  return subjectView.parse(await made.json()).id;
};

const slides = (topic: string) => ({
  name: `${topic}.pptx`,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(
    slidesFile([
      { title: `On ${topic}`, lines: [[0, "What this talk is about."]] },
      {
        title: "Terms",
        lines: [
          [0, `A ${topic} stack is a list in which the last element comes out first.`],
          [0, `A ${topic} queue is a list in which the first element comes out first.`],
          [0, `A ${topic} heap is a tree in which no parent is smaller than its children.`],
          [0, `A ${topic} graph is a set of vertices that are joined by edges.`],
        ],
      },
    ]),
  ),
});

test("slides become a quiz that names them, then a document and a second quiz without being sent again", async ({
  page,
}) => {
  const id = await newSubject(page, "Data structures");
  await page.goto(`/quiz/new?subject=${id}`);
  const field = page.getByRole("textbox", { name: "Your note" });
  await field.waitFor();
  await page.locator('input[type="file"]').setInputFiles(slides("binary"));
  await expect(field).toHaveValue(/binary queue/);
  await page.getByRole("button", { name: "Make the quiz" }).click();
  const quiz = new QuizPage(page);
  await expect(page.getByText(/Question 1 of/).first()).toBeVisible();
  await quiz.answerByKeys();
  await expect(page.getByText("slide 2 of binary.pptx")).toBeVisible();
  await expectNoViolation(page, "quiz with its slides");

  await page.getByRole("link", { name: "Data structures", exact: true }).click();
  const source = page.getByRole("listitem").filter({ hasText: "binary.pptx" });
  await expect(source).toContainText("used once");
  await expectNoViolation(page, "subject with a source");
  await source.getByRole("button", { name: t("makeDocument") }).click();
  await expect(page.getByRole("heading", { name: /On binary/ }).first()).toBeVisible();
  await page.getByRole("link", { name: "[3]" }).first().click();
  await expect(page.getByText("slide 1 of binary.pptx").first()).toBeVisible();
  await expect(page.getByRole("button", { name: t("quizFromNotes") })).toBeVisible();

  await page.goto(`/subject/${id}`);
  await source.getByRole("button", { name: t("makeQuiz") }).click();
  await expect(page).toHaveURL(/\/quiz\//);
  await page.goto(`/subject/${id}`);
  await expect(page.getByRole("link", { name: /On binary · 2/ })).toBeVisible();

  await source.getByRole("link").click();
  await expect(page.getByText("A binary heap is a tree")).toBeVisible();
  await expectNoViolation(page, "source");
  await page.getByRole("button", { name: t("delete") }).click();
  await expect(page.getByRole("dialog")).toContainText("3 documents and quizzes were made from it");
  await page.getByRole("button", { name: t("deleteConfirm") }).click();
  await expect(page).toHaveURL(`/subject/${id}`);
  await expect(source).toBeHidden();
  await expect(page.getByRole("link", { name: /On binary · 2/ })).toBeVisible();
});

test.describe("of several files at once", () => {
  test.use({ expected: [/415|422|502/] });
  test("each becomes a source or says what is wrong with it, before anything is made", async ({
    page,
  }) => {
    const errors = translator("en", "errors");
    const files = translator("en", "noteFiles");
    const id = await newSubject(page, "Put together");
    await page.goto(`/subject/${id}`);
    await expect(page.getByText("Nothing here yet.")).toBeVisible();
    const locked = Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.from("EncryptedPackage", "utf16le"),
    ]);
    const binary = (name: string, buffer: Buffer) => ({
      ...{ name, mimeType: "application/octet-stream", buffer },
    });
    const bad = [
      [binary("locked.docx", locked), "source_encrypted"],
      [binary("empty.pptx", Buffer.from(slidesFile([]))), "note_file_no_text"],
      [binary("film.mp4", Buffer.from([0, 0, 0, 24, 1, 2, 3])), "source_not_readable"],
      [binary("photo.pdf", Buffer.from("\x89PNG\r\n\x1a\n\0\0\0", "latin1")), "note_file_photo"],
    ] as const;
    const tide = binary("tides.md", Buffer.from("# Tides\n\nAn ebb is the fall of the sea.\n"));
    // A subject is imported by another one.
    const input = page.locator('input[type="file"][accept*=".pptx"]');
    await input.setInputFiles([slides("solar"), ...bad.map(([file]) => file), tide]);
    // Six files are read one after the other, each by a process of its own.
    await expect(page.getByText(t("added", { count: 2 }))).toBeVisible({ timeout: 90_000 });
    for (const [{ name }, code] of bad) {
      const sentence = files("problem", { name, reason: errors(code) });
      await expect(page.getByRole("alert").getByText(sentence)).toBeVisible();
    }
    await expect(page.getByRole("listitem").filter({ hasText: "solar.pptx" })).toContainText(
      t("used", { count: 0 }),
    );
    await expect(page.getByText("Nothing here yet.")).toBeHidden();
    await expect(page.getByText("Nothing has been made yet.")).toBeVisible();
    await input.setInputFiles([tide]);
    await expect(page.getByText(t("known", { title: "Tides" }))).toBeVisible();

    await page.getByRole("button", { name: t("paste") }).click();
    const dialog = page.getByRole("dialog");
    await expectNoViolation(page, "a text to add");
    await dialog.getByRole("textbox").fill("# Winds\nA gale is a strong wind.");
    await dialog.getByRole("button", { name: t("add"), exact: true }).click();
    const winds = page.getByRole("listitem").filter({ hasText: "Winds" });
    await expect(winds).toBeVisible();
    await expectNoViolation(page, "subject with sources that were put there");
    await winds.getByRole("link").click();
    await expect(page.getByText("A gale is a strong wind.")).toBeVisible();

    await page.getByRole("button", { name: t("edit") }).click();
    await expectNoViolation(page, "the text of a source");
    await dialog.getByRole("textbox").fill("# Winds\nA breeze is a weak wind.");
    await dialog.getByRole("button", { name: t("save") }).click();
    await expect(page.locator(".note-text").getByText("A breeze is a weak wind.")).toBeVisible();
    await expect(page.getByText(t("edited", { count: 1 }))).toBeVisible();
    await page.getByRole("button", { name: `${t("rename")}: Winds` }).click();
    await dialog.getByRole("textbox").fill("Winds and breezes");
    await dialog.getByRole("button", { name: t("save") }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Winds and breezes" })).toBeVisible();
    await expectNoViolation(page, "a source that was changed");
  });
});

test.describe("of the web", () => {
  test.use({ expected: [/422|502/] });
  test("a page becomes a source by its address, and a private one is not asked", async ({
    page,
  }) => {
    const sentence = "An eddy is a whirl of water that turns beside the current.";
    const whirl = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><circle cx="100" cy="50" r="40"/></svg>`;
    const figures = `<p><img src="/whirl.svg" alt="A whirl"></p><p><img src="http://10.0.0.1/a.png" alt="A router"></p>`;
    const server = createServer((request, response) => {
      const isWhirl = request.url === "/whirl.svg";
      response.setHeader("content-type", isWhirl ? "image/svg+xml" : "text/html");
      response.end(
        isWhirl
          ? whirl
          : `<title>Eddies</title><nav><a href="/">Home of all seas</a></nav><article>${`<p>${sentence}</p>`.repeat(6)}${figures}</article>`,
      );
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const files = translator("en", "noteFiles");
    const enter = async (address: string) => {
      await page.getByRole("button", { name: files("web") }).click();
      await page.getByRole("textbox", { name: files("address") }).fill(address);
      await page.getByRole("button", { name: files("webRead") }).click();
    };
    try {
      await page.goto(`/subject/${await newSubject(page, "From the web")}`);
      await enter("http://192.168.1.1/");
      const reason = translator("en", "errors")("page_address_private");
      const told = files("problem", { name: "http://192.168.1.1/", reason });
      await expect(page.getByRole("alert").getByText(told)).toBeVisible();
      await page.getByRole("button", { name: files("web") }).click();
      await expectNoViolation(page, "the address of a page");
      await page.keyboard.press("Escape");
      await enter(`http://127.0.0.1:${port}/eddies`);
      await page.getByRole("link", { name: /Eddies/ }).click();
      await expect(page.getByText(sentence).first()).toBeVisible();
      await expect(page.getByText("Home of all seas")).toBeHidden();
      const whirlShown = page.getByRole("img", { name: "A whirl" });
      await whirlShown.scrollIntoViewIfNeeded();
      await expect(whirlShown).toHaveJSProperty("naturalWidth", 200);
      await expect(page.getByText("A router")).toBeVisible();
      await expect(page.getByRole("link", { name: `127.0.0.1:${port}/eddies` })).toBeVisible();
      await expect(page.getByText(/ · read on \d+ \w+ \d{4}/)).toBeVisible();
      await expectNoViolation(page, "a source of the web");

      await page.goto("/quiz/new");
      const field = page.getByRole("textbox", { name: "Your note" });
      await field.waitFor();
      await enter(`127.0.0.1:1/eddies`);
      await expect(page.getByRole("alert").getByText(/cannot be reached/)).toBeVisible();
      await enter(`http://127.0.0.1:${port}/eddies`);
      await expect(field).toHaveValue(/^# Eddies\n\nAn eddy is/);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
});

test("several sources make one quiz", async ({ page }) => {
  const subjectId = await newSubject(page, "Two notes");
  const noteOf = (word: string) =>
    `# On ${word}\n\nA ${word} field is a number at every point.\nA ${word} line joins its points.\n`;
  for (const word of ["magnetic", "electric"]) {
    await makeQuiz(page, { text: noteOf(word), subjectId });
  }
  await page.goto(`/subject/${subjectId}`);
  for (const title of ["On magnetic", "On electric"]) {
    await page.getByRole("checkbox", { name: t("select", { title }) }).check();
  }
  await expect(page.getByText(t("chosen", { count: 2 }))).toBeVisible();
  const made = page.waitForResponse(
    (response) => response.url().endsWith("/api/threads") && response.request().method() === "POST",
  );
  await page.getByRole("button", { name: /Make a quiz: On electric, On magnetic/ }).click();
  const thread = threadView.parse(await (await made).json());
  expect(thread.title).toBe("On electric, On magnetic");
  await expect(page).toHaveURL(`/quiz/${thread.id}`);
  await expect(page.getByText(/Question 1 of/).first()).toBeVisible();
  const { questions } = await readQuiz(page, thread.id);
  await new QuizPage(page).answerAllByKeys(1, questions.length);
  await page.getByRole("button", { name: t("documentFromNotes") }).click();
  await expect(page).toHaveURL(/\/study\//);
  await expect(page.getByText("magnetic field").first()).toBeVisible();
});

test.describe("on a phone", () => {
  test.use(phone);

  test("sources fit, and are made from with the thumb", async ({ page }) => {
    const subjectId = await newSubject(page, "On the phone");
    await makeQuiz(page, {
      text: `# ${"A very long title of a note ".repeat(4)}\n\nA dune is a hill of sand.\n`,
      subjectId,
    });
    await page.goto(`/subject/${subjectId}`);
    expect(await pixelsTooWide(page)).toBe(0);
    await expectNoViolation(page, "sources on a phone");
    await page.getByRole("button", { name: t("makeDocument") }).tap();
    await expect(page).toHaveURL(/\/study\//);
  });

  test.describe("in Russian", () => {
    test.use({ locale: "ru-RU" });
    test("chapters of a source are chosen with the thumb", async ({ page }) => {
      const ru = translator("ru", "sources");
      const chooser = translator("ru", "noteFiles");
      const filler = "О погоде говорят каждый день, и всегда одно и то же. ".repeat(90);
      const chapters = ["Бархан", "Оазис", "Такыр"].map(
        (name) => `## ${name}\n\n${name} — это часть пустыни, у которой есть имя.\n\n${filler}`,
      );
      const text = `# Пустыни\n\n${chapters.join("\n\n")}`;
      const id = await newSubject(page, "Пустыни на телефоне");
      await page.request.post(`/api/subjects/${id}/sources`, { data: { text } });
      await page.goto(`/subject/${id}`);
      await page.getByRole("button", { name: ru("makeQuiz") }).tap();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: chooser("choose.none") }).tap();
      await dialog.getByRole("checkbox", { name: /Оазис/ }).check();
      expect(await pixelsTooWide(page)).toBe(0);
      await expectNoViolation(page, "chapters of a source on a phone");
      await dialog.getByRole("button", { name: ru("makeQuiz") }).tap();
      await expect(page.getByRole("heading", { level: 1, name: "Оазис" })).toBeVisible();
      // Away with the source, and with the quiz that was made from it.
      await page.goto(`/subject/${id}`);
      await expect(page.getByRole("link", { name: /Оазис/ })).toBeVisible();
      await page.getByRole("button", { name: `${ru("delete")}: Пустыни` }).tap();
      await dialog.getByRole("checkbox", { name: ru("takeAlong") }).check();
      await expect(dialog).toContainText(ru("takeBody", { count: 1 }));
      await expectNoViolation(page, "a source that takes things along");
      await dialog.getByRole("button", { name: ru("bin") }).tap();
      await expect(page.getByRole("link", { name: /Оазис/ })).toBeHidden();
    });
  });
});
