import { expect } from "@playwright/test";
import { offlineTest as test } from "./product-test.ts";

test("the language is switched in place and kept", async ({ page }) => {
  await page.goto("/settings");
  await page.getByRole("navigation").getByRole("button", { name: "Русский" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Настройки" })).toBeVisible();
  await page.goto("/quiz/new");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await expect(page.getByRole("button", { name: "Составить тест" })).toBeVisible();
});

test("the theme is switched in place and kept, without a flash of the other", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const day = await paper();
  const saved = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await saved;
  await expect.poll(paper).not.toBe(day);
  const night = await paper();
  const answer = await page.goto("/settings");
  expect(await answer?.text()).toContain('data-theme="dark"');
  expect(await paper()).toBe(night);
  await expect(page.getByRole("button", { name: "Dark", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("without a model the banner leads to the three ways, and the environment stands below", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Connect a model with a key" }).click();
  for (const way of ["With a model on this computer", "With a provider’s key", "Without a model"]) {
    await expect(page.getByRole("heading", { name: way })).toBeVisible();
  }
  await page.getByText("How to connect a model with environment variables").click();
  await expect(page.getByText("MODEL=openai:")).toBeVisible();
  await expect(page.getByText("npm run doctor")).toBeVisible();
});

test.describe("far from the server", () => {
  test.use({ timezoneId: "Pacific/Apia" });
  test("the browser says once where its days end", async ({ page, context }) => {
    const saved = page.waitForResponse((response) => response.request().method() === "POST");
    await page.goto("/settings");
    await saved;
    const zone = async () =>
      (await context.cookies()).find(({ name }) => name === "zone")?.value ?? "";
    await expect.poll(zone).toBe("Pacific%2FApia");
    let told = 0;
    page.on("request", (request) => {
      told += request.method() === "POST" ? 1 : 0;
    });
    await page.reload();
    await page.getByRole("heading", { level: 1 }).click();
    expect(told).toBe(0);
  });
});
