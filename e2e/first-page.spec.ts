import { expect, type Page } from "@playwright/test";
import { expectNoViolation } from "./expect-no-violation.ts";
import { madeUpNote } from "./made-up-note.ts";
import { connectedTest, offlineTest, phone } from "./product-test.ts";

/** The first page as somebody sees it who has made nothing yet. */
const openFirstPage = async (page: Page): Promise<void> => {
  const { threads } = await (await page.request.get("/api/threads")).json();
  for (const { id } of threads) await page.request.delete(`/api/threads/${id}`);
  await page.goto("/");
  await expect(page.getByRole("textbox", { name: "Your note" })).toBeInViewport();
};

/** Pastes outside of every field. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, text);

const firstQuestion = (page: Page) => page.getByText(/^Question 1 of/).first();

for (const [name, test] of [
  ["without a model", offlineTest],
  ["with a model", connectedTest],
] as const) {
  test(`${name} the sample is a quiz at one press, and a note at one more`, async ({ page }) => {
    await openFirstPage(page);
    await expectNoViolation(page, "first page");
    await page.getByRole("button", { name: "Try a sample note" }).click();
    await expect(firstQuestion(page)).toBeVisible();

    const note = madeUpNote(`first page ${name}`);
    await openFirstPage(page);
    await page.getByRole("textbox", { name: "Your note" }).fill(note.text);
    await page.getByRole("button", { name: "Make the quiz" }).click();
    await expect(page.getByRole("heading", { level: 1, name: note.title })).toBeVisible();
    await expect(firstQuestion(page)).toBeVisible();
  });
}

offlineTest.describe("on a phone", () => {
  offlineTest.use(phone);
  offlineTest("the first page has room for the field", async ({ page }) => {
    await openFirstPage(page);
    await expectNoViolation(page, "first page on a phone");
  });
});

offlineTest(
  "a note pasted beside the field leads straight to its questions, a few words into the field",
  async ({ page }) => {
    const note = madeUpNote("pasted on the first page");
    await openFirstPage(page);
    await paste(page, "Mitosis, meiosis");
    await expect(page.getByRole("textbox", { name: "Your note" })).toHaveValue("Mitosis, meiosis");
    await page.getByRole("button", { name: "Clear" }).click();
    await paste(page, note.text);
    await expect(firstQuestion(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: note.title })).toBeVisible();
  },
);

connectedTest(
  "with a model a pasted note waits in the field, as it leaves this computer",
  async ({ page }) => {
    const note = madeUpNote("waits on the first page");
    await openFirstPage(page);
    await paste(page, note.text);
    await expect(page.getByRole("textbox", { name: "Your note" })).toHaveValue(note.text);
    await expect(page.getByText(/^The note is sent to /)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  },
);
