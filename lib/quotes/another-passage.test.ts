import { describe, expect, it } from "vitest";
import { placeQuote } from "./place-quote.ts";

const document = `# Rivers

The upper Danube rises in the forest and flows east through a narrow valley.

The lower Danube carries sediment to the delta, where reeds cover the shallow water.

- The Tisza brings cold water from the mountains, so the Tisza floods in spring.

| River | Length |
| --- | --- |
| Tisza | 966 |

| Lake | Depth |
| --- | --- |
| Balaton | 12 |
| Como | 425 |

![A map of the river](images/maps/danube.png)

Замёрзшая река хранит тепло под толстым слоем льда. Весенний паводок уносит песок и мелкие камни.
`;

describe("a quote of a passage that is not there", () => {
  it.each([
    [
      "joined from two sentences",
      "The upper Danube rises in the forest and flows where reeds cover",
    ],
    ["joined in Russian", "Замёрзшая река хранит тепло под толстым песок и мелкие"],
    [
      "the sibling of a list item, under another name",
      "- The Drava brings cold water from the mountains, so the Drava floods in spring.",
    ],
    ["an ending set off by a mark that is not there", "brings cold water from the mountains. Salt"],
    [
      "a word that the text nowhere has",
      "The upper Vistula rises in the forest and flows east through a narrow valley.",
    ],
    [
      "a name in the surroundings of another",
      "The upper Danube carries sediment to the delta, where reeds cover the shallow water.",
    ],
    ["a short quote with one other word", "The narrow water"],
    [
      "a negation that is not there",
      "The upper Danube rises in the forest and does not flow east through a narrow valley.",
    ],
    ["words put in", "The lower Danube carries fine sediment to the delta, where reeds cover"],
    ["words left out", "- The Tisza brings from the mountains, so the Tisza floods in spring."],
    ["a bold sentence for a plain one", "**Весенний паводок уносит песок и мелкие камни.**"],
    ["a heading for words of a sentence", "## The shallow water"],
    ["a rule behind a sentence", "through a narrow valley.\n\n======================="],
    ["another image", "![A map of the river](images/maps/vistula.png)"],
    ["the rule of one table before the row of another", "| --- | --- |\n| Como | 425 |"],
  ])("is absent: %s", (_what, quote) => {
    expect(placeQuote(document, quote).kind).toBe("absent");
  });

  it.each([
    [
      "one word in other words",
      "- The Tisza brings cold water from the mountains, so the Tisza flows in spring.",
    ],
    [
      "two words swapped",
      "The lower Danube sediment carries to the delta, where reeds cover the shallow water.",
    ],
    ["a lost space", "Весенний паводокуносит песок и мелкие камни."],
    ["a rule and its row", "| —- | —- |\n| Balaton | 12 |"],
  ])("is placed all the same: %s", (_what, quote) => {
    expect(placeQuote(document, quote).kind).toBe("placed");
  });
});
