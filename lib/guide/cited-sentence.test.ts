import { expect, test } from "vitest";
import { citedPart, citedSentence } from "./cited-sentence.ts";

const blocks = [
  "Freezing saves processor time. A frozen track plays as before.",
  "In the Edit menu choose Freeze Track. The track turns blue.",
  "To edit it again, choose Unfreeze Track in the Edit menu.",
];
const cited = (step: string) => {
  const found = citedSentence(blocks, step);
  return found && blocks[found.block]?.slice(found.start, found.end);
};

test("the sentence that says what a step says is found, also in other words around it", () => {
  expect(cited("In the **Edit** menu, choose **Freeze Track**.")).toBe(
    "In the Edit menu choose Freeze Track.",
  );
  expect(cited("Choose **Unfreeze Track** to edit it again.")).toBe(blocks[2]);
});

test("a step of which no sentence says most marks none", () => {
  expect(cited("Plug the microphone into the interface.")).toBe(null);
  expect(cited("Выберите в меню команду заморозки дорожки.")).toBe(null);
  expect(cited("")).toBe(null);
});

const section = [
  "# Freezing",
  `${"Freezing saves processor time. ".repeat(60)}In the Edit menu choose Freeze Track. ${"A frozen track plays as before. ".repeat(60)}`,
  "To edit it again, choose **Unfreeze Track** in the Edit menu.",
].join("\n\n");

test("of a long section only what is around the sentence goes with a step", () => {
  const part = citedPart("In the **Edit** menu, choose **Freeze Track**.", section);
  expect(part).toContain("In the Edit menu choose Freeze Track.");
  expect(part.length).toBeLessThanOrEqual(600);
});

test("of a section in another language it is the passage that holds the step's names", () => {
  expect(citedPart("В меню **Edit** выберите **Unfreeze Track**.", section)).toBe(
    "To edit it again, choose **Unfreeze Track** in the Edit menu.",
  );
  expect(citedPart("Подключите микрофон.", section)).toBe("");
});

test("what stands under a picture is no text of a step", () => {
  const pictured = [
    "**Figure 10.13. The **Preferences** window, **Scheduled Transactions** tab**",
    "_The Scheduled Transactions tab of Preferences_",
    "Рисунок 3. Вкладка **Scheduled Transactions**",
    "Figure 3 shows the list. In the **Preferences**, on the **Scheduled Transactions** tab, tick **Create automatically**.",
  ].join("\n\n");
  const said = pictured.split("\n\n").at(-1);
  expect(citedPart("Open the **Scheduled Transactions** tab of **Preferences**.", pictured)).toBe(
    said,
  );
  expect(citedPart("Откройте вкладку **Scheduled Transactions**.", pictured)).toBe(said);
  expect(citedPart("Open the tab.", pictured.slice(0, 150))).toBe("");
});
