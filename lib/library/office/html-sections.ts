import {
  childElements,
  elementsIn,
  type HtmlElement,
  type HtmlRoot,
} from "#lib/library/html/html-tree.ts";
import type { ManualMap } from "#lib/library/html/manual-map.ts";
import { readHtml } from "#lib/library/html/read-html.ts";
import type { ManualSection } from "#lib/library/section-chunks.ts";

type Children = HtmlElement["children"];

export const htmlText = (value: string): Children[number] => ({ type: "text", value });

export const htmlElement = (
  tagName: string,
  children: Children,
  properties: HtmlElement["properties"] = {},
): HtmlElement => ({ type: "element", tagName, properties, children });

/** A formula in HTML that brings its TeX along. */
export const htmlFormula = (tex: string, isBlock: boolean): HtmlElement =>
  htmlElement(
    "math",
    [
      htmlElement("semantics", [
        htmlElement("annotation", [htmlText(tex)], { encoding: "application/x-tex" }),
      ]),
    ],
    isBlock ? { display: "block" } : {},
  );

/** Many documents mark no row of a table as its head: then it is the first. The tree is changed. */
const headTables = (tree: HtmlRoot): void => {
  for (const table of elementsIn(tree)) {
    if (table.tagName !== "table") continue;
    const inner = [...elementsIn(table)];
    const first = inner.find(({ tagName }) => tagName === "tr");
    if (first === undefined || inner.some(({ tagName }) => tagName === "th")) continue;
    for (const cell of childElements(first)) if (cell.tagName === "td") cell.tagName = "th";
  }
};

/** The sections of a document that is one page of HTML, below the document's title. */
export const htmlSections = (path: string, title: string, tree: HtmlRoot): ManualSection[] => {
  headTables(tree);
  const map: ManualMap = {
    repeated: new Set(),
    titleOf: () => title,
    above: () => [],
    listed: () => new Map(),
    terms: () => [],
    isLeftOut: () => false,
  };
  return readHtml(path, tree, map);
};
