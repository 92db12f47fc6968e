import { expect, type Page } from "@playwright/test";
import { subjectView } from "#lib/schemas/subject.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { madeUpNote } from "./made-up-note.ts";
import { phone, offlineTest as test } from "./product-test.ts";
import { makeQuiz, pixelsTooWide } from "./quiz-page.ts";
import { setAside } from "./set-aside.ts";

/** Makes a subject as a student does, and stays on its page. */
const newSubject = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("button", { name: "New subject" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
};

/** A quiz in the list; its note may stand among the sources by the same title. */
const rowOf = (page: Page, title: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.locator('a[href^="/quiz/"]').filter({ hasText: title }) })
    // What waits stands above the list, too, without buttons.
    .filter({ has: page.getByRole("button") });

test("what is begun on the page of a subject belongs to it, is moved, and its page says so", async ({
  page,
}) => {
  await makeQuiz(page, madeUpNote("before subjects"));
  await page.goto("/");
  await newSubject(page, "Oceanography");
  await newSubject(page, "Music theory");
  const subjects = page.getByRole("navigation", { name: "Subjects" });
  await subjects.getByRole("link", { name: /Oceanography/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Oceanography" })).toBeVisible();
  await expect(page.getByText("Nothing here yet.")).toBeVisible();

  const note = madeUpNote("of the sea");
  await page.getByRole("link", { name: "New quiz" }).click();
  await expect(page.getByRole("combobox", { name: "Subject" })).toHaveText(/Oceanography/);
  await page.getByRole("textbox", { name: "Your note" }).fill(note.text);
  await page.getByRole("button", { name: "Make the quiz" }).click();
  await expect(page.getByText(/Question 1 of/).first()).toBeVisible();
  await page.getByRole("link", { name: "Oceanography", exact: true }).click();
  await expect(rowOf(page, note.title)).toBeVisible();

  await page.getByRole("button", { name: `Rename or move: ${note.title}` }).click();
  await page.getByRole("combobox", { name: "Subject" }).selectOption("Music theory");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Nothing here yet.")).toBeVisible();
  await subjects.getByRole("link", { name: "All" }).click();
  await expect(rowOf(page, note.title)).toContainText("Music theory");
  await rowOf(page, note.title).getByRole("link").click();
  await expect(page.getByText(/Question 1 of/).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Music theory", exact: true })).toBeVisible();
});

test("a subject takes the day of its exam, says what will be known then, and loses it again", async ({
  page,
}) => {
  await page.goto("/");
  await newSubject(page, "Mineralogy");
  const subjectId = page.url().split("/").at(-1);
  const cards = [{ front: "quartz", back: "a hard mineral" }];
  await page.request.post("/api/cards", { data: { subjectId, cards } });
  const open = page.getByRole("button", { name: "Exam date" });
  await open.click();
  const field = page.getByLabel("Day of the exam");
  const inDays = (days: number) => {
    const day = new Date();
    day.setDate(day.getDate() + days);
    return day.toLocaleDateString("sv-SE");
  };
  await expect(field).toHaveAttribute("min", inDays(0));
  await field.fill(inDays(12));
  await expectNoViolation(page, "the day of an exam");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/Exam on .+, in 12 days\./)).toBeVisible();
  await expect(page.getByText(/about 0 of 1 card then\./)).toBeVisible();
  await page.goto(`/cards?subject=${subjectId}`);
  await expect(page.getByRole("region", { name: "Where you stand" })).toContainText("in 12 days");

  await page.goBack();
  await open.click();
  await expect(field).toHaveValue(inDays(12));
  await page.getByRole("button", { name: "Remove the date" }).click();
  await expect(page.getByText(/Exam on/)).toBeHidden();
});

test("a subject is renamed and archived, what belongs to it leaves the list and comes back", async ({
  page,
}) => {
  const note = madeUpNote("to be archived");
  await makeQuiz(page, madeUpNote("to stay"));
  await page.goto("/");
  await newSubject(page, "Chemistry");
  const { id } = subjectView.parse(
    await (await page.request.get(`/api/subjects/${page.url().split("/").at(-1)}`)).json(),
  );
  await makeQuiz(page, { ...note, subjectId: id });
  await page.getByRole("button", { name: "Rename", exact: true }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Organic chemistry");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Organic chemistry" })).toBeVisible();
  await expectNoViolation(page, "subject");
  const cards = [{ front: "alkane", back: "a chain without double bonds" }];
  await page.request.post("/api/cards", { data: { subjectId: id, cards } });
  await page.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("This subject is archived")).toBeVisible();
  await page.goto(`/cards?subject=${id}`);
  await expect(page.getByText("1 card of an archived subject is not reviewed")).toBeVisible();
  await expect(page.getByText("Not reviewed: its subject is archived")).toBeVisible();
  await expectNoViolation(page, "cards of an archived subject");
  await page.goto(`/review?subject=${id}`);
  await expect(page.getByText("Done for today")).toBeVisible();
  await page.goto(`/subject/${id}`);
  await expect(rowOf(page, note.title)).toBeVisible();
  await page.goto("/");
  await expect(rowOf(page, note.title)).toBeHidden();
  await page.getByText(/archived subject/).click();
  await page.getByRole("link", { name: /Organic chemistry/ }).click();
  await page.getByRole("button", { name: "Take out of the archive" }).click();
  await expect(page.getByRole("button", { name: "Archive", exact: true })).toBeVisible();
  await page.goto("/");
  await expect(rowOf(page, note.title)).toBeVisible();
});

test("a subject that is deleted asks about its cards, which stay or go", async ({ page }) => {
  await page.goto("/");
  for (const keeps of [true, false]) {
    await newSubject(page, `Volcanoes ${keeps}`);
    const subjectId = page.url().split("/").at(-1);
    const cards = ["caldera", "tephra"].map((word) => ({ front: `${word} ${keeps}`, back: "x" }));
    await page.request.post("/api/cards", { data: { subjectId, cards } });
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    const dialog = page.getByRole("dialog");
    const kept = dialog.getByRole("checkbox", { name: "Keep its 2 cards, with your progress" });
    await expect(kept).toBeChecked();
    if (!keeps) await kept.uncheck();
    await expect(dialog.getByRole("status")).toContainText(
      keeps ? "you go on reviewing them" : "deleted permanently, right away",
    );
    await expectNoViolation(page, "a subject to be deleted");
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(page).toHaveURL("/");
    await page.goto(`/cards?q=caldera ${keeps}`);
    const told = page.locator("main").getByRole("status").first();
    await expect(told).toContainText(keeps ? "1 card" : "No cards match.");
    await page.goto("/");
  }
});

test("the list is narrowed by kind and progress, and the address keeps it", async ({
  page,
  offlineProduct,
}) => {
  await setAside(offlineProduct);
  const note = madeUpNote("to be filtered");
  await makeQuiz(page, note);
  await page.goto("/");
  await page.getByRole("combobox", { name: "Type" }).selectOption("Documents");
  await expect(page).toHaveURL("/?kind=study");
  await expect(rowOf(page, note.title)).toBeHidden();
  await page.getByRole("combobox", { name: "Type" }).selectOption("Quizzes");
  await page.getByRole("combobox", { name: "Progress" }).selectOption("In progress");
  await expect(page).toHaveURL("/?kind=quiz&phase=open");
  await expect(rowOf(page, note.title)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Type" })).toHaveValue("quiz");
  await page.getByRole("combobox", { name: "Progress" }).selectOption("Stopped or failed");
  await expect(page.getByText("Nothing matches these filters.")).toBeVisible();
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(page.getByRole("combobox", { name: "Progress" })).toHaveValue("");
  await expect(rowOf(page, note.title)).toBeVisible();
});

test.describe("on a phone", () => {
  test.use(phone);

  test("subjects with long names fit", async ({ page }) => {
    const name = "Методы математической физики и уравнения в частных производных";
    await makeQuiz(page, madeUpNote("on a phone"));
    await page.goto("/");
    await newSubject(page, name);
    await makeQuiz(page, { ...madeUpNote("of a phone"), subjectId: page.url().split("/").at(-1) });
    await page.reload();
    const here = page.getByRole("navigation", { name: "Subjects" }).getByRole("link", { name });
    await expect(here).toBeInViewport({ ratio: 1 });
    expect(await pixelsTooWide(page)).toBe(0);
    await expectNoViolation(page, "subject on a phone");
    await page.goto("/");
    expect(await pixelsTooWide(page)).toBe(0);
  });
});
