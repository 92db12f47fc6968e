import fc from "fast-check";
import { expect, test } from "vitest";
import { type HtmlParent, parsePage } from "./html-tree.ts";

const depthOf = (parent: HtmlParent): number =>
  Math.max(
    0,
    ...parent.children.map((child) => (child.type === "element" ? 1 + depthOf(child) : 0)),
  );

const textsOf = (parent: HtmlParent): string =>
  parent.children
    .map((child) =>
      child.type === "text" ? child.value : child.type === "element" ? textsOf(child) : "",
    )
    .join(" ");

const tags = "div section ul li blockquote b span a p table td details custom-part".split(" ");

test("what is nested too deep has all its text, in its order, and no depth", () => {
  const run = fc.tuple(fc.constantFrom(...tags), fc.integer({ min: 1, max: 120 }));
  fc.assert(
    fc.property(fc.array(run, { minLength: 1, maxLength: 12 }), (runs) => {
      const open = runs.flatMap(([tag, times]) => Array.from({ length: times }, () => tag));
      const opened = open.map((tag, at) => `<${tag}>${tag === "table" ? "" : `w${at} `}`).join("");
      const closed = open.toReversed().map((tag, at) => `</${tag}>v${at} `);
      const html = `<!doctype html><body>${opened}${closed.join("")}`;
      const tree = parsePage(html);
      expect(depthOf(tree)).toBeLessThan(210);
      const words = textsOf(tree).match(/[vw]\d+/g) ?? [];
      const written = html.match(/[vw]\d+(?= )/g) ?? [];
      expect(words.toSorted()).toEqual(written.toSorted());
    }),
    { numRuns: 60 },
  );
});

test("what is too deep stands where it stood, paragraphs apart", () => {
  const inner = "<p>One</p><div>Two</div><div>Three <b>four</b></div><ul><li>Five</li></ul>";
  const deep = parsePage(`<body>${"<div>".repeat(500)}${inner}${"</div>".repeat(500)}Six`);
  expect(textsOf(deep).match(/\w+/g)?.join(" ")).toBe("One Two Three four Five Six");
  const lists = parsePage(`<body>${"<ul><li>a".repeat(40)}${"b</li></ul>".repeat(40)}`);
  expect(textsOf(lists).replaceAll(/\s/g, "")).toBe("a".repeat(40) + "b".repeat(40));
});

test("a page as people write them stays as it is", () => {
  const list = `${"<ul><li>a".repeat(12)}${"</li></ul>".repeat(12)}`;
  const tree = parsePage(`<body>${"<div>".repeat(80)}${list}<p>A <b>b</b></p>`);
  expect(depthOf(tree)).toBe(2 + 80 + 24);
});
