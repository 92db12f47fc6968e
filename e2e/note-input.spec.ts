import { expect, type Page } from "@playwright/test";
import { madeUpNote } from "./made-up-note.ts";
import { offlineTest as test } from "./product-test.ts";
import { makeQuiz } from "./quiz-page.ts";

const sheet = (page: Page) => page.getByRole("textbox", { name: "Your note" });

/** Drops a file onto the middle of the page, as a file manager does. */
const dropFile = async (page: Page, name: string, text: string) => {
  const data = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content ?? ""], fileName ?? ""));
      return transfer;
    },
    [name, text],
  );
  // A file that is dragged in before the page's scripts run is noticed when it moves on.
  await expect(async () => {
    await page.dispatchEvent("main", "dragenter", { dataTransfer: data });
    await expect(page.getByText("Drop the file to")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.dispatchEvent("main", "drop", { dataTransfer: data });
};

test("a file dropped anywhere is read onto the sheet and becomes a quiz", async ({ page }) => {
  const note = madeUpNote("dropped");
  await page.goto("/quiz/new");
  await sheet(page).waitFor();
  await dropFile(page, "lecture.md", note.text);
  await expect(sheet(page)).toHaveValue(note.text);
  await expect(page.getByText("from lecture.md")).toBeVisible();
  await page.getByRole("button", { name: "Make the quiz" }).click();
  await expect(page.getByRole("heading", { level: 1, name: note.title })).toBeVisible();
  await expect(page.getByText(/Question 1 of/).first()).toBeVisible();
});

test("a note dropped at home leads straight to its questions, a few words to the sheet", async ({
  page,
}) => {
  // Where nothing is yet, a note is asked first what it becomes.
  await makeQuiz(page, madeUpNote("there already"));
  const note = madeUpNote("dropped at home");
  await page.goto("/");
  await dropFile(page, "lecture.txt", note.text);
  await expect(page.getByText(/Question 1 of/).first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: note.title })).toBeVisible();
  await page.goto("/");
  await dropFile(page, "words.txt", "Mitosis, meiosis");
  await expect(page).toHaveURL(/\/quiz\/new$/);
  await expect(sheet(page)).toHaveValue("Mitosis, meiosis");
});

test.describe("what cannot be read", () => {
  test.use({ expected: [/422/] });
  test("is refused by name, and the sheet keeps what it had", async ({ page }) => {
    await page.goto("/quiz/new");
    await sheet(page).fill("What I wrote before");
    await dropFile(page, "scan.pdf", "%PDF-1.7");
    await expect(
      page.getByRole("alert").getByText("“scan.pdf”: This PDF is damaged or incomplete"),
    ).toBeVisible();
    await expect(sheet(page)).toHaveValue("What I wrote before");
  });
});

test("an empty note is refused where it should be", async ({ page }) => {
  await page.goto("/quiz/new");
  await page.getByRole("button", { name: "Make the quiz" }).click();
  await expect(page.getByRole("alert").getByText("The note is empty")).toBeInViewport();
  await expect(sheet(page)).toBeFocused();
});

test("a note above the limit is refused with its size", async ({ page }) => {
  await page.goto("/quiz/new");
  await dropFile(page, "long.txt", "A word and another. ".repeat(55_000));
  await page.getByRole("button", { name: "Make the quiz" }).click();
  await expect(
    page.getByRole("alert").getByText("This note is 1.1 MB; the limit is 1 MB"),
  ).toBeVisible();
});

test("the text outlives a reload", async ({ page }) => {
  await page.goto("/quiz/new");
  await sheet(page).fill("Half a note");
  await page.reload();
  await expect(sheet(page)).toHaveValue("Half a note");
});

test.describe("when the server cannot be reached", () => {
  test.use({ expected: [/ERR_FAILED/] });
  test("the text outlives a server that does not answer", async ({ page }) => {
    await page.goto("/quiz/new");
    await sheet(page).fill("A whole note");
    await page.route("**/api/threads", (route) => route.abort());
    await page.getByRole("button", { name: "Make the quiz" }).click();
    await expect(page.getByRole("alert").getByText("The server is not responding")).toBeVisible();
    await page.reload();
    await expect(sheet(page)).toHaveValue("A whole note");
  });
});
