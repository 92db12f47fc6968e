import { fromHtml } from "hast-util-from-html";

export type HtmlRoot = ReturnType<typeof fromHtml>;
export type HtmlNode = HtmlRoot["children"][number];
export type HtmlElement = Extract<HtmlNode, { type: "element" }>;
export type HtmlParent = HtmlRoot | HtmlElement;

/** Any page as a tree; what is broken is mended as browsers do. */
export const parsePage = (html: string): HtmlRoot => fromHtml(html);

export const isElement = (node: HtmlNode): node is HtmlElement => node.type === "element";

/** A property as text; classes and other lists joined by spaces. */
export const attribute = (element: HtmlElement, name: string): string => {
  const value = element.properties[name];
  if (Array.isArray(value)) return value.join(" ");
  return value === undefined || value === null || value === false ? "" : String(value);
};

/** Class names and id in lower case: where generators say what an element is for. */
export const marks = (element: HtmlElement): string[] =>
  `${attribute(element, "className")} ${attribute(element, "id")}`
    .toLowerCase()
    .split(/\s+/u)
    .filter((mark) => mark !== "");

/** The id of an element, or the name of an old anchor. */
export const idOf = (element: HtmlElement): string | null => {
  const id = attribute(element, "id");
  if (id !== "") return id;
  return element.tagName === "a" ? attribute(element, "name") || null : null;
};

/** The elements right below. */
export const childElements = (parent: HtmlParent): HtmlElement[] => {
  const children: readonly HtmlNode[] = parent.children;
  return children.filter(isElement);
};

/** Every element below, in the order of the page. */
export function* elementsIn(parent: HtmlParent): Generator<HtmlElement> {
  for (const child of parent.children) {
    if (!isElement(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** The text below, white space as one space. */
export const textOf = (parent: HtmlParent): string => {
  const parts: string[] = [];
  const collect = (node: HtmlParent): void => {
    for (const child of node.children) {
      if (child.type === "text") parts.push(child.value);
      else if (isElement(child)) collect(child);
    }
  };
  collect(parent);
  return parts.join("").replaceAll(/\s+/gu, " ").trim();
};
