import { expect, test } from "vitest";
import { termWeights } from "./index-chunk.ts";
import { questionTerms } from "./question-terms.ts";
import { rankChunks } from "./rank-chunks.ts";
import { termsOf } from "./terms-of.ts";

/** Two hundred chunks, in which every term of the given ones is rare. */
const rarityOf = (terms: readonly string[]) => ({
  chunks: 200,
  of: new Map([["", 200], ...terms.map((term) => [term, 3] as const)]),
});

const piece = (address: string, title: string, text: string) => {
  const words = {
    ...{ title, text, address, headingPath: [], innerAddresses: [], indexTerms: [], pageLead: "" },
  };
  return { ...words, says: Object.fromEntries(termWeights(words).weights) };
};

const ranked = (question: string, pieces: readonly ReturnType<typeof piece>[]) => {
  const terms = pieces.flatMap(({ says }) => Object.keys(says));
  return rankChunks(questionTerms(question), rarityOf(terms), pieces).map(
    ({ chunk }) => chunk.title,
  );
};

test("a chunk that says all that is asked stands before one that repeats a part of it by synonyms", () => {
  expect(
    ranked("rotate a layer", [
      piece("a.html", "Turning", "Turn, spin and revolve; turning, spinning and revolving."),
      piece("b.html", "Transform", "To rotate the layer drag its corner."),
    ]),
  ).toEqual(["Transform", "Turning"]);
});

test("a title that names what is asked decides between equal texts", () => {
  const text = "The command works on the whole layer at once.";
  expect(
    ranked("flip layer", [
      piece("a.html", "Notes", `Flip. ${text}`),
      piece("b.html", "Flip layer", text),
    ])[0],
  ).toBe("Flip layer");
});

test("another page comes before the third chunk of the same page that says as much", () => {
  const text = "Guides can be snapped to.";
  const pieces = ["a.html#1", "a.html#2", "a.html#3", "b.html"].map((address) =>
    piece(address, `At ${address}`, text),
  );
  expect(ranked("snap to guides", pieces).indexOf("At b.html")).toBeLessThan(3);
});

test("what is said in one place comes before the same words far apart", () => {
  const between = "Other commands work on the picture as a whole. ".repeat(4);
  const pieces = [
    piece("a.html", "Apart", `${between} The grid is shown. ${between} Margins are set here.`),
    piece("b.html", "Near", `${between} ${between} The grid starts at the margins.`),
  ];
  expect(ranked("grid margins", pieces)).toEqual(["Near", "Apart"]);
});

test("rows of one table do not stand before what other sections say", () => {
  const rows = ["Snap to guides.", "Snap to guides too.", "Snap to guides and more."];
  const others = ["b", "c"].map((name) =>
    piece(`${name}.html`, name, "When lines are moved they may snap to guides of the page."),
  );
  const all = [...rows.map((text) => piece("a.html#keys", "Keys", text)), ...others];
  expect(ranked("snap to guides", all).slice(0, 3)).toEqual(["Keys", "b", "c"]);
});

test("nothing found is nothing ranked", () => {
  expect(ranked("anything", [])).toEqual([]);
});

test("what must be said together counts whole only where it is", () => {
  const together = [{ word: null, ways: [{ terms: termsOf("row security"), weight: 1 }] }];
  const pieces = [
    piece("a.html", "One", "Each row has a number."),
    piece("b.html", "Both", "Each row has its security."),
  ];
  const rarity = rarityOf(pieces.flatMap(({ says }) => Object.keys(says)));
  const [first, second] = rankChunks(together, rarity, pieces);
  expect(first?.chunk.title).toBe("Both");
  expect(first?.together[0]).toBeGreaterThan(1.5 * (second?.together[0] ?? 0));
});
