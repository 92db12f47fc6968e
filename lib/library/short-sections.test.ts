import { expect, test } from "vitest";
import { introducedPieces, withIntroductions } from "./short-sections.ts";

const section = (page: string, path: string, text: string) => {
  const titles = path.split(" > ");
  const title = titles.pop() ?? "";
  return {
    ...{ id: `${page} ${title}`, title, headingPath: titles, address: `${page}.html#${title}` },
    ...{ text, length: text.length, part: 1, totalParts: 1, innerAddresses: [], indexTerms: [] },
  };
};
const long = "It is told here how that is done. ".repeat(6).trim();
const told = (sections: ReturnType<typeof section>[]) =>
  introducedPieces(sections).map(({ piece, short }) => [
    piece.title,
    ...short.map((one) => one.title),
  ]);

test("a short section is told with the first one below it, and one of many pages with the next beside it", () => {
  const pages = ["a", "b", "c", "d", "e"].flatMap((page) => [
    section(page, `Filters > ${page}`, long),
    section(page, `Filters > ${page} > Activating`, "**Filters → Blur**."),
    section(page, `Filters > ${page} > Options`, long),
  ]);
  expect(told(pages)).toEqual(Array.from({ length: 5 }, () => ["Options", "Activating"]));
  expect(told(pages.slice(3))).toEqual([]);
  // Of two hundred pages five say little of what a title is.
  const others = Array.from({ length: 200 }, (_, at) => section(`p${at}`, `Page ${at}`, long));
  expect(told([...pages, ...others])).toEqual([]);
  expect(
    told([
      section("f", "Export", "There are two ways:"),
      section("f", "Export > As a picture", "See below."),
      section("f", "Export > As a picture > PNG", long),
      section("f", "Export > As text", long),
    ]),
  ).toEqual([["PNG", "Export", "As a picture"]]);
});

test("what stands for itself is no introduction: another page, a title of its own, a long text, a part", () => {
  const child = section("a", "Export > PNG", long);
  expect(told([section("b", "Export", "There are two ways:"), child])).toEqual([]);
  expect(told([section("a", "Export", long), child])).toEqual([]);
  expect(told([section("a", "Export > Delete", "Deletes the row."), child])).toEqual([]);
  expect(told([{ ...section("a", "Export", "Ways:"), totalParts: 2 }, child])).toEqual([]);
  expect(told([section("a", "Export", "There are two ways:")])).toEqual([]);
  expect(
    told([section("a", "Export", "Ways:"), section("a", "Export > PNG", "See below.")]),
  ).toEqual([]);
});

test("the joined text keeps every word, names sections beside it, and is found by their addresses", () => {
  const joined = withIntroductions({
    piece: section("a", "Blur > Options", "Radius."),
    short: [
      section("a", "Blur", "Makes it soft."),
      section("a", "Blur > Activating", "**Filters → Blur**."),
    ],
  });
  expect(joined).toMatchObject({
    title: "Options",
    address: "a.html#Options",
    text: "Makes it soft.\n\n**Activating**\n\n**Filters → Blur**.\n\nRadius.",
    innerAddresses: ["a.html#Blur", "a.html#Activating"],
  });
});
