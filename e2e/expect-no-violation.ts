import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { phone } from "./product-test.ts";

/** The rules of axe that look at colours; all others say by night what they said by day. */
const ofColours = ["color-contrast", "link-in-text-block"];

/** A page that has read axe's script. */
type WithAxe = typeof globalThis & { axe: typeof axe };

/** What axe finds on the page: rule and places of each violation. */
const violationsOf = (page: Page, options: RunOptions): Promise<string[]> =>
  page.evaluate(async (asked) => {
    const { violations } = await (globalThis as WithAxe).axe.run(document, asked);
    return violations.map(({ id, nodes }) => `${id} at ${nodes.map((node) => node.target)}`);
  }, options);

/**
 * Looks at the page as it stands, by day and by night or only by one. The script, 580 kB, is read once a page, and nothing is written
 * down of what is in order: two thirds of the processor time that @axe-core/playwright takes.
 */
export const expectNoViolation = async (
  page: Page,
  where: string,
  colorSchemes: readonly ("light" | "dark")[] = ["light", "dark"],
) => {
  // Colours on their way from one theme to the other have no contrast to speak of.
  await page.addStyleTag({ content: "* { transition: none !important }" });
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    // A page that is just being exchanged for another one has no title for a moment.
    await expect(page).toHaveTitle(/./);
    if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
    const options: RunOptions = {
      resultTypes: ["violations"],
      iframes: false,
      ...(colorScheme === "dark" ? { runOnly: { type: "rule", values: ofColours } } : {}),
    };
    let violations = await violationsOf(page, options);
    // Next takes the title away for a moment whenever it draws a page anew, as at the end of a run.
    if (violations.some((told) => told.startsWith("document-title "))) {
      await expect(page).toHaveTitle(/./);
      violations = await violationsOf(page, options);
    }
    expect(violations, `${where}, ${colorScheme}`).toEqual([]);
  }
};

/**
 * Looks at the page in a large window, then in one of a phone's size, whose colours are the same. To go each way a
 * second time took longer than to look; by touch pages are looked at where a test is about it.
 */
export const expectNoViolationOnBoth = async (page: Page, where: string) => {
  const large = page.viewportSize();
  await expectNoViolation(page, where);
  await page.setViewportSize(phone.viewport);
  await expectNoViolation(page, `${where}, on a phone`, ["light"]);
  if (large) await page.setViewportSize(large);
};
