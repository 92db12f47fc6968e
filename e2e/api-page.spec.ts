import { expect } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import { phone, offlineTest as test } from "./product-test.ts";

const t = translator("en", "api");

const readsAndAsks = () =>
  test("an operation is found from the settings, and asked as its page says", async ({ page }) => {
    await page.goto("/settings");
    await page.getByRole("link", { name: t("open") }).click();
    await page
      .getByRole("navigation", { name: t("contents") })
      .getByRole("link", { name: t("groups.subjects") })
      .click();
    const operation = page.locator("#createSubject");
    await operation.locator("summary").click();
    await expect(operation.getByText("name: string, // 1 to 80 characters")).toBeVisible();
    const line = (await operation.getByText(/^curl /).textContent()) ?? "";
    const [, address = "", type = "", body = ""] = /'(\S+)' -H '(.+)' -d '(.+)'$/.exec(line) ?? [];
    expect(address).toBe(new URL("/api/subjects", page.url()).href);
    const [name = "", value = ""] = type.split(": ");
    const made = await page.request.post(address, { data: body, headers: { [name]: value } });
    expect(made.status()).toBe(201);
    await operation.getByRole("link", { name: "Subject", exact: true }).click();
    await expect(page.locator("#type-Subject")).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
  });

readsAndAsks();
test.describe("on a phone", () => {
  test.use(phone);
  readsAndAsks();
});
