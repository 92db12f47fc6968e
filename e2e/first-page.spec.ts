import { expect, type Page } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import type { Product } from "./crash/product.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { longestRunMs, samplePack } from "./guide-page.ts";
import { madeUpNote } from "./made-up-note.ts";
import { connectedTest, offlineTest, phone } from "./product-test.ts";
import { pixelsTooWide } from "./quiz-page.ts";
import { setAside } from "./set-aside.ts";

const box = (page: Page) => page.getByRole("textbox", { name: "A note, a topic or a question" });

/** The first page as somebody sees it who has made nothing yet. */
const openFirstPage = async (page: Page, product: Product): Promise<void> => {
  // A page that shows what is set aside here would ask for it once more.
  await page.goto("about:blank");
  await setAside(product);
  await page.goto("/");
  await expect(box(page)).toBeInViewport();
};

/** Pastes outside of every field. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, text);

const choice = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const firstQuestion = (page: Page) => page.getByText(/^Question 1 of/).first();

/** The product that a test is about. */
const offline = offlineTest.extend<{ product: Product }>({
  product: ({ offlineProduct }, use) => use(offlineProduct),
});
const connected = connectedTest.extend<{ product: Product }>({
  product: ({ connectedProduct }, use) => use(connectedProduct),
});

for (const [name, test] of [
  ["without a model", offline],
  ["with a model", connected],
] as const) {
  test(`${name} each sample takes one press, and a pasted note is asked what it becomes`, async ({
    page,
    product,
  }) => {
    await openFirstPage(page, product);
    await expectNoViolation(page, "first page");
    await choice(page, "Try a sample quiz").click();
    await expect(firstQuestion(page)).toBeVisible({ timeout: longestRunMs });
    await openFirstPage(page, product);
    await choice(page, "Try a sample document").click();
    await expect(page).toHaveURL(/\/study\/thr_/);

    const note = madeUpNote(`first page ${name}`);
    await openFirstPage(page, product);
    await paste(page, note.text);
    await expect(box(page)).toHaveValue(note.text);
    await expectNoViolation(page, "first page with a note");
    await choice(page, "A quiz").click();
    await expect(page.getByRole("heading", { level: 1, name: note.title })).toBeVisible();
    await expect(firstQuestion(page)).toBeVisible({ timeout: longestRunMs });

    await openFirstPage(page, product);
    await paste(page, note.text);
    await choice(page, "A document").click();
    await expect(page).toHaveURL(/\/study\/thr_/);
    await expect(page.getByRole("heading", { name: note.title }).first()).toBeVisible();
  });
}

offline("a sample guide takes one press", async ({ page, product }) => {
  await samplePack(page);
  await openFirstPage(page, product);
  await choice(page, translator("en", "home")("first.try.guide")).click();
  await expect(page).toHaveURL(/\/guide\/thr_/);
  const steps = translator("en", "guide")("answer.stepByStep");
  await expect(page.getByRole("button", { name: steps })).toBeVisible({ timeout: longestRunMs });
});

offline(
  "a question waits in the form of a guide, where its manual is chosen",
  async ({ page, product }) => {
    await openFirstPage(page, product);
    await box(page).fill("How do I record from a microphone?");
    await choice(page, "A guide").click();
    await expect(page).toHaveURL(/\/guide\/new/);
    await expect(page.getByRole("textbox").first()).toHaveValue(
      "How do I record from a microphone?",
    );
  },
);

connected(
  "with a model it is said where a note goes before it goes there",
  async ({ page, product }) => {
    await openFirstPage(page, product);
    await paste(page, madeUpNote("waits on the first page").text);
    await expect(page.getByText(/^The note is sent to /)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  },
);

offline.describe("on a phone", () => {
  offline.use(phone);
  offline("the first page has room for the box", async ({ page, product }) => {
    await openFirstPage(page, product);
    await expectNoViolation(page, "first page on a phone");
    expect(await pixelsTooWide(page)).toBe(0);
  });
});
