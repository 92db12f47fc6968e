import { expect, test } from "vitest";
import { packDescription } from "#lib/schemas/library.ts";
import { describedBy, draftOf, productOfFile, wrongVersion } from "./pack-fields.tsx";

const pack = packDescription.parse({
  product: "Ableton Live",
  titles: { en: "Live", ru: "Лайв" },
  versions: ["11", "12.0.5"],
  editions: ["Lite", "Suite"],
});

test("a description that is only looked at stays as it is", () => {
  expect(describedBy(draftOf(pack), pack)).toEqual(pack);
});

test("another product loses the names of the one before", () => {
  expect(describedBy({ ...draftOf(pack), product: " Bitwig " }, pack)).toMatchObject({
    product: "Bitwig",
    titles: {},
  });
});

test("lists take commas, semicolons and lines, and each name once", () => {
  const draft = { ...draftOf(pack), versions: "2.8, 2.10;3\n3", editions: " Lite ,, Suite" };
  const described = describedBy(draft, null);
  expect(described.versions).toEqual(["2.8", "2.10", "3"]);
  expect(described.editions).toEqual(["Lite", "Suite"]);
  expect(packDescription.safeParse(described).success).toBe(true);
});

test("what is no version is named", () => {
  expect(wrongVersion({ ...draftOf(pack), versions: "2.8, newest, 3" })).toBe("newest");
  expect(wrongVersion({ ...draftOf(pack), versions: "" })).toBeNull();
});

test.each([
  ["gimp-2.10-manual.zip", "Gimp"],
  ["PostgreSQL_15_Reference_Manual.pdf", "PostgreSQL"],
  ["Blender user guide.md", "Blender"],
  ["2.10.zip", ""],
])("%s is about %s", (file, product) => {
  expect(productOfFile(file)).toBe(product);
});
