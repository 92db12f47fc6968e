import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { unzipSync } from "fflate";
import { translator } from "#lib/i18n/translator.ts";
import { materialPhrases } from "#lib/rules/document/material-parts.ts";
import { countRenderings } from "./count-renderings.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { offlineTest as test } from "./product-test.ts";
import { QuizPage } from "./quiz-page.ts";
import { documentText, makeStudy, readStudy, StudyPage, waitForQuestion } from "./study-page.ts";

const notes = {
  en: `# Commuting ciphers

A commuting cipher is a cipher for which the order of two encryptions does not matter.
The key of a player is a secret number.

## Steps

1. The first player shuffles the deck.
2. The second player shuffles the deck again.
`,
  ru: `# Коммутативные шифры

Коммутативный шифр — это шифр, для которого порядок двух шифрований не важен.
Ключ игрока — это тайное число.

## Шаги

1. Первый игрок тасует колоду.
2. Второй игрок тасует колоду ещё раз.
`,
} as const;

test.describe("deleted in another tab", () => {
  test.use({ expected: [/404/] });

  test("a document that is deleted in another tab says so, and asks no more", async ({ page }) => {
    const id = await makeStudy(page, { topic: "Lost ciphers", text: notes.en });
    await waitForQuestion(page, id, "study_edit");
    await page.goto(`/study/${id}`);
    await expect(page.locator(".doc")).toBeVisible();
    expect((await page.request.delete(`/api/threads/${id}`)).status()).toBe(204);
    const trouble = translator("en", "trouble");
    await expect(page.getByRole("heading", { name: trouble("notFound.title") })).toBeVisible();
    await expect(
      page.getByRole("link", { name: trouble("notFound.action"), exact: true }),
    ).toBeVisible();
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().includes(`/api/study/${id}`)) asked += 1;
    });
    await page.waitForTimeout(4_000);
    expect(asked).toBe(0);
  });
});

test("pointing at an edit renders its words and its note again, and not the page", async ({
  page,
}) => {
  const id = await makeStudy(page, { topic: "Pointed ciphers", text: notes.en });
  await waitForQuestion(page, id, "study_edit");
  await countRenderings(page);
  await page.goto(`/study/${id}`);
  const study = new StudyPage(page);
  await study.ask('replace "secret number" with "secret word"');
  const mark = study.document.locator("mark[data-edit]").first();
  await expect(mark).toBeVisible();
  const note = page.locator("[data-edit-note]").first();
  await page.mouse.move(0, 0);
  await expect(note).not.toHaveAttribute("data-looked");
  // Its words stay lit for a while, and the page looks for news: what is counted comes in between.
  const counts: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    await page.evaluate(() => {
      window.rendered = 0;
    });
    await mark.hover();
    await expect(note).toHaveAttribute("data-looked");
    counts.push(await page.evaluate(() => window.rendered));
    await page.mouse.move(0, 0);
    await study.document.locator(":is(h1, h2, h3)").first().hover();
    await expect(note).not.toHaveAttribute("data-looked");
  }
  expect(Math.min(...counts)).toBeGreaterThan(1);
  expect(Math.min(...counts)).toBeLessThan(20);
});

test.describe("a login before the server", () => {
  test.use({ expected: [/401/] });

  test("that has ended is said with the way back to it, and nothing is asked on", async ({
    page,
  }) => {
    const id = await makeStudy(page, { topic: "Signed ciphers", text: notes.en });
    await waitForQuestion(page, id, "study_edit");
    await page.goto(`/study/${id}`);
    await expect(page.locator(".doc")).toBeVisible();
    let asked = 0;
    await page.route(`**/api/study/${id}`, (route) => {
      asked += 1;
      return route.fulfill({ status: 401, contentType: "text/html", body: "<h1>Sign in</h1>" });
    });
    const t = translator("en", "shell");
    await expect(page.getByText(t("denied.signed_out"))).toBeVisible();
    expect(asked).toBe(1);
    await page.waitForTimeout(4_000);
    expect(asked).toBe(1);
    await page.unroute(`**/api/study/${id}`);
    await page.getByRole("button", { name: t("denied.reload") }).click();
    await expect(page.locator(".doc")).toBeVisible();
    await expect(page.getByText(t("denied.signed_out"))).toBeHidden();
  });
});

test("a topic and a note become a document that points back to the note", async ({ page }) => {
  const create = translator("en", "studyNew");
  await page.goto("/");
  await page
    .getByRole("link", { name: translator("en", "home")("newStudy") })
    .first()
    .click();
  await page.getByRole("textbox", { name: create("topic") }).fill("Commuting ciphers");
  const keys = "\n## Keys\n\nOnly the player knows the key. Nobody else needs it.\n";
  await page.getByRole("textbox", { name: create("notes") }).fill(notes.en + keys);
  await page.getByRole("button", { name: create("submit") }).click();
  await expect(page).toHaveURL(/\/study\/thr_/);
  const study = new StudyPage(page);
  await expect(study.document).toContainText("the order of two encryptions does not matter");
  await study.document.locator('a[href^="#note-L"]').first().click();
  await expect(page.locator("[id^=note-L]").first()).toBeVisible();

  // It says what it is, and its outline leads to its parts.
  const own = materialPhrases.en;
  await expect(study.document).toContainText(own.composed);
  await expect(study.document.getByRole("heading", { name: own.questions })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 400 });
  const steps = study.document.getByRole("heading", { name: "Steps" });
  await study.document.getByRole("link", { name: "Steps", exact: true }).click();
  await expect(steps).toBeInViewport();
});

test.describe("a file that cannot be read", () => {
  test.use({ expected: [/415/] });
  test("what is wrong with the form is said at the field, and the student is taken there", async ({
    page,
  }) => {
    const create = translator("en", "studyNew");
    const photos = translator("en", "photos");
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto("/study/new");
    await page.getByRole("button", { name: create("submit") }).click();
    const topic = page.getByRole("textbox", { name: create("topic") });
    await expect(page.getByText(create("errors.topic"))).toBeInViewport();
    await expect(topic).toBeFocused();
    await expect(topic).toHaveAttribute("aria-invalid", "true");
    await expect(topic).toHaveAccessibleDescription(create("errors.topic"));
    await topic.fill("Commuting ciphers");
    await expect(page.getByText(create("errors.topic"))).toBeHidden();

    // Rules write nothing of their own: without notes the page would be empty.
    await page.getByRole("button", { name: create("submit") }).click();
    await expect(page.getByText(create("errors.notes"))).toBeInViewport();
    await expect(page.getByRole("textbox", { name: create("notes") })).toBeFocused();
    await expect(page).toHaveURL(/\/study\/new/);

    const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from("%") });
    const text = page.locator('input[type="file"][accept*=".md"]');
    const rich = { ...file("script.rtf", "application/rtf"), buffer: Buffer.from("{\\rtf1 Text}") };
    await text.setInputFiles(rich);
    const reason = translator("en", "errors")("source_office_file");
    const wrongFile = translator("en", "noteFiles")("problem", { name: "script.rtf", reason });
    const field = page.getByRole("textbox", { name: create("notes") });
    await expect(page.getByText(wrongFile)).toBeInViewport();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(new RegExp(RegExp.escape(wrongFile)));

    await page.locator('input[data-photos="choose"]').setInputFiles(file("a.heic", "image/heic"));
    const wrongPicture = photos("input.problems.notPicture", { name: "a.heic" });
    const button = page.getByRole("button", { name: photos("input.choose") });
    await expect(page.getByText(wrongPicture)).toBeInViewport();
    await expect(button).toBeFocused();
    await expect(button).toHaveAccessibleDescription(new RegExp(RegExp.escape(wrongPicture)));
  });
});

const dialogues = {
  en: {
    topic: "Commuting ciphers",
    request: "Replace “player is a secret number” with “player is a large secret number”",
    after: "is a large secret number",
    before: "player is a secret number",
  },
  ru: {
    topic: "Коммутативные шифры",
    request: "Замени «тайное число» на «большое тайное число»",
    after: "большое тайное число",
    before: "это тайное число",
  },
} as const;

for (const locale of ["en", "ru"] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: locale === "en" ? "en-GB" : "ru-RU" });
    test("commands change the document; undo, redo and an earlier version bring it back", async ({
      page,
    }) => {
      const { topic, request, after, before } = dialogues[locale];
      const id = await makeStudy(page, { topic, text: notes[locale] });
      await waitForQuestion(page, id, "study_edit");
      await page.goto(`/study/${id}`);
      const study = new StudyPage(page, locale);
      await study.button(study.study("ask.commands")).click();
      await expect(page.getByRole("menuitem").first()).toBeVisible();
      await page.keyboard.press("Escape");
      await study.ask(request);
      await expect(study.document).toContainText(after);
      await expect(page.locator('mark[data-edit="1"]').first()).toBeVisible();

      await study.tool(study.workspace("undo")).click();
      await expect(study.document).toContainText(before);
      await study.tool(study.workspace("redo")).click();
      await expect(study.document).toContainText(after);

      await study.tool(study.workspace("history")).click();
      await study.button(study.workspace("look")).click();
      await study.button(study.workspace("restore")).click();
      await expect(study.document).toContainText(before);
      await expect.poll(() => documentText(page, id)).not.toContain(after);
    });
  });
}

test.describe("on a small desktop", () => {
  test.use({ locale: "ru-RU", viewport: { width: 1280, height: 800 } });
  test("a document's title keeps its room beside the tools", async ({ page }) => {
    const topic = "Как растения строят сахар из света, воды и углекислого газа";
    const id = await makeStudy(page, { topic, text: notes.ru });
    await waitForQuestion(page, id, "study_edit");
    await page.goto(`/study/${id}`);
    const title = page.getByRole("heading", { level: 1, name: topic }).first();
    await expect(title).toBeInViewport();
    const cut = await title.evaluate((heading) => heading.scrollHeight - heading.clientHeight);
    expect((await title.boundingBox())?.width).toBeGreaterThan(240);
    expect(cut).toBeLessThanOrEqual(1);
  });
});

test("a footnote is shown with its number, leads there and back, and is printed", async ({
  page,
}) => {
  const id = await makeStudy(page, { topic: "Commuting ciphers", text: notes.en });
  await waitForQuestion(page, id, "study_edit");
  const sentence = "The key of a player is a secret number.";
  const after = Array.from({ length: 40 }, (_, part) => `Then came step ${part}.\n\n`).join("");
  const note = "[^src]: *A book* of keys, page 3.";
  const noted = `A key is secret[^src].\n\n${after}${note}`;
  const patch = { old_text: sentence, new_text: noted, edit_metadata: null };
  expect((await page.request.post(`/api/edit/${id}/patch`, { data: patch })).status()).toBe(200);
  await page.goto(`/study/${id}`);
  const sign = page.locator(".doc [role=doc-noteref]");
  const back = page.locator(".doc [role=doc-backlink]");
  const shown = page.locator(".footnote");
  await expect(sign).toHaveText("1");
  await expect(shown).toContainText("1 A book of keys, page 3.");
  await expect(shown).not.toBeInViewport();
  await sign.click();
  await expect(shown).toBeInViewport();
  await expectNoViolation(page, "a footnote");
  await back.click();
  await expect(sign).toBeInViewport();

  // An answer in the document's words refers to its footnote.
  const study = new StudyPage(page);
  await study.ask("What is secret?");
  const quoted = study.conversation.locator("[role=doc-noteref]");
  await expect(quoted).toHaveText("1");
  await quoted.click();
  await expect(shown).toBeInViewport();
  await page.emulateMedia({ media: "print" });
  await expect(shown).toBeVisible();
  await expect(back).toBeHidden();
  expect(await documentText(page, id)).toContain(note);
});

test("the page goes to an edit, and its mark outlives a reload", async ({ page }) => {
  const text = Array.from(
    { length: 40 },
    // No definition, which would stand among the key terms, too.
    (_, part) => `## Part ${part}\n\nThen they shuffled deck ${1_000 + part} once again.\n`,
  ).join("\n");
  const id = await makeStudy(page, { topic: "Keys", text });
  await waitForQuestion(page, id, "study_edit");
  await page.goto(`/study/${id}`);
  const study = new StudyPage(page);
  const mark = page.locator('mark[data-edit="1"]').first();
  await study.ask("Replace “deck 1036” with “deck 5000”");
  await expect(mark).toBeInViewport();
  await page.reload();
  await expect(mark).toHaveCSS("box-shadow", /^rgb\((?!0, 0, 0)/);

  // Who has gone to read elsewhere stays there.
  await page.evaluate(() => window.scrollTo(0, 0));
  await study.document.hover();
  await page.mouse.wheel(0, 1);
  const patch = { old_text: "deck 1038", new_text: "deck 6000", edit_metadata: null };
  expect((await page.request.post(`/api/edit/${id}/patch`, { data: patch })).status()).toBe(200);
  await expect(page.locator('mark[data-edit="2"]').first()).toBeAttached();
  await expect(page.locator('mark[data-edit="2"]').first()).not.toBeInViewport();
});

test("an edit by command shows with an answer that waited for it, and no question stands beside another", async ({
  page,
}) => {
  const id = await makeStudy(page, { topic: "Commuting ciphers", text: notes.en });
  await waitForQuestion(page, id, "study_edit");
  await page.goto(`/study/${id}`);
  const study = new StudyPage(page);
  await page.evaluate(noteQuestions, `/api/study/${id}`);
  await study.ask(dialogues.en.request);
  await expect(study.document).toContainText(dialogues.en.after);
  const asked = await page.evaluate(() => (window as NotingWindow).asked ?? []);
  expect(asked.length).toBeGreaterThan(0);
  // A run that takes longer, as on a busy machine, is asked for as rarely as usual.
  const soon = asked.filter(({ ms }) => ms < 3_000);
  expect(soon.filter(({ held }) => !held)).toEqual([]);
  expect(asked.filter(({ beside }) => beside > 0)).toEqual([]);
});

type NotingWindow = Window & {
  asked?: { readonly held: boolean; readonly beside: number; readonly ms: number }[];
};

/**
 * Notes what the page asks of `path` from the first question that waits for the run: how long after that, and beside how
 * many others. In the page, as news of its requests comes late where the machine is busy.
 */
const noteQuestions = (path: string) => {
  const asked: NonNullable<NotingWindow["asked"]> = [];
  (window as NotingWindow).asked = asked;
  const fetchNow = window.fetch;
  let open = 0;
  let begun = 0;
  window.fetch = async (...request) => {
    const url = new URL(String(request[0]), location.href);
    const held = url.searchParams.has("settled");
    if (url.pathname !== path || (asked.length === 0 && !held)) return fetchNow(...request);
    begun ||= performance.now();
    asked.push({ held, beside: open, ms: performance.now() - begun });
    open += 1;
    try {
      return await fetchNow(...request);
    } finally {
      open -= 1;
    }
  };
};

test.describe("while the server has not answered", () => {
  test.use({ expected: [/ERR_FAILED/] });
  test("what the student says stands in the conversation, and comes back when it is not taken", async ({
    page,
  }) => {
    const id = await makeStudy(page, { topic: "Commuting ciphers", text: notes.en });
    await waitForQuestion(page, id, "study_edit");
    await page.goto(`/study/${id}`);
    const study = new StudyPage(page);
    const line = page.getByRole("listitem").filter({ hasText: dialogues.en.request });
    const answers: (() => void)[] = [];
    await page.route(`**/api/edit/${id}`, async (route) => {
      await new Promise<void>((answer) => answers.push(answer));
      await (answers.length === 1 ? route.abort() : route.continue());
    });
    await study.ask(dialogues.en.request);
    await expect(line).toHaveCount(1);
    await expect.poll(() => answers.length).toBe(1);
    answers[0]?.();
    await expect(study.askField).toHaveValue(dialogues.en.request);
    await expect(line).toHaveCount(0);

    await study.button(study.study("ask.send")).click();
    await expect(line).toHaveCount(1);
    await expect(study.document).not.toContainText(dialogues.en.after);
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.();
    await expect(study.document).toContainText(dialogues.en.after);
    await expect(line).toHaveCount(1);
  });
});

test("questions rest on the edited text, and everything can be saved as ZIP", async ({ page }) => {
  const id = await makeStudy(page, { topic: "Commuting ciphers", text: notes.en });
  await waitForQuestion(page, id, "study_edit");
  await page.goto(`/study/${id}`);
  const study = new StudyPage(page);
  await study.ask(dialogues.en.request);
  await expect(study.document).toContainText(dialogues.en.after);
  await study.button(study.study("accept")).click();
  await study.button(study.study("questions.finalise")).click();
  await waitForQuestion(page, id, "study_done");
  await study.button(study.study("questions.showAll")).click();
  const { questions, thread } = await readStudy(page, id);
  expect(thread.status).toBe("done");
  expect(questions.map(({ status }) => status)).not.toContain("failed");
  const passages = questions.flatMap((question) => question.passages.map(({ quote }) => quote));
  expect(passages.join("\n")).toContain(dialogues.en.after);

  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  const printed = page.locator(".printed-questions");
  await expect(printed.getByRole("listitem").first()).toContainText(/\w/);
  await expect(printed).toContainText(dialogues.en.after);
  await expect(page.locator('.doc a[href^="#note-L"]').first()).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(printed).toHaveCount(0);

  const menu = page.getByRole("button", { name: study.workspace("exports.label") });
  await menu.press("Enter");
  await expect(page.getByRole("menuitem").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await menu.click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: study.workspace("exports.zip") }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Commuting ciphers.zip");
  const taken = unzipSync(await readFile(await download.path()));
  expect(Object.keys(taken)).toEqual(
    expect.arrayContaining(["document.md", "notes.md", "questions.md"]),
  );

  const zip = await page.request.get(`/api/threads/${id}/artifacts/zip`);
  const files = unzipSync(await zip.body());
  const names = Object.keys(files).map((name) => name.split("/").slice(-1)[0]);
  expect(names).toEqual(
    expect.arrayContaining([
      "synthesized_material.md",
      "edit_history.json",
      "questions.md",
      "metadata.json",
    ]),
  );

  // The thread stays open for edits.
  await study.ask("Delete “again”");
  await expect(study.document).not.toContainText("shuffles the deck again");
});

test("answered questions become cards, once, which lead back and stay when the document goes", async ({
  page,
}) => {
  const topic = "Ciphers for cards";
  const id = await makeStudy(page, { topic, text: notes.en });
  await waitForQuestion(page, id, "study_edit");
  await page.goto(`/study/${id}`);
  const study = new StudyPage(page);
  await study.button(study.study("accept")).click();
  await study.button(study.study("questions.finalise")).click();
  const { questions } = await waitForQuestion(page, id, "study_done");
  const answered = questions.filter(({ status }) => status === "answered");
  const make = study.button(study.study("questions.makeCards"));
  await make.press("Enter");
  const made = (count: number) =>
    page.getByRole("status").getByText(study.study("questions.madeCards", { count }));
  await expect(made(answered.length)).toBeVisible();
  await expect(make).toBeFocused();
  await expectNoViolation(page, "cards of a document");
  await make.press("Enter");
  await expect(made(0)).toBeVisible();
  await page.getByRole("link", { name: study.study("questions.showCards") }).click();
  const rows = page
    .getByRole("listitem")
    .filter({ has: page.locator(`a[href^="/study/${id}#question-"]`) });
  await expect(rows).toHaveCount(answered.length);
  await rows.first().getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`/study/${id}#question-`));

  await page.goto("/");
  await page.getByRole("button", { name: `Delete: ${topic}` }).click();
  const keep = page.getByRole("checkbox", { name: /^Keep its/ });
  await expect(keep).toBeChecked();
  await keep.uncheck();
  await expect(page.getByText("If you move it to the bin, they stay.")).toBeVisible();
  await expectNoViolation(page, "a document to be deleted");
  await keep.check();
  await page.getByRole("button", { name: "Delete permanently" }).click();
  await expect(page.getByRole("button", { name: `Delete: ${topic}` })).toBeHidden();
  await page.goto("/cards");
  await page.getByRole("searchbox", { name: "Search cards" }).fill(answered[0]?.text ?? "");
  await expect(page.getByRole("button", { name: /^Edit card/ })).not.toHaveCount(0);
});

test.describe("while somebody else edits", () => {
  // The server refuses what was typed against an older text; the editor moves it over and sends it again.
  test.use({ expected: [/409/] });
  test("what is typed by hand is saved", async ({ page }) => {
    const id = await makeStudy(page, { topic: "Commuting ciphers", text: notes.en });
    await waitForQuestion(page, id, "study_edit");
    await page.goto(`/study/${id}`);
    const study = new StudyPage(page);
    await study.button(study.workspace("source.open")).click();
    const source = page.locator(".cm-content");
    await source.click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("\n\nTyped by hand.");
    const patched = await page.request.post(`/api/edit/${id}/patch`, {
      data: {
        old_text: "player is a secret number",
        new_text: "player is one secret number",
        edit_metadata: { similarity: 1, timestamp: new Date().toISOString() },
      },
    });
    expect(patched.status()).toBe(200);
    await page.keyboard.type(" And more.");
    await expect.poll(() => documentText(page, id)).toContain("Typed by hand. And more.");
    expect(await documentText(page, id)).toContain("one secret number");
    await expect(source).toContainText("one secret number");
  });
});

test("a patch that no longer applies is refused and changes nothing", async ({ page }) => {
  const id = await makeStudy(page, { topic: "Commuting ciphers", text: notes.en });
  await waitForQuestion(page, id, "study_edit");
  const before = await documentText(page, id);
  const patch = { old_text: "words that are not there", new_text: "x", edit_metadata: null };
  const refused = await page.request.post(`/edit/${id}/patch`, { data: patch });
  expect(refused.status()).toBe(409);
  expect(await documentText(page, id)).toBe(before);
});

test("a passage is marked and becomes a quiz, with what stands there and nothing else", async ({
  page,
}) => {
  const text =
    "# Tides\n\nA **neap tide** is the weakest tide of a month.\n\n- A **wadi** is a valley.";
  const id = await makeStudy(page, { topic: "Tides and valleys", text });
  await waitForQuestion(page, id, "study_edit");
  await page.goto(`/study/${id}`);
  const study = new StudyPage(page);
  await page.locator(".doc p", { hasText: "neap tide" }).first().selectText();
  const quiz = study.button(study.workspace("selection.quiz"));
  await expect(quiz).toBeVisible();
  await expectNoViolation(page, "a marked passage");
  await quiz.click();
  await expect(page).toHaveURL(/\/quiz\/thr_/);
  const player = new QuizPage(page);
  await expect(player.checkButton.or(player.uncoverButton)).toBeVisible();
  const note = page.locator("main");
  await page.goto(`${page.url().replace(/[?#].*/, "")}/note`);
  await expect(note.getByText("neap tide")).toBeVisible();
  await expect(note.getByText("wadi")).toHaveCount(0);
  // With the marks of the document, by which rules know a term.
  await expect(note.locator("strong", { hasText: "neap tide" })).toBeVisible();
});
