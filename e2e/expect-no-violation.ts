import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The rules of axe that look at colours; all others say by night what they said by day. */
const ofColours = ["color-contrast", "link-in-text-block"];

/** Looks at the page as it stands, by day and by night. */
export const expectNoViolation = async (page: Page, where: string) => {
  // Colours on their way from one theme to the other have no contrast to speak of.
  await page.addStyleTag({ content: "* { transition: none !important }" });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    // A page that is just being exchanged for another one has no title for a moment.
    await expect(page).toHaveTitle(/./);
    // The pages have no frames, so no second page is needed to put together what was found in each.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (colorScheme === "dark") axe.withRules(ofColours);
    let { violations } = await axe.analyze();
    // Next takes the title away for a moment whenever it draws a page anew, as at the end of a run.
    if (violations.some(({ id }) => id === "document-title")) {
      await expect(page).toHaveTitle(/./);
      ({ violations } = await axe.analyze());
    }
    const told = violations.map(
      ({ id, nodes }) => `${where}, ${colorScheme}: ${id} at ${nodes.map((node) => node.target)}`,
    );
    expect(told).toEqual([]);
  }
};
